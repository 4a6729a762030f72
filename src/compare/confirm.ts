import { percentInterval, percentWithin } from '../metrics/scale.js'
import type { Pair } from '../record/record.js'
import type { ChangeEngine } from '../stats/engine/inversion.js'
import { endsBefore } from '../stats/engine/inversion.js'
import { countSecondRounds } from '../stats/sequential/second-stage.js'
import { type Corrections, correctBy, listControlResults } from './assess.js'
import type { AssessedRecord, Assessment, Tested, UncorrectedAssessment } from './assessment.js'
import { type LogChange, toChange } from './change.js'
import { type Comparison, compareSides, makeComparison } from './comparison.js'
import type { Correction } from './correct-for-many.js'
import { blank, decideAssessment, isCalled, type Judgement, judgeAssessment } from './decide.js'
import { ownThreshold } from './describe.js'
import {
  type Circumstances,
  chanceBeyond,
  estimateBias,
  makeCircumstances,
  reachOf,
  widen,
} from './estimate-offsets.js'
import type { SecondStage } from './finding.js'
import { chooseEngine, type Inference, makeInference } from './inference.js'
import { applyGuards, findMoved, findRunGuards } from './run-guards.js'
import { makeSeries, type Series, type SeriesTable } from './series.js'
import { type Absence, findAbsence, listStages, needsConfirmation, startOfSecond } from './stages.js'
import { makeControls } from './test-controls.js'
import { findClock } from './trust/spread.js'

/** The judgement of a candidate change by both stages. */
export interface Confirmation {
  readonly candidate: CandidateChange
  /** Evidence of its verdict: of both stages, if there were two. */
  readonly assessment: Assessment
  /** The second stage. Undefined if there was none, or if it has no values of this benchmark. */
  readonly second: SecondStage | undefined
  /** True if the second stage shows the same change. */
  readonly isSame: boolean
}

/** Confirmations by the comparison of the first stage. */
export type Confirmations = ReadonlyMap<Comparison, Confirmation>

/**
 * Judges the candidate changes of `assessedRecords` by both stages. One correction covers everything that is judged in any of them. What was none counts
 * in it with a p of 1.
 */
export function confirmAll(assessedRecords: readonly AssessedRecord[]): Confirmations {
  const candidates = findCandidateChanges(assessedRecords)
  const pooled = new Map(
    assessedRecords.flatMap(assessed => [
      ...poolStages(
        assessed,
        candidates.filter(one => one.assessed === assessed),
      ),
    ]),
  )
  const corrections = correctBy(assessedRecords, one => pooled.get(one)?.assessment.inference.p ?? 1)
  return new Map(
    candidates.map(candidate => {
      const { uncorrected } = candidate
      const correction = corrections.get(uncorrected)
      const { assessment, ...found } = pooled.get(uncorrected) ?? leaveOpen(candidate)
      return [uncorrected.comparison, { candidate, ...found, assessment: { ...assessment, correction } }]
    }),
  )
}

type Pooled = Pick<Confirmation, 'second' | 'isSame'> & { readonly assessment: Omit<Assessment, 'correction'> }

/** A second stage that was not run, or that says nothing, confirms nothing. */
function leaveOpen({ uncorrected }: CandidateChange): Pooled {
  return { assessment: { ...uncorrected, control: undefined }, second: undefined, isSame: false }
}

/** The results of both stages together, by what was tested in the first one. */
function poolStages(assessed: AssessedRecord, candidates: readonly CandidateChange[]): ReadonlyMap<Tested, Pooled> {
  const { whole } = assessed
  // The series of all stages take a while.
  if (candidates.length === 0) return new Map()
  const start = startOfSecond(listStages(whole)) ?? Infinity
  const table = makeSeries(whole)
  const seconds = makeSeconds(assessed, candidates, { table, start })
  const { controls } = makeControls(
    seconds.map(({ alone }) => alone),
    whole.settings.confidence,
  )
  const circumstancesOf = makeCircumstances(whole, [
    ...listControlResults(assessed.controls, assessed.judged, whole),
    ...listControlResults(
      controls,
      seconds.map(({ alone }) => alone),
      whole,
    ),
  ])
  return new Map(
    seconds.map(({ candidate, alone, both, all }) => {
      const { uncorrected, exact } = candidate
      const { series } = both
      const own = compareSides(alone.series)
      const engine = poolEngines(all, [
        { engine: uncorrected.engine, rounds: uncorrected.comparison.series.rounds.length },
        { engine: own, rounds: alone.series.rounds.length },
      ])
      const inference = inferFromBoth(engine, circumstancesOf(series.numbers), exact.p)
      const assessment = {
        ...uncorrected,
        comparison: both,
        engine,
        inference,
        clock: findClock(series),
        control: undefined,
      }
      return [
        uncorrected,
        { assessment, second: describeSecond(own, alone.series, whole), isSame: isSame(own, exact.estimate) },
      ]
    }),
  )
}

