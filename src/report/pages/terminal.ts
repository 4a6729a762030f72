import { listBudgets } from '../../compare/verdicts/budget.js'
import { type Column, layOut } from '../../document/columns.js'
import { harmlessLines, terminalVoice } from '../../document/escape.js'
import { makePaint, type Paint } from '../../document/paint.js'
import { names, own, say, type Text, write } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { makeNaming } from '../naming.js'
import { numbersOf } from '../numbers.js'
import type { Report } from '../report.js'
import { makeRows, type Row, type Rows } from '../rows.js'
import { titleAfter, valueText } from '../text/cells.js'
import { describeView } from '../view.js'
import { expectationSentences } from '../words/expectations.js'
import { focusSentences } from '../words/focus.js'
import { context, headline } from '../words/headline.js'
import { type NextStepOptions, nextStep } from '../words/next-step.js'
import { numberLines } from '../words/numbers.js'
import { type Program, reproduce, reproduceWhere } from '../words/reproduce.js'
import { withinWords } from '../words/rounds/settling.js'
import { budgetText, titleOfBudget } from '../words/rules.js'
import { concerns } from '../words/trust.js'
import { type Mark, marks, otherMarks } from '../words/words.js'
import { causesLines } from './causes-terminal.js'
import { growthLines } from './growth.js'
import { serviceLines } from './service.js'

export interface TerminalOptions extends NextStepOptions {
  readonly color: boolean
  /** Columns of the terminal; without it the table is as wide as it needs to be. */
  readonly width?: number
  /** Whether the numbers of each row stand below it. */
  readonly isVerbose?: boolean
}

