import { toHtml } from '../../document/html.js'
import { toMarkdownFile } from '../../document/markdown.js'
import type { PageOptions } from '../../report/page-options.js'
import { historyDocument } from './document.js'
import type { Shown } from './since.js'

/** The name of the page among the files of a site. */
export const pageName = 'index.html'

/** Makes the page of histories. */
export function historyPage(all: readonly Shown[], { tools, ...options }: PageOptions): string {
  return toHtml(historyDocument(all, options), { title: 'History', tools })
}

/** Makes the files that show histories, by their names: a page and a Markdown file. */
export function makeSite(all: readonly Shown[], page: PageOptions): ReadonlyMap<string, string> {
  return new Map([
    [pageName, historyPage(all, page)],
    ['results.md', toMarkdownFile(historyDocument(all, page))],
  ])
}
