import { percentInterval, percentWithin } from '../../metrics/scale.js'
import type { Pair } from '../../record/pair.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import { endsBefore } from '../../stats/engine/inversion.js'
import { type Comparison, compareSides, makeComparison } from '../comparison.js'
import { chanceBeyond, estimateBias, reachOf, widen } from '../controls/bias.js'
import { makeCircumstances } from '../controls/circumstances.js'
import { makeControls } from '../controls/control.js'
import { chooseEngine } from '../controls/engine-choice.js'
import type { Circumstances, Inference } from '../controls/inference.js'
import { makeSeries, type Series, type SeriesTable } from '../series.js'
import { findClock } from '../trust/spread.js'
import { type LogChange, toChange } from '../verdicts/change.js'
import { type Evidence, type Judgement, judgeEvidence } from '../verdicts/evidence.js'
import type { SecondStage } from '../verdicts/finding.js'
import { correctBy, listControlResults, type Tested, type Trial } from '../verdicts/trial.js'
import { isCalled } from '../verdicts/verdict.js'
import { type Absence, findAbsence } from './absence.js'
import { listStages, startOfSecond } from './stages.js'
import { findSuspects, type Suspect } from './suspects.js'

/** The judgement of a suspect by both stages. */
export interface Confirmation {
  readonly suspect: Suspect
  /** What bears on its verdict: of both stages, if there were two. */
  readonly evidence: Evidence
  /** The second stage. Undefined if there was none, or if it has no values of this benchmark. */
  readonly second: SecondStage | undefined
  /** Whether the second stage shows the same change. */
  readonly isSame: boolean
}

/** By the comparison of the first stage. */
export type Confirmations = ReadonlyMap<Comparison, Confirmation>

/**
 * Judges the suspects of `trials` by both stages. One correction covers everything that is judged in any of them. What was no suspect counts
 * in it with a p of 1.
 */
export function confirmAll(trials: readonly Trial[]): Confirmations {
  const suspects = findSuspects(trials)
  const pooled = new Map(
    trials.flatMap(trial => [
      ...poolStages(
        trial,
        suspects.filter(one => one.trial === trial),
      ),
    ]),
  )
  const corrections = correctBy(trials, one => pooled.get(one)?.evidence.inference.p ?? 1)
  return new Map(
    suspects.map(suspect => {
      const { untested } = suspect
      const correction = corrections.get(untested)
      const { evidence, ...found } = pooled.get(untested) ?? leaveOpen(suspect)
      return [untested.comparison, { suspect, ...found, evidence: { ...evidence, correction } }]
    }),
  )
}

type Pooled = Pick<Confirmation, 'second' | 'isSame'> & { readonly evidence: Omit<Evidence, 'correction'> }

/** A second stage that was not run, or that says nothing, confirms nothing. */
function leaveOpen({ untested }: Suspect): Pooled {
  return { evidence: { ...untested, control: undefined }, second: undefined, isSame: false }
}

/** The results of both stages together, by what was tested in the first one. */
function poolStages(trial: Trial, suspects: readonly Suspect[]): ReadonlyMap<Tested, Pooled> {
  const { whole } = trial
  // The series of all stages take a while.
  if (suspects.length === 0) return new Map()
  const start = startOfSecond(listStages(whole)) ?? Infinity
  const table = makeSeries(whole)
  const seconds = makeSeconds(trial, suspects, { table, start })
  const { controls } = makeControls(
    seconds.map(({ alone }) => alone),
    whole.settings.confidence,
  )
  const circumstancesOf = makeCircumstances(whole, [
    ...listControlResults(trial.controls, trial.judged),
    ...listControlResults(
      controls,
      seconds.map(({ alone }) => alone),
    ),
  ])
  return new Map(
    seconds.map(({ suspect, alone, both, all }) => {
      const { untested, exact } = suspect
      const { series } = both
      const own = compareSides(alone.series)
      const engine = poolEngines(all, [
        { engine: untested.engine, rounds: untested.comparison.series.rounds.length },
        { engine: own, rounds: alone.series.rounds.length },
      ])
      const inference = inferFromBoth(engine, circumstancesOf(series.numbers), exact.p)
      const evidence = {
        ...untested,
        comparison: both,
        engine,
        inference,
        clock: findClock(series),
        control: undefined,
      }
      return [
        untested,
        { evidence, second: describeSecond(own, alone.series, whole), isSame: isSame(own, exact.estimate) },
      ]
    }),
  )
}

interface Second {
  readonly suspect: Suspect
  /** The second stage. */
  readonly alone: Comparison
  /** Both stages. */
  readonly both: Comparison
  /** Over the rounds of both. */
  readonly all: ChangeEngine
}

/** The suspects that can be compared in the second stage, and in both together. */
function makeSeconds(
  { controls }: Trial,
  suspects: readonly Suspect[],
  { table, start }: { readonly table: SeriesTable; readonly start: number },
): readonly Second[] {
  return suspects.flatMap(suspect => {
    const { comparison } = suspect.untested
    const whole = table.series.find(one => isSameSeries(one, comparison.series))
    if (whole === undefined) return []
    const [both, alone] = [whole, takeSecond(whole, start)].map(series => makeComparison(series, table)) as [
      Comparison,
      Comparison,
    ]
    if (both.basis.kind !== 'inference' || alone.basis.kind !== 'inference') return []
    const all = chooseEngine(both.basis.change, controls.get(comparison)?.failed ?? false)
    return [{ suspect, alone, both, all }]
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

/** Judges a suspect. What was not confirmed stays open. */
export function judgeConfirmation({ suspect, evidence, second, isSame }: Confirmation, record: Pair): Judgement {
  const control = suspect.trial.controls.get(suspect.untested.comparison)?.change
  const judged = judgeEvidence(evidence, record)
  const found = { ...judged, ...(control ? { control } : {}), ...(second ? { secondStage: second } : {}) }
  if (second !== undefined && isSame && (isCalled(judged.verdict) || judged.doubt !== undefined)) return found
  const { whole } = suspect.trial
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
    ...{ p: both.p, interval: both.interval, excludes: both.excludes, levelled: both.levelled, byRanks: both.byRanks },
    estimate: shares.reduce((sum, { engine, share }) => sum + share * engine.estimate, 0),
    standardError: Math.hypot(...shares.map(({ engine, share }) => share * engine.standardError)),
  }
}
