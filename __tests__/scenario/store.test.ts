import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counterbalance, type Ended } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, writeSides } from './sides.js'

const time = { bench: 'parse', value: 1_000_000 }
const fixed = ['--rounds', '5', '--warmups', '0']

function publish(sandbox: Sandbox, contender: string, ...more: readonly string[]): Promise<Ended> {
  return counterbalance(sandbox, [
    'publish',
    '--store',
    'store',
    '--contender',
    contender,
    ...fixed,
    ...more,
    ...benchCommand,
  ])
}

function listStore(sandbox: Sandbox): readonly string[] {
  const shelf = sandbox.at('store', 'counterbalance-benchmark')
  return readdirSync(shelf)
    .sort()
    .map(name => join(shelf, name))
}

test('a baseline is put into a store, the next is raced against it, and a comparison takes the newest', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [{ ...time, value: 1_100_000 }])
  const first = await publish(sandbox, 'a')
  expect(first.status, first.stderr).toBe(0)
  expect(first.stdout).toContain('both sides are the same files')
  const second = await publish(sandbox, 'b')
  expect(second.stdout).toContain('1 slower')
  const [older, newer] = listStore(sandbox).map(path => JSON.parse(readFileSync(join(path, 'baseline.json'), 'utf8')))
  expect(older).toMatchObject({
    schema: 'counterbalance/baseline@1',
    suite: 'benchmark',
    ledger: [{ benchmark: 'parse' }],
  })
  expect(newer.ledger).toHaveLength(2)
  const words = ['compare', '--store', 'store', '--contender', 'a', ...fixed, ...benchCommand]
  const compared = await counterbalance(sandbox, words)
  expect(compared.status, compared.stderr).toBe(0)
  expect(compared.stdout).toContain('1 faster')
})

test.each<[name: string, words: readonly string[], says: string]>([
  ['no store', ['publish', ...benchCommand], '"--store" is missing'],
  [
    'a store without a baseline',
    ['compare', '--store', 'store', ...benchCommand],
    'holds no baseline of the suite "benchmark"',
  ],
  [
    'two baselines',
    ['compare', '--store', 'store', '--baseline', 'a', ...benchCommand],
    'give either "--store", whose newest',
  ],
])('%s is refused', async (_, words, says) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  const ended = await counterbalance(sandbox, words)
  expect(ended.stderr).toContain(says)
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

test('what could not be measured is not published', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  const ended = await counterbalance(sandbox, [
    'publish',
    '--store',
    'store',
    '--contender',
    'a',
    ...fixed,
    '--',
    'false',
  ])
  expect(ended.status).toBe(4)
  expect(() => listStore(sandbox)).toThrow('ENOENT')
})
