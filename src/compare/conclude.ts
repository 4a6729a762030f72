import { group } from 'd3-array'
import { isComputable } from '../metrics/number.js'
import { isSpeed } from '../metrics/unit.js'
import { seriesKey } from '../record/key.js'
import { makeReason } from '../record/reasons.js'
import {
  continueSeries,
  isUnmeasured,
  listContenders,
  listPairs,
  type Pair,
  type SessionRecord,
  type Warning,
} from '../record/record.js'
import { medianOf } from '../stats/quantile.js'
import { present } from '../util/present.js'
import type { JudgedRun, Tested, TestedRun } from './assessment.js'
import { describeMissingMetrics } from './chosen.js'
import { guardClocks } from './clock-guard.js'
import type { Changed, Conclusion } from './conclusion.js'
import { judgeCounts } from './counts.js'
import { warnOfDebugBuild } from './debug-build.js'
import { type Change, type Finding, statusOf, type Verdict, verdicts } from './finding.js'
import { describeGrowth } from './growth.js'
import { findIdleness, type Idleness } from './idle.js'
import { makeJudgedSeries } from './judged-clock.js'
import { makeFinding } from './make-finding.js'
import { describeTampering } from './obstacles.js'
import { confirm } from './once/confirm.js'
import { takeFirstStage } from './once/second-stage.js'
import { applyRules, describeIdleRules } from './rules-outcome.js'
import { indexSeries, isSilent, listUnpaired, type Series, type SeriesTable } from './series.js'
import { isAllCutShort } from './shortage.js'
import { compareSides, describe } from './stages/1-describe.js'
import { test } from './stages/2-test.js'
import { correctForMany } from './stages/3-correct.js'
import { decide } from './stages/4-decide.js'
import { guardRun } from './stages/5-guard.js'
import { findSuiteChange } from './suite.js'
import { findWarnings } from './trust/diagnostics.js'
import { describeHost } from './trust/host.js'
import { summarizeSpin, warnOfSpin } from './trust/spin.js'
import { warnOfDirections } from './unit-direction.js'
import { isCalled, toChange } from './verdict.js'
import { warnOfWork } from './work.js'

/** Draws all conclusions from `record`, once and only here. Every later stage only reads them. */
export function conclude(record: Pair): Conclusion {
  return concludeAll([record])[0]!
}

/**
 * Draws the conclusions from each of `records`, in their order, by all stages of judging. One correction for many comparisons, and one for
 * what a second stage confirms, covers everything that is judged in any of them. Each record has its own controls, bias and looks.
 *
 * The records must have the same confidence.
 */
export function concludeAll(records: readonly Pair[]): readonly Conclusion[] {
  const conclusions = new Map<Pair, Conclusion>()
  // Of several suites, some may have had an experiment before.
  for (const alike of group(records, ({ settings }) => settings.confidence).values()) {
    const judged = judge(alike.map(record => assess(record)))
    for (const [index, record] of alike.entries()) conclusions.set(record, judged[index]!)
  }
  return records.map(record => conclusions.get(record)!)
}

/** The stages after the tests, for runs that share one correction. */
function judge(tested: readonly TestedRun[]): readonly Conclusion[] {
  const corrections = correctForMany(tested)
  return confirm(tested.map(run => guardRun(decide(run, corrections)))).map(makeConclusion)
}

/**
 * The stages before any verdict, which are all that a look needs. What an earlier experiment has decided stands, and is not tested again: else
 * people would repeat what they don't like until it is something else.
 */
export function assess(record: Pair, before = concludeEarlier(record)): TestedRun {
  const run = guardClocks(test(describe(record)))
  const standing = findStanding(before)
  const isOpen = ({ series }: Tested): boolean => !standing.has(keyOf(series))
  return { ...run, before, standing, assessments: run.assessments.filter(isOpen) }
}

function keyOf({ benchmark, metric }: Series): string {
  return seriesKey({ benchmark, metric: metric.name })
}

/** Finds the verdicts that the experiments before leave as they are: all but *inconclusive*. */
function findStanding(before: readonly Conclusion[]): ReadonlyMap<string, Finding> {
  const decided = (before.at(-1)?.findings ?? []).filter(({ verdict }) => isDecided(verdict))
  return new Map(decided.map(finding => [seriesKey(finding), finding]))
}

function isDecided(verdict: Verdict | null | undefined): boolean {
  return verdict !== null && verdict !== undefined && verdict !== 'inconclusive'
}

