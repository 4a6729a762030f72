import { makeReason, type Reason } from '../../record/reasons.js'
import type { Pair } from '../../record/record.js'
import { type ChangeEngine, endsBefore } from '../../stats/engine/inversion.js'
import { countSecondRounds } from '../../stats/sequential/second-stage.js'
import { once } from '../../util/once.js'
import {
  type AssessedRun,
  type Assessment,
  blank,
  type Circumstances,
  type Confirmation,
  type Correction,
  type Inference,
  type Inferred,
  isInferred,
  type Judgement,
  ownThreshold,
  type Tested,
} from '../assessment.js'
import { type LogChange, toChange } from '../change.js'
import type { Change } from '../finding.js'
import { chooseEngine, makeInference } from '../inference.js'
import { makeJudgedSeries } from '../judged-clock.js'
import { findAbsence, listStages, needsConfirmation, startOfSecond } from '../second-stage.js'
import { indexSeries, keyOf, type Series } from '../series.js'
import { findClock } from '../steps.js'
import { isCalled } from '../verdict.js'
import { compareSides, describeSeries } from './1-describe.js'
import { testCopies } from './2-test-controls.js'
import {
  chanceBeyond,
  estimateBias,
  listControlResults,
  makeCircumstances,
  reachOf,
  widen,
} from './3-estimate-offsets.js'
import { correctBy } from './5-correct-for-many.js'
import { decideAssessment, judgeAssessment } from './6-decide.js'
import { applyGuards, guardsOf } from './7-guard-run.js'

/** Judges by both stages of measuring what has to be confirmed by a second one. */
export function confirm(runs: readonly AssessedRun[]): readonly AssessedRun[] {
  const confirmations = confirmAll(runs)
  if (confirmations.size === 0) return runs
  return runs.map(run => {
    const guards = guardsOf(run)
    const assessments = run.assessments.map(one => {
      const confirmation = confirmations.get(one)
      if (confirmation === undefined) return one
      const judgement = applyGuards(judgeConfirmation(confirmation, one, run), guards, one.series)
      return { ...one, confirmation, judgement }
    })
    return { ...run, assessments }
  })
}

/**
 * Confirms the candidate changes of `runs` by both stages. One correction covers everything that is judged in any of them, where what was no
 * candidate counts with a p of 1. A second stage that was not run, or that says nothing, confirms nothing.
 */
export function confirmAll(runs: readonly AssessedRun[]): ReadonlyMap<Assessment, Confirmation> {
  const candidates = findCandidateChanges(runs)
  if (candidates.length === 0) return new Map()
  const pooled = new Map<Assessment | Tested, Confirmation>(
    runs.flatMap(run =>
      poolStages(
        run,
        candidates.filter(one => one.run === run),
      ),
    ),
  )
  const corrections = correctBy(runs, one => pooled.get(one)?.assessment.inference.p ?? 1)
  return new Map(
    candidates.map(({ uncorrected }) => {
      const known = pooled.get(uncorrected)
      const { assessment, second, isSame } = known ?? { assessment: uncorrected, second: undefined, isSame: false }
      const correction = corrections.get(uncorrected)
      return [uncorrected, { assessment: { ...assessment, control: undefined, correction }, second, isSame }]
    }),
  )
}

/** The second stage counts as the same change up to this p, if it has the same direction. */
const mostP = 0.1

function poolStages(
  run: AssessedRun,
  candidates: readonly CandidateChange[],
): readonly (readonly [Assessment, Confirmation])[] {
  // The series of all stages take a while.
  if (candidates.length === 0) return []
  const { whole } = run
  const { confidence } = whole.settings
  const seconds = measureAgain(run, candidates)
  const { controls } = testCopies(
    seconds.map(({ alone }) => alone),
    confidence,
  )
  const judged = run.assessments.filter(({ role }) => role === 'judged')
  const controlled = seconds.map(({ alone }) => ({ ...alone, control: controls.get(alone) }))
  const circumstancesOf = makeCircumstances(
    whole,
    [judged, controlled].flatMap(assessments => listControlResults(assessments, whole)),
  )
  return seconds.map(({ candidate: { uncorrected, exact }, alone: { series }, both, all }) => {
    const own = compareSides(series)
    const engine = poolEngines(all, [
      { engine: uncorrected.engine, rounds: uncorrected.series.rounds.length },
      { engine: own, rounds: series.rounds.length },
    ])
    const circumstances = circumstancesOf(both.series.numbers)
    const inference = inferFromBoth(engine, circumstances, exact.p)
    const { shortage } = uncorrected
    const clock = findClock(both.series)
    const log = { estimate: own.estimate, ...own.interval(confidence) }
    const confirmation: Confirmation = {
      assessment: { ...uncorrected, ...both, ...{ shortage, engine, circumstances, inference, clock } },
      second: { rounds: series.rounds.length, change: toChange(log, series.metric.better, confidence) },
      isSame: own.p <= mostP && Math.sign(own.estimate) === Math.sign(exact.estimate),
    }
    return [uncorrected, confirmation]
  })
}

