import { group } from 'd3-array'
import type { Finding, Summary } from '../compare/finding.js'
import {
  type Block,
  type ColumnOf,
  column,
  type Details,
  type Keep,
  only,
  type Placement,
  tabulate,
} from '../document/document.js'
import { cutMiddle, quantityText, unitText } from '../document/escape.js'
import { join, message, own, say, sign, styled, type Text, value } from '../document/text.js'
import { percent, percentSize, type Scale, scale, share } from '../metrics/scale.js'
import { type Origin, usualNames } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { count } from '../util/plural.js'
import type { Section } from './report.js'
import { changeText, levelsOf, makeNaming, type ReportRow, type Rows, titleAfter } from './rows.js'
import { growthText } from './words/growth.js'
import type { NextStepOptions } from './words/reproduce.js'
import { marks } from './words/words.js'

/** Blocks and rows go in this order where there is no room: what says that all is well goes first, and a regression last. */
export const ranks = {
  fold: 0,
  numbers: 1,
  unchanged: 2,
  inconclusive: 3,
  improved: 4,
  'not-comparable': 5,
  heading: 6,
  overview: 7,
  regressed: 8,
} as const

function rankOf({ verdict }: ReportRow): number {
  return verdict === null ? ranks.fold : ranks[verdict]
}

export function keepRows(called: string, rank: number = ranks.fold): Keep {
  return { rank, called, byRow: true }
}

/** Prints the axis of the strips, in their width. */
function axisHead(rows: readonly ReportRow[]): Text {
  const axis = rows.find(({ strip }) => strip !== '')?.axis
  return axis === undefined ? [] : styled('strip', own(axis))
}

/** A table of findings. What matters most stands left, where a narrow screen shows it. */
export function findings(
  rows: readonly ReportRow[],
  section: Section,
  placement: Placement & { readonly isVerbose?: boolean },
): Block {
  const { isVerbose = false, ...place } = placement
  const confidence = share(section.settings.confidence)
  const text = ['terminal'] as const
  const columns: readonly ColumnOf<ReportRow>[] = [
    { head: [], cell: 'mark', show: ({ mark }) => sign(mark) },
    { head: [], cell: 'value', align: 'left', joins: text, in: text, drop: 4, show: ({ word }) => own(word) },
    { head: own('Benchmark'), cell: 'text', show: (row, at) => nameCell(rows[at - 1], row, isVerbose) },
    { head: own(`Change [${confidence} CI]`), cell: 'change', align: 'left', in: ['markdown'], show: wholeChange },
    { head: own('Change'), cell: 'change', in: text, show: ({ change }) => own(change) },
    { head: [], cell: 'change', align: 'left', in: text, joins: text, drop: 3, show: ({ ratio }) => own(ratio) },
    { head: own(`${confidence} CI`), cell: 'change', align: 'left', in: text, show: ({ interval }) => value(interval) },
    { head: axisHead(rows), cell: 'strip', drop: 2, show: ({ strip }) => styled('strip', own(strip)) },
    { head: sideHead(section), cell: 'value', drop: 5, show: ({ both }) => both },
    { head: own('A/A'), cell: 'value', in: text, drop: 6, show: ({ control }) => own(control) },
  ]
  return tabulate(rows, columns, {
    caption: 'Findings',
    ...place,
    row: row => ({ tone: row.mark.tone, rank: rankOf(row) }),
  })
}

function nameCell(before: ReportRow | undefined, row: ReportRow, isVerbose: boolean): Text {
  const below = [
    // What holds for many benchmarks is said of the first.
    ...(row.reason === null || row.reason === before?.reason ? [] : [message(row.reason)]),
    ...(isVerbose ? numberLines(numbersOf(row.finding)) : []),
  ]
  return [...titleAfter(before, row), ...below.flatMap(text => styled('below', text))]
}

function wholeChange({ verdict, change, ratio, interval }: ReportRow): Text {
  const amount = verdict === 'regressed' ? styled('strong', value(change)) : value(change)
  return join([amount, ...(ratio === '' ? [] : [value(ratio)]), ...(interval === '' ? [] : [value(interval)])], ' ')
}

