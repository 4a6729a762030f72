import {
  type Change,
  type ControlChange,
  type Finding,
  type Level,
  type Summary,
  type Verdict,
  verdicts,
} from '../compare/finding.js'
import { quantityText } from '../document/escape.js'
import { axisLabel, axisOf, intervalStrip, type StripAxis } from '../document/strip.js'
import { say, type Text, trusted, value } from '../document/text.js'
import { type CountMetric, countMetrics } from '../metrics/metric.js'
import { percent, percentInterval, percentSize, percentWithin, type Scale, scale, times } from '../metrics/scale.js'
import { type CalledSides, explainWith } from '../record/reasons.js'
import type { Side } from '../schedule/round.js'
import { commonStart } from '../util/common-start.js'
import { isTold, listShown, type Section } from './report.js'
import { sidesCalled } from './words/sides.js'
import { describeExperiments, describeOtherClocks, type Mark, marks, otherMarks, word } from './words/words.js'

/** One finding as it is read. All of it but the finding is text; names, units and reasons come from outside. */
export interface ReportRow {
  readonly verdict: Verdict | null
  readonly mark: Mark
  readonly word: string
  readonly benchmark: string
  /** Name of the benchmark on the page. */
  readonly label: Text
  /** null: time, which needs no saying. */
  readonly metric: string | null
  /** null: nothing was measured on this side. */
  readonly baseline: QuantityText | null
  readonly contender: QuantityText | null
  /** Both levels with as many decimals: `13.6 → 17.1 ns`. */
  readonly both: Text
  readonly change: string
  /** Empty where there is none. */
  readonly interval: string
  /** A strip of fixed width, or empty. */
  readonly strip: string
  /** The axis of the strip. */
  readonly axis: string
  readonly control: string
  readonly reason: string | null
  readonly finding: Finding
}

/** A level or a median with its spread; the spread is empty where all values are the same. */
export interface QuantityText {
  readonly number: string
  readonly unit: string
  readonly spread: string
}

/** The rows of a report by what a reader wants of them, each group in the report's order but with the metrics of a benchmark together. */
export interface Rows {
  /** Regressed, incomparable, improved. */
  readonly changed: readonly ReportRow[]
  readonly inconclusive: readonly ReportRow[]
  readonly unchanged: readonly ReportRow[]
  /** Without what nobody has asked for and few would read. */
  readonly unjudged: readonly ReportRow[]
  /** Rows that a rule excludes from judgement. */
  readonly ignored: readonly ReportRow[]
  /** All of these rows in the order that the reader has asked for; undefined where that is by verdict. */
  readonly sorted: readonly ReportRow[] | undefined
}

/** The rows of all findings that are to be shown, with one axis for all their strips. */
export function makeRows(report: Pick<Section, 'findings' | 'view' | 'suite' | 'options' | 'names' | 'sides'>): Rows {
  const { labelOf } = makeNaming(report)
  const called = sidesCalled(report)
  const findings = listShown(report)
  const isSorted = report.view !== undefined && report.view.sort !== 'verdict'
  const changed = (['regressed', 'not-comparable', 'improved'] as const).flatMap(verdict => having(findings, verdict))
  const inconclusive = having(findings, 'inconclusive')
  const unchanged = having(findings, 'unchanged')
  // What did not change would make the axis of what did too short.
  const groups = [[...changed, ...inconclusive], findings].map(group => group.flatMap(({ change }) => change ?? []))
  const axis = axisOf(groups.find(group => group.length > 0) ?? [])
  const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined)
  const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged])
  const order = (group: readonly Finding[]) => (isSorted ? group : group.toSorted(byBenchmark))
  const rowsOf = (group: readonly Finding[]) =>
    order(group).map(finding => makeRow(finding, { label: labelOf(finding), axis, called }))
  return {
    changed: rowsOf(changed),
    inconclusive: rowsOf(inconclusive),
    unchanged: rowsOf(unchanged),
    unjudged: rowsOf(unjudged),
    ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
    sorted: isSorted ? rowsOf(findings) : undefined,
  }
}

