import { type Axis, rowAxis, timesAxis } from '../document/axis.js'
import { type Block, type ColumnOf, column, type Heading, type Medium, only, tabulate } from '../document/document.js'
import { terminalVoice } from '../document/escape.js'
import { layOutRow } from '../document/picture.js'
import { intervalStrip, ratioAxisOf, ratioLabel } from '../document/strip.js'
import { join, type Mark, message, own, say, sign, styled, type Text, value, write } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { usualNames } from '../record/record.js'
import {
  findings,
  fold,
  growthOpen,
  keepRows,
  list,
  longestInHead,
  type ReportOptions,
  ranks,
  reproduction,
} from './blocks.js'
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
} from './multi-way.js'
import type { MultiWay, Report, Section } from './report.js'
import { listRows, makeRows, valueText } from './rows.js'
import { environmentLines } from './words/environment.js'
import { headlineText, sectionHeadline, sectionName } from './words/headline.js'
import { reproduceMultiWay, reproduceWhere } from './words/reproduce.js'
import { concerns, trust, trustTitle } from './words/trust.js'
import { legend, marks, otherMarks } from './words/words.js'

export function heading({ suite, part }: MultiWay): Heading {
  const text = join(
    [suite, part].flatMap(name => (name === undefined ? [] : [say`${name}`])),
    ' · ',
  )
  return { kind: 'heading', level: 2, text }
}

/** More of them repeat the last column. */
const mostSentences = 5

export function winners(report: Report, comparison: MultiWay): readonly Text[] {
  const rows = makeMultiWayRows(report, comparison)
  if (rows.length > mostSentences) return []
  return rows.map(row => rankingSentence(row, comparison, rows.length === 1)).filter(text => text !== undefined)
}

/** Describes the sides, and how they were compared. */
export function introduceSides(report: Report, comparison: MultiWay): readonly Block[] {
  return [{ kind: 'paragraph', text: multiWayContext(comparison, report) }, ...list(sideSentences(comparison))]
}

function sentenceOf(row: MultiWayRow, comparison: MultiWay, isAlone: boolean): readonly Block[] {
  const text = rankingSentence(row, comparison, isAlone)
  return text === undefined ? [] : [{ kind: 'paragraph', text: styled('strong', text) }]
}

/** More than two sides: a table for each benchmark, the best first. In a comment of many, each stands behind its answer. */
export function showMultiWay(report: Report, comparison: MultiWay, options: ReportOptions): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const sections = [...sectionsOf(report, comparison).values()]
  const [first] = sections
  const { shown, folded } = selectBenchmarks(rows)
  const nameOf = (section: Section): Text => say`${section.names?.contender ?? usualNames.contender}`
  const lines = first ? reproduceMultiWay(comparison, first, options.program) : []
  const sides = list(sideSentences(comparison))
  return [
    ...introduceSides(report, comparison).map(block => only(['terminal'], block)),
    ...shown.flatMap(row => onTerminal(row, comparison, first, rows.length)),
    ...inComment(rows, comparison, first),
    ...sections.flatMap(section => named(nameOf(section), growthOpen(section))).map(block => only(['terminal'], block)),
    ...listCauses(sections, nameOf).map(block => only(['terminal'], block)),
    ...(folded === 0
      ? []
      : [
          only(['terminal'], {
            kind: 'paragraph',
            text: say`${sign(marks.unchanged)} ${own(`${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`)}`,
          }),
        ]),
    only(['terminal'], {
      kind: 'list',
      items: sayOfAll(sections, concerns).map(text => say`${styled('doubt', sign(otherMarks.warning))} ${text}`),
    }),
    only(['markdown'], {
      kind: 'details',
      summary: own(`🔢 All results of ${sections.length === 1 ? 'the contender' : 'each contender'}`),
      body: sections.map(section => contenderFold(section, report)),
    }),
    ...(first === undefined
      ? []
      : [
          fold(
            own(`🔬 Trust: ${trustTitle(withControl(sections) ?? first)}`),
            'trust',
            list(sayOfAll(sections, trust)),
          ),
          fold(own('🔁 How to read this · reproduce · environment'), 'how to reproduce it', [
            ...sides,
            ...list([multiWayReading, ...legend(first)]),
            ...reproduction(lines, say`, ${reproduceWhere(first)}`),
            { kind: 'paragraph', text: styled('strong', own('Environment')) },
            ...list(environmentLines(first)),
          ]),
        ].map(block => only(['markdown'], block))),
  ]
}

/** Finds the section whose control holds for all: where a contender failed every time, its own section has none. */
export function withControl(sections: readonly Section[]): Section | undefined {
  return sections.find(({ control }) => control.status !== 'not-run')
}

function named(name: Text, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 3, text: say`${name}:` }, ...blocks]
}

/** The causes of each contender with its name; once, where there is one reason for none of all. */
function listCauses(sections: readonly Section[], nameOf: (section: Section) => Text): readonly Block[] {
  const [first, ...others] = sections.map(causes)
  const isSame = others.every(blocks => JSON.stringify(blocks) === JSON.stringify(first))
  return isSame ? (first ?? []) : sections.flatMap(section => named(nameOf(section), causes(section)))
}

const mostTables = 30

/** All rows, but for those of many that say nothing. */
function selectBenchmarks(rows: readonly MultiWayRow[]) {
  if (rows.length <= mostTables) return { shown: rows, folded: 0 }
  const shown = rows.filter(({ ranked }) => ranked.some(({ mark }) => mark && mark !== marks.unchanged))
  return { shown, folded: rows.length - shown.length }
}

