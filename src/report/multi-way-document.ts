import { type Axis, rowAxis, timesAxis } from '../document/axis.js'
import {
  type Block,
  type ColumnOf,
  column,
  details,
  heading,
  list,
  listShown,
  only,
  paragraph,
  tabulate,
} from '../document/document.js'
import { terminalVoice } from '../document/escape.js'
import { layOutRow } from '../document/picture.js'
import { intervalStrip, ratioAxisOf, ratioLabel } from '../document/strip.js'
import { join, type Mark, message, own, say, sign, styled, type Text, tell, value, write } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { causes } from './causes-document.js'
import {
  type MultiWayCell,
  type MultiWayRow,
  makeMultiWayRows,
  multiWayContext,
  multiWayReading,
  rankingSentence,
  sayOfAll,
  sectionsOf,
  sideName,
  sideSentences,
  withGravestControl,
} from './multi-way.js'
import { contenderOf, type MultiWay, type Report, type Section } from './report.js'
import { listRows, makeRows, valueText } from './rows.js'
import {
  findings,
  fold,
  growthOpen,
  keepRows,
  longestInHead,
  type ReportOptions,
  ranks,
  reproduction,
} from './tables.js'
import { environmentLines } from './words/environment.js'
import { headlineText, sectionHeadline, sectionName } from './words/headline.js'
import { repeat, reproduceWhere } from './words/reproduce.js'
import { concerns, trust, trustTitle } from './words/trust.js'
import { legend, marks, otherMarks } from './words/words.js'

export function comparisonHeading({ suite, part }: MultiWay) {
  return heading(2, join([say`${suite}`, part === undefined ? part : say`${part}`], ' · '))
}

/** More of them repeat the last column. */
const mostSentences = 5

export function winners(report: Report, comparison: MultiWay): readonly Text[] {
  const rows = makeMultiWayRows(report, comparison)
  if (rows.length > mostSentences) return []
  return tell(...rows.map(row => rankingSentence(row, comparison, rows.length === 1)))
}

function introduceSides(report: Report, comparison: MultiWay): readonly Block[] {
  return [paragraph(multiWayContext(comparison, report)), list(sideSentences(comparison))]
}

/** More than two sides: a table for each benchmark, the best first. In a comment of many, each stands behind its answer. */
export function showMultiWay(report: Report, comparison: MultiWay, options: ReportOptions): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const sections = [...sectionsOf(report, comparison).values()]
  const [first] = sections
  const shown = rows.length > mostTables ? rows.filter(isTelling) : rows
  const folded = rows.length - shown.length
  const nameOf = (section: Section): Text => say`${contenderOf(section)}`
  const hidden = `${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`
  return [
    ...only(
      'terminal',
      ...introduceSides(report, comparison),
      ...shown.flatMap(row => [
        ...(rows.length === 1 ? [] : [heading(3, row.label)]),
        ranking(row, comparison, first),
        // Of few, the first lines tell it.
        ...tell(rows.length > mostSentences && rankingSentence(row, comparison, true)).map(text =>
          paragraph(styled('strong', text)),
        ),
      ]),
    ),
    ...only('markdown', ...inComment(rows, comparison, first)),
    ...only(
      'terminal',
      ...sections.flatMap(section => named(nameOf(section), growthOpen(section))),
      ...listCauses(sections, nameOf),
      ...(folded === 0 ? [] : [paragraph(say`${sign(marks.unchanged)} ${own(hidden)}`)]),
      list(sayOfAll(sections, concerns).map(text => say`${styled('doubt', sign(otherMarks.warning))} ${text}`)),
    ),
    ...only(
      'markdown',
      details(
        `🔢 All results of ${sections.length === 1 ? 'the contender' : 'each contender'}`,
        sections.map(section =>
          details(say`${sectionName(section, report.sections)}: ${headlineText(sectionHeadline(section))}`, [
            findings(listRows(makeRows(section)), section, { keep: keepRows('findings of each contender') }),
            ...growthOpen(section),
            ...causes(section),
          ]),
        ),
      ),
      ...(first ? circumstances(sections, first, comparison, options) : []),
    ),
  ]
}