interface Second {
  readonly candidate: CandidateChange
  /** The second stage. */
  readonly alone: Comparison
  /** Both stages. */
  readonly both: Comparison
  /** Over the rounds of both. */
  readonly all: ChangeEngine
}

/** The candidates that can be compared in the second stage, and in both together. */
function makeSeconds(
  { controls }: AssessedRecord,
  candidates: readonly CandidateChange[],
  { table, start }: { readonly table: SeriesTable; readonly start: number },
): readonly Second[] {
  return candidates.flatMap(candidate => {
    const { comparison } = candidate.uncorrected
    const whole = table.series.find(one => isSameSeries(one, comparison.series))
    if (whole === undefined) return []
    const [both, alone] = [whole, takeSecond(whole, start)].map(series => makeComparison(series, table)) as [
      Comparison,
      Comparison,
    ]
    if (both.basis.kind !== 'inference' || alone.basis.kind !== 'inference') return []
    const all = chooseEngine(both.basis.change, controls.get(comparison)?.failed ?? false)
    return [{ candidate, alone, both, all }]
  })
}

function isSameSeries(one: Series, other: Series): boolean {
  return one.benchmark === other.benchmark && one.metric.name === other.metric.name
}

/** The part of `series` from the round with this number on. */
function takeSecond(series: Series, start: number): Series {
  const from = series.numbers.filter(number => number < start).length
  return { ...series, rounds: series.rounds.slice(from), numbers: series.numbers.slice(from), runners: [], breaks: [] }
}

function describeSecond(
  engine: ChangeEngine,
  { metric, rounds }: Series,
  { settings: { confidence } }: Pair,
): SecondStage {
  const log = { estimate: engine.estimate, ...engine.interval(confidence) }
  return { rounds: rounds.length, change: toChange(log, metric.better, confidence) }
}

const mostP = 0.1

/** Returns whether the second stage alone points in the same direction. */
function isSame({ p, estimate }: ChangeEngine, first: number): boolean {
  return p <= mostP && Math.sign(estimate) === Math.sign(first)
}

/** Judges a candidate change. What was not confirmed stays open. */
export function judgeConfirmation({ candidate, assessment, second, isSame }: Confirmation, record: Pair): Judgement {
  const control = candidate.assessed.controls.get(candidate.uncorrected.comparison)?.change
  const judged = judgeAssessment(assessment, record)
  const found = { ...judged, ...(control ? { control } : {}), ...(second ? { secondStage: second } : {}) }
  if (second !== undefined && isSame && (isCalled(judged.verdict) || judged.doubt !== undefined)) return found
  const { whole } = candidate.assessed
  const why = second === undefined ? absences[findAbsence({ ...whole, ...listStages(whole) })] : describe(second)
  const reason = `not confirmed: ${why}`
  return { ...found, verdict: 'inconclusive', doubt: 'unconfirmed', reason, roundsToSettle: null }
}

function describe({ change }: SecondStage): string {
  if (change === null) return 'a second installation showed nothing'
  const { value, low, high } = change
  return `a second installation showed ${percentWithin(value, low, high)} ${percentInterval(low, high)}`
}

const absences: Readonly<Record<Absence, string>> = {
  numbers: 'it could not be compared on a second installation',
  copies: 'the copies could not be installed again',
  time: 'no time for a second installation',
  interrupted: 'there was no second installation',
  failing: 'there was no second installation',
  unknown: 'there was no second installation',
}

/**
 * The inference from both stages together: by noise, and by what the controls of both show of installations. The first stage had to
 * reject by its exact test, whose repeated p is `firstP`; p is the larger of the two.
 *
 * The interval has no looks in it, since the rounds of the second stage are as many as the first one asked for, whatever they show.
 */
function inferFromBoth(engine: ChangeEngine, circumstances: Circumstances, firstP: number): Inference {
  const { bias, weight } = circumstances
  const offsets = bias ?? estimateBias([])
  const { estimate, standardError } = engine
  const uncertainty = { standardError, weight }
  const reach = (confidence: number): number => reachOf(offsets, uncertainty, 1 - confidence)
  const p = Math.max(firstP, chanceBeyond(offsets, uncertainty, Math.abs(estimate)))
  const interval = (confidence: number): LogChange => {
    const own = reach(confidence)
    return { estimate, low: estimate - own, high: estimate + own }
  }
  return {
    p,
    pUpTo: () => p,
    estimate,
    standardError: widen(offsets, uncertainty),
    interval,
    excludes: (bound, end, confidence) => endsBefore(interval(confidence), bound, end),
    reach,
  }
}

