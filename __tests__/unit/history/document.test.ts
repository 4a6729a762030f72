import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toMarkdown } from '../../../src/document/markdown.js'
import { toTerminal } from '../../../src/document/terminal.js'
import { historyDocument, pushDocument } from '../../../src/history/document.js'
import { makeShown } from '../../../src/history/shown.js'
import { makeSite } from '../../../src/history/site.js'
import { pageTools } from '../../../src/system/page-tools.js'
import { root } from '../repository/root.js'
import { histories } from './histories.js'

const all = histories.map(one => makeShown(one, { threshold: 0.02 }))
const run = { repositoryUrl: 'https://github.com/octocat/words', url: '', runNumber: 1, attempt: 1 }
const site = makeSite(all, { tools: pageTools, run, home: 'https://octocat.github.io/words/' })

function golden(name: string): string {
  return join(root, '__tests__/golden/history', name)
}

test('histories on a terminal', async () => {
  await expect(toTerminal(historyDocument(all))).toMatchFileSnapshot(golden('terminal.txt'))
})

test('histories on a page', async () => {
  const [, body = ''] = site.get('index.html')!.split('<main>')
  // What is packed differs between versions of the machine's library.
  const shown = body.split('</main>')[0]!.replaceAll(/(data-packed="[^"]*">)[^<]*/g, '$1')
  await expect(shown).toMatchFileSnapshot(golden('page.html'))
})

test.each(['results.md', 'feed.atom', 'badge.json'])('the file %s of a site', async name => {
  await expect(site.get(name)).toMatchFileSnapshot(golden(name))
})

test('pushes in the summary of their jobs', async () => {
  const pages = histories.map(({ races }) =>
    toMarkdown(pushDocument({ races, isPublished: true }, { threshold: 0.02 })),
  )
  await expect(pages.join('\n---\n\n')).toMatchFileSnapshot(golden('summaries.md'))
})
