import { type Finding, type Verdict, verdicts } from '../compare/finding.js'
import { isTelling } from '../metrics/metric.js'
import { matches } from '../rules/match.js'

/** The orders in which findings can be shown. */
export type Sort = 'verdict' | 'change' | 'name'

/** The findings that a page shows, and their order. Verdicts, correction, headline and exit status cover all findings. */
export interface View {
  readonly sort: Sort
  /** Places in the list of findings, in the order in which they are shown. */
  readonly shown: readonly number[]
}

/** A report, as far as a view is concerned. */
export interface Viewed {
  readonly findings: readonly Finding[]
  readonly view?: View
}

/** The choice of rows that a reader asks to see. */
export interface Narrowing {
  readonly sort: Sort
  /** Patterns of benchmarks, of which one must fit; none: all. */
  readonly filter: readonly string[]
  /** Verdicts, of which one must fit; none: all. */
  readonly only: readonly Verdict[]
}

/** `report` with the view that is asked for; as it is where nothing is asked. */
export function narrow<T extends Viewed>(report: T, asked: Narrowing): T {
  const { sort, filter, only } = asked
  if (sort === 'verdict' && filter.length + only.length === 0) return report
  return { ...report, view: makeView(report.findings, asked) }
}

function makeView(findings: readonly Finding[], { sort, filter, only }: Narrowing): View {
  const isWanted = ({ benchmark, verdict }: Finding): boolean =>
    (filter.length === 0 || filter.some(pattern => matches(pattern, benchmark))) &&
    (only.length === 0 || only.some(one => one === verdict))
  const wanted = findings.filter(finding => isTold(finding) && isWanted(finding))
  return { sort, shown: wanted.toSorted(orders[sort]).map(finding => findings.indexOf(finding)) }
}

/** Sorts names as people do: the number in a name counts as a number. */
export const byName = new Intl.Collator('en', { numeric: true })

const orders: Readonly<Record<Sort, (one: Finding, other: Finding) => number>> = {
  verdict: (one, other) => rank(one) - rank(other),
  change: (one, other) => sizeOf(other) - sizeOf(one),
  name: (one, other) =>
    byName.compare(one.benchmark, other.benchmark) ||
    Number(other.primary) - Number(one.primary) ||
    byName.compare(one.metric, other.metric),
}

function rank({ verdict }: Finding): number {
  return verdict === null ? verdicts.length : verdicts.indexOf(verdict)
}

/** Ranks a change by its ratio in either direction, because half as much is as far as twice as much. A change from nothing ranks first, an unknown one last. */
function sizeOf({ change, baseline, contender }: Finding): number {
  if (change !== null) return Math.abs(Math.log1p(change.value))
  return baseline?.mean === 0 && contender !== null && contender.mean !== 0 ? Number.MAX_VALUE : -1
}

/** Returns whether a page shows a finding by default. Findings that only explain others are not shown. */
export function isTold({ verdict, ignored, aside, metric }: Finding): boolean {
  return verdict !== null || ignored !== undefined || !aside || isTelling(metric)
}

/** The findings that a page shows, in its order. */
export function listShown({ findings, view }: Viewed): readonly Finding[] {
  return view === undefined ? findings.filter(isTold) : view.shown.flatMap(place => findings[place] ?? [])
}

/** Describes how many of all rows are shown: `showing 3 of 80`. Returns undefined if all are shown. */
export function describeView(report: Viewed): string | undefined {
  const [shown, all] = [listShown(report).length, report.findings.filter(isTold).length]
  return shown === all ? undefined : `showing ${shown} of ${all}`
}