/** All of them in the order in which a reader meets them. */
export function listRows({ changed, inconclusive, unchanged, unjudged, ignored, sorted }: Rows): readonly ReportRow[] {
  return sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored]
}

/** Puts the findings of a benchmark together where the first of `findings` is of it; of one verdict, the primary metric comes first. */
function rankBenchmarks(findings: readonly Finding[]): (a: Finding, b: Finding) => number {
  const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]))
  const rank = ({ benchmark }: Finding): number => ranks.get(benchmark) ?? ranks.size
  const order = ({ verdict }: Finding): number => (verdict === null ? verdicts.length : verdicts.indexOf(verdict))
  const place = ({ metric }: Finding): number => (countMetrics as readonly string[]).indexOf(metric)
  return (a, b) =>
    rank(a) - rank(b) || order(a) - order(b) || Number(b.primary) - Number(a.primary) || place(a) - place(b)
}

/** The findings with one verdict, in the report's order. */
export function having(findings: readonly Finding[], verdict: Verdict | null): readonly Finding[] {
  return findings.filter(finding => finding.verdict === verdict)
}

interface RowContext extends Pick<ReportRow, 'label'> {
  readonly axis: StripAxis
  readonly called: CalledSides
}

function makeRow(finding: Finding, { label, axis, called }: RowContext): ReportRow {
  const { verdict, benchmark, baseline, contender, change, control } = finding
  const levels = levelsOf(finding)
  const shared = scale([levels.baseline?.value ?? 0, levels.contender?.value ?? 0], finding.unit)
  return {
    verdict,
    mark: verdict === null ? otherMarks[finding.ignored ? 'ignored' : 'unjudged'] : marks[verdict],
    word: word(finding),
    benchmark,
    label,
    metric: measureText(finding),
    baseline: levels.baseline && quantity(levels.baseline, baseline!, shared),
    contender: levels.contender && quantity(levels.contender, contender!, shared),
    get both() {
      return bothSides(finding)
    },
    change: amountText(finding),
    interval: change === null ? '' : intervalText(change),
    get strip() {
      return change === null ? '' : intervalStrip(change, axis)
    },
    axis: axisLabel(axis),
    control: control === null ? '–' : percent(control.value),
    // Why there is no verdict is of interest only where somebody has asked for one.
    reason: finding.aside === true && verdict === null ? null : reasonOf(finding, called),
    finding,
  }
}

/** Both levels of a finding with as many decimals, and their unit: `13.6 → 17.1 ns`. */
export function bothSides(finding: Finding): Text {
  const { baseline, contender } = levelsOf(finding)
  const shared = scale([baseline?.value ?? 0, contender?.value ?? 0], finding.unit)
  const mad = Math.max(baseline?.mad ?? 0, contender?.mad ?? 0)
  const [before, after] = [baseline, contender].map((level, at) => {
    const summary = at === 0 ? finding.baseline : finding.contender
    return (
      level && summary && quantity({ value: level.value, mad: summary.min === summary.max ? 0 : mad }, summary, shared)
    )
  })
  const isHidden = before && before.number === after?.number && countedDifference(finding) !== undefined
  if (isHidden) return trusted(`${countDigits(baseline!.value)} → ${countDigits(contender!.value)}`)
  if (!before && !after) return trusted('–')
  if (!before || !after) return [...valueText(before ?? null), ...value(' → '), ...valueText(after ?? null)]
  return quantityText(`${before.number} → ${after.number}`, after.unit)
}

/** Returns whether two copies of the baseline differ by half as much as the sides of a change that is told apart from none. */
export function isLikeControl(finding: Finding): finding is Finding & { readonly control: ControlChange } {
  const { verdict, change, control } = finding
  if ((verdict !== 'regressed' && verdict !== 'improved') || change === null || control === null) return false
  return Math.abs(Math.log1p(control.value)) >= Math.abs(Math.log1p(change.value)) / 2
}

