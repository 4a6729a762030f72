import { expect, test } from 'vitest'
import type { Starts } from '../../src/record/starts.js'
import { counterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, type MadeUp, writeSides } from './sides.js'

const time: MadeUp = { bench: 'parse', value: 1_000_000 }
const slower: MadeUp = { bench: 'parse', value: 1_300_000 }

/** Runs a comparison, and reads what it counted beside what the command itself counted. */
async function count(contender: MadeUp, words: readonly string[]) {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [contender])
  await counterbalance(sandbox, ['compare', 'a', 'b', '--record', 'r.json', ...words, ...benchCommand])
  const { starts = {} } = JSON.parse(sandbox.read('r.json')) as { readonly starts?: Starts }
  const { install, setup, build, prepare, ...runs } = starts
  return {
    counts: Object.fromEntries(Object.entries(starts).map(([purpose, { count }]) => [purpose, count])),
    runs: Object.values(runs).reduce((sum, one) => sum + one.count, 0),
    counted: Number(sandbox.read('invocations')),
  }
}

test.each<[what: string, contender: MadeUp, words: readonly string[], counts: object]>([
  // Where copies are made less often on a busy machine, a change is confirmed on others.
  [
    'slower',
    slower,
    ['--rounds', '5', '--causes', 'off', '--set', 'fresh-copies=round'],
    { 'warm-up': 4, measured: 20 },
  ],
  ['the same', time, ['--rounds', '5'], { 'warm-up': 4, measured: 20 }],
  ['without a warm-up', time, ['--rounds', '5', '--warmup', '0'], { untimed: 2, measured: 20 }],
  [
    'installed in every copy, in every round',
    time,
    ['--rounds', '5', '--set', 'install=true'],
    { install: 20, 'warm-up': 4, measured: 20 },
  ],
  [
    'with copies that stay, and a second stage on new ones',
    slower,
    ['--rounds', '5', '--set', 'fresh-copies=once', '--causes', 'off'],
    { 'warm-up': 4, measured: 36, untimed: 4 },
  ],
])('every start of a command is counted by what it is for: %s', async (_, contender, words, expected) => {
  const { counts, runs, counted } = await count(contender, words)
  expect(counts).toMatchObject(expected)
  expect(runs).toBe(counted)
})

test('a run under a profiler is counted too', async () => {
  const { counts, runs, counted } = await count(slower, [
    '--rounds',
    '5',
    '--set',
    'causes=node',
    '--set',
    'fresh-copies=round',
  ])
  expect(counts).toMatchObject({ 'warm-up': 4, measured: 20 })
  expect(runs).toBe(counted)
})
