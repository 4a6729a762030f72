import { quantityName } from '../../compare/judge.js'
import type { Finding } from '../../compare/verdicts/finding.js'
import { message, own, say, type Text } from '../../document/text.js'
import { percentInterval, share } from '../../metrics/scale.js'
import { usualNames } from '../../record/record.js'
import type { Section } from '../section.js'
import { changeText } from '../words/headline.js'
import { word } from '../words/words.js'
import { figure, html, list } from './html.js'
import type { Measured } from './measured.js'
import { conclusionTable, lookTable, shiftTable, summaryTable, valuePlace, valueTable } from './numbers.js'
import { pictureDistributions, sortValues } from './plots/distributions.js'
import { drawPicture } from './plots/picture.js'
import { pictureRunOrder } from './plots/run-order.js'
import { listShifts, pictureShift } from './plots/shift.js'
import { pictureWithinRounds } from './plots/within-rounds.js'

/** A benchmark with all its findings that a page shows. */
export interface Subject {
  readonly id: string
  readonly title: Text
  readonly findings: readonly Finding[]
}

/** The panel of a benchmark: as much as the record gives, or the numbers of its report. */
export interface PanelOptions {
  readonly measured: Measured | undefined
  readonly shared: Shared
  /** Tells the shared parts of several sections apart. */
  readonly prefix: string
  /** The key of the packed record. */
  readonly recordKey: string
  /**
   * Whether it is whole. What takes time or room is left out of the others: the earlier looks, the table that the script can make, and
   * what it can copy from a whole one.
   */
  readonly isWhole: boolean
}

/** The parts that are the same in all panels: what the machine did, as it stands below the values, and how to read each plot. */
export type Shared = Readonly<Record<'machine' | keyof typeof captions, string>>

/** The parts that all panels share, with what the machine did. */
export function makeShared(machine: string): Shared {
  return { machine, ...captions }
}

/** The name by which the script finds a shared part. No address of a benchmark has a blank. */
export function sharedKey(prefix: string, part: string): string {
  return `${prefix} ${part}`
}

/** The panel of one benchmark. */
export function drawPanel({ title, findings }: Subject, report: Section, options: PanelOptions): string {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const drawn = judged.length > 0 ? judged : findings.slice(0, 1)
  const warnings = [...new Set(findings.flatMap(finding => finding.warnings.map(warning => warning.message)))]
  return [
    `<h3>${html(title)}</h3>`,
    ...drawn.map(finding => drawFinding(finding, report, options)),
    warnings.length === 0 ? '' : `<h4>Warnings</h4>${list(warnings.map(message))}`,
    summaryTable(findings),
    conclusionTable(findings),
  ].join('\n')
}

function drawFinding(
  finding: Finding,
  report: Section,
  { measured, shared, prefix, recordKey, isWhole }: PanelOptions,
): string {
  const said = `<p>${html(sentence(finding, report.settings.confidence))}</p>`
  const series = measured?.seriesOf(finding)
  if (measured === undefined || series === undefined || series.rounds.flat().length === 0) return said
  const threshold = finding.threshold ?? report.settings.threshold
  const looks = isWhole ? measured.looksOf(finding) : lastLook(finding, series.rounds.length)
  const sorted = sortValues(series)
  const shifts = listShifts(sorted)
  const part = (name: keyof Shared) => (isWhole ? shared[name] : `<div data-shared="${sharedKey(prefix, name)}"></div>`)
  return `${said}<div class="plots">${[
    figure(
      'In the order of runs',
      `${drawPicture(pictureRunOrder(series, measured))}${part('machine')}`,
      part('order'),
    ),
    figure('Within rounds', drawPicture(pictureWithinRounds(series, { looks, threshold, measured })), part('within')),
    figure('Distributions', drawPicture(pictureDistributions(series, sorted)), part('distributions')),
    shifts ? figure('Quantile differences', drawPicture(pictureShift(shifts, threshold)), part('shift')) : '',
  ].join(
    '',
  )}</div><details><summary>Tables of these plots</summary>${isWhole ? valueTable(series) : valuePlace(series, { record: recordKey, sides: measured.record.names ?? usualNames })}${shifts ? shiftTable(shifts) : ''}${looks.length > 0 ? lookTable(looks) : ''}</details>`
}

function lastLook({ change }: Finding, rounds: number) {
  return change === null ? [] : [{ rounds, change }]
}

function sentence(finding: Finding, confidence: number): Text {
  const { metric, quantity, better, change, reason } = finding
  const compared = quantity === undefined ? '' : `, ${quantityName(quantity, better)}`
  const what = change === null ? own('') : own(`: ${changeText(change)}, ${intervalName(change.level, confidence)}`)
  const why = reason === undefined ? own('') : say` (${message(reason)})`
  return say`${metric}${own(compared)} · ${own(word(finding))}${what}${own(equivalenceText(finding))}${why}`
}

/** The name of the interval in all places; a level of its own only says that it was widened for many benchmarks. */
function intervalName(level: number, confidence: number): string {
  return `${share(confidence)} interval${share(level) === share(confidence) ? '' : ' corrected for many benchmarks'}`
}

function equivalenceText({ equivalence, verdict }: Finding): string {
  if (equivalence === undefined || (verdict !== 'unchanged' && verdict !== 'inconclusive')) return ''
  const { low, high, level } = equivalence
  return `. The ${share(level)} interval, ${percentInterval(low, high)}, decides whether it is unchanged`
}

const keys = {
  baseline: '<svg class="key baseline" viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg>',
  contender: '<svg class="key contender" viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0H8V8H0Z"/></svg>',
}

const captions = {
  order: `${keys.baseline} baseline, ${keys.contender} contender; the second copy is hollow. Each value stands at its round and at its place in it. Dashed: a look. Shaded: a disturbed round. Spin is a fixed piece of work of our own: it shows the speed of the machine.`,
  within:
    'A grey dot is the contender less the baseline in one round. A line is the interval at a look, and the dot on it its estimate. Measuring stops when the interval is clear of the edges of the shaded threshold.',
  distributions:
    'The higher a curve is at a value, the more values are at most as large. A curve further to the right has larger values; a flat part between two steep ones means two modes.',
  shift:
    'Above zero, the contender’s value is larger at this percentile. A level line is a shift of all values; a rise at the right is a longer tail. The band holds at all percentiles at once in 95 of 100 runs, if the values are independent.',
}