function reasonOf(finding: Finding, called: CalledSides): string | null {
  const doubt = isLikeControl(finding)
    ? `two copies of ${called.baseline} differ by ${percentSize(finding.control.value)}`
    : undefined
  const parts = [
    finding.reason && explainWith(finding.reason, called),
    describeOtherClocks(finding),
    doubt,
    describeExperiments(finding),
  ].filter(part => part !== undefined)
  return parts.length === 0 ? null : parts.join('; ')
}

/** The values of each side in a row: the levels that belong to its change, or the medians if it has none. */
export function levelsOf({ baseline, contender, change }: Finding): Readonly<Record<Side, Level | null>> {
  const medianOf = ({ median, mad }: Summary): Level => ({ value: median, mad })
  const medians = { baseline: baseline && medianOf(baseline), contender: contender && medianOf(contender) }
  if (change === null || baseline === null || contender === null) return medians
  if (baseline.level && contender.level) return { baseline: baseline.level, contender: contender.level }
  // Values too large to compute with have no levels.
  return { ...medians, contender: { value: baseline.median * (1 + change.value), mad: contender.mad } }
}

/** A smaller spread, relative to the value, is not shown. */
const leastSpread = 1e-6

/** `level` in the unit of `scale`, with the spread of the values that `summary` is of. */
export function quantity(level: Level, summary: Summary, { number, numberWith, spread, unit }: Scale): QuantityText {
  const { value, mad } = level
  // Eight digits of what is the same but for a few bytes would hide how large it is.
  if (mad > 0 && mad < Math.abs(value) * leastSpread)
    return { number: numberWith(value, Math.abs(value) / 1000), unit, spread: '' }
  if (summary.min === summary.max) return { number: number(value), unit, spread: '' }
  return { number: numberWith(value, mad), unit, spread: spread(mad, value) }
}

/** A change in percent, or what stands in its place. */
export function percentText({ change, baseline, contender }: Finding): string {
  if (change !== null) return percentWithin(change.value, change.low, change.high)
  if (baseline?.mean === 0 && contender !== null && contender.mean !== 0) return 'from 0'
  return '–'
}

/** The distance between the sides of a change, by which rows are sorted: half as much is as far as twice as much, and nothing is furthest. */
export function changeSize({ value }: Pick<Change, 'value'>): number {
  return Number(Math.min(1000, Math.abs(Math.log1p(value))).toPrecision(4))
}

/** From twice as much on, people say how many times, not how many percent. */
const leastTimes = 1

/** A change as text: in percent, as how many times as much, or of what is allocated, as how much more or less. */
export function amountText(finding: Finding): string {
  const { change } = finding
  const difference = countedDifference(finding)
  if (difference !== undefined) return `${difference.isMore ? '+' : '−'}${difference.size}`
  return change !== null && change.value >= leastTimes ? times(1 + change.value) : percentText(finding)
}

/**
 * The difference of allocations that never vary: `1`, `24 B`. One more in ten thousand is 0.01%, which nobody would read as a difference.
 * Undefined where they vary, are the same, or are several times as many, and of any other metric.
 */
export function countedDifference({
  metric,
  unit,
  baseline,
  contender,
  change,
}: Finding): { readonly isMore: boolean; readonly size: string } | undefined {
  if (baseline === null || contender === null || change === null || !allocationMetrics.has(metric)) return undefined
  const isConstant = [baseline, contender].every(({ min, max }) => min === max)
  if (!isConstant || change.value === 0 || change.value >= leastTimes) return undefined
  const size = Math.abs(contender.median - baseline.median)
  const { number, unit: shown } = scale([size], unit)
  return { isMore: change.value > 0, size: unit === 'count' ? countDigits(size) : `${number(size)} ${shown}` }
}

const allocationMetrics: ReadonlySet<string> = new Set<CountMetric>(['allocations', 'allocated', 'peak-heap'])

/** A count with all of its digits. */
function countDigits(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}

/** The interval of a change, in the same terms as the change itself. */
export function intervalText(change: Change): string {
  if (change.low === change.value && change.high === change.value) return 'exact'
  return (change.value >= leastTimes ? ratioInterval : percentInterval)(change.low, change.high)
}

function ratioInterval(low: number | null, high: number | null): string {
  return `[${low === null || low <= -1 ? '0' : times(1 + low)}, ${high === null ? '+∞' : times(1 + high)}]`
}

