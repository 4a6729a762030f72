import type { Causes } from '../../causes/causes.js'
import { type Column, layOut } from '../../document/columns.js'
import { terminalVoice } from '../../document/escape.js'
import { say, write } from '../../document/text.js'
import { usualNames } from '../../record/record.js'
import type { Section } from '../section.js'
import { amountText, type CauseText, causesText, causeText, othersText } from '../words/causes.js'
import { countersText } from '../words/counters.js'

/** The functions that account for a change, below what they add up to; no line where nothing was profiled. */
export function causesLines(report: Pick<Section, 'causes' | 'findings'>, width: number): readonly string[] {
  const text = causesText(report.causes)
  if (text === undefined) return []
  const [, ...lines] = text.rows.length === 0 ? [] : layOut(columnsOf(text.rows), width - 2)
  const counters = countersText(report)
  return [
    write(text.title, terminalVoice),
    ...[...lines, ...(counters === undefined ? [] : [`Counters: ${counters}`])].map(line => `  ${line}`),
  ]
}

/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120

/** All functions of a report, those that are named first, and then the others by the size of their difference. */
export function renderCauses(report: Section, width = usualWidth): string {
  const { causes, names = usualNames } = report
  const title = `${write(say`${names.contender} against ${names.baseline}`, terminalVoice)}: `
  if (causes === undefined) return `${title}nothing was profiled, because no time has changed or "causes" was off.`
  if ('absence' in causes) return title + causesLines(report, width).join('\n')
  const [first] = causesLines(report, width)
  return [`${title}${first}`, '', ...layOut(listColumns(causes), width)].join('\n')
}

function listColumns(causes: Causes): readonly Column[] {
  const { rows, rest, whole, unit } = causes
  const texts = [...rows.map(row => causeText(row, whole, unit)), ...(rest.functions > 0 ? [othersText(causes)] : [])]
  const amounts = (side: 'baseline' | 'contender'): readonly string[] =>
    [...rows, rest].slice(0, texts.length).map(one => amountText(one[side], whole, unit))
  const [name, difference, interval, ...others] = columnsOf(texts)
  return [
    { ...name!, head: 'Function' },
    { head: 'Baseline', cells: amounts('baseline'), right: true },
    { head: 'Contender', cells: amounts('contender'), right: true },
    { ...difference!, head: 'Difference' },
    { ...interval!, head: 'Interval' },
    ...others,
  ]
}

function columnsOf(rows: readonly CauseText[]): readonly Column[] {
  const column = (cell: (row: CauseText) => string): Column => ({ head: '', cells: rows.map(cell) })
  return [
    { ...column(({ name }) => write(name, terminalVoice)), least: 24 },
    { ...column(({ difference }) => difference), right: true },
    { ...column(({ interval }) => interval), gap: 1 },
    { ...column(({ place }) => write(place, terminalVoice)), expendable: 1 },
    column(({ changed }) => changed),
  ]
}
