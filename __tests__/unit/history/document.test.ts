import { join } from 'node:path'
import { expect, test } from 'vitest'
import { terminalVoice } from '../../../src/document/escape.js'
import { say, write } from '../../../src/document/text.js'
import { renderPushMarkdown } from '../../../src/history/markdown.js'
import { makeShown, type Shown } from '../../../src/history/shown.js'
import { makeSite } from '../../../src/history/site/site.js'
import { describeHistory, describeMoves, describeTrust, layOutSince } from '../../../src/history/words.js'
import { pageTools } from '../../../src/system/page-tools.js'
import { root } from '../repository/root.js'
import { histories } from './histories.js'

const all = histories.map(one => makeShown(one, { threshold: 0.02 }))
const run = { repositoryUrl: 'https://github.com/octocat/words', url: '', runNumber: 1, attempt: 1 }
const site = makeSite(all, { tools: pageTools, run, home: 'https://octocat.github.io/words/' })

function golden(name: string): string {
  return join(root, '__tests__/golden/history', name)
}

function showHistory({ suite, levels, rows, moves }: Shown, width: number): string {
  if (levels.pushes.length === 0) return `${write(say`${suite}: nothing was raced yet.`, terminalVoice)}\n`
  const [title, trust] = [describeHistory(suite, levels), describeTrust(levels)].map(text => write(text, terminalVoice))
  const table = rows.length === 0 ? ['Nothing was judged yet.'] : layOutSince(rows, width)
  const moved = describeMoves(moves, rows, 10).map(text => write(text, terminalVoice))
  return `${[title, '', ...table, '', ...(moved.length > 0 ? [...moved, ''] : []), trust].join('\n')}\n`
}

test('histories on a terminal', async () => {
  await expect(all.map(one => showHistory(one, 100)).join('\n')).toMatchFileSnapshot(golden('terminal.txt'))
})

test('histories on a page', async () => {
  const [, body = ''] = site.get('index.html')!.split('<main>')
  await expect(body.split('</main>')[0]).toMatchFileSnapshot(golden('page.html'))
})

test.each(['results.md', 'feed.atom', 'badge.json'])('the file %s of a site', async name => {
  await expect(site.get(name)).toMatchFileSnapshot(golden(name))
})

test('pushes in the summary of their jobs', async () => {
  const pages = histories.map(({ races }) => renderPushMarkdown({ races, isPublished: true }, { threshold: 0.02 }))
  await expect(pages.join('\n---\n\n')).toMatchFileSnapshot(golden('summaries.md'))
})
