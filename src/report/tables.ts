import { type Block, type ColumnOf, type Details, type Keep, type Placement, tabulate } from '../document/document.js'
import { cutMiddle, unitText } from '../document/escape.js'
import { join, message, own, say, sign, styled, type Text, value } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { type Origin, usualNames } from '../record/record.js'
import { numberLines, numbersOf, tabulateNumbers } from './numbers.js'
import { type ReportRow, type Rows, titleAfter } from './rows.js'
import type { Section } from './section.js'

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
