import type { Finding } from '../compare/finding.js'
import { quantityName } from '../compare/judge.js'
import { own, say, type Text } from '../document/text.js'
import { commonStart } from '../util/common-start.js'
import type { Section } from './section.js'
import { isTold } from './view.js'

/** The labels of the benchmarks on a page. Records, rules and JSON keep the original names. */
export interface Naming {
  /** Common beginning of all names, which is printed once; empty where they share nothing. */
  readonly prefix: string
  readonly labelOf: (finding: Pick<Finding, 'benchmark' | 'aside'>) => Text
  /** The same with what all names share. */
  readonly titleOf: (finding: Pick<Finding, 'benchmark' | 'aside'>) => Text
}

/** A shorter beginning is not worth a sentence. */
const shortestPrefix = 4

/** The names for the rows of `report`: without what they share, and in words for the process as a whole. */
export function makeNaming(report: Pick<Section, 'findings' | 'suite' | 'options'>): Naming {
  const isOfProcess = findProcess(report)
  const others = report.findings.filter(finding => isTold(finding) && !isOfProcess(finding))
  const prefix = findPrefix([...new Set(others.map(({ benchmark }) => benchmark))])
  const timed = new Set(report.findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark))
  const nameIn =
    (shared: string): Naming['labelOf'] =>
    finding =>
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
  const whole = own(wholeProcess)
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
  const end = ends.find(one => one >= shortestPrefix && names.every(name => /^[^\d/.:]/.test(name.slice(one))))
  return end === undefined ? '' : shared.slice(0, end)
}

/** The name of a metric, unless it is the time. */
export function metricText(metric: string): string | null {
  return metric === 'time' ? null : metric
}

/** The metric of a finding, unless it is the time, and what is compared of its values, unless that is the typical one. */
export function measureText({
  metric,
  quantity,
  better,
}: Pick<Finding, 'metric' | 'quantity' | 'better'>): string | null {
  const own = metricText(metric)
  if (quantity === undefined) return own
  const compared = quantityName(quantity, better)
  return own === null ? compared : `${own}, ${compared}`
}
