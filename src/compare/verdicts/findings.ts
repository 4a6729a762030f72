import type { Pair } from '../../record/pair.js'
import type { Comparison } from '../comparison.js'
import { makeCircumstances } from '../controls/circumstances.js'
import { type Control, type ControlSummary, listContenderControls, makeControls } from '../controls/control.js'
import { findMoved } from '../controls/control-benchmarks.js'
import { chooseEngine } from '../controls/engine-choice.js'
import { makeInference } from '../controls/inference.js'
import type { Growth } from '../growth/growth.js'
import { judgeGrowth, type OpenGrowth, openGrowths } from '../growth/judge.js'
import type { Series, SeriesTable } from '../series.js'
import { findWarnings } from '../trust/diagnostics.js'
import { describeVariation } from '../trust/spread.js'
import { toFraction } from './change.js'
import { type Correction, correct } from './correction.js'
import { describe, describeRuling } from './description.js'
import { blank, type Evidence, type Judgement, judgeEvidence } from './evidence.js'
import { type Finding, verdicts } from './finding.js'
import { findTick } from './intervals.js'
import { isJudged } from './judged.js'
import { findLevels } from './levels.js'
import { findOverruling, overrule, overruleGrowth } from './overruling.js'
import { judgeExactly } from './verdict.js'

/** The conclusions from the comparisons of one record. */
export interface JudgedTrial {
  readonly findings: readonly Finding[]
  /** Of each scan among them. */
  readonly growths: readonly Growth[]
  readonly control: ControlSummary
}

/** The comparisons of one record with all that bears on them, before the correction for many. */
export interface Trial {
  readonly record: Pair
  readonly table: SeriesTable
  readonly comparisons: readonly Comparison[]
  readonly judged: ReadonlySet<Comparison>
  readonly controls: ReadonlyMap<Comparison, Control>
  readonly control: ControlSummary
  readonly inferences: readonly Untested[]
  readonly growths: readonly OpenGrowth[]
}

/**
 * A finding for every comparison of each trial, regressed first and each group by size, and each trial's control over all that is
 * judged in it.
 *
 * In this order: controls, the bias that they show, p-values, the correction for many, intervals, verdicts, and what a failed control
 * makes of them. Only the correction looks at all trials at once; they must have the same confidence.
 */
export function makeFindings(trials: readonly Trial[]): readonly JudgedTrial[] {
  const corrections = correctAll(trials)
  return trials.map(trial => judgeTrial(trial, corrections))
}

/** Controls, the bias that they show, and p-values of the `comparisons` of `record`. */
export function makeTrial(comparisons: readonly Comparison[], table: SeriesTable, record: Pair): Trial {
  const { settings } = record
  const judged = new Set(comparisons.filter(one => isJudged(one.series, settings.metrics)))
  const { controls, summary } = makeControls([...judged], settings.confidence)
  const shown = [...controls, ...listContenderControls(judged)].map(([{ series }, { estimate, standardError }]) => ({
    ...{ numbers: series.numbers, estimate, standardError },
  }))
  const circumstancesOf = makeCircumstances(record, shown)
  const inferences = makeInferences(comparisons, controls, circumstancesOf)
  const { bias } = circumstancesOf(record.rounds.map((_, number) => number))
  const variance = bias?.variance ?? null
  const control = { ...summary, bias: variance === null ? null : toFraction(Math.sqrt(variance)) }
  return { record, table, comparisons, judged, controls, control, inferences, growths: openGrowths(judged, record) }
}