/** The engine of one stage, and how many rounds it is over. */
interface StageEngine {
  readonly engine: ChangeEngine
  readonly rounds: number
}

/**
 * Pools the engines of two stages: every round counts alike. Scores over all rounds at once would take copies that differ for two modes of
 * the noise, and choose one of them. The levels come from `both`, the engine over all rounds.
 */
function poolEngines(both: ChangeEngine, stages: readonly StageEngine[]): ChangeEngine {
  const total = stages.reduce((sum, { rounds }) => sum + rounds, 0)
  const shares = stages.map(({ engine, rounds }) => ({ engine, share: rounds / total }))
  return {
    p: both.p,
    interval: confidence => both.interval(confidence),
    excludes: (bound, end, confidence) => both.excludes(bound, end, confidence),
    levelled: () => both.levelled(),
    byRanks: () => both.byRanks(),
    estimate: shares.reduce((sum, { engine, share }) => sum + share * engine.estimate, 0),
    standardError: Math.hypot(...shares.map(({ engine, share }) => share * engine.standardError)),
  }
}

/** A change that a second stage has to confirm. */
export interface CandidateChange {
  readonly assessed: AssessedRecord
  readonly uncorrected: UncorrectedAssessment
  /** Inference by the exact test alone. */
  readonly exact: Inference
  /** Level of the interval that was judged by. */
  readonly level: number
}

/** The inferences of `assessedRecords` by the exact test alone, as if these copies were all that there may be. */
export class ExactTests {
  readonly #assessedRecords: readonly AssessedRecord[]
  readonly #known = new Map<Tested, Inference>()
  #corrections: Corrections | undefined

  constructor(assessedRecords: readonly AssessedRecord[]) {
    this.#assessedRecords = assessedRecords
  }

  of(one: Tested): Inference {
    if (!('circumstances' in one)) return one.inference
    const found = this.#known.get(one) ?? makeInference(one.engine, { ...one.circumstances, bias: null })
    this.#known.set(one, found)
    return found
  }

  /** The correction for many of what these tests find. */
  correctionOf(one: Tested): Correction | undefined {
    this.#corrections ??= correctBy(this.#assessedRecords, tested => this.of(tested).p)
    return this.#corrections.get(one)
  }

  /** Assesses a change by its exact test, whether or not the control has failed. */
  assessExactly(
    uncorrected: UncorrectedAssessment,
    correction = this.correctionOf(uncorrected),
  ): Assessment & UncorrectedAssessment {
    return { ...uncorrected, inference: this.of(uncorrected), correction, control: undefined }
  }
}

/**
 * Finds the changes that a second stage has to confirm: those that would be called one if these copies were all that there may be. An
 * improvement that cannot be one for another reason is not among them.
 */
export function findCandidateChanges(assessedRecords: readonly AssessedRecord[]): readonly CandidateChange[] {
  const confirming = assessedRecords.filter(({ record }) => needsConfirmation(record))
  if (confirming.length === 0) return []
  const tests = new ExactTests(assessedRecords)
  return confirming.flatMap(assessed => {
    const { inferences, judged, record, table } = assessed
    const runGuards = findRunGuards(record, table, findMoved(assessed))
    return inferences.flatMap(uncorrected => {
      const { comparison } = uncorrected
      if (!judged.has(comparison)) return []
      const assessment = tests.assessExactly(uncorrected)
      const { called } = decideAssessment(assessment, record)
      if (!isCalled(called.verdict)) return []
      if (applyGuards({ ...blank, ...called }, runGuards, comparison).verdict === 'not-comparable') return []
      return [{ assessed, uncorrected, exact: assessment.inference, level: assessment.correction!.level }]
    })
  })
}

/** Counts the rounds that the second stage of `candidates` takes. */
export function countRounds(candidates: readonly CandidateChange[]): number {
  return countSecondRounds(
    candidates.map(({ assessed, uncorrected, exact, level }) => {
      const { comparison, engine } = uncorrected
      const threshold = ownThreshold(comparison, assessed.record)
      const { estimate, low, high } = exact.interval(level)
      const isMore = estimate > 0 === (comparison.series.metric.better !== 'higher')
      const least = isMore ? Math.log1p(threshold) : -Math.log1p(-Math.min(threshold, almostAll))
      const size = Math.max(least, estimate > 0 ? low : -high)
      return { rounds: comparison.series.rounds.length, standardError: engine.standardError, size, least }
    }),
  )
}

/** No change is less than −100%. */
const almostAll = 0.99
