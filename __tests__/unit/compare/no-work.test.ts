import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { explain } from '../../../src/record/reasons.js'
import { makeRecord, noisy, time } from './records.js'

const judge = (metric: Metric, [baseline, contender]: readonly [number, number], metrics = 'all') =>
  conclude(
    makeRecord(
      [{ name: 'parse', metric, value: place => noisy()(place)! * (place.side === 'baseline' ? baseline : contender) }],
      { metrics, rounds: 8 },
    ),
  ).findings[0]!

test.each<[what: string, metric: Metric, values: readonly [number, number], side: string]>([
  ['a quarter of a nanosecond on both sides', time, [0.25e-9, 0.25e-9], 'baseline'],
  ['an empty loop in place of work', time, [40e-9, 0.31e-9], 'contender'],
  ['work in place of an empty loop', time, [0.31e-9, 40e-9], 'baseline'],
  ['CPU time', { ...time, name: 'cpu-time' }, [0.2e-9, 0.2e-9], 'baseline'],
])('an iteration of less than one cycle measures nothing: %s', (_, metric, values, side) => {
  const { verdict, reason } = judge(metric, values)
  expect({ verdict, reason }).toMatchObject({ verdict: 'not-comparable', reason: { code: 'no-work', side } })
  expect(explain(reason!)).toMatch(
    /^0\.\d+ ns is less than one cycle of a processor, so nothing is measured: the compiler seems to have removed/,
  )
})

test.each<[what: string, metric: Metric, value: number]>([
  ['a nanosecond', time, 1e-9],
  ['a cycle at 2.5 GHz', time, 0.4e-9],
  ['each of many rows', { ...time, per: 'row' }, 0.2e-9],
  ['each row, by a name of its own', { ...time, name: 'ns/row' }, 0.2e-9],
  ['many items in a second', { name: 'items/s', unit: '1/s', better: 'higher' }, 8e9],
  ['a number without a unit', { name: 'value', unit: '', better: 'lower' }, 1e-12],
  ['the time that a thread waited for a core', { ...time, name: 'run-delay', aside: true }, 0.2e-9],
])('%s can be compared', (_, metric, value) => {
  expect(judge(metric, [value, value], `all,${metric.name}`).verdict).toBe('unchanged')
})
