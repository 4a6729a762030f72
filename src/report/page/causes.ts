import type { Causes } from '../../causes/causes.js'
import type { SessionRecord } from '../../record/record.js'
import { usualNames } from '../../record/record.js'
import type { Report } from '../report.js'
import { attribute } from '../text/escape.js'
import { names } from '../text/text.js'
import { amountText, causesText, causeText, othersText } from '../words/causes.js'
import { figure, html, numberTable, section } from './html.js'
import { type Flame, type FlameFrame, layOutFlame } from './plots/flame.js'

/** The part on causes: the functions that account for a change, all of them as a table, and the calls of both sides. */
export function drawCauses({ causes, names: called = usualNames }: Report, record: SessionRecord | undefined): string {
  const text = causesText(causes)
  if (text === undefined || causes === undefined) return ''
  const title = `<p>${html(text.title)}</p>`
  if ('absence' in causes) return section('Causes', title)
  const profiles = record?.causes
  const flame =
    profiles === undefined || 'absence' in profiles || profiles.calls.length === 0
      ? ''
      : drawFlame(layOutFlame(profiles, called.baseline, called.contender), causes)
  return section('Causes', title, drawTable(causes), flame)
}

function drawTable(causes: Causes): string {
  const { rows, rest, whole, unit } = causes
  const cells = rows.map(row => {
    const { name, difference, interval, place } = causeText(row, whole, unit)
    const shown = html(name)
    return [
      row.isNamed ? `<strong>${shown}</strong>` : shown,
      amountText(row.baseline, whole, unit),
      amountText(row.contender, whole, unit),
      `${difference} <span class="ends">${interval}</span>`,
      html(place),
    ]
  })
  const others = othersText(causes)
  const last = [
    'All that are not named',
    amountText(rest.baseline, whole, unit),
    amountText(rest.contender, whole, unit),
    `${others.difference} <span class="ends">${others.interval}</span>`,
    '',
  ]
  return numberTable(
    'Functions by their own time, those that are named first',
    ['Function', 'Baseline', 'Contender', 'Difference', 'Place'],
    [...cells, last],
  )
}

const rowHeight = 18

/** The calls as SVG. Widths are parts of the whole, so that text keeps its size. */
function drawFlame({ frames, gone, depth }: Flame, causes: Causes): string {
  const most = Math.max(...frames.map(sizeOf), 1e-9)
  const body = frames.map(frame => drawFrame(frame, most, causes)).join('')
  const without = gone
    .slice(0, mostGone)
    .map(({ name, baseline }) => `${name} (−${amountText(baseline, causes.whole, causes.unit)})`)
  const missing = without.length === 0 ? '' : `<p>Gone: ${html(names(without, mostGone))}.</p>`
  const search = `<form class="controls flame-search" hidden><label>Find a function <input type="search"></label><button class="action" type="button">Show all</button></form>`
  const picture = `<div class="wide" tabindex="0" role="region" aria-label="Calls"><svg class="flame" role="img" aria-label="${attribute(`Flame graph of the calls of the contender. ${frames.length} frames`)}" width="100%" height="${depth * rowHeight}">${body}</svg></div>`
  return figure('Calls of the contender, compared with the baseline', `${search}${picture}${missing}`, caption)
}

const mostGone = 20
const caption =
  'The width is the time of a function with the functions that it calls. Red takes more than the baseline there, blue takes less; the darker, the more.'

function sizeOf({ baseline, contender }: FlameFrame): number {
  return Math.abs(contender - baseline)
}

function drawFrame(frame: FlameFrame, most: number, { whole, unit }: Causes): string {
  const { name, depth, start, width, baseline, contender } = frame
  const [before, after] = [baseline, contender].map(value => amountText(value, whole, unit))
  const kind = contender >= baseline ? 'more' : 'less'
  const shade = ((0.75 * sizeOf(frame)) / most).toFixed(2)
  const title = attribute(`${name}: ${before} → ${after}`)
  const text = width > 0.02 ? `<text x="3" y="13">${attribute(name)}</text>` : ''
  return `<svg x="${percent(start)}" y="${depth * rowHeight}" width="${percent(width)}" height="${rowHeight}" data-at="${Math.round(start * 1e5)} ${Math.round(width * 1e5)}"><title>${title}</title><rect class="${kind}" width="100%" height="${rowHeight - 1}" fill-opacity="${shade}"/>${text}</svg>`
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`
}