/** The conclusions of the experiments before `record`, each with what was decided before it. Each is drawn once. */
function concludeEarlier({ earlier = [] }: Pair): readonly Conclusion[] {
  const conclusions: Conclusion[] = []
  for (const [at, pair] of earlier.entries()) {
    const record = { ...pair, ...continueSeries(pair.settings, earlier.slice(0, at)) }
    conclusions.push(...judge([assess(record, [...conclusions])]))
  }
  return conclusions
}

function makeConclusion(run: JudgedRun): Conclusion {
  const { record, whole, table, assessments, added, removed } = run
  const { absence } = record
  const judged = assessments.filter(({ role }) => role === 'judged')
  const notes = findWarnings(judged, record)
  const debug = warnOfDebugBuild(record)
  const drawn = [
    ...assessments.map(assessment => {
      const ofRow = assessment.role === 'judged' ? debug : []
      return makeFinding(assessment, run, [...(notes.get(assessment) ?? []), ...ofRow])
    }),
    ...run.standing.values(),
    ...judgeCounts(whole),
  ].sort((a, b) => {
    const rank = ({ verdict }: Finding): number => (verdict === null ? verdicts.length : verdicts.indexOf(verdict))
    // From nothing to something is the largest change there is.
    const size = ({ change }: Finding): number => (change === null ? Number.MAX_VALUE : Math.abs(change.value))
    return rank(a) - rank(b) || size(b) - size(a)
  })
  const idleness = findIdleness(record)
  // Of an unknown base, and of commands that ran no benchmark, the numbers are shown alone.
  const findings =
    absence?.code === 'base-unconfirmed' || idleness?.isExpected
      ? drawn.map(({ cause, ...finding }) =>
          cause === 'contender-failed' ? { ...finding, cause } : { ...finding, verdict: null },
        )
      : drawn
  const growth = describeGrowth(findings, table.series, record)
  const counting = assessments
    .filter(({ series: { rule }, basis, isLeftOut }) => {
      return rule.ignore === undefined && basis.kind !== 'obstacle' && !isLeftOut
    })
    .map(({ series }) => series)
  const spin = summarizeSpin(whole)
  const tampering = describeTampering(table.tampered)
  const warnings = [
    ...(idleness ? [describeIdleness(idleness)] : []),
    ...(absence ? [absence] : []),
    // Also where nothing is judged, so that no row says it.
    ...(tampering ? [tampering] : []),
    ...table.interference,
    ...describeFailures(table),
    ...describeMissingMetrics(record, table),
    ...describeHost(whole),
    ...warnOfSpin(whole, spin),
    ...warnOfWork(run),
    ...warnOfDirections(judged.map(({ series }) => series)),
    ...debug,
    ...warnOfEqualNames(table),
    ...warnOfChangingNames(record),
    ...describeIdleRules(record, table),
    ...(whole.layout && 'absence' in whole.layout
      ? [makeReason('layout-unknown', { because: whole.layout.absence })]
      : []),
    ...(whole.counts?.absence ? [makeReason('counts-unknown', { because: whole.counts.absence })] : []),
  ]
  // The process as a whole is always there; it is no benchmark that both sides have.
  const isOwn = ({ metric }: Series): boolean => !metric.aside
  const isCompared = run.shared.some(isOwn)
  const status = statusOf({
    absence,
    ran: whole.rounds.length > 0,
    isUnmeasured: isUnmeasured({ ...whole, rounds: whole.rounds.length }),
    isUnpaired: isUnpaired(table, whole) || idleness?.isExpected === true,
    measured: !table.series.filter(isOwn).every(isSilent),
    isAllCutShort: isAllCutShort(findings),
    findings: isCompared ? findings : [],
  })
  return {
    status,
    control: run.control,
    suiteChange: tampering === undefined ? findSuiteChange(counting, record) : null,
    resolution: medianOf(findings.map(({ verdict, resolution }) => (verdict === null ? null : resolution))),
    ...{ findings, warnings },
    // Of names that no other run has, one sentence says more than a list of all.
    added: added.filter(name => !record.differing?.has(name)),
    removed: removed.filter(name => !record.differing?.has(name)),
    ...(growth.length > 0 ? { growth } : {}),
    ...(spin ? { spin } : {}),
    ...applyRules(record, table, listUnpaired(run)),
  }
}

/** Returns whether the baseline failed each time and the contender did not, or the time was over before anything ran. */
function isUnpaired({ failures: { baseline, contender } }: SeriesTable, { plan, rounds }: Pair): boolean {
  const isOutOfTime = plan?.stoppedBy === 'time-budget' && rounds.length === 0
  return isOutOfTime || (rounds.length > 0 && baseline.succeeded === 0 && contender.succeeded > 0)
}

