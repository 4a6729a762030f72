import { toHtml } from '../document/html.js'
import { toMarkdownFile } from '../document/markdown.js'
import { type Voice, write } from '../document/text.js'
import type { PageOptions } from '../report/page/context.js'
import { xmlEntities } from '../util/entities.js'
import { hidden } from '../util/hidden.js'
import { historyDocument } from './document.js'
import type { Push } from './levels.js'
import type { Shown } from './since.js'
import { describeMove, findBetween, type Move, nameRow, nameVersion, summarizeMove } from './words.js'

/** The name of the page among the files of a site. */
export const pageName = 'index.html'

/** Makes the page of histories. */
export function historyPage(all: readonly Shown[], { tools, ...options }: PageOptions): string {
  return toHtml(historyDocument(all, options), { title: 'History', tools })
}

/** Makes the files that show histories: a page, a feed, a badge and a Markdown file. `home` is the address of the page, where it is known. */
export function makeSite(
  all: readonly Shown[],
  { home, ...page }: PageOptions & { readonly home?: string },
): ReadonlyMap<string, string> {
  return new Map([
    [pageName, historyPage(all, page)],
    ['results.md', toMarkdownFile(historyDocument(all, page))],
    ['feed.atom', renderFeed(all, home, page.program?.call)],
    // What shields.io reads from an address.
    ['badge.json', `${JSON.stringify({ schemaVersion: 1, ...makeBadge(all) })}\n`],
  ])
}

/** The message of a badge: how many benchmarks got worse and better since. */
interface Badge {
  readonly label: string
  readonly message: string
  readonly color: string
}

const colors = { worse: '#b42318', better: '#006d5b', same: '#57606a' }

/** Makes the badge of all histories. */
export function makeBadge(all: readonly Shown[]): Badge {
  const rows = all.flatMap(({ rows }) => rows)
  const count = (wanted: string): number => rows.filter(({ verdict }) => verdict === wanted).length
  const [worse, better] = [count('regressed'), count('improved')]
  const parts = [worse > 0 && `${worse} worse`, better > 0 && `${better} better`].filter(part => part !== false)
  const grounds = [...new Set(rows.map(({ ground }) => nameVersion(ground)))]
  const since = grounds.length === 1 ? ` since ${[...grounds[0]!].slice(0, 30).join('')}` : ''
  const what = rows.length === 0 ? 'nothing judged yet' : parts.length === 0 ? 'no change' : parts.join(', ')
  return {
    label: 'benchmarks',
    message: `${what}${since}`,
    color: worse > 0 ? colors.worse : better > 0 ? colors.better : colors.same,
  }
}

/** More are on the page. */
const mostEntries = 50

const hiddenOrBlank = new RegExp(`(?:${hidden.source}|\\s)+`, 'gu')

/** Names are whole, and become safe where an entry is written. */
const plainVoice: Voice = { name: text => text, message: text => text, line: text => text }

interface Entry {
  readonly shown: Shown
  readonly move: Move
  readonly at: string
}

/** Renders steps and creep as a feed of Atom (RFC 4287), the newest first; `home` is the address of the page, where it is known. */
function renderFeed(all: readonly Shown[], home?: string, call?: string): string {
  const link = home === undefined ? '' : `<link href="${xmlText(home)}"/>\n`
  const entries = all
    .flatMap(shown =>
      [...shown.moves.steps, ...shown.moves.creeps].map((move): Entry => ({ shown, move, at: pushOf(move).at })),
    )
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, mostEntries)
  const pushes = all.flatMap(({ levels }) => levels.pushes.map(({ at }) => at))
  const suites = all.map(({ suite }) => suite).join(', ')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${makeId(['history', suites])}</id>
<title>${xmlText(`${suites}: steps and trends`)}</title>
<updated>${pushes.toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>Counterbalance</name></author>
${link}${entries.map(entry => drawEntry(entry, link, call)).join('')}</feed>
`
}

function drawEntry(
  { shown: { suite, rows, levels }, move, at }: Entry,
  link: string,
  call: string | undefined,
): string {
  const name = nameRow(move, rows)
  const [title, content] = [
    write(summarizeMove(move, name), plainVoice),
    write([{ name: suite }, ': ', ...describeMove(move, name, { call, isBetween: findBetween(levels) })], plainVoice),
  ]
  const id = makeId([suite, move.of.benchmark, move.of.metric, pushOf(move).digest])
  return `<entry>
<id>${id}</id>
<title>${xmlText(title)}</title>
<updated>${at}</updated>
${link}<content type="text">${xmlText(content)}</content>
</entry>
`
}

/** Words from outside as the text of an element, or of an attribute in double quotes. */
function xmlText(text: string): string {
  return xmlEntities(text.replace(hiddenOrBlank, ' '))
}

/** The push that a step came with, or up to which something crept in. */
function pushOf(move: Move): Push {
  return 'margin' in move ? move.at : move.to
}

/** The same for the same move, in whatever history it is. */
function makeId(parts: readonly string[]): string {
  return `urn:counterbalance:${parts.map(part => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'))).join(':')}`
}
