import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { findStatistic } from '../../../src/measure/measurements.js'
import type { Processes } from '../../../src/measure/process.js'
import { noExamination } from '../../../src/measure/rounds/examination.js'
import type { MeasurePorts, Session } from '../../../src/measure/session.js'
import { makePlan } from '../../../src/plan/plan.js'
import { planSides } from '../../../src/plan/round.js'
import { makeRandom } from '../../../src/stats/random.js'

interface Asked {
  readonly budget?: number
  readonly warmups?: number
  readonly isAuto?: boolean
}

/** A session of these sides, whose commands are their names. */
function makeSession(names: readonly string[], { budget = 1000, warmups = 1, isAuto = false }: Asked = {}): Session {
  const sides = planSides(names, [1])
  const rounds = isAuto ? { least: 8, most: 200, isAuto } : { least: 8, most: 12, isAuto }
  const place = { root: '/copy', directory: '/copy' }
  return {
    suite: 'suite',
    plan: makePlan({ seed: 's', sides, warmups, rounds, confidence: 0.95 }, makeRandom('orders')),
    sides: sides.map(({ name }) => ({ name, command: { kind: 'argv', argv: [name] }, places: [place, place] })),
    variables: {},
    prepare: undefined,
    format: 'process',
    statistic: findStatistic('median')!,
    timeBudgetInSeconds: budget,
    invocationTimeoutInSeconds: 10,
    warmupTimeInSeconds: 0,
    batch: 1,
    instruments: [],
    reinstall: 'once',
    threshold: 0.02,
  }
}

/** Commands that take `secondsOf` them on a clock that stands still otherwise, and fail where they are called `broken…`. */
function makePorts(secondsOf: (command: string) => number) {
  let now = 0
  const log: string[] = []
  const told: string[] = []
  const nothing = { sizeInBytes: 0, readText: () => '', readTail: () => '' }
  const processes: Processes = {
    timer: 'launcher',
    async run({ argv }) {
      const command = argv.at(-1)!
      log.push(command)
      const seconds = secondsOf(command)
      now += seconds
      const exit = { kind: 'exited', status: command.startsWith('broken') ? 1 : 0 } as const
      return { startedAfterSeconds: 0, seconds, exit, stdout: nothing, stderr: nothing, leftovers: 0 }
    },
    async [Symbol.asyncDispose]() {},
  }
  const ports: MeasurePorts = {
    processes,
    digest: text => text,
    benchOutput: () => ({ path: '/numbers', read: () => ({ text: '' }), remove() {} }),
    commandOutput: (_, name) => ({ clear() {}, read: () => ({ problem: `there is no ${name}` }) }),
    measureSizes: () => ({ sizes: [] }),
    instrumentOutput: () => ({ path: '/counts', read: () => [], remove() {} }),
    endAfter: () => false,
    shell: 'sh',
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => now,
    examine: noExamination,
    keep() {},
    watch: progress => {
      if (progress.kind === 'time-expected') told.push(progress.message)
    },
  }
  return { ports, log, told }
}

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