/** The report for a terminal: the headline, all rows in one table, what to be careful about, and what to do next. */
export function renderTerminal(
  report: Report,
  { color, width = Number.POSITIVE_INFINITY, isVerbose = false, ...options }: TerminalOptions,
): string {
  const paint = makePaint(color)
  const { shown, folded } = selectRows(makeRows(report), report, isVerbose)
  const sections = [
    [headlineText(report, paint), write(context(report), terminalVoice), ...viewLines(report)],
    tableLines(shown, report, { width, isVerbose, paint }),
    serviceLines(report, width, paint),
    growthLines(report, paint),
    causesLines(report, width),
    folded.map(({ mark, text }) => paint(`${mark.character} ${write(text, terminalVoice)}`, mark.tone)),
    notes(report).map(({ mark, text }) => `${paint(mark.character, mark.tone)} ${write(text, terminalVoice)}`),
    [`${paint('Next step:', 'strong')} ${write(nextStep(report, options), terminalVoice)}`],
    reproduceLines(report, options.program),
  ]
  const filled = sections.filter(lines => lines.length > 0)
  return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`
}

interface Note {
  readonly mark: Mark
  readonly text: Text
}

function headlineText(report: Report, paint: Paint): string {
  const suite = report.suite === 'benchmark' ? '' : ` ${terminalVoice.name(report.suite)}`
  const tallies = headline(report).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone))
  return `${paint(`Benchmarks${suite}:`, 'strong')} ${tallies.join(' · ')}`
}

const mostQuietRows = 30

/** What is to be known of the rows: how many are shown, and what their names begin with. */
function viewLines(report: Report): readonly string[] {
  const view = describeView(report)
  const { prefix } = makeNaming(report)
  return [
    ...(view === undefined ? [] : [view]),
    ...(prefix === '' ? [] : [`all names begin with ${terminalVoice.name(prefix)}`]),
  ]
}

/** All rows, but for the many that say nothing and that nobody has asked for. */
function selectRows(rows: Rows, report: Report, isVerbose: boolean) {
  const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = rows
  const within = own(`unchanged ${withinWords(report)}`)
  const quiet = [
    { rows: unchanged, mark: marks.unchanged, what: within },
    { rows: unjudged, mark: otherMarks.unjudged, what: own('not judged') },
    { rows: ignored, mark: otherMarks.ignored, what: own('ignored by rules') },
  ]
  const isFolded = ({ rows }: { readonly rows: readonly Row[] }) =>
    report.view === undefined && !isVerbose && rows.length > mostQuietRows
  return {
    shown: sorted ?? [
      ...changed,
      ...inconclusive,
      ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows),
    ],
    folded: quiet
      .filter(isFolded)
      .map(({ rows, mark, what }): Note => ({ mark, text: say`${rows.length} ${what} (--markdown FILE shows them)` })),
  }
}

interface TableStyle {
  readonly width: number
  readonly isVerbose: boolean
  readonly paint: Paint
}

function tableLines(rows: readonly Row[], report: Report, { width, isVerbose, paint }: TableStyle): readonly string[] {
  if (rows.length === 0) return []
  const [head, ...lines] = layOut(columnsOfRows(rows, report), width)
  return [
    paint(head!, 'quiet'),
    ...lines.flatMap((line, at) => {
      const { mark, reason, finding } = rows[at]!
      const why = reason === null ? [] : [paint(`  └ ${terminalVoice.message(reason)}`, mark.tone)]
      const below = isVerbose
        ? numberLines(numbersOf(finding)).map(text => paint(`    ${write(text, terminalVoice)}`, 'quiet'))
        : []
      return [paint(line, mark.tone), ...why, ...below]
    }),
  ]
}

function columnsOfRows(rows: readonly Row[], { settings }: Report): readonly Column[] {
  const column = (head: string, cell: (row: Row) => string): Column => ({ head, cells: rows.map(cell) })
  const number = (head: string, cell: (row: Row) => string): Column => ({ ...column(head, cell), right: true })
  const spread = (quantity: Row['baseline']) => (quantity?.spread ? `± ${quantity.spread}` : '')
  return [
    column('', ({ mark }) => mark.character),
    { ...column('', row => row.word), gap: 1, expendable: 3 },
    { head: 'Benchmark', cells: rows.map((row, at) => write(titleAfter(rows[at - 1], row), terminalVoice)), least: 24 },
    number('Change', ({ change }) => change),
    { ...column('', ({ ratio }) => ratio), gap: 1, expendable: 3 },
    { ...column(`${share(settings.confidence)} interval`, ({ interval }) => interval), expendable: 1 },
    { ...column('', ({ strip }) => strip), expendable: 4 },
    number('Baseline', ({ baseline }) => write(valueText(baseline), terminalVoice)),
    { ...column('', ({ baseline }) => spread(baseline)), gap: 1, expendable: 5 },
    number('Contender', ({ contender }) => write(valueText(contender), terminalVoice)),
    { ...column('', ({ contender }) => spread(contender)), gap: 1, expendable: 5 },
    { ...number('Control', ({ control }) => control), expendable: 2 },
  ]
}

function reproduceLines(report: Report, program: Program | undefined): readonly string[] {
  const lines = reproduce(report, program)
  return lines.length === 0
    ? []
    : [`Reproduce, ${write(reproduceWhere(report), terminalVoice)}:`, ...lines.map(line => `  ${harmlessLines(line)}`)]
}

function notes(report: Report): readonly Note[] {
  const { added, removed, rules } = report
  return [
    ...(rules?.missing ?? []).map(name => ({
      mark: otherMarks.absent,
      text: say`${name}: a rule requires it, and it did not run.`,
    })),
    ...listBudgets(report).map(one => ({
      mark: otherMarks[one.state],
      text: say`${titleOfBudget(one)}: ${budgetText(one)}`,
    })),
    ...expectationSentences(report).map(text => ({ mark: otherMarks.met, text })),
    ...(added.length > 0 ? [{ mark: otherMarks.added, text: say`added: ${names(added, 10)}` }] : []),
    ...(removed.length > 0 ? [{ mark: otherMarks.removed, text: say`removed: ${names(removed, 10)}` }] : []),
    ...focusSentences(report).map(text => ({ mark: otherMarks.unjudged, text })),
    ...concerns(report).map(text => ({ mark: otherMarks.warning, text })),
  ]
}
