import { percentSize } from '../../metrics/scale.js'
import type { Pair } from '../../record/pair.js'
import type { Engine } from '../../stats/engine/engine.js'
import type { Comparison } from '../comparison.js'
import { makeCircumstances } from '../controls/circumstances.js'
import {
  type Control,
  type ControlSummary,
  listContenderControls,
  makeControls,
  movedAsMuch,
} from '../controls/control.js'
import { chooseEngine } from '../controls/engine-choice.js'
import { type Inference, makeInference } from '../controls/inference.js'
import type { Series, SeriesTable } from '../series.js'
import { findWarnings } from '../trust/diagnostics.js'
import { makeSecondOpinions } from '../trust/second-opinions.js'
import { describeVariation } from '../trust/spread.js'
import { type LogChange, toChange, toFraction } from './change.js'
import { type Correction, correct } from './correction.js'
import { type Description, describe, describeRuling, ownThreshold } from './description.js'
import { type Finding, type Verdict, verdicts } from './finding.js'
import { isJudged } from './judged.js'
import { findLevels } from './levels.js'
import { findResolution, findRoundsToSettle } from './resolution.js'
import { judge, judgeExactly } from './verdict.js'

/** What judging adds to a comparison; the rest of a finding is description. */
type Judgement = Omit<Finding, keyof Description>

const blank: Judgement = {
  change: null,
  p: null,
  adjustedP: null,
  control: null,
  verdict: null,
  resolution: null,
  roundsToSettle: null,
  secondOpinions: null,
  warnings: [],
}

/** Everything that bears on the verdict of one inference. */
interface Evidence {
  readonly comparison: Comparison
  readonly engine: Engine
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  readonly correction: Correction | undefined
  readonly control: Control | undefined
}

/** The conclusions from the comparisons of one record. */
export interface JudgedTrial {
  readonly findings: readonly Finding[]
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
}

/**
 * A finding for every comparison of each trial, regressed first and each group by size, and each trial's control over all that is
 * judged in it.
 *
 * In this order: controls, the bias that they show, p-values, the correction for many, intervals, verdicts, and what a failed control
 * makes of them. Only the correction looks at all trials at once; they must have the same confidence.
 */
export function makeFindings(trials: readonly Trial[]): readonly JudgedTrial[] {
  const tested = trials.flatMap(({ inferences, judged }) => inferences.filter(one => judged.has(one.comparison)))
  const corrections = correctAll(tested, trials[0]?.record.settings.confidence ?? 0)
  return trials.map(trial => judgeTrial(trial, corrections))
}

/** Controls, the bias that they show, and p-values of the `comparisons` of `record`. */
export function makeTrial(comparisons: readonly Comparison[], table: SeriesTable, record: Pair): Trial {
  const { settings } = record
  const judged = new Set(comparisons.filter(one => isJudged(one.series, settings.metrics)))
  const { controls, summary } = makeControls([...judged], settings.confidence)
  const circumstances = makeCircumstances(record, [...controls.values(), ...listContenderControls(judged)])
  const inferences = makeInferences(comparisons, controls, circumstances)
  const { bias } = circumstances
  const variance = bias?.variance ?? null
  const control = { ...summary, bias: variance === null ? null : toFraction(Math.sqrt(variance)) }
  return { record, table, comparisons, judged, controls, control, inferences }
}

function judgeTrial(trial: Trial, corrections: ReadonlyMap<Comparison, Correction>): JudgedTrial {
  const { record, comparisons, judged, controls, control, inferences } = trial
  const evidence = new Map(
    inferences.map(one => {
      const { comparison } = one
      return [comparison, { ...one, correction: corrections.get(comparison), control: controls.get(comparison) }]
    }),
  )
  const notes = findWarnings([...judged])
  const findings = comparisons.map(comparison => {
    const own = evidence.get(comparison)
    const judgement = judgeComparison(comparison, own, record)
    const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])]
    const levels = judgement.change === null ? undefined : findLevels(comparison, own?.engine)
    const shown = judged.has(comparison) ? { ...judgement, warnings } : withoutVerdict(judgement)
    const found = { ...describe(comparison, levels), ...shown, ...describeRuling(comparison, trial) }
    return { ...found, warnings: [...found.warnings, ...describeVariation(found)] }
  })
  return { findings: findings.sort(byVerdictAndSize), control }
}

