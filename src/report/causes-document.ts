import type { Causes, Sum } from '../causes/causes.js'
import { type Block, type ColumnOf, column, tabulate } from '../document/document.js'
import { own, say, styled, type Text, value } from '../document/text.js'
import { usualNames } from '../record/record.js'
import type { Section } from './section.js'
import {
  amountText,
  type CauseText,
  causesText,
  causeText,
  countersText,
  type LineFinder,
  noteText,
  othersText,
} from './words/causes.js'

/** The functions that account for a change, open where something became worse. */
export function causes(section: Section): readonly Block[] {
  const text = causesText(section.causes)
  if (text === undefined) return []
  const counted = countersText(section)
  const counters: readonly Block[] =
    counted === undefined ? [] : [{ kind: 'paragraph', text: own(`Counters: ${counted}`), tone: 'quiet' }]
  if (text.rows.length === 0) return [{ kind: 'footer', text: shortTitle(section.causes, text.title) }, ...counters]
  const { name, difference, interval, place, note } = causeColumns
  const table = tabulate(text.rows, [name, difference, interval, place, note], { caption: 'Causes' })
  const body: readonly Block[] = [{ kind: 'paragraph', text: text.title }, table, ...counters]
  return section.status === 'regressed'
    ? body
    : [{ kind: 'details', summary: own('🔎 What accounts for it'), body, open: true }]
}

/** Without what can be done, which is the next step. */
function shortTitle(causes: Section['causes'], title: Text): Text {
  if (causes === undefined || !('absence' in causes)) return title
  return causesText({ absence: causes.absence.replace(/\. .*$/s, '') })!.title
}

/** Shows all functions of a section, those that are named first, and then the others by the size of their difference. */
export function causesDocument({ causes: outcome, names: called = usualNames }: Section): readonly Block[] {
  const heading: Block = { kind: 'heading', level: 2, text: say`${called.contender} against ${called.baseline}` }
  if (outcome === undefined)
    return [
      heading,
      { kind: 'paragraph', text: own('Nothing was profiled, because no time has changed or "causes" was off.') },
    ]
  const title: Block = { kind: 'paragraph', text: causesText(outcome)!.title }
  return 'absence' in outcome ? [heading, title] : [heading, title, tabulateFunctions(outcome)]
}

/** One function, or all that are not named together. */
interface FunctionRow extends CauseText {
  readonly sum: Sum
  readonly isLast?: true
}

/** Tabulates all functions of both sides, which the readers of a page can sort. */
export function tabulateFunctions(causes: Causes, findLine?: LineFinder): Block {
  const { rows, rest, whole, unit } = causes
  const functions = rows.map((row): FunctionRow => {
    const { name, ...text } = causeText(row, whole, unit, findLine)
    return { ...text, name: row.isNamed ? styled('strong', name) : name, sum: row }
  })
  // Where none is named, all of them are the rest.
  const others = own(rows.some(({ isNamed }) => isNamed) ? 'All that are not named' : 'All functions')
  const last: FunctionRow = { ...othersText(rest, causes), name: others, sum: rest, isLast: true }
  const amounts = (['baseline', 'contender'] as const).map(side =>
    column<FunctionRow>(
      side === 'baseline' ? 'Baseline' : 'Contender',
      ({ sum }) => own(amountText(sum[side], whole, unit)),
      {
        ...{ sort: 'size', size: ({ sum }) => sum[side] },
      },
    ),
  )
  const { name, difference, interval, place, note } = causeColumns
  const columns: readonly ColumnOf<FunctionRow>[] = [
    { ...name, sort: 'name' },
    ...amounts,
    { ...difference, sort: 'size', size: ({ sum }) => Math.abs(sum.difference) },
    interval,
    place,
    note,
  ]
  return tabulate(rest.functions === 0 ? functions : [...functions, last], columns, {
    caption: 'Functions by their own time, those that are named first',
    row: ({ isLast }) => (isLast ? { isLast } : {}),
  })
}

const causeColumns = {
  name: column('Function', ({ name }) => name, { cell: 'text' }),
  difference: column('Difference', row => value(row.difference), { cell: 'change' }),
  interval: column('CI', row => value(row.interval), { cell: 'change', align: 'left' }),
  place: column('Place', row => row.place, { align: 'left', drop: 1 }),
  note: { ...column('', noteText, { align: 'left', joins: ['html'] }), head: [] as Text },
} as const satisfies Readonly<Record<string, ColumnOf<CauseText>>>
