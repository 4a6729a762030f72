import type { Pair } from '../record/pair.js'
import type { Warning } from '../record/record.js'
import { medianOf } from '../stats/quantile.js'
import { makeComparison } from './comparison.js'
import { takeFirstStage } from './confirmation/stages.js'
import type { ControlSummary } from './controls/control.js'
import { warnOfUntestedControls } from './controls/control-benchmarks.js'
import type { Growth } from './growth/growth.js'
import { warnOfScan } from './growth/warn.js'
import { warnOfWork } from './named-work.js'
import { type Presence, sortByPresence } from './presence.js'
import { type Failures, isSilent, makeSeries, type Series, type SeriesTable } from './series.js'
import { findSuiteChange } from './suite.js'
import { describeHost } from './trust/host.js'
import { describeMissingMetrics } from './trust/missing-metrics.js'
import { type SpinSummary, summarizeSpin, warnOfSpin } from './trust/spin.js'
import { triangulate } from './trust/triangulation.js'
import type { Change, Finding } from './verdicts/finding.js'
import { type JudgedTrial, makeFindings } from './verdicts/findings.js'
import { describeTampering } from './verdicts/incomparable.js'
import { applyRules, describeIdleRules, type RulesOutcome } from './verdicts/rules-outcome.js'
import { type Status, statusOf } from './verdicts/status.js'
import { makeTrial, type Trial } from './verdicts/trial.js'

/** Everything that is concluded from a record. */
export interface Conclusion {
  readonly status: Status
  readonly control: ControlSummary
  /** Geometric mean of the ratios of all benchmarks of time; null where there are not two. */
  readonly suiteChange: Change | null
  /** The smallest change that would have been found with 80% power: the median over what is judged; null where nothing is. */
  readonly resolution: number | null
  /** What our own work after rounds shows of the machine; left out where there was none. */
  readonly spin?: SpinSummary
  readonly findings: readonly Finding[]
  /** How values grow with the size, where there are scans. */
  readonly growths?: readonly Growth[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly warnings: readonly Warning[]
  /** Where there are rules. */
  readonly rules?: RulesOutcome
}

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
  const found = makeFindings(surveys.map(({ trial }) => trial))
  return surveys.map((one, index) => makeOutcome(one, found[index]!))
}

/** A record before its verdicts. */
export interface Survey extends Presence {
  readonly table: SeriesTable
  readonly trial: Trial
}

/** The comparisons of `whole` with all that bears on them, before any verdict. A second stage is no part of them. */
export function survey(whole: Pair): Survey {
  const record = takeFirstStage(whole)
  const table = makeSeries(record)
  const presence = sortByPresence(table)
  const comparisons = presence.shared.map(series => makeComparison(series, table))
  return { ...presence, table, trial: makeTrial(comparisons, table, { record, whole }) }
}

function makeOutcome({ table, trial, shared, added, removed }: Survey, found: JudgedTrial): Conclusion {
  const { control, growths } = found
  const findings = triangulate(found.findings, trial.record.settings.threshold)
  const resolution = medianOf(findings.map(({ verdict, resolution: own }) => (verdict === null ? null : own)))
  const { record, whole } = trial
  const { absence, outage } = record
  const counting = shared.filter(
    one => one.ruling.ignore === undefined && one.ruling.control !== true && !trial.leftOut.has(one),
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
    ...warnOfUntestedControls(trial),
    ...describeIdleRules(record, table),
    ...warnOfScan(record, growths),
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

function isOwn({ metric }: Series): boolean {
  return !metric.aside
}

/** Also where nothing is judged, so that no row says it. */
function warnOfTampering({ tampered }: SeriesTable): readonly Warning[] {
  const message = describeTampering(tampered)
  return message === undefined ? [] : [{ code: 'tampered', message }]
}

/** What failed on each side; once, where both failed alike. */
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
