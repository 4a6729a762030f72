// The corpus in Markdown: one table, and its sums in words.
import { makeTable } from '../simulate/table.js'

/** @typedef {import('./manifest.js').Truth} Truth */
/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {{ title: string, truth: Truth, load: number, minutes?: number, outcome?: Outcome, problem?: string }} Row */
/** @typedef {import('./sums.js').Sums} Sums */

export const header = ['pair', 'truth', 'verdict', 'change [95% CI]', 'size', 'function', 'minutes', 'starts', 'load']

/** The whole table. */
export function makeCorpusTable(/** @type {readonly Row[]} */ rows) {
  return makeTable(header, rows.map(cellsOf))
}

/** The cells of a row, in the order of `header`. */
export function cellsOf(/** @type {Row} */ { title, truth, load, minutes, outcome, problem }) {
  const size = { true: 'right', false: 'off', null: '' }
  if (outcome === undefined)
    return [title, showTruth(truth), `not run: ${problem}`, '', '', '', '', '', load.toFixed(1)]
  const { verdict, judgement, change, isSizeRight, cause, starts } = outcome
  return [
    ...[title, showTruth(truth), showVerdict(verdict, judgement, outcome), change === null ? '' : showChange(change)],
    ...[size[`${isSizeRight}`], cause === null ? '' : showCause(cause)],
    ...[minutes.toFixed(1), `${starts}`, load.toFixed(1)],
  ]
}

/** The four sums, as sentences that a README can take. */
export function sumLines(/** @type {Sums} */ { large, small, none, functions, notRun }) {
  return [
    `Changes of 10% or more: ${foundLine(large)}.`,
    `Changes of less than 10%: ${foundLine(small)}.`,
    `Pairs without a change: false alarms in ${none.falseAlarms} of ${none.of}, ${none.unchanged} unchanged, ${none.layoutNamed} told as code layout.`,
    `Function named first: ${functions.right} of ${functions.of}; further down ${functions.later}, only its package ${functions.package}, another function ${functions.another}, none ${functions.nothing}.`,
    ...(notRun > 0 ? [`Not run: ${notRun}.`] : []),
  ]
}

function foundLine({ of, found, wrongWay, missed }) {
  return `${found} of ${of} found, ${wrongWay} told in the wrong direction, ${missed} called unchanged`
}

/** The truth as an interval, or the word for no change. */
export function showTruth(/** @type {Truth} */ { kind, low, high }) {
  return kind === 'change' ? `${percent(low)} … ${percent(high)}` : kind
}

function showVerdict(verdict, judgement, { isByCpuTime, isLayoutNamed }) {
  const remarks = [
    judgement === 'open' ? '' : judgement,
    isByCpuTime ? 'by CPU time' : '',
    isLayoutNamed ? 'layout named' : '',
  ].filter(remark => remark !== '')
  const word = verdict.replace('-', ' ')
  return remarks.length > 0 ? `${word} (${remarks.join(', ')})` : word
}

function showCause({ naming, name }) {
  const remarks = { right: '', later: ' (further down)', package: ' (its package)', another: ' (another)' }
  if (naming === 'nothing') return name === '' ? 'none' : `none (${name})`
  return `\`${name.replaceAll('|', '\\|')}\`${remarks[naming]}`
}

function showChange({ value, low, high }) {
  return `${percent(value)} [${percent(low)}, ${percent(high)}]`
}

/** A relative change: `+6.8%`, `−45.9%`, `+746%`. */
export function percent(/** @type {number} */ change) {
  const size = Math.abs(100 * change)
  return `${change < 0 ? '−' : '+'}${size.toFixed(size < 100 ? 1 : 0)}%`
}