function circumstances(
  sections: readonly Section[],
  first: Section,
  comparison: MultiWay,
  options: ReportOptions,
): readonly Block[] {
  const title = `🔬 Trust: ${trustTitle(withGravestControl(sections) ?? first)}`
  return [
    fold(title, 'trust', [list(sayOfAll(sections, trust))]),
    fold('🔁 How to read this · reproduce · environment', 'how to reproduce it', [
      list(sideSentences(comparison)),
      list([multiWayReading, ...legend(first)]),
      ...reproduction(repeat({ ...first, sides: comparison.sides }, options.program), say`, ${reproduceWhere(first)}`),
      paragraph(styled('strong', own('Environment'))),
      list(environmentLines(first)),
    ]),
  ]
}

function named(name: Text, blocks: readonly Block[]): readonly Block[] {
  return listShown(blocks, 'terminal').length === 0 ? [] : [heading(3, say`${name}:`), ...blocks]
}

/** The causes of each contender with its name; once, where there is one reason for none of all. */
function listCauses(sections: readonly Section[], nameOf: (section: Section) => Text): readonly Block[] {
  const [first, ...others] = sections.map(causes)
  const isSame = others.every(blocks => JSON.stringify(blocks) === JSON.stringify(first))
  return isSame ? (first ?? []) : sections.flatMap(section => named(nameOf(section), causes(section)))
}

const mostTables = 30

function isTelling({ ranked }: MultiWayRow): boolean {
  return ranked.some(({ mark }) => mark && mark !== marks.unchanged)
}

/** Shows the tables of many behind their answers. Where nothing above a table names its benchmark, its head does. */
function inComment(rows: readonly MultiWayRow[], comparison: MultiWay, section: Section | undefined): readonly Block[] {
  const keep = keepRows('benchmarks', ranks.overview)
  const isMany = rows.length > mostSentences
  return rows.map((row): Block => {
    const head = isMany || rows.length === 1 ? undefined : row.label
    const table = { ...ranking(row, comparison, section, head), keep }
    return isMany ? { ...details(rankingSentence(row, comparison, false) ?? row.label, [table]), keep } : table
  })
}

/** All sides by one benchmark, the lowest estimate first, on one axis of ratios. */
function ranking(
  { label, ranked }: MultiWayRow,
  { sides, baseline }: MultiWay,
  section: Section | undefined,
  head = own('Side'),
): Block {
  const confidence = share(section?.settings.confidence ?? 0)
  const nameOf = (name: string): Text => sideName(sides.find(side => side.name === name)!)
  const against = say`Against ${baseline.length > longestInHead ? own('the baseline') : nameOf(baseline)}`
  const changes = ranked.flatMap(({ change }) => change ?? [])
  const axis = ratioAxisOf(changes)
  const terminal = { in: ['terminal'] } as const
  const comment = { in: ['markdown'] } as const
  const besides = { ...terminal, joins: terminal.in, align: 'left' } as const
  const columns: readonly ColumnOf<MultiWayCell>[] = [
    column('Rank', rankText, { ...comment, cell: 'mark' }),
    column('', ({ mark }) => (mark ? sign(mark) : []), { ...terminal, cell: 'mark' }),
    column('', ({ word, isBaseline }) => own(isBaseline ? 'baseline' : word), { ...besides, drop: 4 }),
    { head, cell: 'text', show: ({ side, reason }) => [...nameOf(side), ...belowText(reason)] },
    column('Level', ({ quantity }) => valueText(quantity)),
    column('', ({ quantity }) => own(quantity?.spread ? `± ${quantity.spread}` : ''), { ...besides, drop: 3 }),
    {
      head: changes.length === 0 ? [] : styled('strip', own(ratioLabel(axis))),
      ...{ cell: 'strip', drop: 2 },
      show: ({ change }) => (change === null ? [] : styled('strip', own(intervalStrip(change, axis, true)))),
    },
    { head: against, ...terminal, cell: 'change', show: ({ amount, isBaseline }) => own(isBaseline ? '' : amount) },
    column(`${confidence} CI`, ({ interval }) => value(interval), { ...terminal, cell: 'change', align: 'left' }),
    { head: say`${against} [${own(confidence)} CI]`, ...comment, cell: 'change', align: 'left', show: againstText },
  ]
  return tabulate(ranked, columns, {
    caption: write(label, terminalVoice),
    row: ({ mark }) => ({ ...(mark && { tone: mark.tone }) }),
  })
}

