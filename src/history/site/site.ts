import type { PageOptions } from '../../report/page/context.js'
import { renderHistoryPage } from '../page/page.js'
import type { Shown } from '../shown.js'
import { makeBadge, renderBadge } from './badge.js'
import { renderFeed } from './feed.js'
import { renderResults } from './results.js'

/** The name of the page among the files of a site. */
export const pageName = 'index.html'

/** Makes the files that show histories: a page, a feed, a badge and a Markdown file. `home` is the address of the page, where it is known. */
export function makeSite(
  all: readonly Shown[],
  { home, ...options }: PageOptions & { readonly home?: string },
): ReadonlyMap<string, string> {
  return new Map([
    [pageName, renderHistoryPage(all, options)],
    ['results.md', renderResults(all)],
    ['feed.atom', renderFeed(all, home)],
    ['badge.json', renderBadge(makeBadge(all))],
  ])
}
