import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { makePorts, makeSession } from './clockwork.js'

test('a contender that only fails is given up, and the others go on', async () => {
  const { ports, log } = makePorts(() => 1)
  const { rounds, stoppedBy } = await measure(makeSession(['a', 'broken', 'c']), ports)
  expect([rounds.length, stoppedBy]).toEqual([12, 'complete'])
  // Once as a warm-up, and in two rounds.
  expect(log.filter(command => command === 'broken')).toHaveLength(3)
  expect(log.filter(command => command === 'c')).toHaveLength(13)
})

test.each([
  ['the baseline', ['broken', 'a', 'b']],
  ['all contenders', ['a', 'broken b', 'broken c']],
])('where %s fails, measuring ends', async (_, names) => {
  const { ports } = makePorts(() => 1)
  const { rounds, stoppedBy } = await measure(makeSession(names), ports)
  expect([rounds.length, stoppedBy]).toEqual([2, 'failing'])
})

test('of many sides the baseline alone tells how long it will take', async () => {
  const { ports, log, told } = makePorts(command => (command === 'a' ? 2 : 3))
  await measure(makeSession(['a', 'b', 'c']), ports)
  expect(log.slice(0, 3).sort()).toEqual(['a', 'b', 'c'])
  expect(log[0]).toBe('a')
  expect(told).toEqual(['12 rounds of 3 runs take about 1 min 12 s; if 8 rounds are enough, about 48 s'])
})

test('of two sides the warm-up tells it, and without one nobody knows', async () => {
  const { ports, log, told } = makePorts(() => 1)
  await measure(makeSession(['a', 'b']), ports)
  expect(told).toEqual(['12 rounds of 2 runs take about 24 s; if 8 rounds are enough, about 16 s'])
  expect(log).toHaveLength(26)
  const other = makePorts(() => 1)
  await measure(makeSession(['a', 'b'], { warmups: 0 }), other.ports)
  expect(other.told).toEqual([])
})

test('a number of rounds that is still to be chosen is not told', async () => {
  const { ports, told } = makePorts(() => 1)
  await measure(makeSession(['a', 'b', 'c'], { isAuto: true, budget: 60 }), ports)
  expect(told).toEqual(['the first 8 rounds of 3 runs take about 24 s; then the number of rounds is chosen'])
})

test('what the other sides take is seen in the warm-up', async () => {
  const { ports, log } = makePorts(command => (command === 'a' ? 1 : 40))
  await expect(measure(makeSession(['a', 'b', 'c'], { budget: 600 }), ports)).rejects.toThrow(/^3 sides are too many/)
  expect(log).toHaveLength(3)
})

test('more sides than the time has room for are refused after the first run', async () => {
  const { ports, log, told } = makePorts(() => 4)
  const names = Array.from({ length: 31 }, (_, index) => `side ${index}`)
  await expect(measure(makeSession(names, { budget: 600 }), ports)).rejects.toThrow(
    /^31 sides are too many for the time: one round took 124.0 s, so about 4 fit into the time budget of 600 s, but a verdict needs 8. Raise "time-budget" to 1116s or more, or make the command shorter, or compare fewer sides$/,
  )
  expect(log).toEqual(['side 0'])
  expect(told).toEqual([
    '12 rounds of 31 runs take about 24 min 48 s; if 8 rounds are enough, about 16 min 32 s; no round starts after 10 min',
  ])
})
