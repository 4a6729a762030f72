import type { Causes, Sum } from '../../causes/causes.js'
import { attribute } from '../../document/escape.js'
import { names } from '../../document/text.js'
import type { SessionRecord } from '../../record/record.js'
import { usualNames } from '../../record/record.js'
import type { Section } from '../section.js'
import { amountText, causesText, causeText, othersText } from '../words/causes.js'
import { countersText } from '../words/counters.js'
import { figure, html, section } from './html.js'
import { type Flame, type FlameFrame, layOutFlame } from './plots/flame.js'

/** The part on causes: the functions that account for a change, all of them as a table, and the calls of both sides. */
export function drawCauses(report: Section, record: SessionRecord | undefined): string {
  const { causes, names: called = usualNames } = report
  const text = causesText(causes)
  if (text === undefined || causes === undefined) return ''
  const counters = countersText(report)
  const title = `<p>${html(text.title)}</p>${counters === undefined ? '' : `<p>Counters: ${counters}.</p>`}`
  if ('absence' in causes) return section('Causes', title)
  const profiles = record?.causes
  const flame =
    profiles === undefined || 'absence' in profiles || profiles.calls.length === 0
      ? ''
      : drawFlame(layOutFlame(profiles, called.baseline, called.contender), causes)
  return section('Causes', title, drawTable(causes), flame)
}

const heads = [
  ['name', 'Function'],
  ['value', 'Baseline'],
  ['value', 'Contender'],
  ['value', 'Difference'],
  ['', 'Place'],
] as const

/** All functions, which the page's script can sort; what is not named together stays below. */
function drawTable(causes: Causes): string {
  const { rows, rest, whole, unit } = causes
  const head = heads.map(([key, text]) => `<th scope="col"${key && ` data-sort="${key}"`}>${text}</th>`).join('')
  const drawn = rows.map(row => {
    const { name, place, changed, ...amounts } = causeText(row, whole, unit)
    const where = `${html(place)}${changed && ` <span class="ends">${changed}</span>`}`
    return `<tbody>${drawRow(row.isNamed ? `<strong>${html(name)}</strong>` : html(name), row, { ...amounts, where, causes })}</tbody>`
  })
  // Where none is named, all of them are the rest.
  const others = rows.some(({ isNamed }) => isNamed) ? 'All that are not named' : 'All functions'
  const last = rest.functions === 0 ? '' : drawRow(others, rest, { ...othersText(causes), where: '', causes })
  const caption = 'Functions by their own time, those that are named first'
  return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="numbers"><caption>${caption}</caption><thead><tr>${head}</tr></thead>${drawn.join('')}<tfoot>${last}</tfoot></table></div>`
}

interface RowTexts {
  readonly difference: string
  readonly interval: string
  /** HTML. */
  readonly where: string
  readonly causes: Causes
}

function drawRow(name: string, sum: Sum, { difference, interval, where, causes }: RowTexts): string {
  const { baseline, contender } = sum
  const [before, after] = [baseline, contender].map(value => amountText(value, causes.whole, causes.unit))
  const cell = (value: number, text: string | undefined): string => `<td data-value="${value}">${text}</td>`
  const size = Math.abs(sum.difference)
  const ends = `${difference} <span class="ends">${interval}</span>`
  return `<tr><th scope="row">${name}</th>${cell(baseline, before)}${cell(contender, after)}${cell(size, ends)}<td>${where}</td></tr>`
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