/** The sides by their own names, as far as a head has room for them. */
function sideHead({ sides, names: called = usualNames }: Section): Text {
  const nameOf = (name: string, usual: string, origin: Origin | undefined): Text => {
    if (name !== usual) return say`${cutMiddle(name, longestInHead)}`
    if (origin === undefined) return own(usual)
    const [last = origin.label] = origin.label.split(/[/\\]/).filter(Boolean).reverse()
    return say`${cutMiddle(origin.source === 'directory' ? last : origin.label, longestInHead)}`
  }
  const before = nameOf(called.baseline, usualNames.baseline, sides?.baseline)
  const isWorkspace = sides?.contender.source === 'workspace'
  return say`${before} → ${isWorkspace ? own('this change') : nameOf(called.contender, usualNames.contender, sides?.contender)}`
}

export const longestInHead = 20

export function list(sentences: readonly Text[]): readonly Block[] {
  return sentences.length === 0 ? [] : [{ kind: 'list', items: sentences }]
}

export function fold(summary: Text, called: string, body: readonly Block[]): Details & Placement {
  return { kind: 'details', summary, body, keep: { rank: ranks.fold, called } }
}

/** Rows beyond which nobody reads the statistics and no comment holds them. The JSON has all. */
const mostWithNumbers = 1000

export function statistics({ changed, inconclusive, unchanged }: Rows): readonly Block[] {
  const rows = [...changed, ...inconclusive, ...unchanged]
  if (rows.length === 0 || rows.length > mostWithNumbers) return []
  const table = tabulateNumbers(rows.map((row, at) => ({ name: titleAfter(rows[at - 1], row), finding: row.finding })))
  return [{ ...fold(own('🔢 Statistics'), 'statistics', [table]), keep: { rank: ranks.numbers, called: 'statistics' } }]
}

export function distributions({ distributions: drawn }: Rows): readonly Block[] {
  if (drawn.length === 0) return []
  const table = tabulate(
    drawn,
    [
      { head: own('Benchmark'), cell: 'text', show: (row, at) => titleAfter(drawn[at - 1], row) },
      {
        head: own('Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)'),
        cell: 'strip',
        align: 'left',
        show: ({ strips, axis, unit }) => [
          ...styled('strip', own(strips[0])),
          ...styled('below', styled('strip', own(strips[1]))),
          ...styled('below', say`${styled('strip', own(axis))}${unit === '' ? [] : say` ${unitText(unit)}`}`),
        ],
      },
    ],
    { caption: 'Distributions' },
  )
  return [fold(own('📊 Distributions'), 'distributions', [table])]
}

/** All that is known of the values of a row beside its levels and its change, as text. */
export interface Numbers {
  readonly baseline: SideNumbers | null
  readonly contender: SideNumbers | null
  /** Empty where nothing was tested; corrected for many benchmarks where the row is judged. */
  readonly p: string
  /** The smallest change that would have been found: `1.1%`; empty where none would. */
  readonly finds: string
}

/** The values of one side. */
export interface SideNumbers {
  readonly n: string
  /** The least value, the lower quartile, the median, the upper quartile and the greatest value. */
  readonly five: readonly string[]
  readonly unit: string
  readonly mean: string
  /** The standard deviation; empty where it is too large to compute with. */
  readonly sd: string
  /** Number of values beyond the fences. */
  readonly outliers: number
}

/** Returns everything that is known about the values of `finding`, all in one unit. */
export function numbersOf({ baseline, contender, unit, p, adjustedP, resolution }: Finding): Numbers {
  const shared = scale([baseline?.median ?? 0, contender?.median ?? 0], unit)
  const tested = adjustedP ?? p
  return {
    baseline: baseline && sideOf(baseline, shared),
    contender: contender && sideOf(contender, shared),
    p: tested === null ? '' : describeP(tested),
    finds: resolution === null ? '' : percentSize(resolution),
  }
}

function sideOf({ n, min, q1, median, q3, max, mean, sd, outliers }: Summary, { number, spread, unit }: Scale) {
  return {
    n: String(n),
    five: [min, q1, median, q3, max].map(number),
    unit,
    mean: number(mean),
    sd: sd === null ? '' : spread(sd, mean),
    outliers: outliers.low + outliers.high,
  }
}

const least = 0.0001

/** Writes a p-value, or that it is smaller than anybody needs to know. */
export function describeP(p: number): string {
  return p < least ? `< ${least}` : String(Number(p.toPrecision(2)))
}

/** The lines below a row: how the values of each side are spread, and what the test can tell of them. */
export function numberLines({ baseline, contender, p, finds }: Numbers): readonly Text[] {
  return [
    ...(baseline ? [say`baseline:  ${sideText(baseline)}`] : []),
    ...(contender ? [say`contender: ${sideText(contender)}`] : []),
    ...(p === '' ? [] : [own([`p ${p}`, ...(finds === '' ? [] : [`finds ${finds}`])].join(' · '))]),
  ]
}