function judgeTrial(trial: Trial, corrections: Corrections): JudgedTrial {
  const { record, comparisons, judged, control } = trial
  const evidence = new Map(listEvidence(trial, corrections).map(one => [one.comparison, one]))
  const notes = findWarnings([...judged])
  const moved = findMoved(comparisons, trial.inferences, record)
  const overruling = findOverruling(record, trial.table, moved)
  const findings = comparisons.map(comparison => {
    const own = evidence.get(comparison)
    const isTold = judged.has(comparison) || moved.has(comparison)
    const found = judgeComparison(comparison, own, record)
    const judgement = isTold ? overrule(found, overruling, comparison) : found
    const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])]
    const levels = judgement.change === null ? undefined : findLevels(comparison, own?.engine)
    const shown = isTold ? { ...judgement, warnings } : withoutVerdict(judgement)
    const finding = { ...describe(comparison, levels), ...shown, ...describeRuling(comparison, trial) }
    return { ...finding, warnings: [...finding.warnings, ...describeVariation(finding)] }
  })
  const growths = trial.growths.flatMap(one => judgeGrowth(one, corrections.get(one), record) ?? [])
  return {
    findings: findings.sort(byVerdictAndSize),
    growths: growths.map(growth => overruleGrowth(growth, overruling)),
    control,
  }
}

/** Everything that bears on each inference of `trial`. */
export function listEvidence({ inferences, controls }: Trial, corrections: Corrections): readonly Evidence[] {
  return inferences.map(one => ({
    ...one,
    correction: corrections.get(one),
    control: controls.get(one.comparison),
  }))
}

/** Only what stood in the way of a verdict is told of what has none. */
function withoutVerdict({ cause: _, doubt: __, reason, ...judgement }: Judgement): Judgement {
  const told = reason !== undefined && judgement.verdict === 'incomparable' ? { reason } : {}
  return { ...judgement, ...told, verdict: null, roundsToSettle: null }
}

type Untested = Pick<Evidence, 'comparison' | 'engine' | 'inference' | 'shortage' | 'tick'>

function makeInferences(
  comparisons: readonly Comparison[],
  controls: ReadonlyMap<Comparison, Control>,
  circumstancesOf: ReturnType<typeof makeCircumstances>,
): readonly Untested[] {
  return comparisons.flatMap(comparison => {
    const { basis } = comparison
    if (basis.kind !== 'inference') return []
    const engine = chooseEngine(basis.change, controls.get(comparison)?.failed ?? false)
    const inference = makeInference(engine, circumstancesOf(comparison.series.numbers))
    return [{ comparison, engine, inference, shortage: basis.shortage, tick: findTick(comparison.series) }]
  })
}

/** A benchmark, or the growth over several, with its p-value. */
type Tested = Untested | OpenGrowth

export type Corrections = ReadonlyMap<Tested, Correction>

/** The correction for many over everything that is judged in any of `trials`. */
export function correctAll(trials: readonly Trial[]): Corrections {
  const judged: readonly Tested[] = trials.flatMap(({ inferences, judged, growths }) => [
    ...inferences.filter(one => judged.has(one.comparison)),
    ...growths.filter(({ isExact }) => !isExact),
  ])
  const tested = judged.filter(one => one.shortage === undefined)
  const corrections = correct(
    tested.map(one => one.inference.p),
    trials[0]?.record.settings.confidence ?? 0,
  )
  return new Map(tested.map((one, index) => [one, corrections[index]!]))
}

function judgeComparison({ basis, series }: Comparison, evidence: Evidence | undefined, record: Pair): Judgement {
  switch (basis.kind) {
    case 'obstacle':
      return { ...blank, verdict: 'incomparable', cause: basis.cause, reason: basis.reason }
    case 'exact':
      return { ...blank, ...judgeExactly(basis, series.metric.better, exactTolerance(series, record)) }
    case 'inference':
      return judgeEvidence(evidence!, record)
  }
}

function exactTolerance(
  { ruling }: Series,
  { settings }: Pair,
): { readonly threshold: number; readonly smallest: number } {
  return { threshold: ruling.threshold ?? settings.threshold, smallest: ruling.smallest?.value ?? 0 }
}

function byVerdictAndSize(one: Finding, other: Finding): number {
  return rank(one) - rank(other) || size(other) - size(one)
}

function rank({ verdict }: Finding): number {
  return verdict === null ? verdicts.length : verdicts.indexOf(verdict)
}

/** Infinite where there is no ratio: from nothing to something is the largest change there is. */
function size({ change }: Finding): number {
  return change === null ? Number.MAX_VALUE : Math.abs(change.value)
}
