import { type Block, type ColumnOf, column, heading, paragraph, tabulate } from '../../document/document.js'
import type { Frame } from '../../document/picture.js'
import { say, styled, type Text, trusted, value } from '../../document/text.js'
import type { Teller } from '../../extra.js'
import { share } from '../../metrics/scale.js'
import type { Profiles } from '../../record/causes.js'
import { usualNames } from '../../record/record.js'
import type { Causes, Sum } from '../../report/causes.js'
import type { Section } from '../../report/report.js'
import { sideName, sidesCalled } from '../../report/words/sides.js'
import type { Side } from '../../schedule/round.js'
import {
  amountText,
  type CauseText,
  causesText,
  causeText,
  countersText,
  type LineFinder,
  makeLineFinder,
  noteText,
  othersText,
} from './words.js'

/** The functions that account for a change. */
export function causesBlocks(section: Section): readonly Block[] {
  const { causes: outcome } = section
  const text = causesText(outcome)
  if (text === undefined || outcome === undefined) return []
  const counted = countersText(section)
  const counters = counted === undefined ? [] : [paragraph(`Counters: ${counted}`, 'quiet')]
  if (text.rows.length === 0) return [{ kind: 'footer', text: text.title }, ...counters]
  const table = tabulate(text.rows, Object.values(causeColumns), { caption: 'Causes' })
  return [paragraph(text.title), table, ...counters]
}

interface FunctionRow extends CauseText {
  readonly sum: Sum
  readonly isLast?: true
}

/** Tabulates all functions of both sides, which the readers of a page can sort. */
export function tabulateFunctions(causes: Causes, section: Section, findLine?: LineFinder): Block {
  const { rows, rest } = causes
  const functions = rows.map((row): FunctionRow => {
    const { name, ...text } = causeText(row, causes, findLine)
    return { ...text, name: row.isNamed ? styled('strong', name) : name, sum: row }
  })
  // Where none is named, all of them are the rest.
  const others = trusted(rows.some(({ isNamed }) => isNamed) ? 'All that are not named' : 'All functions')
  const last: FunctionRow = { ...othersText(rest, causes), name: others, sum: rest, isLast: true }
  const amount = (side: Side): ColumnOf<FunctionRow> => ({
    ...column('', ({ sum }) => trusted(amountText(sum[side], causes)), { sort: 'size', size: ({ sum }) => sum[side] }),
    head: sideName(section, side),
  })
  const { name, difference, interval, place, note } = causeColumns
  const columns: readonly ColumnOf<FunctionRow>[] = [
    { ...name, sort: 'name' },
    amount('baseline'),
    amount('contender'),
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

/** Shows the functions that account for a change, all of them as a table, and the calls of both sides; nothing where nothing was profiled. */
export function showCauses(
  report: Section,
  { record, repositoryUrl }: Parameters<Teller['chapter']>[1],
): readonly Block[] {
  const { causes } = report
  const text = causesText(causes)
  if (text === undefined || causes === undefined) return []
  const counters = countersText(report)
  const profiles = record?.causes
  const isDrawn = !('absence' in causes) && profiles && !('absence' in profiles) && profiles.calls.length > 0
  return [
    heading(2, 'Causes'),
    paragraph(text.title),
    ...(counters === undefined ? [] : [paragraph(`Counters: ${counters}.`)]),
    ...('absence' in causes ? [] : [tabulateFunctions(causes, report, makeLineFinder(report, repositoryUrl))]),
    ...(isDrawn ? [showFlames(profiles, causes, report)] : []),
  ]
}

function showFlames(profiles: Profiles, causes: Causes, section: Section): Block {
  const { names = usualNames } = section
  const called = sidesCalled(section)
  const graphs = layOutFlames(profiles, [names.baseline, names.contender])
  const most = Math.max(...graphs.flat().map(call => Math.abs(call.contender - call.baseline)), 1e-9)
  const amount = (value: number): string => amountText(value, causes)
  const selves = new Map(causes.rows.map(row => [row.name, causeText(row, causes)]))
  return {
    kind: 'flame',
    graphs: graphs.map((calls, at) => {
      const side = called[sideNames[at]!]
      const total = calls.reduce((sum, call) => sum + (call.depth === 0 ? call[sideNames[at]!] : 0), 0)
      return {
        title: say`Calls of ${sideName(section, sideNames[at]!)}`,
        description: `Flame graph of the calls of ${side}: ${calls.length} frames`,
        frames: calls.map(call => {
          const self = selves.get(call.name)
          const itself = self === undefined ? '' : `; itself ${self.difference} ${self.interval}`
          const part = share(Number((call[sideNames[at]!] / total).toPrecision(2)))
          return {
            ...call,
            words: `${part} of ${side}, ${amount(call.baseline)} → ${amount(call.contender)}${itself}`,
            heat: (call.contender - call.baseline) / most,
          }
        }),
      }
    }),
    caption: say`The width is the time of a function with the functions that it calls, on one scale for both sides. Orange takes more in ${sideName(section, 'contender')}, blue takes less; the darker, the more. A click or Enter enlarges a frame and marks its function in both graphs and in the table; the arrow keys go from frame to frame, and Escape shows all.`,
  }
}

const sideNames = ['baseline', 'contender'] as const

/** A place in the tree of calls, laid out. Horizontally, 1 is the larger of both sides; its width is what one side took with all that it called. */
export interface Call extends Omit<Frame, 'words' | 'heat'> {
  readonly baseline: number
  readonly contender: number
}

/** Narrowest box that is drawn: a pixel of a thousand. */
const narrowest = 0.001

/** Lays out the calls of two profiled sides, each from the outermost to the innermost. Frames that are narrower than a pixel are left out. */
export function layOutFlames(
  { functions, sides, calls }: Profiles,
  names: readonly [baseline: string, contender: string],
): readonly (readonly Call[])[] {
  const places = names.map(name => sides.indexOf(name))
  const totals = calls.map(({ self }) => places.map(place => self[place] ?? 0))
  // Each stands behind its parent, so from the end all that is below a call is known before it.
  for (let at = calls.length - 1; at >= 0; at--) {
    const above = totals[calls[at]!.parent]
    if (above) for (const side of [0, 1]) above[side]! += totals[at]![side]!
  }
  const roots = totals.filter((_, at) => calls[at]!.parent < 0)
  const scale = Math.max(...[0, 1].map(side => roots.reduce((sum, total) => sum + total[side]!, 0)), 1e-9)
  return [0, 1].map(side => {
    const ends = new Map<number, number>([[-1, 0]])
    const depths = new Map<number, number>([[-1, -1]])
    const all = calls.map(({ parent, at }, index): Call => {
      const [baseline, contender] = totals[index] as [number, number]
      const start = ends.get(parent)!
      const width = totals[index]![side]! / scale
      const depth = depths.get(parent)! + 1
      ends.set(parent, start + width)
      ends.set(index, start)
      depths.set(index, depth)
      return { name: functions[at]!.name, depth, start, width, baseline, contender }
    })
    return all.filter(({ width }) => width >= narrowest)
  })
}