function sideText({ n, five, unit, mean, sd, outliers }: SideNumbers): Text {
  const [min, q1, median, q3, max] = five
  return join(
    [
      own(`n ${n}`),
      say`min ${own(min!)}, quartiles ${own(`${q1} ${median} ${q3}`)}, max ${quantityText(max!, unit)}`,
      say`mean ${quantityText(sd === '' ? mean : `${mean} ± ${sd}`, unit)}`,
      own(count(outliers, 'outlier')),
    ],
    ' · ',
  )
}

/** The values of one side; the name and what the test tells stand on the first line of a finding. */
interface SideRow {
  readonly name: Text
  readonly side: Side
  readonly numbers: SideNumbers
  readonly test?: readonly [p: string, finds: string, control: string]
}

/** Tabulates the values of both sides of `findings`, and what the test can tell of each. */
export function tabulateNumbers(
  findings: readonly { readonly name: Text; readonly finding: Finding }[],
  head = 'Benchmark',
): Block {
  const rows = findings.flatMap(({ name, finding }) => {
    const { p, finds, ...sides } = numbersOf(finding)
    const control = finding.control === null ? '–' : percent(finding.control.value)
    return (['baseline', 'contender'] as const)
      .flatMap(side => (sides[side] === null ? [] : [{ side, numbers: sides[side] }]))
      .map((row, at): SideRow => (at === 0 ? { ...row, name, test: [p, finds, control] } : { ...row, name: [] }))
  })
  const columns: readonly ColumnOf<SideRow>[] = [
    column(head, ({ name }) => name, { cell: 'text' }),
    column('Side', ({ side }) => own(side), { cell: 'text' }),
    column('n', ({ numbers: { n } }) => own(n)),
    column('Min', ({ numbers: { five, unit } }) => quantityText(five[0]!, unit)),
    column('Quartiles', ({ numbers: { five } }) => value(five.slice(1, 4).join(' · '))),
    column('Max', ({ numbers: { five, unit } }) => quantityText(five[4]!, unit)),
    column('Mean ± sd', ({ numbers: { mean, sd } }) => value(sd === '' ? mean : `${mean} ± ${sd}`)),
    column('Outliers', ({ numbers: { outliers } }) => own(`${outliers}`)),
    ...['p', 'Detectable', 'A/A'].map((head, at) => column<SideRow>(head, ({ test }) => own(test?.[at] ?? ''))),
  ]
  return tabulate(rows, columns, { caption: 'Statistics' })
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

export interface ReportOptions extends NextStepOptions {
  /** The run of a workflow that has the whole report, where a page has not. */
  readonly source?: PageSource
  /** Address of the HTML page, which is of our own making. */
  readonly pageUrl?: string | undefined
  /** A terminal prints all rows, with the statistics of each below it. */
  readonly isVerbose?: boolean
}

/** The run of a workflow that a page tells of. */
export interface PageSource {
  readonly runNumber: number
  readonly attempt: number
  /** An address of our own making, on GitHub. */
  readonly url: string
}

/** Growths that are shown at once; if there are more, those that are alike are folded away. */
const mostGrowths = 3

function divideGrowths({ growths = [] }: Section) {
  const isOpen = growths.map(
    ({ verdict }) => growths.length <= mostGrowths || verdict === 'regressed' || verdict === 'improved',
  )
  return { open: growths.filter((_, at) => isOpen[at]), folded: growths.filter((_, at) => !isOpen[at]) }
}

function growthItems(growths: NonNullable<Section['growths']>): readonly Block[] {
  return list(
    growths.map(growth => {
      const { mark, answer: text, details } = growthText(growth)
      return [...styled(mark.tone, say`${sign(mark)} ${text}`), ...details.flatMap(one => styled('below', one))]
    }),
  )
}

export function growthOpen(section: Section): readonly Block[] {
  const { open, folded } = divideGrowths(section)
  return [...growthItems(open), ...growthItems(folded).map(block => only(['terminal'], block))]
}

export function reproduction(lines: readonly string[], where: Text): readonly Block[] {
  if (lines.length === 0) return []
  return [
    { kind: 'paragraph', text: say`${styled('strong', own('Reproduce'))}${where}:` },
    { kind: 'code', lines },
  ]
}

export function growthFold(section: Section): readonly Block[] {
  const body = growthItems(divideGrowths(section).folded)
  return body.length === 0 ? [] : [fold(own('📈 How it grows'), 'growth', body)]
}
