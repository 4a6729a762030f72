import { type Axis, rowAxis, timesAxis } from '../../document/axis.js'
import { type Block, type ColumnOf, column, tabulate } from '../../document/document.js'
import { layOutRow } from '../../document/picture.js'
import { message, own, say, styled, type Text } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import type { MultiWay } from '../multi-way.js'
import { againstText, introduceSides, rankText } from '../multi-way-document.js'
import { type MultiWayCell, type MultiWayRow, makeMultiWayRows, sectionsOf } from '../multi-way-rows.js'
import type { Report } from '../report.js'
import { valueText } from '../rows.js'
import { multiWayReading, rankingSentence, sideName } from '../words/multi-way.js'
import { marks } from '../words/words.js'

/** One side in one benchmark, below the answer to which side is best where it is the first. */
interface SideRow extends MultiWayCell {
  readonly over: Text | undefined
}

/** More benchmarks on which all sides tie stand behind a summary. */
const mostTied = 40

/** Shows all sides of a comparison as one forest: the sides of each benchmark below its answer, the best first. */
export function showSides(report: Report, comparison: MultiWay): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const isTied = ({ best, ranked }: MultiWayRow): boolean => best.length === ranked.length
  const tied = rows.filter(isTied)
  const [shown, folded] = tied.length > mostTied ? [rows.filter(row => !isTied(row)), tied] : [rows, []]
  const show = (some: readonly MultiWayRow[]): Block => tabulateSides(some, rows, { report, comparison })
  return [
    ...introduceSides(report, comparison),
    show(shown),
    {
      kind: 'details',
      summary: own(`${folded.length} more benchmarks on which all sides tie`),
      body: folded.length === 0 ? [] : [show(folded)],
    },
    { kind: 'paragraph', text: multiWayReading },
  ]
}

/** A comparison with the report that it is of. */
interface Compared {
  readonly report: Report
  readonly comparison: MultiWay
}

/** Tabulates the sides of `rows` on the axis of `all` rows. */
function tabulateSides(
  rows: readonly MultiWayRow[],
  all: readonly MultiWayRow[],
  { report, comparison }: Compared,
): Block {
  const [section] = sectionsOf(report, comparison).values()
  const { threshold = 0, confidence = 0 } = section?.settings ?? {}
  const axis = sidesAxis(
    all.flatMap(({ ranked }) => ranked),
    threshold,
  )
  const sides = rows.flatMap(row =>
    row.ranked.map((cell, at): SideRow => ({ ...cell, over: at > 0 ? undefined : overText(row, comparison, all) })),
  )
  const nameOf = (name: string): Text => sideName(comparison.sides.find(side => side.name === name)!)
  const columns: readonly ColumnOf<SideRow>[] = [
    column('Rank', rankText, { cell: 'mark' }),
    column('Side', ({ side, reason }) => [...nameOf(side), ...belowText(reason)], { cell: 'text' }),
    column('Plot', () => own(''), { cell: 'strip', axis }),
    {
      head: [
        ...say`Against ${nameOf(comparison.baseline)}`,
        ...styled('below', own(`${share(confidence)} confidence interval`)),
      ],
      cell: 'change',
      show: againstText,
    },
    column('Level', ({ quantity }) => valueText(quantity)),
  ]
  return tabulate(sides, columns, {
    caption: `Line: interval of the change, with its estimate. Shaded: within the threshold of ±${share(threshold)}.`,
    row: ({ mark, change, over }) => ({
      ...(mark && { tone: mark.tone }),
      ...(over && { over }),
      marks: { ...layOutRow({ change }, axis, threshold), ...(mark?.shape && { shape: mark.shape }) },
    }),
  })
}

/** The answer of a benchmark, where the page's headline does not give it. */
function overText(row: MultiWayRow, comparison: MultiWay, { length }: readonly unknown[]): Text | undefined {
  return length === 1 ? undefined : (rankingSentence(row, comparison, false) ?? row.label)
}

function belowText(reason: string | null): Text {
  return reason === null ? [] : styled('below', message(reason))
}

/** The axis of all sides, which holds most of what changed: of ratios, from where people say how many times as much. */
function sidesAxis(cells: readonly MultiWayCell[], threshold: number): Axis {
  const changed = cells.filter(({ mark }) => mark === marks.regressed || mark === marks.improved)
  const spans = (changed.length > 0 ? changed : cells).flatMap(({ change }) => change ?? [])
  const isFar = spans.some(({ value }) => value >= 0.5 || value <= -1 / 3)
  return isFar ? timesAxis([{ value: 0, low: 0, high: 0 }, ...spans]) : rowAxis(spans, 2 * threshold)
}
