import { makeReason, type Reason } from '../../record/reasons.js'
import type { Pair } from '../../record/record.js'
import { type ChangeEngine, endsBefore } from '../../stats/inversion.js'
import { countSecondRounds } from '../../stats/sequential/second-stage.js'
import { once } from '../../util/once.js'
import {
  blank,
  type Circumstances,
  type Confirmation,
  type Corrected,
  type Correction,
  type Hypothesis,
  type Inference,
  type Inferred,
  isInferred,
  type Judged,
  type JudgedRun,
  type Judgement,
  ownThreshold,
  type Tested,
  type TestedRun,
} from '../assessment.js'
import { boundOf, testControls } from '../control.js'
import type { Change } from '../finding.js'
import { chooseEngine, makeInference } from '../inference.js'
import { makeJudgedSeries } from '../judged-clock.js'
import { indexSeries, keyOf, type Series } from '../series.js'
import { compareSides, describeSeries } from '../stages/1-describe.js'
import { correctForMany } from '../stages/3-correct.js'
import { decideInferred, judgeInferred } from '../stages/4-decide.js'
import { applyGuards, findRunGuards } from '../stages/5-guard.js'
import { findClock } from '../steps.js'
import { isCalled, type LogChange, toChange, toLogs } from '../verdict.js'
import { chanceBeyond, estimateBias, listControlResults, makeCircumstances, reachOf, widen } from './offsets.js'
import { findAbsence, listChanged, listStages, needsConfirmation, startOfSecond } from './second-stage.js'

/** Judges by both stages of measuring what has to be confirmed by a second one. */
export function confirm(runs: readonly JudgedRun[]): readonly JudgedRun[] {
  const confirmations = confirmAll(runs)
  if (confirmations.size === 0) return runs
  return runs.map(run => {
    const guards = findRunGuards(run.record, run.table)
    const assessments = run.assessments.map((judged): Judged => {
      const confirmation = confirmations.get(judged)
      if (confirmation === undefined) return judged
      const judgement = applyGuards(judgeConfirmation(confirmation, judged, run), guards, judged.series)
      return { ...judged, confirmation, judgement }
    })
    return { ...run, assessments }
  })
}

/**
 * Confirms the candidate changes of `runs` by both stages. One correction covers everything that is judged in any of them, where what was no
 * candidate counts with a p of 1. A second stage that says nothing confirms nothing. Where none was run, a large change counts by the
 * exact test of the first.
 */
export function confirmAll(runs: readonly TestedRun[]): ReadonlyMap<Tested, Confirmation> {
  const candidates = findCandidateChanges(runs)
  if (candidates.length === 0) return new Map()
  const pooled = new Map<Hypothesis, PooledStages>(
    runs.flatMap(run =>
      poolStages(
        run,
        candidates.filter(candidate => candidate.run === run),
      ),
    ),
  )
  const large = new Map<Hypothesis, Inferred>(
    candidates
      .filter(isLargeAlone)
      .map(({ uncorrected, exact }) => [uncorrected, { ...uncorrected, inference: exact }]),
  )
  const corrections = correctForMany(
    runs,
    hypothesis => (large.get(hypothesis) ?? pooled.get(hypothesis)?.assessment)?.inference.p ?? 1,
  )
  return new Map(
    candidates.map(({ uncorrected }): [Tested, Confirmation] => {
      const correction = corrections.get(uncorrected)
      const alone = large.get(uncorrected)
      if (alone !== undefined)
        return [uncorrected, { assessment: { ...alone, correction }, second: undefined, isSame: false, isLarge: true }]
      const known = pooled.get(uncorrected)
      const { assessment, second, isSame } = known ?? { assessment: uncorrected, second: undefined, isSame: false }
      const judged = { ...assessment, control: undefined, correction }
      return [uncorrected, { assessment: judged, second, isSame, isLarge: false }]
    }),
  )
}

/** Returns whether no second stage says anything of a candidate, and it is too large to be about these copies only. */
function isLargeAlone({ run, uncorrected, exact, correction }: CandidateChange): boolean {
  if (startOfSecond(listStages(run.whole)) !== undefined) return false
  const alone = { ...uncorrected, inference: exact, correction }
  return isLarge(judgeInferred(alone, run.record), alone, ownThreshold(alone, run.record))
}

/** A confirmation before the correction for many. */
type PooledStages = Omit<Confirmation, 'assessment' | 'isLarge'> & { readonly assessment: Inferred }

/** The second stage counts as the same change up to this p, if it has the same direction. */
const mostP = 0.1

