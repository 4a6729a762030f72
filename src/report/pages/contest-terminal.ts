import { type Column, layOut } from '../../document/columns.js'
import { harmlessLines, terminalVoice } from '../../document/escape.js'
import { makePaint, type Paint } from '../../document/paint.js'
import { write } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { usualNames } from '../../record/record.js'
import type { Contest } from '../contest.js'
import { type ContestCell, type ContestRow, makeContestRows, sectionsOf } from '../contest-rows.js'
import type { MergedReport } from '../merged.js'
import type { Report } from '../report.js'
import { valueText } from '../text/cells.js'
import {
  contestContext,
  contestNextStep,
  rankingSentence,
  sayOfAll,
  sideName,
  sideSentences,
} from '../words/contest.js'
import { mergedHeadline, mergedNotes } from '../words/merged-headline.js'
import { reproduceContest } from '../words/reproduce.js'
import { concerns } from '../words/trust.js'
import { marks, otherMarks } from '../words/words.js'
import { causesLines } from './causes-terminal.js'
import { growthLines } from './growth.js'
import type { TerminalOptions } from './terminal.js'

/** All sides of a contest for a terminal: a table by benchmark, each side with its whole name, the lowest estimate first. */
export function renderContestTerminal(report: MergedReport, contest: Contest, options: TerminalOptions): string {
  const { color, width = Number.POSITIVE_INFINITY } = options
  const paint = makePaint(color)
  const rows = makeContestRows(report, contest)
  const sections = [...sectionsOf(report, contest).values()]
  const [first] = sections
  const tallies = mergedHeadline({ ...report, sections }).map(({ mark, text }) =>
    paint(`${mark.character} ${text}`, mark.tone),
  )
  const { shown, folded } = selectRows(rows)
  const confidence = first?.settings.confidence ?? 0
  const tables = shown.map(row => tableLines(row, contest, { width, paint, isAlone: rows.length === 1, confidence }))
  const notes = [...mergedNotes(report), ...sayOfAll(sections, concerns)].map(text => write(text, terminalVoice))
  const reproduction = first ? reproduceContest(contest, first, options.program) : []
  const parts = [
    [
      `${paint('Benchmarks:', 'strong')} ${tallies.join(' · ')}`,
      write(contestContext(contest, report), terminalVoice),
      ...sideSentences(contest).map(text => `  ${write(text, terminalVoice)}`),
    ],
    ...tables,
    ...sections.map(section => withName(section, growthLines(section, paint))),
    ...listCauses(sections, width),
    folded === 0
      ? []
      : [
          `${marks.unchanged.character} ${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`,
        ],
    notes.map(note => `${paint(otherMarks.warning.character, 'doubt')} ${note}`),
    [`${paint('Next step:', 'strong')} ${write(contestNextStep(report, contest, rows, options), terminalVoice)}`],
    reproduction.length === 0
      ? []
      : ['Reproduce, in the directory where it was run:', ...reproduction.map(line => `  ${harmlessLines(line)}`)],
  ]
  const filled = parts.filter(lines => lines.length > 0)
  return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`
}

/** The causes of each contender with its name; once, where there is one reason for none of all. */
function listCauses(sections: readonly Report[], width: number): readonly (readonly string[])[] {
  const [first, ...others] = sections.map(section => causesLines(section, width))
  if (others.every(lines => lines.join() === first?.join())) return first === undefined ? [] : [first]
  return sections.map(section => {
    const [title, ...lines] = causesLines(section, width)
    const name = terminalVoice.name(section.names?.contender ?? usualNames.contender)
    return title === undefined ? [] : [`${name}: ${title}`, ...lines]
  })
}

/** Lines below the name of the contender that they are about. */
function withName({ names }: Report, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${terminalVoice.name(names?.contender ?? usualNames.contender)}:`, ...lines]
}

const mostTables = 30

/** All rows, but for those of many that say nothing. */
function selectRows(rows: readonly ContestRow[]): { readonly shown: readonly ContestRow[]; readonly folded: number } {
  if (rows.length <= mostTables) return { shown: rows, folded: 0 }
  const shown = rows.filter(({ cells }) => cells.some(({ mark }) => mark && mark !== marks.unchanged))
  return { shown, folded: rows.length - shown.length }
}

interface TableStyle {
  readonly width: number
  readonly paint: Paint
  /** Whether it is the only table. */
  readonly isAlone: boolean
  readonly confidence: number
}

function tableLines(
  row: ContestRow,
  contest: Contest,
  { width, paint, isAlone, confidence }: TableStyle,
): readonly string[] {
  const [head, ...lines] = layOut(columnsOf(row, contest, confidence), width)
  const sentence = rankingSentence(row, contest, true)
  return [
    ...(isAlone ? [] : [paint(write(row.label, terminalVoice), 'strong')]),
    paint(head!, 'quiet'),
    ...lines.flatMap((line, at) => {
      const { mark, reason } = row.ranked[at]!
      const why = reason === null ? [] : [paint(`  └ ${terminalVoice.message(reason)}`, mark?.tone ?? 'quiet')]
      return [mark ? paint(line, mark.tone) : line, ...why]
    }),
    ...(sentence ? [write(sentence, terminalVoice)] : []),
  ]
}

function columnsOf({ ranked }: ContestRow, { sides, baseline }: Contest, confidence: number): readonly Column[] {
  const column = (head: string, cell: (cell: ContestCell) => string): Column => ({ head, cells: ranked.map(cell) })
  const number = (head: string, cell: (cell: ContestCell) => string): Column => ({ ...column(head, cell), right: true })
  const nameOf = (name: string): string => write(sideName(sides.find(side => side.name === name)!), terminalVoice)
  return [
    column('', ({ mark }) => mark?.character ?? ''),
    { ...column('', ({ word, isBaseline }) => (isBaseline ? 'baseline' : word)), gap: 1 },
    column('Side', ({ side }) => nameOf(side)),
    number('Level', ({ quantity }) => write(valueText(quantity), terminalVoice)),
    { ...column('', ({ quantity }) => (quantity?.spread ? `± ${quantity.spread}` : '')), gap: 1, expendable: 3 },
    number(`Against ${columnName(nameOf(baseline))}`, ({ change, isBaseline }) => (isBaseline ? '' : change)),
    { ...column('', ({ ratio }) => ratio), gap: 1, expendable: 2 },
    { ...column(`${share(confidence)} interval`, ({ interval }) => interval), expendable: 1 },
  ]
}

const longestInHead = 20

function columnName(name: string): string {
  return name.length > longestInHead ? 'the baseline' : name
}