interface Place {
  readonly section: Section | undefined
  /** The head of its table names the benchmark, because nothing above does. */
  readonly isNamed: boolean
}

function onTerminal(row: MultiWayRow, comparison: MultiWay, section: Section | undefined, rows: number) {
  const blocks: readonly Block[] = [
    ...(rows === 1 ? [] : [{ kind: 'heading', level: 3, text: row.label } as const]),
    ranking(row, comparison, { section, isNamed: false }),
    // Of few, the first lines tell it.
    ...(rows > mostSentences ? sentenceOf(row, comparison, true) : []),
  ]
  return blocks.map(block => only(['terminal'], block))
}

/** Shows the tables of many behind their answers. */
function inComment(rows: readonly MultiWayRow[], comparison: MultiWay, section: Section | undefined): readonly Block[] {
  const keep = keepRows('benchmarks', ranks.overview)
  const isMany = rows.length > mostSentences
  return rows.map(row => {
    const table = { ...ranking(row, comparison, { section, isNamed: !isMany && rows.length > 1 }), keep }
    const summary = rankingSentence(row, comparison, false) ?? row.label
    return only(['markdown'], isMany ? { kind: 'details', summary, body: [table], keep } : table)
  })
}

/** All sides by one benchmark, the lowest estimate first, on one axis of ratios. */
function ranking({ label, ranked }: MultiWayRow, { sides, baseline }: MultiWay, { section, isNamed }: Place): Block {
  const { confidence = 0 } = section?.settings ?? {}
  const nameOf = (name: string): Text => sideName(sides.find(side => side.name === name)!)
  const against = baseline.length > longestInHead ? own('the baseline') : nameOf(baseline)
  const changes = ranked.flatMap(({ change }) => change ?? [])
  const axis = ratioAxisOf(changes)
  const columns: readonly ColumnOf<MultiWayCell>[] = [
    column('Rank', rankText, { cell: 'mark', in: comments }),
    column('', ({ mark }) => (mark ? sign(mark) : []), { cell: 'mark', in: terminal }),
    column('', ({ word, isBaseline }) => own(isBaseline ? 'baseline' : word), { ...besides, align: 'left', drop: 4 }),
    {
      head: isNamed ? label : own('Side'),
      cell: 'text',
      show: ({ side, reason }) => [...nameOf(side), ...reasonText(reason)],
    },
    column('Level', ({ quantity }) => valueText(quantity)),
    column('', ({ quantity }) => own(quantity?.spread ? `± ${quantity.spread}` : ''), {
      ...{ ...besides, align: 'left', drop: 3 },
    }),
    {
      head: changes.length === 0 ? [] : styled('strip', own(ratioLabel(axis))),
      ...{ cell: 'strip', drop: 2 },
      show: ({ change }) => (change === null ? [] : styled('strip', own(intervalStrip(change, axis, true)))),
    },
    {
      head: say`Against ${against}`,
      ...{ cell: 'change', in: terminal },
      show: ({ amount, isBaseline }) => own(isBaseline ? '' : amount),
    },
    column(`${share(confidence)} CI`, ({ interval }) => value(interval), {
      cell: 'change',
      align: 'left',
      in: terminal,
    }),
    {
      head: say`Against ${against} [${own(share(confidence))} CI]`,
      ...{ cell: 'change', align: 'left', in: comments },
      show: againstText,
    },
  ]
  return tabulate(ranked, columns, {
    caption: write(label, terminalVoice),
    row: ({ mark }) => ({ ...(mark && { tone: mark.tone }) }),
  })
}

const terminal: readonly Medium[] = ['terminal']
const comments: readonly Medium[] = ['markdown']
const besides = { in: terminal, joins: terminal } as const

function reasonText(reason: string | null): Text {
  return reason === null ? [] : styled('below', message(reason))
}

/** Names the place of a side. */
export function rankText({ place }: MultiWayCell): Text {
  return place === 1 ? sign(first) : own(place === undefined ? '–' : `${place}`)
}

const first: Mark = { emoji: '🥇', character: '1', tone: 'good' }

/** Says how far a side is from the baseline. */
export function againstText({ isBaseline, mark, amount, interval }: MultiWayCell): Text {
  if (isBaseline) return own('baseline')
  if (amount === '') return own('–')
  const isTold = mark === marks.regressed || mark === marks.improved
  const shown = isTold ? styled('strong', value(amount)) : value(amount)
  return join([...(mark ? [sign(mark)] : []), shown, ...(interval === '' ? [] : [value(interval)])], ' ')
}

/** A fold for all findings of one contender. */
function contenderFold(section: Section, report: Report): Block {
  return {
    kind: 'details',
    summary: say`${sectionName(section, report.sections)}: ${headlineText(sectionHeadline(section))}`,
    body: [
      findings(listRows(makeRows(section)), section, { keep: keepRows('findings of each contender') }),
      ...growthOpen(section),
      ...causes(section),
    ],
  }
}

export function reproduceAll(report: Report, comparison: MultiWay, { program }: ReportOptions): readonly Block[] {
  const [first] = sectionsOf(report, comparison).values()
  if (first === undefined) return []
  const lines = reproduceMultiWay(comparison, first, program)
  return reproduction(lines, own(', in the directory where it was run')).map(block => only(['terminal'], block))
}

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