function poolStages(
  run: TestedRun,
  candidates: readonly CandidateChange[],
): readonly (readonly [Inferred, PooledStages])[] {
  // The series of all stages take a while.
  if (candidates.length === 0) return []
  const { whole } = run
  const { confidence } = whole.settings
  const seconds = measureAgain(run, candidates)
  const first = run.assessments.flatMap(tested =>
    tested.role === 'judged' && isInferred(tested) && tested.control ? [[tested, tested.control] as const] : [],
  )
  const second = testControls(
    seconds.map(({ alone }) => alone),
    confidence,
  ).controls
  const circumstancesOf = makeCircumstances(
    whole,
    [new Map(first), second].flatMap(controls => listControlResults(controls, whole)),
  )
  return seconds.map(({ candidate: { uncorrected, exact }, alone: { series }, both, all }) => {
    const result = compareSides(series)
    const engine = poolEngines(all, [
      { engine: uncorrected.engine, rounds: uncorrected.series.rounds.length },
      { engine: result, rounds: series.rounds.length },
    ])
    const circumstances = circumstancesOf(both.series.numbers)
    const inference = inferFromBoth(engine, circumstances, exact.p)
    const { shortage } = uncorrected
    const clock = findClock(both.series)
    const log = { estimate: result.estimate, ...result.interval(confidence) }
    const pooled: PooledStages = {
      assessment: { ...uncorrected, ...both, ...{ shortage, engine, circumstances, inference, clock } },
      second: { rounds: series.rounds.length, change: toChange(log, series.metric.better, confidence) },
      isSame: result.p <= mostP && Math.sign(result.estimate) === Math.sign(exact.estimate),
    }
    return [uncorrected, pooled]
  })
}

/** The second stage of each candidate alone and both stages together, with the engine over all rounds, where they have numbers. */
function measureAgain({ whole }: TestedRun, candidates: readonly CandidateChange[]) {
  const start = startOfSecond(listStages(whole)) ?? Infinity
  const table = makeJudgedSeries(whole)
  const index = indexSeries(table)
  return candidates.flatMap(candidate => {
    const { series, control } = candidate.uncorrected
    const confirming = index.get(keyOf(series))
    if (confirming === undefined) return []
    const both = describeSeries(confirming, table, whole)
    const alone = describeSeries(takeFrom(confirming, start), table, whole)
    if (both.basis.kind !== 'inference' || alone.basis.kind !== 'inference') return []
    return [{ candidate, alone, both, all: chooseEngine(both.basis.change, control?.failed ?? false) }]
  })
}

function takeFrom(series: Series, start: number): Series {
  const from = series.numbers.filter(number => number < start).length
  return { ...series, rounds: series.rounds.slice(from), numbers: series.numbers.slice(from), runners: [], breaks: [] }
}

/** Judges a candidate change. What was not confirmed stays open, unless it is large and nothing ran again, which is said then. */
function judgeConfirmation(
  { assessment, second, isSame, isLarge }: Confirmation,
  uncorrected: Tested,
  { record, whole }: TestedRun,
): Judgement {
  const judged = judgeInferred(assessment, record)
  const control = isInferred(uncorrected) ? uncorrected.control : undefined
  const confirming = {
    ...judged,
    ...(control?.change ? { control: control.change } : {}),
    ...(second ? { secondStage: second } : {}),
  }
  const isDecided = isCalled(judged.verdict) || judged.doubt !== undefined
  if (second !== undefined && isSame && isDecided) return confirming
  const reason = describeSecond(second?.change, whole)
  if (isLarge && isDecided) return { ...confirming, reason: judged.reason ?? reason }
  const { cause: _, ...open } = confirming
  return { ...open, verdict: 'inconclusive', doubt: 'unconfirmed', reason, roundsToSettle: null }
}

/** A change that nothing confirms must be so many times as large as what matters, and as what copies of one version differ by. */
const timesUnconfirmed = 2

/**
 * Returns whether a change is too large to be about these copies only: the near end of its interval is beyond twice the threshold, and beyond
 * twice what the A/A test bounds for either side (docs/decisions/7-second-stage.md).
 */
function isLarge({ change }: Judgement, { control }: Inferred, threshold: number): boolean {
  if (change === null || control === undefined) return false
  const { less, more } = toLogs(timesUnconfirmed * threshold, 'lower')
  const bound = timesUnconfirmed * boundOf(control)
  const [low, high] = [change.low, change.high].map(end => (end === null ? 0 : Math.log1p(end))) as [number, number]
  return low > Math.max(more, bound) || high < Math.min(less, -bound)
}

/** What a second installation showed instead, or why there is none of it. */
function describeSecond(change: Change | null | undefined, whole: Pair): Reason {
  if (!change) {
    const paths = listChanged(whole)
    const absence = findAbsence({ ...whole, ...listStages(whole) })
    return makeReason('no-second-installation', { absence, ...(paths.length > 0 ? { paths: [...paths] } : {}) })
  }
  const { value, low, high } = change
  return makeReason('not-confirmed', { because: makeReason('second-installation', { value, low, high }) })
}

/**
 * The inference from both stages together: by noise, and by what the controls of both show of installations. The first stage had to
 * reject by its exact test, whose repeated p is `firstP`; p is the larger of the two.
 *
 * The interval has no looks in it, since the rounds of the second stage are as many as the first one asked for, whatever they show.
 */
