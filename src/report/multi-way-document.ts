import { type Block, type ColumnOf, type Medium, only, tabulate } from '../document/document.js'
import { join, message, own, say, sign, styled, type Text, value } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { usualNames } from '../record/record.js'
import { causes } from './causes-document.js'
import type { MultiWay } from './multi-way.js'
import { type MultiWayCell, type MultiWayRow, makeMultiWayRows, sectionsOf } from './multi-way-rows.js'
import type { Report } from './report.js'
import { listRows, makeRows } from './rows.js'
import type { Section } from './section.js'
import { growthOpen, headlineText, type ReportOptions, reproduction } from './section-document.js'
import { findings, fold, keepRows, list, longestInHead, ranks } from './tables.js'
import { spreadText, valueText } from './text/cells.js'
import { sectionHeadline, sectionName } from './words/headline.js'
import {
  multiWayContext,
  multiWayReading,
  rankingSentence,
  sayOfAll,
  sideName,
  sideSentences,
} from './words/multi-way.js'
import { environmentLines, reading } from './words/reading.js'
import { reproduceMultiWay, reproduceWhere } from './words/reproduce.js'
import { concerns, trust, trustTitle } from './words/trust.js'
import { marks, otherMarks } from './words/words.js'

export function heading({ suite, part }: MultiWay): Block {
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

/** The sides, and one table with a column for each. */
function sidesOf(report: Report, comparison: MultiWay): readonly Block[] {
  return [
    { kind: 'paragraph', text: multiWayContext(comparison, report) },
    ...list(sideSentences(comparison)),
    matrix(makeMultiWayRows(report, comparison), comparison),
  ]
}

/** Shows all sides on a page, with what its rows say where they are few. */
export function showSides(report: Report, comparison: MultiWay): readonly Block[] {
  return [
    ...sidesOf(report, comparison),
    ...list(winners(report, comparison)),
    { kind: 'paragraph', text: multiWayReading },
  ]
}

/** More than two sides: in a comment one table with a column each, on a terminal a table for each benchmark, the best first. */
export function showMultiWay(report: Report, comparison: MultiWay, options: ReportOptions): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const sections = [...sectionsOf(report, comparison).values()]
  const [first] = sections
  const { shown, folded } = selectBenchmarks(rows)
  const nameOf = (section: Section): Text => say`${section.names?.contender ?? usualNames.contender}`
  const lines = first ? reproduceMultiWay(comparison, first, options.program) : []
  return [
    ...sidesOf(report, comparison),
    ...shown.flatMap(row => ranking(row, comparison, { section: first, isAlone: rows.length === 1 })),
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
    ...sections.map(section => only(['markdown'], contenderFold(section, report))),
    ...(first === undefined
      ? []
      : [
          fold(
            own(`🔬 Trust: ${trustTitle(withControl(sections) ?? first)}`),
            'trust',
            list(sayOfAll(sections, trust)),
          ),
          fold(own('🔁 How to read this · reproduce · environment'), 'how to reproduce it', [
            ...list([multiWayReading, ...reading(first)]),
            ...reproduction(lines, say`, ${reproduceWhere(first)}`),
            { kind: 'paragraph', text: styled('strong', own('Environment')) },
            ...list(environmentLines(first)),
          ]),
        ].map(block => only(['markdown'], block))),
  ]
}

/** Where a contender failed every time, its own section has no control. */
function withControl(sections: readonly Section[]): Section | undefined {
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
  const shown = rows.filter(({ cells }) => cells.some(({ mark }) => mark && mark !== marks.unchanged))
  return { shown, folded: rows.length - shown.length }
}

function matrix(rows: readonly MultiWayRow[], { sides, baseline }: MultiWay): Block {
  const nameOf = (name: string): Text => sideName(sides.find(side => side.name === name) ?? { name })
  return tabulate(
    rows,
    [
      { head: own('Benchmark'), cell: 'text', show: ({ label }) => label },
      ...sides.map(
        (side, at): ColumnOf<MultiWayRow> => ({
          head: say`${sideName(side)}${own(side.name === baseline && side.name !== usualNames.baseline ? ' (baseline)' : '')}`,
          cell: 'value',
          align: 'left',
          show: ({ cells }) => matrixCell(cells[at]!),
        }),
      ),
      {
        head: own('Fastest or best'),
        cell: 'value',
        align: 'left',
        show: ({ best }) => (best.length === 0 ? own('–') : join(best.map(nameOf), ', ')),
      },
    ],
    { caption: 'Sides', in: ['markdown', 'html'], keep: keepRows('benchmarks', ranks.overview) },
  )
}

function matrixCell({ isBaseline, mark, quantity, change, ratio, interval, reason }: MultiWayCell): Text {
  const level = quantity ? spreadText(quantity) : own('–')
  if (isBaseline) return level
  const against = join(
    [...(mark ? [sign(mark)] : []), ...[change, ratio].filter(Boolean).map(text => value(text))],
    ' ',
  )
  const details = join([...(interval ? [value(interval)] : []), ...(quantity ? [level] : [])], ' · ')
  return [
    ...(against.length === 0 ? own('–') : against),
    ...(details.length === 0 ? [] : styled('below', details)),
    ...(reason === null ? [] : styled('below', message(reason))),
  ]
}

/** All sides by one benchmark, the lowest estimate first. */
function ranking(
  row: MultiWayRow,
  comparison: MultiWay,
  { section, isAlone }: { readonly section: Section | undefined; readonly isAlone: boolean },
): readonly Block[] {
  const { sides, baseline } = comparison
  const nameOf = (name: string): Text => sideName(sides.find(side => side.name === name)!)
  const sentence = rankingSentence(row, comparison, true)
  const against = baseline.length > longestInHead ? own('the baseline') : nameOf(baseline)
  const place: { readonly in: readonly Medium[] } = { in: ['terminal'] }
  return [
    ...(isAlone ? [] : [{ kind: 'heading', level: 3, text: row.label, ...place } as const]),
    tabulate<MultiWayCell>(
      row.ranked,
      [
        { head: [], cell: 'mark', show: ({ mark }) => (mark ? sign(mark) : []) },
        {
          head: [],
          cell: 'value',
          align: 'left',
          joins: ['terminal'],
          show: ({ word, isBaseline }) => own(isBaseline ? 'baseline' : word),
        },
        {
          head: own('Side'),
          cell: 'value',
          align: 'left',
          show: ({ side, reason }) => [...nameOf(side), ...(reason === null ? [] : styled('below', message(reason)))],
        },
        { head: own('Level'), cell: 'value', show: ({ quantity }) => valueText(quantity) },
        {
          head: [],
          cell: 'value',
          align: 'left',
          joins: ['terminal'],
          drop: 3,
          show: ({ quantity }) => own(quantity?.spread ? `± ${quantity.spread}` : ''),
        },
        {
          head: say`Against ${against}`,
          cell: 'change',
          show: ({ change, isBaseline }) => own(isBaseline ? '' : change),
        },
        { head: [], cell: 'value', align: 'left', joins: ['terminal'], drop: 2, show: ({ ratio }) => own(ratio) },
        {
          head: own(`${share(section?.settings.confidence ?? 0)} CI`),
          cell: 'change',
          align: 'left',
          drop: 1,
          show: ({ interval }) => own(interval),
        },
      ],
      { caption: 'Ranking', ...place, row: ({ mark }) => (mark ? { tone: mark.tone } : {}) },
    ),
    ...(sentence === undefined ? [] : [{ kind: 'paragraph', text: sentence, ...place } as const]),
  ]
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
