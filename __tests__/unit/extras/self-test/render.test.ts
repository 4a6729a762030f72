import { expect, test } from 'vitest'
import { toHtml } from '../../../../src/document/html.js'
import { toMarkdown } from '../../../../src/document/markdown.js'
import { toTerminal } from '../../../../src/document/terminal.js'
import { pictureSessions, selfTestDocument } from '../../../../src/extras/self-test/document.js'
import type { SelfTest } from '../../../../src/extras/self-test/self-test.js'
import { hostile } from '../../document/hostile-names.js'
import { blankTools } from '../../report/blank-tools.js'
import { judged, regressed, selfTest } from './samples.js'

const lex = { benchmark: 'lex | `x` <b>@all', metric: 'allocated', resolution: null, p: null } as const

const pages: readonly (readonly [name: string, page: SelfTest])[] = [
  ['clean', selfTest(20)],
  [
    'weak',
    selfTest(5, {
      format: 'native',
      slowdown: { kind: 'scaled' },
      same: () => [judged({ resolution: 0.07, verdict: 'inconclusive' }), judged(lex)],
      slowed: index => [
        index < 2 ? regressed : judged({ verdict: 'inconclusive' }),
        judged({ ...lex, verdict: 'regressed', change: { value: 0.05, low: 0.05, high: 0.05, level: 0.95 } }),
      ],
    }),
  ],
  [
    'interrupted',
    selfTest(2, {
      planned: 20,
      stoppedBy: 'interrupted',
      warnings: [{ code: 'leftovers', message: 'processes outlived the command that started them' }],
    }),
  ],
]

test.each(pages)('%s, as text', async (name, page) => {
  await expect(toTerminal(selfTestDocument(page))).toMatchFileSnapshot(`../../golden/self-test/${name}.txt`)
})

test.each(pages)('%s, as a summary', async (name, page) => {
  await expect(toMarkdown(selfTestDocument(page))).toMatchFileSnapshot(`../../golden/self-test/${name}.md`)
})

const missed = (resolution: number, p = 0.2) => ({
  same: () => [judged({ resolution })],
  slowed: () => [judged({ verdict: 'inconclusive', p, change: { value: 0.018, low: 0, high: 1, level: 0.95 } })],
})

test.each<[name: string, page: SelfTest, says: string]>([
  [
    'alarms',
    selfTest(20, { same: index => [judged({ verdict: index < 5 ? 'improved' : 'unchanged' })] }),
    'do not rely on verdicts here',
  ],
  ['no power', selfTest(20, missed(0.1)), 'measure about 52 rounds in a session ("rounds")'],
  ['no power at all', selfTest(20, missed(1.4)), 'measure more rounds in a session'],
  ['bad luck', selfTest(20, missed(0.04)), 'measure more rounds in a session'],
  ['a threshold too near', selfTest(20, missed(0.02, 0.001)), 'lower "threshold" (2%)'],
  [
    'not-comparable',
    selfTest(20, {
      slowed: () => [judged({ verdict: 'not-comparable', reason: { code: 'told', message: 'two copies differ' } })],
    }),
    'see why parse could not be compared (two copies differ)',
  ],
  ['a command that fails', selfTest(3, { stoppedBy: 'failing' }), 'see why ./app bench began to fail'],
  ['few sessions', selfTest(3), 'run more sessions (20), since 3 sessions of each say little'],
  ['an interruption', selfTest(12, { stoppedBy: 'interrupted' }), 'since 12 sessions of each say little'],
  ['nothing slowed yet', selfTest(0, { stoppedBy: 'interrupted' }), 'let the self-test finish'],
])('the next step after %s', (_, page, says) => {
  expect(toTerminal(selfTestDocument(page))).toContain(says)
})

test('where all is well there is no step', () => {
  expect(toTerminal(selfTestDocument(selfTest(20)))).not.toContain('Next:')
})

const half = selfTest(4, {
  slowed: index => [
    index < 2 ? regressed : judged({ verdict: 'inconclusive', change: { ...regressed.change!, value: 0.03 } }),
  ],
})

test('what was found and what was missed stand at the change that was seen', () => {
  const dots = pictureSessions(half, 'slowed')!.marks.filter(mark => mark.shape === 'dots')
  expect(dots.map(({ label, points }) => [label, points])).toEqual([
    ['found', [0.5, 1.5].map(at => [at, regressed.change!.value])],
    ['missed', [2.5, 3.5].map(at => [at, 0.03])],
  ])
  expect(pictureSessions({ ...half, sessions: [] }, 'slowed')).toBeUndefined()
})

test('of sessions of the baseline against itself, false alarms stand out', () => {
  const alarm = judged({ verdict: 'improved', change: { ...regressed.change!, value: -0.03 } })
  const { marks } = pictureSessions(selfTest(3, { same: index => [index === 1 ? alarm : judged()] }), 'same')!
  const dots = marks.filter(mark => mark.shape === 'dots')
  expect(dots.map(({ kind, points }) => [kind, points])).toEqual([
    ['culprit', [[1.5, -0.03]]],
    ['control', [0.5, 2.5].map(at => [at, judged().change!.value])],
  ])
  expect(marks.find(({ shape }) => shape === 'bars')).toMatchObject({ ranges: { length: 3 } })
})

test('the page has the table, the plot, and names that are only text', () => {
  const page = toHtml(selfTestDocument(selfTest(2, { command: hostile.map(([, text]) => text).join(' ') })), {
    ...{ title: 'a page', tools: blankTools },
  })
  expect(page).toContain('False alarms and findings')
  expect(page).toContain('<div class="plot"><script type="application/json">{"title":"A/A sessions"')
  expect(page).not.toMatch(/<img|<script>alert/)
})