/** Says that no benchmark ran, or what was timed in the place of benchmarks. */
function describeIdleness({ line, side, isExpected }: Idleness): Warning {
  return isExpected ? makeReason('nothing-ran', { line }) : makeReason('timed-whole', { line, ...present({ side }) })
}

/** Says that equal names are told apart by their order, where nothing speaks against that. */
function warnOfEqualNames({ equalNames }: SeriesTable): readonly Warning[] {
  const names = equalNames.flatMap(({ name, confusion }) => (confusion ? [] : [name]))
  return names.length === 0 ? [] : [makeReason('names-by-order', { names })]
}

/** Says that names differ from run to run, and whether the benchmarks could be compared without what differs. */
function warnOfChangingNames({ masked = [], differing = new Set() }: Pair): readonly Warning[] {
  return [
    ...(masked.length > 0 ? [makeReason('names-masked', { names: [...masked] })] : []),
    ...(differing.size > 0 ? [makeReason('names-differ', { names: [...differing].slice(0, 2) })] : []),
  ]
}

/** Describes the failures of each side; once, where both failed alike. */
function describeFailures({ failures }: SeriesTable): readonly Warning[] {
  const failing = (['baseline', 'contender'] as const).flatMap(side => {
    const { failed, timedOut, succeeded, failure } = failures[side]
    const runs = failed + timedOut
    return runs === 0 ? [] : [{ side, facts: { runs, of: runs + succeeded, ...(failure && { failure }) } }]
  })
  const [baseline, contender] = failing
  if (baseline && JSON.stringify(baseline.facts) === JSON.stringify(contender?.facts))
    return [makeReason('invocations-failed', baseline.facts)]
  return failing.map(({ side, facts }) => makeReason('invocations-failed', { ...facts, side }))
}

/** Adds to `findings` of `record` what its earlier experiments found, and what all of them show together. */
export function addExperiments(findings: readonly Finding[], record: Pair): readonly Finding[] {
  const { earlier = [] } = record
  if (earlier.length === 0) return findings
  const conclusions = concludeEarlier(record)
  const tables = [...earlier, record].map(pair => indexSeries(makeJudgedSeries(takeFirstStage(pair))))
  return findings.map(finding => {
    if (finding.verdict === null) return finding
    const key = seriesKey(finding)
    const all = tables.flatMap(table => table.get(key) ?? [])
    const results = conclusions.map(conclusion => {
      const finding = conclusion.findings.find(candidate => seriesKey(candidate) === key)
      return finding === undefined ? null : { verdict: finding.verdict, change: finding.change }
    })
    const decided = results.findIndex(result => isDecided(result?.verdict))
    const decides = decided < 0 ? earlier.length + 1 : decided + 1
    const pooled = finding.p === null ? null : pool(all, record)
    return { ...finding, experiments: { earlier: results.slice(0, decides - 1), decides, pooled } }
  })
}

/**
 * The change of all rounds together; each experiment has a level of its own. Whoever stops where they like what they see has had up to four of these
 * intervals. Each has a quarter of the error rate, as a further experiment has, and so they cover wherever the series ends (Bonferroni).
 */
function pool(all: readonly Series[], { settings: { confidence } }: Pair): Change | null {
  const [first] = all
  if (first === undefined) return null
  const starts: number[] = []
  const rounds = all.flatMap(({ rounds: ofRun, breaks }, place) => {
    const before = all.slice(0, place).reduce((sum, series) => sum + series.rounds.length, 0)
    starts.push(...(before > 0 ? [before] : []), ...breaks.map(start => before + start))
    return ofRun
  })
  // One of the experiments may have counts of 0, which have no ratio.
  if (rounds.some(round => round.some(({ value }) => !(value > 0 && isComputable(value))))) return null
  const engine = compareSides({ ...first, rounds, breaks: starts })
  return toChange({ estimate: engine.estimate, ...engine.interval(confidence) }, first.metric.better, confidence)
}

/** Finds the contenders of `record` whose time has changed. What only changed in size is nothing that a profile of time explains. */
export function findChanged(record: SessionRecord): readonly Changed[] {
  const conclusions = concludeAll(listPairs(record))
  const isOfTime = ({ unit, metric }: Finding): boolean => isSpeed(unit) || metric === 'instructions'
  const contenders = listContenders(record).map(({ name }, at) => ({
    name,
    findings: conclusions[at]!.findings.filter(finding => isCalled(finding.verdict) && isOfTime(finding)),
  }))
  return contenders.filter(({ findings }) => findings.length > 0)
}
