import { toHtml } from '../document/html.js'
import { toMarkdownFile } from '../document/markdown.js'
import type { PageOptions } from '../report/page/context.js'
import { historyDocument } from './document.js'
import { renderFeed } from './feed.js'
import type { Shown } from './shown.js'
import { nameVersion } from './words.js'

/** The name of the page among the files of a site. */
export const pageName = 'index.html'

/** Makes the files that show histories: a page, a feed, a badge and a Markdown file. `home` is the address of the page, where it is known. */
export function makeSite(
  all: readonly Shown[],
  { home, run, tools }: PageOptions & { readonly home?: string },
): ReadonlyMap<string, string> {
  const document = historyDocument(all, run?.repositoryUrl)
  return new Map([
    [pageName, toHtml(document, { title: 'History', tools })],
    ['results.md', toMarkdownFile(document)],
    ['feed.atom', renderFeed(all, home)],
    // What shields.io reads from an address.
    ['badge.json', `${JSON.stringify({ schemaVersion: 1, ...makeBadge(all) })}\n`],
  ])
}

/** The message of a badge: how many benchmarks got worse and better since. */
export interface Badge {
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
