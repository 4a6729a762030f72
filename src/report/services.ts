import { group } from 'd3-array'
import type { Finding } from '../compare/finding.js'
import { type Block, type ColumnOf, tabulate } from '../document/document.js'
import { quantityText } from '../document/escape.js'
import { join, own, sign, type Text } from '../document/text.js'
import { scale } from '../metrics/scale.js'
import { makeNaming } from './naming.js'
import { changeText, levelsOf } from './rows.js'
import type { Section } from './section.js'
import { marks } from './words/words.js'

export const servicesTitle = 'Rate, errors and duration'

/** The metrics of a service, as load tools print them. */
const metrics = [
  ['throughput', 'Requests'],
  ['failures', 'Failed'],
  ['time', 'Time'],
  ['p90', 'p90'],
  ['p95', 'p95'],
  ['p99', 'p99'],
] as const

type Service = ReadonlyMap<string, Finding>

/** Tabulates the services that load tools have measured: benchmarks with a rate of requests, of which some may fail. */
export function servicesTable(section: Pick<Section, 'findings' | 'suite' | 'options'>): Block {
  const benchmarks = [...group(section.findings, ({ benchmark }) => benchmark).values()]
  const services = benchmarks
    .map((findings): Service => new Map(findings.map(finding => [finding.metric, finding])))
    .filter(service => service.has('throughput') && service.has('failures'))
  const { titleOf } = makeNaming(section)
  const columns = metrics
    .filter(([metric]) => services.some(service => service.has(metric)))
    .map(([metric, head], at): ColumnOf<Service> => {
      const show: ColumnOf<Service>['show'] = service => showMetric(service.get(metric))
      return { head: own(head), cell: 'value', align: 'left', ...(at > 0 && { drop: at }), show }
    })
  const name: ColumnOf<Service> = {
    head: own('Service'),
    cell: 'text',
    show: service => titleOf(service.get('throughput')!),
  }
  return tabulate(services, [name, ...columns], { caption: servicesTitle })
}

function showMetric(finding: Finding | undefined): Text {
  if (finding === undefined) return own('–')
  const { baseline, contender } = levelsOf(finding)
  const { number, unit } = scale([baseline?.value ?? 0, contender?.value ?? 0], finding.unit)
  const [before, after] = [baseline, contender].map(level => (level === null ? '–' : number(level.value)))
  const both = quantityText(before === after ? `${after}` : `${before} → ${after}`, unit)
  const change = finding.change === null || before === after ? [] : [own(`(${changeText(finding)})`)]
  const mark = finding.verdict === null ? [] : [sign(marks[finding.verdict])]
  return join([...mark, both, ...change], ' ')
}
