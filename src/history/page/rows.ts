import type { Verdict } from '../../compare/verdicts/finding.js'
import { judge } from '../../compare/verdicts/verdict.js'
import { say } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { addressOfId } from '../../report/page/address.js'
import { drawAxis, drawRow } from '../../report/page/forest.js'
import { html } from '../../report/page/html.js'
import { type Axis, fixedChangeAxis } from '../../report/page/plots/axis.js'
import { axisOf } from '../../report/text/strip.js'
import { changeText } from '../../report/words/headline.js'
import { marks, otherMarks } from '../../report/words/words.js'
import type { Since } from '../since.js'
import { type Thresholds, thresholdFor } from '../thresholds.js'
import { nameRow, nameVersion } from '../words.js'

/** A row with the address of its plot. */
export interface LinkedRow extends Since {
  readonly id: string
}

/** The verdict on a change since: null where nothing joins the versions, or the direction is unknown. */
export function judgeSince({ of, change, isApart }: Since, thresholds: Thresholds): Verdict | null {
  if (change === undefined) return null
  const threshold = thresholdFor(of, thresholds)
  return judge({ change, equivalence: change }, { direction: of.better, threshold, rejected: isApart })
}

/** All changes since on one axis, as a table that can be filtered and sorted. */
export function drawRows(rows: readonly LinkedRow[], thresholds: Thresholds): string {
  const { threshold } = thresholds
  const axis = axisOfRows(rows, threshold)
  const heads = [
    ['verdict', 'Verdict'],
    ['name', 'Benchmark'],
    ['', `<span class="hidden">Plot</span>${drawAxis(axis)}`],
    ['change', 'Change (95 % interval)'],
    ['', 'Since'],
    ['', 'Last push'],
  ]
  const head = heads.map(([key, text]) => `<th scope="col"${key ? ` data-sort="${key}"` : ''}>${text}</th>`).join('')
  const judged = rows.map(row => ({ row, verdict: judgeSince(row, thresholds) }))
  const body = judged.map(({ row, verdict }) => {
    const { tone, character } = verdict === null ? otherMarks.unjudged : marks[verdict]
    const cells = [
      `<td class="mark ${tone}">${character} ${verdict ?? 'not judged'}</td>`,
      `<th scope="row"><a href="${addressOfId(row.id)}">${html(nameRow(row, rows))}</a></th>`,
      `<td class="forest">${row.change === undefined ? '' : drawChange(row.change, axis, thresholdFor(row.of, thresholds))}</td>`,
      `<td class="change">${row.change === undefined ? 'not joined by races' : changeText(row.change)}</td>`,
      `<td>${html(say`${nameVersion(row.ground)}`)}</td>`,
      `<td>${row.last === undefined ? '' : changeText(row.last)}</td>`,
    ]
    return `<tbody data-verdict="${verdict ?? 'none'}" data-change="${row.change?.value ?? ''}"><tr>${cells.join('')}</tr></tbody>`
  })
  const caption = `Those that got most worse come first. Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${share(threshold)}, or of a rule.`
  return `${drawControls(judged.map(({ verdict }) => verdict))}<table class="findings"><caption>${caption}</caption><thead><tr>${head}</tr></thead>\n${body.join('\n')}\n</table>`
}

function axisOfRows(rows: readonly Since[], threshold: number): Axis {
  const { low, high } = axisOf(rows.flatMap(({ change }) => change ?? []))
  return fixedChangeAxis(Math.min(low, -2 * threshold), Math.max(high, 2 * threshold))
}

function drawChange({ value, low, high }: NonNullable<Since['change']>, axis: Axis, threshold: number): string {
  const clip = (at: number): number => Math.max(0, Math.min(1, at))
  const [from, to] = [low === null ? 0 : axis.at(low), high === null ? 1 : axis.at(high)]
  const estimate = axis.at(value)
  return drawRow({
    band: [clip(axis.at(-threshold)), clip(axis.at(threshold))],
    zero: axis.at(0),
    interval: [clip(from), clip(to)],
    goesOn: { low: low === null || from < 0, high: high === null || to > 1 },
    ...(estimate >= 0 && estimate <= 1 ? { estimate } : {}),
  })
}

/** The controls stand in the page, and are shown by the script that they need. */
function drawControls(verdicts: readonly (Verdict | null)[]): string {
  const boxes = [...new Set(verdicts)].map(
    verdict =>
      `<label><input type="checkbox" name="verdict" value="${verdict ?? 'none'}" checked> ${verdict ?? 'not judged'}</label>`,
  )
  return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${verdicts.length} shown</output></form>`
}
