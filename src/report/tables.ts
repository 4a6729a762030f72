import { group } from 'd3-array'
import type { Finding } from '../compare/finding.js'
import { isCalled } from '../compare/verdict.js'
import {
  type Block,
  type ColumnOf,
  column,
  type Keep,
  list,
  type Placement,
  paragraph,
  tabulate,
} from '../document/document.js'
import { quantityText } from '../document/escape.js'
import { join, message, say, sign, styled, type Text, tell, trusted, value } from '../document/text.js'
import { percent, percentSize, scale, share } from '../metrics/scale.js'
import { count } from '../util/plural.js'
import type { Section } from './report.js'
import { levelsOf, makeNaming, percentText, type ReportRow, titleAfter } from './rows.js'
import { growthText } from './words/growth.js'
import type { NextStepOptions } from './words/reproduce.js'
import { sideName } from './words/sides.js'
import { isDistrusted } from './words/trust.js'
import { marks } from './words/words.js'

export interface ReportOptions extends NextStepOptions {
  /** The run of a workflow that has the whole report, where a page has not; its address is of our own making. */
  readonly source?: { readonly runNumber: number; readonly attempt: number; readonly url: string }
  /** Address of the HTML page, which is of our own making. */
  readonly pageUrl?: string | undefined
  /** A terminal prints all rows, with the statistics of each below it, and all that is known of the run. */
  readonly isVerbose?: boolean
  /** A terminal prints the verdict before it is explained, and the rest once that is done; the whole, where this is left out. */
  readonly stage?: 'verdict' | 'rest'
  /** What is printed goes to a log or a file, where nobody has just typed the command. */
  readonly isLog?: boolean
}

/** Names a run of a workflow, and which attempt it was where it was not the first. */
export function runName({ runNumber, attempt }: { readonly runNumber: number; readonly attempt: number }): string {
  return `run ${runNumber}${attempt > 1 ? `, attempt ${attempt}` : ''}`
}

/** Blocks and rows go in this order where there is no room: what says that all is well goes first, and a regression last. */
export const ranks = {
  fold: 0,
  numbers: 1,
  unchanged: 2,
  inconclusive: 3,
  improved: 4,
  'not-comparable': 5,
  overview: 6,
  regressed: 7,
} as const

export function keepRows(called: string, rank: number = ranks.fold): Keep {
  return { rank, called, byRow: true }
}

/** The place of a table of findings, and what it tells besides. */
interface FindingsPlace extends Placement {
  readonly isVerbose?: boolean
  /** The job that its benchmarks ran in, where there are several. */
  readonly job?: Text | undefined
}

/** A table of findings. What matters most stands left, where a narrow screen shows it. */
export function findings(
  rows: readonly ReportRow[],
  section: Section,
  { isVerbose = false, job, ...place }: FindingsPlace = {},
): Block {
  const confidence = share(section.settings.confidence)
  const text = { in: ['terminal'] } as const
  // Prints the axis of the strips, in their width.
  const axis = rows.find(({ strip }) => strip !== '')?.axis
  const baseline = sideName(section, 'baseline')
  const sides = say`${baseline} → ${sideName(section, 'contender')}`
  const show = (row: ReportRow, at: number): Text => nameCell(rows[at - 1], row, { section, isVerbose })
  const name = column('', show, { cell: 'text' })
  const copies = column<ReportRow>('', ({ control }) => trusted(control), { in: ['markdown', 'terminal'] })
  const columns: readonly ColumnOf<ReportRow>[] = [
    column('', ({ mark }) => sign(mark), { cell: 'mark' }),
    { ...name, ...text, joins: ['terminal'] },
    { ...name, in: ['markdown'], head: job === undefined ? trusted('Benchmark') : say`Benchmark on ${job}` },
    {
      head: axis === undefined ? [] : styled('strip', trusted(axis)),
      ...{ ...text, cell: 'strip', drop: 2, show: ({ strip }) => styled('strip', trusted(strip)) },
    },
    column(`Change [${confidence} CI]`, wholeChange, { cell: 'change', align: 'left', in: ['markdown'] }),
    column('Change', ({ change }) => trusted(change), { ...text, cell: 'change' }),
    column(`${confidence} CI`, ({ interval }) => value(interval), { ...text, cell: 'change', align: 'left' }),
    ...(isDistrusted(section) || isVerbose
      ? [{ ...copies, head: say`${baseline} against itself`, drop: 6, ...(isDistrusted(section) ? {} : text) }]
      : []),
    { head: sides, cell: 'value', drop: 5, show: ({ both }) => both, ...(isDistrusted(section) ? text : {}) },
  ]
  return tabulate(rows, columns, {
    caption: 'Findings',
    ...place,
    row: ({ mark, verdict }) => ({ tone: mark.tone, rank: verdict === null ? ranks.fold : ranks[verdict] }),
  })
}

function nameCell(
  before: ReportRow | undefined,
  row: ReportRow,
  { section, isVerbose }: { readonly section: Section; readonly isVerbose: boolean },
): Text {
  const below = tell(
    // What holds for many benchmarks is said of the first.
    row.reason !== null && row.reason !== before?.reason && message(row.reason),
    ...(isVerbose ? numberLines(row.finding, section) : []),
  )
  return [...titleAfter(before, row), ...below.flatMap(text => styled('below', text))]
}

/** Writes a change with its interval. */
export function wholeChange({ verdict, change, interval }: ReportRow): Text {
  const amount = isCalled(verdict) ? styled('strong', value(change)) : value(change)
  return join(tell(amount, interval && value(interval)), ' ')
}

