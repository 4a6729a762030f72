import { judgeSince } from '../page/rows.js'
import type { Shown } from '../shown.js'
import { nameVersion } from '../words.js'
import { xmlText } from './xml.js'

/** The message of a badge: how many benchmarks got worse and better since. */
export interface Badge {
  readonly label: string
  readonly message: string
  readonly color: string
}

const colors = { worse: '#b42318', better: '#006d5b', same: '#57606a' }

/** Makes the badge of all histories. */
export function makeBadge(all: readonly Shown[]): Badge {
  const rows = all.flatMap(shown => shown.rows.map(row => ({ row, verdict: judgeSince(row, shown) })))
  const count = (wanted: string): number => rows.filter(({ verdict }) => verdict === wanted).length
  const [worse, better] = [count('regressed'), count('improved')]
  const parts = [worse > 0 && `${worse} worse`, better > 0 && `${better} better`].filter(part => part !== false)
  const grounds = [...new Set(rows.map(({ row }) => nameVersion(row.ground)))]
  const since = grounds.length === 1 ? ` since ${[...grounds[0]!].slice(0, 30).join('')}` : ''
  const what = rows.length === 0 ? 'nothing judged yet' : parts.length === 0 ? 'no change' : parts.join(', ')
  return {
    label: 'benchmarks',
    message: `${what}${rows.length === 0 ? '' : since}`,
    color: worse > 0 ? colors.worse : better > 0 ? colors.better : colors.same,
  }
}

/** Renders a badge as the JSON that shields.io reads from an address. */
export function renderBadgeJson(badge: Badge): string {
  return `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`
}

/** Of one character, about, in pixels: texts are stretched to what their place has. */
const characterWidth = 6.6
const room = 12

/** Renders a badge as a picture. */
export function renderBadge({ label, message, color }: Badge): string {
  const [left, right] = [label, message].map(text => Math.round([...text].length * characterWidth) + room)
  const text = (words: string, at: number, width: number): string =>
    `<text x="${at + room / 2}" y="14" textLength="${width - room}" lengthAdjust="spacingAndGlyphs">${xmlText(words)}</text>`
  const title = xmlText(`${label}: ${message}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left! + right!}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="round"><rect width="${left! + right!}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="20" fill="#24292f"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(label, 0, left!)}${text(message, left!, right!)}</g>
</svg>
`
}
