import { group } from 'd3-array'
import type { Finding } from '../../compare/verdicts/finding.js'
import { unitText } from '../../document/escape.js'
import { own, say, type Text } from '../../document/text.js'
import { scale } from '../../metrics/scale.js'
import { makeNaming } from '../naming.js'
import { changeText, levelsOf } from '../rows.js'
import type { Section } from '../section.js'
import { type Mark, marks } from './words.js'

/** The rate, the errors and the duration of a service, as a load tool prints them. */
const columns = [
  { metric: 'throughput', head: 'Requests' },
  { metric: 'failures', head: 'Failed' },
  { metric: 'time', head: 'Time' },
  { metric: 'p90', head: 'p90' },
  { metric: 'p95', head: 'p95' },
  { metric: 'p99', head: 'p99' },
] as const

/** One number of a service on both sides. */
export interface ServiceCell {
  /** Both values, with their unit. */
  readonly values: Text
  readonly change: string
  /** Undefined where it is not judged. */
  readonly mark: Mark | undefined
}

/** The services of a report: a row for each, with the same columns. */
export interface ServiceTable {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly label: Text; readonly cells: readonly (ServiceCell | undefined)[] }[]
}

/** Makes the table of all that load tools have measured: of benchmarks with a rate of requests, of which some may fail. */
export function makeServices(report: Pick<Section, 'findings' | 'suite' | 'options'>): ServiceTable {
  const benchmarks = [...group(report.findings, ({ benchmark }) => benchmark).values()]
  const services = benchmarks.filter(findings => find(findings, 'throughput') && find(findings, 'failures'))
  const used = columns.filter(({ metric }) => services.some(findings => find(findings, metric)))
  const { titleOf } = makeNaming(report)
  return {
    heads: used.map(({ head }) => head),
    rows: services.map(findings => ({
      label: titleOf(find(findings, 'throughput')!),
      cells: used.map(({ metric }) => makeCell(find(findings, metric))),
    })),
  }
}

function find(findings: readonly Finding[], name: string): Finding | undefined {
  return findings.find(({ metric }) => metric === name)
}

function makeCell(finding: Finding | undefined): ServiceCell | undefined {
  if (finding === undefined) return undefined
  const { baseline, contender } = levelsOf(finding)
  const { number, unit } = scale([baseline?.value ?? 0, contender?.value ?? 0], finding.unit)
  const [before, after] = [baseline, contender].map(level => (level === null ? '–' : number(level.value)))
  const both = own(before === after ? `${after}` : `${before} → ${after}`)
  return {
    values: unit === '' ? both : say`${both} ${unitText(unit)}`,
    change: finding.change === null || before === after ? '' : changeText(finding),
    mark: finding.verdict === null ? undefined : marks[finding.verdict],
  }
}
