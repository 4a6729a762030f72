import type { Pair } from '../../record/pair.js'
import type { Comparison } from '../comparison.js'
import { type Confirmation, type Confirmations, confirmAll, judgeConfirmation } from '../confirmation/confirm.js'
import { type ControlSummary, findNoiseFloor } from '../controls/control.js'
import { findMoved } from '../controls/control-benchmarks.js'
import type { Growth } from '../growth/growth.js'
import { judgeGrowth } from '../growth/judge.js'
import { findWarnings } from '../trust/diagnostics.js'
import { describeVariation } from '../trust/spread.js'
import { describe, describeRuling } from './description.js'
import { blank, type Evidence, type Judgement, judgeEvidence } from './evidence.js'
import { type Finding, verdicts } from './finding.js'
import { isControl } from './judged.js'
import { findLevels } from './levels.js'
import { findOverruling, overrule, overruleGrowth } from './overruling.js'
import { isUnaffected } from './same-files.js'
import { type Corrections, correctAll, listEvidence, type Trial } from './trial.js'
import { judgeExactly } from './verdict.js'
import { exactTolerance, judgeZeros, undecided } from './zeros.js'

/** The conclusions from the comparisons of one record. */
export interface JudgedTrial {
  readonly findings: readonly Finding[]
  /** Of each scan among them. */
  readonly growths: readonly Growth[]
  readonly control: ControlSummary
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
  const confirmations = confirmAll(trials)
  return trials.map(trial => judgeTrial(trial, corrections, confirmations))
}

function judgeTrial(trial: Trial, corrections: Corrections, confirmations: Confirmations): JudgedTrial {
  const { record, comparisons, judged } = trial
  const { bias, ...tally } = trial.control
  const evidence = new Map(listEvidence(trial, corrections).map(one => [one.comparison, one]))
  const zeros = new Map(
    trial.zeros
      .filter(one => judged.has(one.comparison))
      .map(one => [
        one.comparison,
        judgeZeros(one, corrections.get(one), exactTolerance(one.comparison.series, record)),
      ]),
  )
  const notes = findWarnings([...judged])
  const moved = findMoved(trial)
  const overruling = findOverruling(record, trial.table, moved)
  const findings = comparisons.map(comparison => {
    const confirmation = confirmations.get(comparison)
    const own = confirmation?.evidence ?? evidence.get(comparison)
    const isTold = judged.has(comparison) || moved.has(comparison)
    const found = zeros.get(comparison) ?? judgeComparison(comparison, own, trial, confirmation)
    const judgement = isTold ? overrule(found, overruling, comparison) : found
    const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])]
    const measured = own?.comparison ?? comparison
    const levels = judgement.change === null ? undefined : findLevels(measured, own?.engine)
    const shown = isTold ? { ...judgement, warnings } : withoutVerdict(judgement, comparison, record)
    const finding = { ...describe(measured, levels), ...shown, ...describeRuling(comparison, trial) }
    return { ...finding, warnings: [...finding.warnings, ...describeVariation(finding)] }
  })
  const growths = trial.growths.flatMap(one => judgeGrowth(one, corrections.get(one), record) ?? [])
  return {
    findings: findings.sort(byVerdictAndSize),
    growths: growths.map(growth => overruleGrowth(growth, overruling)),
    control: { ...tally, noiseFloor: findNoiseFloor(trial.controls.values()), bias },
  }
}

/** Only what stood in the way of a verdict is told of what has none; and of a control benchmark, what that is laid to. */
function withoutVerdict(
  { cause, doubt: _, reason, ...judgement }: Judgement,
  { series }: Comparison,
  { settings }: Pair,
): Judgement {
  const told = reason !== undefined && judgement.verdict === 'not-comparable' ? { reason } : {}
  const blamed = cause !== undefined && isControl(series, settings.metrics) ? { cause } : {}
  return { ...judgement, ...told, ...blamed, verdict: null, roundsToSettle: null }
}

function judgeComparison(
  { basis, series }: Comparison,
  evidence: Evidence | undefined,
  { record, leftOut }: Trial,
  confirmation: Confirmation | undefined,
): Judgement {
  if (confirmation !== undefined) return judgeConfirmation(confirmation, record)
  switch (basis.kind) {
    case 'obstacle':
      return { ...blank, verdict: 'not-comparable', cause: basis.cause, reason: basis.reason }
    case 'exact':
      return { ...blank, ...judgeExactly(basis, series.metric.better, exactTolerance(series, record)) }
    case 'zeros':
    case 'inference':
      if (leftOut.has(series)) return { ...blank, verdict: 'unchanged', reason: explainLeftOut(series, record) }
      return evidence ? judgeEvidence(evidence, record) : { ...blank, ...undecided(series) }
  }
}

/** Says why a benchmark ran in the first round only. */
function explainLeftOut({ benchmark }: { readonly benchmark: string }, record: Pair): string {
  return `${isUnaffected(benchmark, record) ? 'not affected' : 'same files'}, so it ran only once`
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
