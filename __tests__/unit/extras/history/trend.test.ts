import { expect, test } from 'vitest'
import { findTrend } from '../../../../src/extras/history/trend.js'
import { digestOf, makeComparisonOf, makeLongHistory, parse, serve } from './comparisons.js'

const comparisons = [
  makeComparisonOf(0, 0, [[parse, 0]]),
  makeComparisonOf(0, 1, [[parse, 1000]]),
  makeComparisonOf(1, 2, [
    [parse, 2000],
    [serve, 500],
  ]),
  makeComparisonOf(2, 3, [[serve, 700]]),
]

test.each([
  ['0', 0, undefined],
  ['1, with one push before it', 1, undefined],
  ['2', 2, [{ benchmark: 'parse', metric: 'time', heights: [-3000, -2000, 0] }]],
  [
    '3, which has no such benchmark',
    3,
    [{ benchmark: 'serve', metric: 'throughput', heights: [null, -1200, -700, 0] }],
  ],
  ['that is not published', 9, undefined],
])('the levels up to push %s', (_, push, levels) => {
  expect(findTrend(comparisons, digestOf(push))?.levels).toEqual(levels)
})

test('of a long history, the last 20 pushes by their names', () => {
  const { pushes, levels } = findTrend(makeLongHistory({ pushes: 30, benchmarks: 2 }), digestOf(29)) ?? {}
  expect(pushes).toHaveLength(20)
  expect(pushes?.at(-1)).toBe('1dccccc')
  expect(levels?.map(({ heights }) => [heights.length, heights.at(-1)])).toEqual([
    [20, 0],
    [20, 0],
  ])
})
