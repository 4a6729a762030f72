import type { Finding } from '../../compare/verdicts/finding.js'
import { own, say, type Text } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { makeNaming } from '../naming.js'
import { makeRows, type Row } from '../rows.js'
import type { Section } from '../section.js'
import { valueText } from '../text/cells.js'
import { axisOf } from '../text/strip.js'
import { html } from './html.js'
import { type Axis, fixedChangeAxis } from './plots/axis.js'
import { round } from './plots/picture.js'

/** All rows of a report in the order in which a page shows them. */
export function listRows(report: Section): readonly Row[] {
  const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = makeRows(report)
  return sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored]
}

/** The one axis of all rows: it holds 0, the threshold on both sides, and most intervals of what changed; of all, where nothing did. */
export function forestAxis(rows: readonly Row[], threshold: number): Axis {
  const changed = rows.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved')
  const { low, high } = axisOf((changed.length > 0 ? changed : rows).flatMap(({ finding }) => finding.change ?? []))
  const room = 2 * threshold
  return fixedChangeAxis(Math.min(low, -room), Math.max(high, room))
}

/** The place of a mark in a row's plot, as a fraction of the axis. */
export interface RowMarks {
  readonly band: readonly [number, number]
  readonly zero: number
  /** Cut where the axis ends; `goesOn` names the ends that it does not hold. */
  readonly interval?: readonly [number, number]
  readonly goesOn: { readonly low: boolean; readonly high: boolean }
  readonly estimate?: number
  readonly control?: number
}

/** Finds the places of the marks of `finding` on `axis`. */
export function layOutRow(
  { change, control, threshold }: Pick<Finding, 'change' | 'control' | 'threshold'>,
  axis: Axis,
  usual: number,
): RowMarks {
  const clip = (at: number): number => Math.max(0, Math.min(1, at))
  const limit = threshold ?? usual
  const ends = change && [change.low, change.high].map((end, index) => (end === null ? index : axis.at(end)))
  return {
    band: [clip(axis.at(-limit)), clip(axis.at(limit))],
    zero: axis.at(0),
    ...(ends ? { interval: [clip(ends[0]!), clip(ends[1]!)] as const } : {}),
    goesOn: {
      low: change !== null && (change.low === null || ends![0]! < 0),
      high: change !== null && (change.high === null || ends![1]! > 1),
    },
    ...(change && isInside(axis.at(change.value)) ? { estimate: axis.at(change.value) } : {}),
    ...(control && isInside(axis.at(control.value)) ? { control: axis.at(control.value) } : {}),
  }
}

function isInside(at: number): boolean {
  return at >= 0 && at <= 1
}

/** Addresses of panels by finding. */
export type AddressOf = (finding: Finding) => string | undefined

/** The forest plot of `rows`, which is a table of their numbers at the same time. */
export function drawForest(report: Section, rows: readonly Row[], addressOf: AddressOf): string {
  const { titleOf } = makeNaming(report)
  const { threshold, confidence } = report.settings
  const axis = forestAxis(rows, threshold)
  const heads = [
    ['verdict', 'Verdict'],
    ['name', 'Benchmark'],
    ['', `<span class="hidden">Plot</span>${drawAxis(axis)}`],
    ['change', `Change (${share(confidence)} interval)`],
    ['', 'Baseline'],
    ['', 'Contender'],
    ['', 'Control'],
  ]
  const head = heads.map(([key, text]) => `<th scope="col"${key ? ` data-sort="${key}"` : ''}>${text}</th>`).join('')
  const body = rows.map(row => {
    const address = addressOf(row.finding)
    const name = html(nameOf(row, titleOf(row.finding)))
    const reason = row.reason === null ? '' : `<small>${html([{ message: row.reason }])}</small>`
    return `<tbody data-verdict="${row.verdict ?? 'none'}" data-change="${row.finding.change?.value ?? ''}"><tr><td class="mark ${row.mark.tone}">${row.mark.character} ${row.word}</td><th scope="row">${address === undefined ? name : `<a href="${address}">${name}</a>`}${reason}</th><td class="forest">${drawRow(layOutRow(row.finding, axis, threshold))}</td><td class="change">${changeCell(row)}</td><td>${html(valueText(row.baseline))}${spread(row.baseline)}</td><td>${html(valueText(row.contender))}${spread(row.contender)}</td><td>${row.control}</td></tr></tbody>`
  })
  const caption = `Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${share(threshold)}. Ring: the control, two copies of the same code.`
  return `<table class="findings"><caption>${caption}</caption><thead><tr>${head}</tr></thead>\n${body.join('\n')}\n</table>`
}

function nameOf({ metric }: Row, title: Text): Text {
  return metric === null ? title : say`${title} · ${metric}`
}

function changeCell({ change, ratio, interval, verdict }: Row): string {
  const strong = verdict === 'regressed' || verdict === 'improved' ? `<b>${change}</b>` : change
  return [strong, ratio, interval && `<span class="ends">${interval}</span>`].filter(Boolean).join(' ')
}

function spread(quantity: Row['baseline']): string {
  return quantity?.spread ? ` <span class="ends">± ${html(own(quantity.spread))}</span>` : ''
}

/** Room at both ends for marks that stand there, in percent. */
const [left, inner] = [6, 88]
const height = 24

function at(fraction: number): string {
  return `${round(left + fraction * inner)}%`
}

/** The ticks above the rows. */
export function drawAxis({ ticks }: Axis): string {
  const marks = ticks.map(
    tick =>
      `<line x1="${at(tick.at)}" x2="${at(tick.at)}" y1="16" y2="20"/><text x="${at(tick.at)}" y="12">${tick.text} %</text>`,
  )
  return `<svg class="axis" height="20" aria-hidden="true">${marks.join('').replaceAll('>0 %<', '>0<')}</svg>`
}

/** The plot of a row. */
export function drawRow({ band, zero, interval, goesOn, estimate, control }: RowMarks): string {
  return [
    `<svg height="${height}" aria-hidden="true">`,
    `<rect class="within" x="${at(band[0])}" width="${round((band[1] - band[0]) * inner)}%" height="${height}"/>`,
    `<line class="zero" x1="${at(zero)}" x2="${at(zero)}" y2="${height}"/>`,
    ...(interval ? [`<line class="interval" x1="${at(interval[0])}" x2="${at(interval[1])}" y1="10" y2="10"/>`] : []),
    ...(goesOn.low ? ['<text x="0" y="14">‹</text>'] : []),
    ...(goesOn.high ? ['<text x="100%" y="14" class="end">›</text>'] : []),
    ...(control === undefined ? [] : [`<circle class="control" cx="${at(control)}" cy="18" r="3"/>`]),
    ...(estimate === undefined ? [] : [`<circle cx="${at(estimate)}" cy="10" r="4"/>`]),
    '</svg>',
  ].join('')
}