type Titled = Pick<ReportRow, 'benchmark' | 'metric'> & Partial<Pick<ReportRow, 'label'>>

/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
export function titleAfter(before: Titled | undefined, row: Titled): Text {
  return before?.benchmark === row.benchmark ? say`↳ ${row.metric ?? 'time'}` : title(row)
}

/** A row by its name; the metric only where it is not the time. */
export function title({ benchmark, metric, label = say`${benchmark}` }: Titled): Text {
  return metric === null ? label : say`${label} · ${metric}`
}

/** A median with its unit. */
export function valueText(quantity: QuantityText | null): Text {
  return quantity === null ? trusted('–') : quantityText(quantity.number, quantity.unit)
}

/** A shorter beginning is not worth a sentence. */
const shortestPrefix = 4

/** Makes labels of the benchmarks on a page without the beginning that all share, and titles with it, in words for the process as a whole. */
export function makeNaming(report: Pick<Section, 'findings' | 'suite' | 'options'>) {
  const isOfProcess = findProcess(report)
  const others = report.findings.filter(finding => isTold(finding) && !isOfProcess(finding))
  const prefix = findPrefix([...new Set(others.map(({ benchmark }) => benchmark))])
  const timed = new Set(report.findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark))
  const nameIn =
    (shared: string) =>
    (finding: Pick<Finding, 'benchmark' | 'aside'>): Text =>
      isOfProcess(finding)
        ? processLabel(finding.benchmark, report.suite, timed)
        : say`${finding.benchmark.slice(shared.length)}`
  return { prefix, labelOf: nameIn(prefix), titleOf: nameIn('') }
}

/** Calls the process as a whole in sentences what its row is called. */
export function callProcess<T extends Pick<Section, 'findings' | 'suite' | 'options'>>(report: T): T {
  const isOfProcess = findProcess(report)
  const whole = [report.suite, `${report.suite} (process)`]
  const call = (finding: Finding): Finding =>
    isOfProcess(finding) && whole.includes(finding.benchmark) ? { ...finding, benchmark: wholeProcess } : finding
  return { ...report, findings: report.findings.map(call) }
}

const wholeProcess = '(whole process)'

/** The process as a whole. In a scan there is one at each point, with a name like the point's. */
function processLabel(benchmark: string, suite: string, timed: ReadonlySet<string>): Text {
  const whole = trusted(wholeProcess)
  if (benchmark === suite || benchmark === `${suite} (process)`) return whole
  return timed.has(benchmark) ? say`${benchmark}` : say`${whole} ${benchmark}`
}

/** Returns which findings are of the process: those beside what the command prints, and its time where it prints nothing. */
function findProcess({
  findings,
  suite,
  options = {},
}: Pick<Section, 'findings' | 'suite' | 'options'>): (finding: Pick<Finding, 'benchmark' | 'aside'>) => boolean {
  const isSilent =
    ['auto', 'process'].includes(options.format ?? 'auto') && findings.every(({ benchmark }) => benchmark === suite)
  return ({ aside }) => aside === true || isSilent
}

/** The longest beginning of all `names` that ends where a part of them does, and leaves of each what is still a name. */
function findPrefix(names: readonly string[]): string {
  if (names.length < 2) return ''
  const shared = commonStart(names)
  const ends = [...shared.matchAll(/[/.:]/g)].map(({ index }) => index + 1).reverse()
  const end = ends.find(end => end >= shortestPrefix && names.every(name => /^[^\d/.:]/.test(name.slice(end))))
  return end === undefined ? '' : shared.slice(0, end)
}

/** The name of a metric, unless it is the time. */
export function metricText(metric: string): string | null {
  return metric === 'time' ? null : metric
}

/** The metric of a finding, unless it is the wall time, and what is compared of its values, unless that is the typical one. */
export function measureText({ metric, quantity, byCpuTime }: Finding): string | null {
  const name = byCpuTime === undefined ? metricText(metric) : 'CPU time'
  const parts = [name, quantity ?? null].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
