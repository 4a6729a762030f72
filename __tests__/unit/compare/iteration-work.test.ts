import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { explain } from '../../../src/record/reasons.js'
import type { Measurement } from '../../../src/record/record.js'
import { makeRandom } from '../../../src/stats/random.js'
import { makeRecord, time } from './records.js'

const cpuTime: Metric = { ...time, name: 'cpu-time', primary: true }
const rateOf = (name: string, unit = '1/s'): Metric => ({ name, unit, better: 'higher' })
const items = rateOf('items-per-second')
const allocations: Metric = { name: 'allocations', unit: 'count', better: 'lower' }

interface Side {
  /** The items of an iteration. */
  readonly work: number
  /** Seconds of CPU time for each of them. */
  readonly cost: number
  /** How much longer the clock on the wall runs. */
  readonly wait?: number
}

interface Tool {
  readonly rate?: Metric
  /** The time that the rate is of. */
  readonly isOfWall?: boolean
  readonly digits?: number
  readonly metrics?: string
  /** How much the wall time of a run varies beside its CPU time. */
  readonly load?: number
}

function judge(baseline: Side, contender: Side, { rate = items, isOfWall = false, digits, ...tool }: Tool = {}) {
  const random = makeRandom('iterations')
  const record = makeRecord([{ name: 'pack', value: () => 1 }], {
    metrics: tool.metrics ?? 'primary',
    change: run => {
      const { work, cost, wait = 0 } = run.slot.side === 'baseline' ? baseline : contender
      const cpu = work * cost * (1 + 0.002 * random.next())
      const wall = cpu * (1 + wait + (tool.load ?? 0) * random.next())
      const perSecond = work / (isOfWall ? wall : cpu)
      const measure = (metric: Metric, value: number): Measurement => ({ benchmark: 'pack', metric, value })
      const step = digits && 10 ** -digits
      const printed = step ? { value: Math.round(perSecond / step) * step, step } : { value: perSecond }
      return {
        ...run,
        measurements: [
          measure(time, wall),
          measure(cpuTime, cpu),
          { ...measure(rate, perSecond), ...printed },
          measure(allocations, work),
        ],
      }
    },
  })
  const { findings, suiteChange } = conclude(record)
  const judged = findings.filter(({ verdict }) => verdict !== null)
  return { judged, suiteChange, rows: judged.map(({ metric, verdict }) => `${metric} ${verdict}`) }
}

const same: Side = { work: 64, cost: 1e-3 }

test.each<[what: string, contender: Side, words: string]>([
  ['half of it, for a higher price', { work: 32, cost: 1.67e-3 }, 'does half as much'],
  ['half of it, in half the time', { work: 32, cost: 1e-3 }, 'does half as much'],
  ['twice as much, in twice the time', { work: 128, cost: 1e-3 }, 'does twice as much'],
  ['a quarter more', { work: 80, cost: 1e-3 }, 'does 25.0% more'],
  ['much more', { work: 640, cost: 1e-4 }, 'does ×10 as much'],
])('an iteration that does %s is not comparable', (_, contender, words) => {
  const [finding, ...others] = judge(same, contender).judged
  expect(others).toEqual([])
  expect(finding).toMatchObject({ metric: 'cpu-time', verdict: 'not-comparable', cause: 'contender-changed' })
  expect(explain(finding!.reason!)).toContain(`an iteration of the contender ${words}`)
})

test('rates of the work can be compared, what an iteration costs cannot', () => {
  expect(judge(same, { work: 32, cost: 1.67e-3 }, { metrics: 'all' }).rows.toSorted()).toEqual([
    'allocations not-comparable',
    'cpu-time not-comparable',
    'items-per-second regressed',
    'time not-comparable',
  ])
})

test.each(
  ['throughput', 'MB/s']
    .map(name => rateOf(name, 'B/s'))
    .concat(['items/s', 'rows/s', 'elements-per-second'].map(name => rateOf(name))),
)('the work is told by $name', rate => {
  expect(judge(same, { work: 32, cost: 1e-3 }, { rate }).rows).toEqual(['cpu-time not-comparable'])
})

test.each<[what: string, contender: Side, tool: Tool, row: string]>([
  ['the same work in the same time', same, {}, 'cpu-time unchanged'],
  ['the same work in less time', { work: 64, cost: 8e-4 }, {}, 'cpu-time improved'],
  ['the same work in more time', { work: 64, cost: 1.3e-3 }, {}, 'cpu-time regressed'],
  ['a little more of it than the threshold allows to see', { work: 64.9, cost: 1e-3 }, {}, 'cpu-time unchanged'],
  ['the same work, and a busy machine', same, { load: 0.5 }, 'cpu-time unchanged'],
  ['the same work, and waiting beside it', { ...same, wait: 0.5 }, {}, 'cpu-time unchanged'],
  ['the same work by the clock on the wall', { ...same, wait: 0.5 }, { isOfWall: true }, 'cpu-time unchanged'],
  [
    'few digits of a rate',
    { work: 64, cost: 0.95e-3 },
    { digits: -3, rate: rateOf('MB/s', 'B/s') },
    'cpu-time improved',
  ],
  ['requests, which come at a set rate', { work: 128, cost: 1e-3 }, { rate: rateOf('req/s') }, 'cpu-time regressed'],
  [
    'what a load generator received',
    { work: 128, cost: 1e-3 },
    { rate: rateOf('received', 'B/s') },
    'cpu-time regressed',
  ],
])('%s can be compared', (_, contender, tool, row) => {
  expect(judge(same, contender, tool).rows).toEqual([row])
})
