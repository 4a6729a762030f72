import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { noExamination } from '../../../src/measure/rounds/examination.js'
import type { Session } from '../../../src/measure/session.js'
import { planSides } from '../../../src/schedule/round.js'
import { makeSchedule } from '../../../src/schedule/schedule.js'
import { makeRandom } from '../../../src/stats/random.js'
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
  expect(told).toEqual(['8 to 12 rounds of 2 s × 3: 38 s to 1 min 26 s'])
})

test('of two sides the warm-up tells it, and without one nobody knows', async () => {
  const { ports, log, told } = makePorts(() => 1)
  await measure(makeSession(['a', 'b']), ports)
  expect(told).toEqual(['8 to 12 rounds of 1 s × 2: 13 s to 29 s'])
  expect(log).toHaveLength(26)
  const other = makePorts(() => 1)
  await measure(makeSession(['a', 'b'], { warmups: 0 }), other.ports)
  expect(other.told).toEqual([])
})

test('rounds may be added at the first look, and their number is chosen again at the last that was planned', async () => {
  const asked: unknown[] = []
  const { ports, told } = makePorts(() => 1)
  const extend = (rounds: readonly unknown[], looks: readonly number[], fitting: number) => {
    asked.push([rounds.length, looks, fitting])
    return [...looks, rounds.length === 8 ? 16 : 20]
  }
  const session = makeSession(['a', 'b', 'c'], { isAuto: true, budget: 120 })
  const { rounds, looks, extendedFrom } = await measure(session, { ...ports, examine: { ...noExamination, extend } })
  const planned = [8, 9, 10, 12]
  expect(asked).toEqual([
    [8, planned, 19],
    [12, planned, 19],
  ])
  expect({ rounds: rounds.length, looks, extendedFrom }).toEqual({
    rounds: 20,
    looks: [...planned, 20],
    extendedFrom: 12,
  })
  expect(told).toEqual([
    '8 to 12 rounds of 1 s × 3: 19 s to 43 s',
    'the values vary too much for 12 rounds, so there may be up to 16: 24 s more at most',
    'the values vary too much for 12 rounds, so there may be up to 20: 24 s more at most',
  ])
})

test('where the first look adds no rounds, none are added later', async () => {
  const asked: number[] = []
  const { ports, told } = makePorts(() => 1)
  const extend = (rounds: readonly unknown[]) => {
    asked.push(rounds.length)
    return undefined
  }
  const session = makeSession(['a', 'b', 'c'], { isAuto: true, budget: 120 })
  const measured = await measure(session, { ...ports, examine: { ...noExamination, extend } })
  expect([measured.rounds.length, asked, told.length]).toEqual([12, [8], 1])
  expect(measured).not.toHaveProperty('extendedFrom')
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
    /^31 sides are too many for the time: one round took 124.0 s, so about 4 fit into the time budget of 600 s, but a verdict needs 8. Raise "time-budget" to 1340s or more, or make the command shorter, or compare fewer sides$/,
  )
  expect(log).toEqual(['side 0'])
  expect(told).toEqual(['8 to 12 rounds of 4 s × 31: 13 min 14 s to 29 min 46 s; no round starts after 10 min'])
})

const withLooks = (session: Session, looks: readonly number[]): Session => ({
  ...session,
  plan: { ...session.plan, looks },
})

const slow = (more: Parameters<typeof makeSession>[1] = {}) => makeSession(['a', 'b'], { budget: 600, ...more })

/** The session of two sides with two copies each. */
const twoCopies = (mayBeWide: boolean): Session => {
  const { rounds, sides, wide } = makeSchedule(
    {
      seed: 's',
      sides: planSides(['a', 'b'], [2]),
      warmups: 1,
      rounds: { least: 5, most: 20, isAuto: false },
      confidence: 0.95,
      mayBeWide,
    },
    makeRandom('orders'),
  )
  const session = slow()
  const plan = { ...session.plan, sides, rounds, warmups: rounds.slice(0, 1), looks: [5, 8, 13, 20] }
  return { ...session, plan: { ...plan, ...(wide ? { wide } : {}) } }
}

test('two sides whose first look is far out of reach are refused after the warm-up, with what would fit', async () => {
  const { ports, log, told } = makePorts(() => 77)
  await expect(measure(twoCopies(false), ports)).rejects.toThrow(
    'there is no time for a verdict: one round took 308.0 s, so about 2 fit into the time budget of 600 s, but a verdict needs 5. Raise "time-budget" to 2033s or more, or make the command shorter. It would also help to measure fewer benchmarks, by "benchmarks" or "plan", or to give each runner benchmarks of its own, such as the part "parser" with the command "bench parser"',
  )
  expect(log).toEqual(expect.arrayContaining(['a', 'b']))
  expect(log).toHaveLength(2)
  expect(told).toEqual(['5 to 20 rounds of 1 min 17 s × 4: 20 min 32 s to 2 h 3 min; no round starts after 10 min'])
})