function inferFromBoth(engine: ChangeEngine, { bias, weight }: Circumstances, firstP: number): Inference {
  const offsets = bias ?? estimateBias([])
  const { estimate, standardError } = engine
  const uncertainty = { standardError, weight }
  const reach = (confidence: number): number => reachOf(offsets, uncertainty, 1 - confidence)
  const interval = (confidence: number): LogChange => {
    const result = reach(confidence)
    return { estimate, low: estimate - result, high: estimate + result }
  }
  const p = Math.max(firstP, chanceBeyond(offsets, uncertainty, Math.abs(estimate)))
  return {
    ...{ p, estimate, interval, reach },
    pUpTo: () => p,
    standardError: widen(offsets, uncertainty),
    excludes: (bound, end, confidence) => endsBefore(interval(confidence), bound, end),
    hasIslands: () => false,
  }
}

/**
 * Pools the engines of two stages: every round counts alike. Scores over all rounds at once would take copies that differ for two modes of
 * the noise, and choose one of them. The levels come from `both`, the engine over all rounds.
 */
function poolEngines(
  both: ChangeEngine,
  stages: readonly { readonly engine: ChangeEngine; readonly rounds: number }[],
): ChangeEngine {
  const total = stages.reduce((sum, { rounds }) => sum + rounds, 0)
  return {
    p: both.p,
    interval: confidence => both.interval(confidence),
    excludes: (bound, end, confidence) => both.excludes(bound, end, confidence),
    hasIslands: confidence => both.hasIslands(confidence),
    levelled: () => both.levelled(),
    byRanks: () => both.byRanks(),
    estimate: stages.reduce((sum, { engine, rounds }) => sum + (rounds / total) * engine.estimate, 0),
    standardError: Math.hypot(...stages.map(({ engine, rounds }) => (rounds / total) * engine.standardError)),
  }
}

/** A change that a second stage has to confirm. */
export interface CandidateChange {
  readonly run: TestedRun
  readonly uncorrected: Inferred
  /** Inference by the exact test alone. */
  readonly exact: Inference
  /** The correction for many by that test. */
  readonly correction: Correction
}

/** Makes the tests of `runs` by the exact test alone, as if these copies were all that there may be; each when it is asked for. */
export function makeExactTests(runs: readonly TestedRun[]) {
  const known = new Map<Hypothesis, Inference>()
  const of = (hypothesis: Hypothesis): Inference => {
    if (!('engine' in hypothesis && hypothesis.engine)) return hypothesis.inference
    const inference =
      known.get(hypothesis) ?? makeInference(hypothesis.engine, { ...hypothesis.circumstances, bias: null })
    known.set(hypothesis, inference)
    return inference
  }
  const corrections = once(() => correctForMany(runs, run => of(run).p))
  /** The correction for many of what these tests find. */
  const correctionOf = (inferred: Inferred): Correction | undefined => corrections().get(inferred)
  return {
    ...{ of, correctionOf },
    /** Assesses a change by its exact test, whether or not the control has failed. */
    assess: (inferred: Inferred, correction = correctionOf(inferred)): Corrected<Inferred> => ({
      ...inferred,
      ...{ control: undefined, inference: of(inferred), correction },
    }),
  }
}

export type ExactTests = ReturnType<typeof makeExactTests>

/**
 * Finds the changes that a second stage has to confirm: those that would be called one if these copies were all that there may be. An
 * improvement that cannot be one for another reason is not among them.
 */
export function findCandidateChanges(runs: readonly TestedRun[]): readonly CandidateChange[] {
  const tests = makeExactTests(runs)
  return runs
    .filter(({ record }) => needsConfirmation(record))
    .flatMap(run => {
      const guards = findRunGuards(run.record, run.table)
      return run.assessments.flatMap(uncorrected => {
        if (uncorrected.role !== 'judged' || !isInferred(uncorrected)) return []
        const assessment = tests.assess(uncorrected)
        const { called } = decideInferred(assessment, run.record)
        if (!isCalled(called.verdict)) return []
        const { verdict } = applyGuards({ ...blank, ...called }, guards, uncorrected.series)
        const correction = assessment.correction!
        return verdict === 'not-comparable' ? [] : [{ run, uncorrected, exact: assessment.inference, correction }]
      })
    })
}

/** Counts the rounds that the second stage of `candidates` takes. */
export function countRounds(candidates: readonly CandidateChange[]): number {
  return countSecondRounds(
    candidates.map(({ run, uncorrected, exact, correction }) => {
      const { series, engine } = uncorrected
      const threshold = ownThreshold(uncorrected, run.record)
      const { estimate, low, high } = exact.interval(correction.level)
      const isMore = estimate > 0 === (series.metric.better !== 'higher')
      // No change is less than −100%.
      const least = isMore ? Math.log1p(threshold) : -Math.log1p(-Math.min(threshold, 0.99))
      const size = Math.max(least, estimate > 0 ? low : -high)
      return { rounds: series.rounds.length, standardError: engine.standardError, size, least }
    }),
  )
}