/** The values of each side of a finding in one unit, as text. */
function listSides({ baseline, contender, unit }: Finding) {
  const { number, spread, unit: shown } = scale([baseline?.median ?? 0, contender?.median ?? 0], unit)
  return (['baseline', 'contender'] as const).flatMap(side => {
    const summary = side === 'baseline' ? baseline : contender
    if (summary === null) return []
    const { n, min, q1, median, q3, max, mean, sd, outliers } = summary
    // Where it is too large to compute with, there is no deviation.
    const deviation = sd === null ? '' : spread(sd, mean)
    return {
      side,
      n,
      min: number(min),
      quartiles: [q1, median, q3].map(number),
      max: quantityText(number(max), shown),
      mean: deviation === '' ? number(mean) : `${number(mean)} ± ${deviation}`,
      unit: shown,
      outliers: outliers.low + outliers.high,
    }
  })
}

/** The p-value of a finding, corrected for many benchmarks where it is judged, and the smallest change that would have been found; empty where there is none. */
function testTexts({ p, adjustedP, resolution }: Finding): readonly [p: string, finds: string] {
  const tested = adjustedP ?? p
  return [tested === null ? '' : describeP(tested), resolution === null ? '' : percentSize(resolution)]
}

const leastP = 0.0001

/** Writes a p-value, or that it is smaller than anybody needs to know. */
export function describeP(p: number): string {
  return p < leastP ? `< ${leastP}` : String(Number(p.toPrecision(2)))
}

/** The lines below a row: how the values of each side are spread, and what the test can tell of them. */
function numberLines(finding: Finding, section: Section): readonly Text[] {
  const [p, finds] = testTexts(finding)
  const sides = listSides(finding).map(({ side, n, min, quartiles, max, mean, unit, outliers }) => {
    const range = say`min ${trusted(min)}, quartiles ${trusted(quartiles.join(' '))}, max ${max}`
    const parts = [trusted(`n ${n}`), range, say`mean ${quantityText(mean, unit)}`, trusted(count(outliers, 'outlier'))]
    return say`${sideName(section, side)}: ${join(parts, ' · ')}`
  })
  return p === '' ? sides : [...sides, trusted(finds === '' ? `p ${p}` : `p ${p} · finds ${finds}`)]
}

/** Tabulates the values of both sides of `findings`, and what the test can tell of each, which stands on the first line of a finding. */
export function tabulateNumbers(
  findings: readonly { readonly name: Text; readonly finding: Finding }[],
  section: Section,
  head = 'Benchmark',
): Block {
  const rows = findings.flatMap(({ name, finding }) => {
    const test = [...testTexts(finding), finding.control === null ? '–' : percent(finding.control.value)]
    return listSides(finding).map((row, at) => (at === 0 ? { ...row, name, test } : { ...row, name: [], test: [] }))
  })
  const columns: readonly ColumnOf<(typeof rows)[number]>[] = [
    column(head, ({ name }) => name, { cell: 'text' }),
    column('Side', ({ side }) => sideName(section, side), { cell: 'text' }),
    column('n', ({ n }) => trusted(`${n}`)),
    column('Min', ({ min, unit }) => quantityText(min, unit)),
    column('Quartiles', ({ quartiles }) => value(quartiles.join(' · '))),
    column('Max', ({ max }) => max),
    column('Mean ± sd', ({ mean }) => value(mean)),
    column('Outliers', ({ outliers }) => trusted(`${outliers}`)),
    column('p', ({ test }) => trusted(test[0] ?? '')),
    column('Detectable', ({ test }) => trusted(test[1] ?? '')),
    column('A/A', ({ test }) => trusted(test[2] ?? '')),
  ]
  return tabulate(rows, columns, { caption: 'Statistics' })
}

/** Tabulates the statistics of all rows that are judged, unless nobody would read so many. */
export function statistics(rows: readonly ReportRow[], section: Section): readonly Block[] {
  const named = rows.map((row, at) => ({ name: titleAfter(rows[at - 1], row), finding: row.finding }))
  // No comment holds the statistics of more rows. The JSON has all.
  return named.length === 0 || named.length > 1000 ? [] : [tabulateNumbers(named, section)]
}

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
    .map(([metric, head], at) =>
      column<Service>(head, service => showMetric(service.get(metric)), { align: 'left', ...(at > 0 && { drop: at }) }),
    )
  const name = column<Service>('Service', service => titleOf(service.get('throughput')!), { cell: 'text' })
  return tabulate(services, [name, ...columns], { caption: servicesTitle })
}

function showMetric(finding: Finding | undefined): Text {
  if (finding === undefined) return trusted('–')
  const { baseline, contender } = levelsOf(finding)
  const { number, unit } = scale([baseline?.value ?? 0, contender?.value ?? 0], finding.unit)
  const [before, after] = [baseline, contender].map(level => (level === null ? '–' : number(level.value)))
  const both = quantityText(before === after ? `${after}` : `${before} → ${after}`, unit)
  const change = finding.change === null || before === after ? [] : trusted(`(${percentText(finding)})`)
  return join([finding.verdict === null ? [] : sign(marks[finding.verdict]), both, change], ' ')
}

/** Says how what changed grows with the size, with whose values it is where there are several contenders; at most three sentences. */
export function growthList({ growth = [] }: Section, name?: Text): Block {
  const shown = growth.length > mostGrowths ? growth.slice(0, mostGrowths - 1) : growth
  const rest = growth.length - shown.length
  const told = tell(
    ...shown.map(growthText),
    rest > 0 && `${rest} other scans with sizes that changed are in the JSON.`,
  )
  return list(name === undefined ? told : told.map(sentence => say`${name}: ${sentence}`))
}

const mostGrowths = 3

export function reproduction(lines: readonly string[], where: Text): readonly Block[] {
  if (lines.length === 0) return []
  return [paragraph(say`${styled('strong', trusted('Reproduce'))}${where}:`), { kind: 'code', lines }]
}