test.each([
  [30, 4, [8, 8], '2 rounds of 2 runs of each copy, because a run takes 30 s: 8 min'],
  [
    61,
    2,
    [12],
    '1 round of 3 runs of each copy, because a run takes 1 min 1 s: 12 min 12 s, until 4 min 14 s after the time budget',
  ],
  [
    75,
    2,
    [8],
    '1 round of 2 runs of each copy, because a run takes 1 min 15 s: 10 min, until 2 min 30 s after the time budget',
  ],
])('runs of %i s make few and wide rounds', async (seconds, warmups, sizes, message) => {
  const { ports, log, told } = makePorts(() => seconds)
  const session = twoCopies(true)
  const budget = seconds === 30 ? 540 : 600
  const { rounds, stoppedBy, looks, runs, warnings } = await measure({ ...session, timeBudgetInSeconds: budget }, ports)
  expect(told).toEqual([message])
  expect(rounds.map(round => round.length)).toEqual(sizes)
  for (const round of rounds) {
    const copies = round.map(({ slot }) => `${slot.side} ${slot.copy}`).sort()
    expect(copies).toEqual(['a 1', 'a 2', 'b 1', 'b 2'].flatMap(copy => Array(round.length / 4).fill(copy)))
  }
  expect(log).toHaveLength((seconds > 10 ? 2 : warmups) + sizes.reduce((sum, size) => sum + size, 0))
  expect([stoppedBy, looks, runs, warnings]).toEqual(['complete', [sizes.length], sizes[0]! / 4, []])
})

test('runs of which not even eight fit are refused after one side has run, with the budget that would do', async () => {
  const { ports, log } = makePorts(() => 95)
  await expect(measure(twoCopies(true), ports)).rejects.toThrow(
    /^there is no time for a verdict: a verdict needs 8 runs, and one takes about 1 min 35 s. Raise "time-budget" to 697s or more, or make the command shorter. It would also help/,
  )
  expect(log).toHaveLength(2)
})

test('a side that fails in the warm-up runs once more in each copy, not in wide rounds', async () => {
  const { ports, log, told } = makePorts(() => 61)
  const session = twoCopies(true)
  const sides = session.sides.map(side =>
    side.name === 'b' ? { ...side, command: { kind: 'argv' as const, argv: ['broken'] } } : side,
  )
  const { rounds, stoppedBy } = await measure({ ...session, sides }, ports)
  expect(told).toEqual(['1 round, to see whether a side that failed always does: 4 min 4 s'])
  expect([rounds.length, stoppedBy]).toEqual([1, 'failing'])
  expect(log).toHaveLength(2 + 4)
})

test('a first run that leaves no hope is the only one', async () => {
  const { ports, log } = makePorts(() => 200)
  await expect(measure(twoCopies(true), ports)).rejects.toThrow(
    'there is no time for a verdict: a verdict needs 8 runs, and one takes about 3 min 20 s. Raise "time-budget" to 1467s or more, or make the command shorter',
  )
  expect(log).toHaveLength(1)
})

test.each([
  ['a little too long: the first run may have been slow', slow(), 40],
  ['without a warm-up, nobody knows in time', slow({ warmups: 0 }), 200],
])('%s: it is measured, with a warning', async (_, session, seconds) => {
  const { ports } = makePorts(() => seconds)
  const { rounds, warnings } = await measure(session, ports)
  expect(rounds.length).toBeGreaterThan(0)
  expect(warnings.map(({ code }) => code)).toEqual(['short-of-time'])
})

test.each([
  [
    'two warm-ups',
    { warmups: 2 },
    'so about 2 fit into the time budget of 600 s, but a verdict needs 8. Raise "time-budget" to 1848s',
  ],
  ['a warm-up by time', { warmups: 0, more: { warmupTimeInSeconds: 200 } }, 'so about 2 fit into'],
])('a first look that is far out of reach is seen after %s', async (_, asked, says) => {
  const { ports, log } = makePorts(() => 77)
  await expect(measure(slow(asked), ports)).rejects.toThrow(
    `there is no time for a verdict: one round took 154.0 s, ${says}`,
  )
  expect(log).toHaveLength(4)
})

test.each([
  ['a verdict, after two warm-ups', slow({ warmups: 2 }), 40, 'a verdict needs 8'],
  [
    'the first look that was asked for',
    withLooks(slow(), [10, 12]),
    30,
    'about 9 fit into the time budget of 600 s, but the first analysis needs 10',
  ],
])('no time for %s: whoever waits is told once', async (_, session, seconds, says) => {
  const { ports } = makePorts(() => seconds)
  const { warnings } = await measure(session, ports)
  expect(warnings).toEqual([{ code: 'short-of-time', message: expect.stringContaining(says) }])
})

test('a number of rounds that is simply long is no shortage', async () => {
  const { ports } = makePorts(() => 30)
  const { rounds, stoppedBy, warnings } = await measure(withLooks(slow(), [12]), ports)
  expect([rounds.length, stoppedBy]).toEqual([9, 'time-budget'])
  expect(warnings).toEqual([])
})

test('a tool is told how to do less', async () => {
  const { ports } = makePorts(() => 200)
  await expect(measure(slow({ more: { format: 'go' } }), ports)).rejects.toThrow(
    /It would also help to give your tool -test.benchtime 50ms, or to measure fewer benchmarks/,
  )
})
