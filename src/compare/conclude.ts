import type { Pair, Warning } from '../record/record.js'
import { medianOf } from '../stats/quantile.js'
import { assessRecord, type Corrections, correctAll, listAssessments } from './assess.js'
import type { AssessedRecord, Assessment } from './assessment.js'
import { isControl } from './chosen.js'
import { type Comparison, makeComparison } from './comparison.js'
import type { Conclusion, ControlSummary, Growth } from './conclusion.js'
import { type Confirmation, type Confirmations, confirmAll, judgeConfirmation } from './confirm.js'
import { blank, type Judgement, judgeAssessment, judgeExactly } from './decide.js'
import { describe, describeRule, findLevels } from './describe.js'
import { type Finding, statusOf, verdicts } from './finding.js'
import { judgeGrowth, warnOfScan } from './growth/judge.js'
import { suspectLayout } from './layout.js'
import { describeTampering } from './obstacles.js'
import { applyRules, describeIdleRules } from './rules-outcome.js'
import { applyGuards, findMoved, findRunGuards, guardGrowth, warnOfUntestedControls } from './run-guards.js'
import { isUnaffected } from './same-files.js'
import {
  type Failures,
  isSilent,
  makeSeries,
  type Presence,
  type Series,
  type SeriesTable,
  sortByPresence,
} from './series.js'
import { takeFirstStage } from './stages.js'
import { findSuiteChange } from './suite.js'
import { findNoiseFloor } from './test-controls.js'
import { findWarnings } from './trust/diagnostics.js'
import { describeHost } from './trust/host.js'
import { describeMissingMetrics } from './trust/missing-metrics.js'
import { summarizeSpin, warnOfSpin } from './trust/spin.js'
import { describeVariation } from './trust/spread.js'
import { triangulate } from './trust/triangulation.js'
import { warnOfWork } from './work.js'
import { exactTolerance, judgeZeros, undecided } from './zeros.js'

/** Draws all conclusions from `record`, once and only here. Every later stage only reads them. */
export function conclude(record: Pair): Conclusion {
  return concludeAll([record])[0]!
}

/**
 * Draws the conclusions from each of `records`, in their order. One correction for many comparisons covers everything that is
 * judged in any of them. Each record has its own controls, bias and looks.
 *
 * The records must have the same confidence.
 */
export function concludeAll(records: readonly Pair[]): readonly Conclusion[] {
  const surveys = records.map(survey)
  const found = makeFindings(surveys.map(({ assessed }) => assessed))
  return surveys.map((one, index) => makeOutcome(one, found[index]!))
}

/** A record before its verdicts. */
export interface Survey extends Presence {
  readonly table: SeriesTable
  readonly assessed: AssessedRecord
}

/** The comparisons of `whole` with all that bears on them, before any verdict. A second stage is no part of them. */
export function survey(whole: Pair): Survey {
  const record = takeFirstStage(whole)
  const table = makeSeries(record)
  const presence = sortByPresence(table)
  const comparisons = presence.shared.map(series => makeComparison(series, table))
  return { ...presence, table, assessed: assessRecord(comparisons, table, { record, whole }) }
}

function makeOutcome({ table, assessed, shared, added, removed }: Survey, found: Outcome): Conclusion {
  const { control, growths } = found
  const findings = triangulate(found.findings, assessed.record.settings.threshold)
  const resolution = medianOf(findings.map(({ verdict, resolution: own }) => (verdict === null ? null : own)))
  const { record, whole } = assessed
  const { absence, outage } = record
  const counting = shared.filter(
    one => one.rule.ignore === undefined && one.rule.control !== true && !assessed.leftOut.has(one),
  )
  const suiteChange = table.tampered.length > 0 ? null : findSuiteChange(counting, record)
  const own = new Set([...added, ...removed])
  const unpaired = table.series.filter(({ benchmark }) => own.has(benchmark))
  const spin = summarizeSpin(whole)
  const warnings = [
    ...(absence === undefined
      ? []
      : [{ code: outage === undefined ? 'no-baseline' : 'baseline-unknown', message: absence }]),
    ...warnOfTampering(table),
    ...describeFailures(table),
    ...describeMissingMetrics(record, table),
    ...describeHost(whole),
    ...warnOfSpin(whole, spin),
    ...warnOfWork(shared, table),
    ...warnOfUntestedControls(assessed),
    ...describeIdleRules(record, table),
    ...warnOfScan(record, growths),
    ...warnOfLayout(whole),
  ]
  // The process as a whole is always there; it is no benchmark that both sides have.
  const isCompared = shared.some(isOwn)
  const status = statusOf({
    absence,
    ran: whole.rounds.length > 0,
    measured: !table.series.filter(isOwn).every(isSilent),
    findings: isCompared ? [...findings, ...growths] : [],
  })
  const rules = applyRules(record, table, unpaired)
  return {
    ...{ status, control, suiteChange, resolution, findings, added, removed, warnings },
    ...(growths.length > 0 ? { growths } : {}),
    ...(spin ? { spin } : {}),
    ...rules,
  }
}

