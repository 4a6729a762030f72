import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toMarkdown } from '../../../../src/document/markdown.js'
import { toTerminal } from '../../../../src/document/terminal.js'
import { historyDocument, pushDocument } from '../../../../src/extras/history/document.js'
import { makeShown } from '../../../../src/extras/history/since.js'
import { makeSite } from '../../../../src/extras/history/site.js'
import { pageTools } from '../../../../src/system/page-tools.js'
import { root } from '../../repository/root.js'
import { makeComparisonOf, parse } from './comparisons.js'
import { histories } from './histories.js'

const all = histories.map(one => makeShown(one, { threshold: 0.02 }))
const run = { repositoryUrl: 'https://github.com/octocat/words', url: '', runNumber: 1, attempt: 1 }
const site = makeSite(all, { tools: pageTools, run })

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

test('the Markdown file of a site', async () => {
  await expect(site.get('results.md')).toMatchFileSnapshot(golden('results.md'))
})

test('pushes in the summary of their jobs', async () => {
  const pages = histories.map(({ comparisons }) =>
    toMarkdown(pushDocument({ comparisons, isPublished: true }, { threshold: 0.02 })),
  )
  await expect(pages.join('\n---\n\n')).toMatchFileSnapshot(golden('summaries.md'))
})

test.each([
  [
    'is there after an improvement',
    { 2: -25_000, 5: 12_300 },
    0.02,
    /^See what changed: git log --patch 5c{11}\.\.6c{11}$/,
  ],
  ['was undone', { 2: 12_300, 5: -12_300 }, 0.02, /^Nothing to do: later pushes undid it\.$/],
  ['is below the threshold', { 2: 12_300 }, 0.2, /^Nothing to do: it is below the threshold of 20%\.$/],
  ['is for the better', { 2: -12_300 }, 0.02, /^$/],
])('the next step of a history whose step %s', (_, steps: Readonly<Record<number, number>>, threshold, next) => {
  const comparisons = Array.from({ length: 9 }, (__, at) => makeComparisonOf(at, at + 1, [[parse, steps[at] ?? 0]]))
  const page = makeSite([makeShown({ suite: 'words', comparisons }, { threshold })], { tools: pageTools }).get(
    'index.html',
  )!
  expect(page).toContain('<dt>Sure')
  const [, shown = ''] = /<dt>Next<\/dt><dd>(.*?)<\/dd>/.exec(page) ?? []
  expect(shown.replaceAll(/<.*?>/g, '')).toMatch(next)
})

test('a bisection is proposed once, for what got worse, and where commits lie between', () => {
  const comparisons = Array.from({ length: 9 }, (__, at) =>
    makeComparisonOf(at, at + 1, [[parse, { 2: -25_000, 5: 12_300 }[at] ?? 0]]),
  )
  const shown = makeShown({ suite: 'words', comparisons }, { threshold: 0.02 })
  const [from, to] = ['5'.padEnd(40, 'c'), '6'.padEnd(40, 'c')]
  const step = (commits?: number): string | undefined => {
    const counts = commits === undefined ? new Map() : new Map([[`${from}..${to}`, commits]])
    const bisection = { command: 'node bench.js', setup: 'make all', commits: counts }
    return toTerminal(historyDocument([{ ...shown, bisection }]))
      .match(/^Next: .*/gm)
      ?.join('|')
  }
  const bisect =
    "Next: Find the commit: counterbalance bisect 5ccccccccccc 6ccccccccccc --setup 'make all' --command 'node bench.js'"
  expect(step()).toBe('Next: See what changed: git log --patch 5ccccccccccc..6ccccccccccc')
  expect(step(1)).toBe(step())
  expect(step(3)).toBe(bisect)
})

test('the program is called in a history as its reader can call it', () => {
  const program = { way: 'command line', get: [], call: 'node dist/cli/index.js' } as const
  const files = makeSite(all, { tools: pageTools, program })
  for (const name of ['index.html', 'results.md']) {
    expect(files.get(name)).toContain('node dist/cli/index.js bisect 4ccccccccccc ')
    expect(files.get(name)).not.toContain('counterbalance bisect')
  }
})
