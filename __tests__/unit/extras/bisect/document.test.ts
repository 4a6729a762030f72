import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toHtml } from '../../../../src/document/html.js'
import { toMarkdown } from '../../../../src/document/markdown.js'
import { toTerminal } from '../../../../src/document/terminal.js'
import { bisectDocument } from '../../../../src/extras/bisect/document.js'
import { drawPlaces } from '../../../../src/extras/bisect/progress.js'
import type { BisectResult } from '../../../../src/extras/bisect/result.js'
import type { SearchEnd, SearchProgress } from '../../../../src/extras/bisect/search.js'
import { pageTools } from '../../../../src/system/page-tools.js'
import { root } from '../../repository/root.js'
import { commits, common, comparison, progress, reasons } from './samples.js'

const segment = { from: 4, to: 6 }

const culprit = { ...commits[6]!, files: ['src/parse.js', 'src/words.js'], isMerge: false }
const closed: SearchProgress = {
  ...progress,
  comparisons: [...progress.comparisons.slice(0, 3), comparison(5, 6, 4.9, 20)],
  skipped: [],
}
const same: BisectResult = {
  ...{ ...common, reasons: {}, end: { kind: 'same' } },
  progress: { ...progress, comparisons: [comparison(0, 8, 0.2, 20)], skipped: [] },
}
const ends: readonly [name: string, end: SearchEnd, more?: Partial<BisectResult>][] = [
  [
    'named',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.08 },
    {
      culprit,
      progress: {
        ...progress,
        comparisons: [...progress.comparisons.slice(0, 3), comparison(5, 6, 4.9, 20)],
        skipped: [],
      },
    },
  ],
  ['not built', { kind: 'named', segment, probability: 0.9998, two: 0.01 }],
  ['time', { kind: 'set', segments: [segment], probability: 0.96, reason: 'time' }],
  ['time of one', { kind: 'set', segments: [{ from: 5, to: 6 }], probability: 0.96, reason: 'time' }],
  [
    'merge',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    { culprit: { ...culprit, isMerge: true }, progress: closed },
  ],
  [
    'merge that nobody can search',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    { culprit: { ...culprit, isMerge: true }, progress: closed, within: { problem: reasons[5] } },
  ],
  [
    'merge itself',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    { culprit: { ...culprit, isMerge: true }, progress: closed, within: same },
  ],
  [
    'merge that no time was left for',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    {
      culprit: { ...culprit, isMerge: true },
      progress: closed,
      within: { good: commits[4]!.commit, bad: commits[3]!.commit },
    },
  ],
  [
    'time in a merge',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    {
      culprit: { ...culprit, isMerge: true },
      progress: closed,
      within: {
        ...{ ...common, reasons },
        end: { kind: 'set', segments: [segment], probability: 0.96, reason: 'time' },
      },
    },
  ],
  [
    'in a merge',
    { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.9712, two: 0.01 },
    { culprit, progress: closed, merge: { ...same, culprit: { ...commits[3]!, files: [], isMerge: true } } },
  ],
  [
    'same',
    { kind: 'same' },
    { progress: { ...progress, comparisons: [comparison(0, 8, 0.2, 20)], skipped: [] }, reason: 'the A/A test failed' },
  ],
]

const terminal = { way: 'command line', call: 'node dist/cli/index.js' } as const

test.each(ends)('the words of a bisection that ended: %s', async (name, end, more = {}) => {
  const result: BisectResult = { ...common, reasons, end, ...more }
  const shown = toTerminal(bisectDocument(result, terminal))
  const text = [shown, '---', '', toMarkdown(bisectDocument(result, { ...terminal, way: 'action' }))].join('\n')
  await expect(text).toMatchFileSnapshot(join(root, '__tests__/golden/bisect', `${name.replaceAll(' ', '-')}.md`))
})

test.each([
  [
    'a step of 2% might be layout',
    2,
    0.003,
    /moves builds of it by about 1\.1%, which 4 builds can't show, this is only 26\.6% certain\./,
  ],
  ['a step of 8% is none', 8, 0.003, undefined],
  ['what is counted has no layout', 2, 0, undefined],
])('%s', (_, percent, layout, caveat) => {
  const comparisons = [
    comparison(0, 8, percent, 20),
    comparison(0, 5, 0, 20),
    comparison(0, 6, percent, 20),
    comparison(5, 6, percent, 20),
  ]
  const result: BisectResult = {
    ...{ ...common, reasons: {}, culprit },
    end: { kind: 'named', segment: { from: 5, to: 6 }, probability: 0.96, two: 0.01 },
    progress: { ...progress, comparisons: comparisons.map(one => ({ ...one, layout: layout ** 2 })), skipped: [] },
  }
  const text = toTerminal(bisectDocument(result, terminal))
  if (caveat === undefined) expect(text).not.toContain('code layout')
  else expect(text).toMatch(caveat)
})

test('the page of a bisection', async () => {
  const result: BisectResult = { ...common, reasons, end: ends[1]![1] }
  const [, body = ''] = toHtml(bisectDocument(result, terminal), {
    ...{ title: 'Bisection', tools: pageTools },
  }).split('<main>')
  const [page = ''] = body.split('</main>')
  await expect(page).toMatchFileSnapshot(join(root, '__tests__/golden/bisect/page.html'))
})

test('the bar shows where the step may be, and what cannot be built', () => {
  expect(drawPlaces({ ...common, reasons })).toBe('    ╱█  ')
})