function belowText(reason: string | null): Text {
  return reason === null ? [] : styled('below', message(reason))
}

function rankText({ place }: MultiWayCell): Text {
  return place === 1 ? sign(first) : own(place === undefined ? '–' : `${place}`)
}

const first: Mark = { emoji: '🥇', character: '1', tone: 'good' }

function againstText({ isBaseline, mark, amount, interval }: MultiWayCell): Text {
  if (isBaseline) return own('baseline')
  if (amount === '') return own('–')
  const isTold = mark === marks.regressed || mark === marks.improved
  const shown = isTold ? styled('strong', value(amount)) : value(amount)
  return join([mark && sign(mark), shown, interval === '' ? [] : value(interval)], ' ')
}

export function reproduceAll(report: Report, comparison: MultiWay, { program }: ReportOptions): readonly Block[] {
  const [first] = sectionsOf(report, comparison).values()
  if (first === undefined) return []
  return reproduction(
    repeat({ ...first, sides: comparison.sides }, program),
    own(', in the directory where it was run'),
  )
}

/** One side in one benchmark, below the answer to which side is best where it is the first. */
interface SideRow extends MultiWayCell {
  readonly over: Text | undefined
}

/** More benchmarks on which all sides tie stand behind a summary. */
const mostTied = 40

/** Shows all sides of a comparison on a page as one forest: the sides of each benchmark below its answer, the best first. */
export function showSides(report: Report, comparison: MultiWay): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const [section] = sectionsOf(report, comparison).values()
  const settings = section?.settings ?? { threshold: 0, confidence: 0 }
  const axis = sidesAxis(
    rows.flatMap(({ ranked }) => ranked),
    settings.threshold,
  )
  const isTied = ({ best, ranked }: MultiWayRow): boolean => best.length === ranked.length
  const tied = rows.filter(isTied)
  const [shown, folded] = tied.length > mostTied ? [rows.filter(row => !isTied(row)), tied] : [rows, []]
  const show = (some: readonly MultiWayRow[]): Block => {
    const sides = some.flatMap(row =>
      row.ranked.map((cell, at): SideRow => {
        // A single benchmark has its answer in the page's headline.
        const isAnswered = at > 0 || rows.length === 1
        return { ...cell, over: isAnswered ? undefined : (rankingSentence(row, comparison, false) ?? row.label) }
      }),
    )
    return tabulateSides(sides, axis, comparison, settings)
  }
  return [
    ...introduceSides(report, comparison),
    show(shown),
    details(`${folded.length} more benchmarks on which all sides tie`, folded.length === 0 ? [] : [show(folded)]),
    paragraph(multiWayReading),
  ]
}

function tabulateSides(
  sides: readonly SideRow[],
  axis: Axis,
  comparison: MultiWay,
  { threshold, confidence }: Pick<Section['settings'], 'threshold' | 'confidence'>,
): Block {
  const nameOf = (name: string): Text => sideName(comparison.sides.find(side => side.name === name)!)
  const interval = styled('below', own(`${share(confidence)} confidence interval`))
  const columns: readonly ColumnOf<SideRow>[] = [
    column('Rank', rankText, { cell: 'mark' }),
    column('Side', ({ side, reason }) => [...nameOf(side), ...belowText(reason)], { cell: 'text' }),
    column('Plot', () => own(''), { cell: 'strip', axis }),
    { head: [...say`Against ${nameOf(comparison.baseline)}`, ...interval], cell: 'change', show: againstText },
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

/** The axis of all sides, which holds most of what changed: of ratios, from where people say how many times as much. */
function sidesAxis(cells: readonly MultiWayCell[], threshold: number): Axis {
  const changed = cells.filter(({ mark }) => mark === marks.regressed || mark === marks.improved)
  const spans = (changed.length > 0 ? changed : cells).flatMap(({ change }) => change ?? [])
  const isFar = spans.some(({ value }) => value >= 0.5 || value <= -1 / 3)
  return isFar ? timesAxis([{ value: 0, low: 0, high: 0 }, ...spans]) : rowAxis(spans, 2 * threshold)
}