/** The second stage of each candidate alone and both stages together, with the engine over all rounds, where they have numbers. */
function measureAgain({ whole }: AssessedRun, candidates: readonly CandidateChange[]) {
  const start = startOfSecond(listStages(whole)) ?? Infinity
  const table = makeJudgedSeries(whole)
  const index = indexSeries(table)
  return candidates.flatMap(candidate => {
    const { series, control } = candidate.uncorrected
    const found = index.get(keyOf(series))
    if (found === undefined) return []
    const both = describeSeries(found, table, whole)
    const alone = describeSeries(takeFrom(found, start), table, whole)
    if (both.basis.kind !== 'inference' || alone.basis.kind !== 'inference') return []
    return [{ candidate, alone, both, all: chooseEngine(both.basis.change, control?.failed ?? false) }]
  })
}

function takeFrom(series: Series, start: number): Series {
  const from = series.numbers.filter(number => number < start).length
  return { ...series, rounds: series.rounds.slice(from), numbers: series.numbers.slice(from), runners: [], breaks: [] }
}

/** Judges a candidate change. What was not confirmed stays open. */
function judgeConfirmation(
  { assessment, second, isSame }: Confirmation,
  { control }: Assessment,
  { record, whole }: AssessedRun,
): Judgement {
  const judged = judgeAssessment(assessment, record)
  const found = {
    ...judged,
    ...(control?.change ? { control: control.change } : {}),
    ...(second ? { secondStage: second } : {}),
  }
  if (second !== undefined && isSame && (isCalled(judged.verdict) || judged.doubt !== undefined)) return found
  const reason = makeReason('not-confirmed', { because: describeSecond(second?.change, whole) })
  return { ...found, verdict: 'inconclusive', doubt: 'unconfirmed', reason, roundsToSettle: null }
}

/** What a second installation showed instead, or why there is none of it. */
function describeSecond(change: Change | null | undefined, whole: Pair): Reason {
  if (!change) return makeReason('no-second-installation', { absence: findAbsence({ ...whole, ...listStages(whole) }) })
  const { value, low, high } = change
  return makeReason('second-installation', { value, low, high })
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
    const own = reach(confidence)
    return { estimate, low: estimate - own, high: estimate + own }
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
  readonly run: AssessedRun
  readonly uncorrected: Inferred
  /** Inference by the exact test alone. */
  readonly exact: Inference
  /** Level of the interval that was judged by. */
  readonly level: number
}

/** Makes the tests of `runs` by the exact test alone, as if these copies were all that there may be; each when it is asked for. */
export function makeExactTests(runs: readonly AssessedRun[]) {
  const known = new Map<Tested, Inference>()
  const of = (one: Tested): Inference => {
    if (!('engine' in one && one.engine)) return one.inference
    const found = known.get(one) ?? makeInference(one.engine, { ...one.circumstances, bias: null })
    known.set(one, found)
    return found
  }
  const corrections = once(() => correctBy(runs, one => of(one).p))
  /** The correction for many of what these tests find. */
  const correctionOf = (one: Inferred): Correction | undefined => corrections().get(one)
  return {
    ...{ of, correctionOf },
    /** Assesses a change by its exact test, whether or not the control has failed. */
    assess: (one: Inferred, correction = correctionOf(one)): Inferred => ({
      ...one,
      ...{ control: undefined, inference: of(one), correction },
    }),
  }
}

export type ExactTests = ReturnType<typeof makeExactTests>

/**
 * Finds the changes that a second stage has to confirm: those that would be called one if these copies were all that there may be. An
 * improvement that cannot be one for another reason is not among them.
 */
export function findCandidateChanges(runs: readonly AssessedRun[]): readonly CandidateChange[] {
  const tests = makeExactTests(runs)
  return runs
    .filter(({ record }) => needsConfirmation(record))
    .flatMap(run => {
      const guards = guardsOf(run)
      return run.assessments.flatMap(uncorrected => {
        if (uncorrected.role !== 'judged' || !isInferred(uncorrected)) return []
        const assessment = tests.assess(uncorrected)
        const { called } = decideAssessment(assessment, run.record)
        if (!isCalled(called.verdict)) return []
        const { verdict } = applyGuards({ ...blank, ...called }, guards, uncorrected.series)
        const level = assessment.correction!.level
        return verdict === 'not-comparable' ? [] : [{ run, uncorrected, exact: assessment.inference, level }]
      })
    })
}

/** Counts the rounds that the second stage of `candidates` takes. */
export function countRounds(candidates: readonly CandidateChange[]): number {
  return countSecondRounds(
    candidates.map(({ run, uncorrected, exact, level }) => {
      const { series, engine } = uncorrected
      const threshold = ownThreshold(uncorrected, run.record)
      const { estimate, low, high } = exact.interval(level)
      const isMore = estimate > 0 === (series.metric.better !== 'higher')
      // No change is less than −100%.
      const least = isMore ? Math.log1p(threshold) : -Math.log1p(-Math.min(threshold, 0.99))
      const size = Math.max(least, estimate > 0 ? low : -high)
      return { rounds: series.rounds.length, standardError: engine.standardError, size, least }
    }),
  )
}
