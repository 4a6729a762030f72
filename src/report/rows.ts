import type { ObstacleCause } from '../compare/verdicts/finding.js'
import {
  type Change,
  type Finding,
  type Level,
  type Summary,
  type Verdict,
  verdicts,
} from '../compare/verdicts/finding.js'
import { isTelling } from '../metrics/process-metrics.js'
import { percent, percentInterval, type Scale, scale } from '../metrics/scale.js'
import type { Report } from './report.js'
import { type Axis, axisOf, distributionStrips, intervalStrip } from './text/strip.js'
import { type Mark, marks, otherMarks, word } from './words/words.js'

/** One finding as it is read. All of it but the finding is text; names, units and reasons come from outside. */
export interface Row {
  readonly verdict: Verdict | null
  readonly mark: Mark
  readonly word: string
  readonly benchmark: string
  /** null: time, which needs no saying. */
  readonly metric: string | null
  /** null: nothing was measured on this side. */
  readonly baseline: QuantityText | null
  readonly contender: QuantityText | null
  readonly change: string
  /** Empty where there is none. */
  readonly interval: string
  /** A strip of fixed width, or empty. */
  readonly strip: string
  readonly control: string
  readonly reason: string | null
  readonly cause: ObstacleCause | undefined
  /** What it is a row of. */
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
  readonly changed: readonly Row[]
  readonly inconclusive: readonly Row[]
  readonly unchanged: readonly Row[]
  /** Without what nobody has asked for and few would read. */
  readonly unjudged: readonly Row[]
  /** What a rule says is not judged. */
  readonly ignored: readonly Row[]
  /** Of what changed or is inconclusive. */
  readonly distributions: readonly Distributions[]
}

/** How the values of one benchmark are spread: both sides on one axis, as strips of fixed width. */
export interface Distributions extends Pick<Row, 'benchmark' | 'metric'> {
  readonly strips: readonly [baseline: string, contender: string]
}

/** The rows of all findings, with one axis for all their strips. */
export function makeRows({ findings }: Pick<Report, 'findings'>): Rows {
  const changed = [
    ...having(findings, 'regressed'),
    ...having(findings, 'incomparable'),
    ...having(findings, 'improved'),
  ]
  const inconclusive = having(findings, 'inconclusive')
  const unchanged = having(findings, 'unchanged')
  const axis = axisOf(firstWithChange([...changed, ...inconclusive], findings))
  const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined)
  const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged])
  const rowsOf = (group: readonly Finding[]) => group.toSorted(byBenchmark).map(finding => makeRow(finding, axis))
  return {
    changed: rowsOf(changed),
    inconclusive: rowsOf(inconclusive),
    unchanged: rowsOf(unchanged),
    unjudged: rowsOf(unjudged.filter(({ aside, metric }) => !aside || isTelling(metric))),
    ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
    distributions: [...changed, ...inconclusive]
      .toSorted(byBenchmark)
      .flatMap(finding => makeDistributions(finding) ?? []),
  }
}

/**
 * Puts the findings of a benchmark together where the first of `findings` is of it: a benchmark that is worse in anything stands before
 * those that are not. Of one benchmark and verdict, the primary metric comes first.
 */
function rankBenchmarks(findings: readonly Finding[]): (one: Finding, other: Finding) => number {
  const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]))
  const rank = ({ benchmark }: Finding): number => ranks.get(benchmark) ?? ranks.size
  const order = ({ verdict }: Finding): number => (verdict === null ? verdicts.length : verdicts.indexOf(verdict))
  return (one, other) =>
    rank(one) - rank(other) || order(one) - order(other) || Number(other.primary) - Number(one.primary)
}

/** The findings with one verdict, in the report's order. */
export function having(findings: readonly Finding[], verdict: Verdict | null): readonly Finding[] {
  return findings.filter(finding => finding.verdict === verdict)
}

// What did not change would make the axis of what did too short.
function firstWithChange(...groups: readonly (readonly Finding[])[]): readonly Change[] {
  const changes = groups.map(group => group.flatMap(({ change }) => change ?? []))
  return changes.find(group => group.length > 0) ?? []
}

function makeRow(finding: Finding, axis: Axis): Row {
  const { verdict, benchmark, metric, baseline, contender, change, control } = finding
  const levels = levelsOf(finding)
  const shared = scale([levels.baseline?.value ?? 0, levels.contender?.value ?? 0], finding.unit)
  return {
    verdict,
    mark: verdict === null ? otherMarks[finding.ignored ? 'ignored' : 'unjudged'] : marks[verdict],
    word: word(finding),
    benchmark,
    metric: metricText(metric),
    baseline: levels.baseline && quantity(levels.baseline, baseline!, shared),
    contender: levels.contender && quantity(levels.contender, contender!, shared),
    change: changeText(finding),
    interval: change === null ? '' : intervalText(change),
    strip: change === null ? '' : intervalStrip(change, axis),
    control: control === null ? '–' : percent(control.value),
    reason: (isBeside(finding) ? undefined : finding.reason) ?? null,
    cause: finding.cause,
    finding,
  }
}

/** Why there is no verdict is of interest only where somebody has asked for one. */
function isBeside({ aside, verdict }: Finding): boolean {
  return aside === true && verdict === null
}

function metricText(metric: string): string | null {
  return metric === 'time' ? null : metric
}

function makeDistributions({ benchmark, metric, baseline, contender }: Finding): Distributions | undefined {
  if (baseline === null || contender === null || !isSpread(baseline, contender)) return undefined
  return { benchmark, metric: metricText(metric), strips: distributionStrips(baseline, contender) }
}

/** What a row shows of each side: the levels that belong to its change, and without one the medians. */
function levelsOf({ baseline, contender, change }: Finding): Readonly<Record<'baseline' | 'contender', Level | null>> {
  const medians = { baseline: baseline && medianOf(baseline), contender: contender && medianOf(contender) }
  if (change === null || baseline === null || contender === null) return medians
  if (baseline.level && contender.level) return { baseline: baseline.level, contender: contender.level }
  // Reports of earlier versions have no levels.
  return { ...medians, contender: { value: baseline.median * (1 + change.value), mad: contender.mad } }
}

function medianOf({ median, mad }: Summary): Level {
  return { value: median, mad }
}

function quantity({ value, mad }: Level, { min, max }: Summary, { number, spread, unit }: Scale): QuantityText {
  return { number: number(value), unit, spread: min === max ? '' : spread(mad, value) }
}

function changeText({ change, baseline, contender }: Finding): string {
  if (change !== null) return percent(change.value)
  if (baseline?.median === 0 && contender !== null && contender.median !== 0) return 'from 0'
  return '–'
}

function intervalText(change: Change): string {
  return isExact(change) ? 'exact' : percentInterval(change.low, change.high)
}

function isExact({ value, low, high }: Change): boolean {
  return low === value && high === value
}

function isSpread(baseline: Summary, contender: Summary): boolean {
  return baseline.min < baseline.max || contender.min < contender.max
}
