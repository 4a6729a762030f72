import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Metric } from '../../../src/metrics/metric.js'
import { explain } from '../../../src/record/reasons.js'
import type { Rule } from '../../../src/rules/rules.js'
import { makeRecord, noisy } from './records.js'

const metricOf = (unit: string, better: Metric['better'], name = 'value'): Metric => ({ name, unit, better })

function warn(metrics: readonly Metric[], { judged = 'all', rules = [] as readonly Rule[] } = {}) {
  const record = makeRecord(
    metrics.map((metric, at) => ({ name: `b${at}`, metric, value: noisy(0.2) })),
    { metrics: judged, rounds: 6 },
  )
  const settings = { ...record.settings, rules: { source: 'rules.yml', asOf: '2026-01-01', list: rules } }
  const { warnings } = conclude({ ...record, settings })
  return warnings.filter(({ code }) => code === 'unit-against-direction').map(explain)
}

test.each<[unit: string, better: Metric['better'], words: string]>([
  ['s', 'higher', 'b0 is a time, of which less is better, and judged as if more were'],
  ['1/s', 'lower', 'b0 is a rate, of which more is better, and judged as if less were'],
  ['B/s', 'lower', 'b0 is a rate, of which more is better, and judged as if less were'],
  ['bit/s', 'lower', 'b0 is a rate, of which more is better, and judged as if less were'],
])('%s, of which %s is better, has a warning', (unit, better, words) => {
  expect(warn([metricOf(unit, better)])).toEqual([expect.stringContaining(words)])
})

test('several are named in one warning', () => {
  const [words, ...others] = warn([metricOf('s', 'higher'), metricOf('s', 'higher'), metricOf('s', 'lower')])
  expect(words).toContain('b0, b1 are each a time')
  expect(others).toEqual([])
})

test.each<[what: string, metric: Metric, more?: Parameters<typeof warn>[1]]>([
  ['a time of which less is better', metricOf('s', 'lower')],
  ['a rate of which more is better', metricOf('1/s', 'higher')],
  ['simulated time, of which a day yields so much', metricOf('ns/day', 'higher')],
  ['points', metricOf('points', 'higher')],
  ['memory', metricOf('B', 'higher')],
  ['what is not judged', metricOf('s', 'higher'), { judged: 'other' }],
  [
    'what a rule has confirmed',
    metricOf('s', 'higher'),
    { rules: [{ line: 1, benchmark: 'b0', metric: '*', direction: 'higher' } as unknown as Rule] },
  ],
])('%s has none', (_, metric, more) => {
  expect(warn([metric], more)).toEqual([])
})
