import { expect, test } from 'vitest'
import type { Change, Finding } from '../../../../src/compare/finding.js'
import { commentLimit } from '../../../../src/document/markdown.js'
import { countersText } from '../../../../src/extras/causes/words.js'
import { explained, regressed, report } from '../../report/samples.js'
import { renderMarkdown, renderTerminal } from '../../report/shown.js'

/** A counter of the whole process, with its medians and its change in percent. */
function counter(
  metric: string,
  [before, after]: readonly [number, number],
  ...ends: readonly [number, number]
): Finding {
  const change: Change = { value: after / before - 1, low: ends[0] / 100, high: ends[1] / 100, level: 0.95 }
  const summary = (median: number) => ({ ...regressed.baseline!, median })
  const medians = { baseline: summary(before), contender: summary(after) }
  return { ...regressed, metric, unit: 'count', aside: true, verdict: null, ...medians, change }
}

const instructions = counter('instructions', [1e9, 1.001e9], -0.1, 0.3)
const cycles = counter('cycles', [5e8, 6e8], 18, 22)

test.each<[string, readonly Finding[], string | undefined]>([
  ['none', [regressed], undefined],
  [
    'all',
    [
      instructions,
      cycles,
      counter('cache-misses', [1e6, 1.18e6], 12, 24),
      counter('branch-misses', [1e6, 8e5], -25, -15),
    ],
    'same instructions, 20.0% fewer branch misses, 18.0% more cache misses, 2.00 → 1.67 instructions per cycle',
  ],
  ['one that cannot be told', [counter('cache-misses', [100, 104], -9, 17)], undefined],
  ['instructions alone', [counter('instructions', [100, 110], 9, 11)], '10.0% more instructions'],
  ['no cycles', [instructions, counter('cycles', [0, 0], 0, 0)], 'same instructions'],
])('counters of the processor in words: %s', (_, findings, expected) => {
  expect(countersText({ findings })).toBe(expected)
})

test('counters stand below the functions, in a terminal and in a comment', () => {
  const slower = report({ status: 'regressed', findings: [regressed, instructions, cycles], causes: explained })
  const words = 'Counters: same instructions, 2.00 → 1.67 instructions per cycle'
  expect(renderTerminal(slower, { color: false, isVerbose: true })).toContain(`\n\n${words}\n`)
  expect(renderMarkdown(slower, { limit: commentLimit })).toContain(`\n\n${words}\n`)
  expect(renderTerminal({ ...slower, causes: undefined } as never, { color: false })).not.toContain('Counters')
})