function withoutVerdict({ cause: _, ...judgement }: Judgement): Judgement {
  return { ...judgement, verdict: null, roundsToSettle: null }
}

type Untested = Pick<Evidence, 'comparison' | 'engine' | 'inference' | 'shortage'>

function makeInferences(
  comparisons: readonly Comparison[],
  controls: ReadonlyMap<Comparison, Control>,
  { designOf, ...circumstances }: ReturnType<typeof makeCircumstances>,
): readonly Untested[] {
  return comparisons.flatMap(comparison => {
    const { basis } = comparison
    if (basis.kind !== 'inference') return []
    const engine = chooseEngine(basis.change, controls.get(comparison)?.failed ?? false)
    const design = designOf(comparison.series.benchmark)
    const inference = makeInference(engine, { ...circumstances, design })
    return [{ comparison, engine, inference, shortage: basis.shortage }]
  })
}

function correctAll(judged: readonly Untested[], confidence: number): ReadonlyMap<Comparison, Correction> {
  const tested = judged.filter(one => one.shortage === undefined)
  const corrections = correct(
    tested.map(one => one.inference.p),
    confidence,
  )
  return new Map(tested.map(({ comparison }, index) => [comparison, corrections[index]!]))
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

/** How one finding is judged: the settings with its own threshold. */
type OwnSettings = Pick<Pair['settings'], 'threshold' | 'confidence'>

function judgeEvidence(evidence: Evidence, record: Pair): Judgement {
  const { comparison, inference, shortage, correction, control } = evidence
  const { rounds } = record
  const settings: OwnSettings = { ...record.settings, threshold: ownThreshold(comparison, record) }
  const level = correction?.level ?? settings.confidence
  const log = inference.interval(level)
  const change = toChange(log, comparison.series.metric.better, level)
  const numbers = {
    ...blank,
    change,
    p: inference.p,
    adjustedP: correction?.adjustedP ?? null,
    control: control?.change ?? null,
    resolution: findResolution(inference, level),
    secondOpinions: makeSecondOpinions(comparison.series, settings.confidence),
  }
  if (shortage !== undefined) return { ...numbers, verdict: 'incomparable', cause: 'machine', reason: shortage }
  const verdict = decide(log, evidence, settings)
  const judged = control?.failed ? judgeWidened(log, verdict, evidence, settings) : { change, verdict }
  if (isCalled(judged.verdict) && control && movedAsMuch(control.change, change))
    return { ...numbers, change: judged.change, ...blame(control, 'its control moved as much: ') }
  const isOpen = judged.verdict === 'inconclusive' && !control?.failed
  return {
    ...numbers,
    ...judged,
    roundsToSettle: isOpen ? findRoundsToSettle(change, settings.threshold, rounds.length) : null,
  }
}

function isCalled(verdict: Verdict | null): boolean {
  return verdict === 'regressed' || verdict === 'improved'
}

function decide(
  log: LogChange,
  { comparison, correction }: Evidence,
  { threshold, confidence }: OwnSettings,
): Verdict | null {
  const direction = comparison.series.metric.better
  const change = toChange(log, direction, correction?.level ?? confidence)
  return judge(change, direction, threshold, correction?.rejected ?? false)
}

/** A failed control widens the interval by what it shows; only where that changes the verdict, there is none. */
function judgeWidened(
  log: LogChange,
  verdict: Verdict | null,
  evidence: Evidence,
  settings: OwnSettings,
): Pick<Judgement, 'change' | 'verdict'> & Partial<Judgement> {
  const { comparison, correction, control } = evidence
  const { reach } = control!
  const widened = { estimate: log.estimate, low: log.low - reach, high: log.high + reach }
  const change = toChange(widened, comparison.series.metric.better, correction?.level ?? settings.confidence)
  if (decide(widened, evidence, settings) !== verdict) return { change, ...blame(control!) }
  return { change, verdict, warnings: [{ code: 'control-failed', message: describeControl(control!) }] }
}

/** What cannot be told from what the machine does to two copies of the same code. */
function blame(control: Control, why = ''): Pick<Finding, 'verdict' | 'reason' | 'cause'> {
  return { verdict: 'incomparable', cause: 'machine', reason: `${why}${describeControl(control)}` }
}

function describeControl({ change }: Control): string {
  return `two copies of the same baseline differ by ${percentSize(change.value)}`
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