/** Says why nobody knows whether layout made a change. */
function warnOfLayout({ layout }: Pair): readonly Warning[] {
  if (layout === undefined || !('absence' in layout)) return []
  return [{ code: 'layout-unknown', message: `it is unknown whether code layout made the change: ${layout.absence}` }]
}

function isOwn({ metric }: Series): boolean {
  return !metric.aside
}

/** Also where nothing is judged, so that no row says it. */
function warnOfTampering({ tampered }: SeriesTable): readonly Warning[] {
  const message = describeTampering(tampered)
  return message === undefined ? [] : [{ code: 'tampered', message }]
}

/** Describes the failures of each side; once, where both failed alike. */
function describeFailures({ failures }: SeriesTable): readonly Warning[] {
  const failed = (['baseline', 'contender'] as const).flatMap(side => {
    const text = describeFailure(failures[side])
    return text === undefined ? [] : [{ side, text }]
  })
  const [one, other] = failed
  if (one?.text === other?.text && one !== undefined)
    return [{ code: 'invocations-failed', message: `each side failed in ${one.text}` }]
  return failed.map(({ side, text }) => ({
    code: 'invocations-failed',
    message: `the ${side} failed in ${text}`,
    side,
  }))
}

function describeFailure({ failed, timedOut, succeeded, reason }: Failures): string | undefined {
  const bad = failed + timedOut
  if (bad === 0) return undefined
  return `${bad} of ${bad + succeeded} runs${reason === undefined ? '' : `: ${reason}`}`
}

/** The conclusions from the comparisons of one record. */
interface Outcome {
  readonly findings: readonly Finding[]
  /** Growth of each scan among them. */
  readonly growths: readonly Growth[]
  readonly control: ControlSummary
}

/**
 * A finding for every comparison of each record, regressed first and each group by size, and each record's control over all that is
 * judged in it.
 *
 * In this order: controls, the bias that they show, p-values, the correction for many, intervals, verdicts, and what a failed control
 * makes of them. Only the correction looks at all records at once; they must have the same confidence.
 */
function makeFindings(assessedRecords: readonly AssessedRecord[]): readonly Outcome[] {
  const corrections = correctAll(assessedRecords)
  const confirmations = confirmAll(assessedRecords)
  return assessedRecords.map(assessed => judgeRecord(assessed, corrections, confirmations))
}

function judgeRecord(assessed: AssessedRecord, corrections: Corrections, confirmations: Confirmations): Outcome {
  const { record, comparisons, judged } = assessed
  const { bias, ...tally } = assessed.control
  const assessment = new Map(listAssessments(assessed, corrections).map(one => [one.comparison, one]))
  const zeros = new Map(
    assessed.zeros
      .filter(one => judged.has(one.comparison))
      .map(one => [
        one.comparison,
        judgeZeros(one, corrections.get(one), exactTolerance(one.comparison.series, record)),
      ]),
  )
  const notes = findWarnings([...judged])
  const moved = findMoved(assessed)
  const runGuards = findRunGuards(record, assessed.table, moved)
  const findings = comparisons.map(comparison => {
    const confirmation = confirmations.get(comparison)
    const own = confirmation?.assessment ?? assessment.get(comparison)
    const isTold = judged.has(comparison) || moved.has(comparison)
    const found = zeros.get(comparison) ?? judgeComparison(comparison, own, assessed, confirmation)
    const judgement = isTold ? applyGuards(found, runGuards, comparison) : found
    const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])]
    const measured = own?.comparison ?? comparison
    const levels = judgement.change === null ? undefined : findLevels(measured, own?.engine)
    const shown = isTold ? { ...judgement, warnings } : withoutVerdict(judgement, comparison, record)
    const told = { ...describe(measured, levels), ...shown, ...describeRule(comparison, assessed) }
    const finding = suspectLayout(told, assessed.whole)
    return { ...finding, warnings: [...finding.warnings, ...describeVariation(finding)] }
  })
  const growths = assessed.growths.flatMap(one => judgeGrowth(one, corrections.get(one), record) ?? [])
  return {
    findings: findings.sort(byVerdictAndSize),
    growths: growths.map(growth => guardGrowth(growth, runGuards)),
    control: { ...tally, noiseFloor: findNoiseFloor(assessed.controls.values()), bias },
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
  assessment: Assessment | undefined,
  { record, leftOut }: AssessedRecord,
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
      return assessment ? judgeAssessment(assessment, record) : { ...blank, ...undecided(series) }
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
