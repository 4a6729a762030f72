import { expect, test } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import {
  eliminate,
  findHeight,
  joinSessions,
  measureClosure,
  solveLevels,
  solveParts,
} from '../../../../src/stats/network/network.js'
import {
  estimateInflation,
  estimateLayoutVariance,
  estimateOffsetVariance,
} from '../../../../src/stats/network/variances.js'
import { makeRandom } from '../../../../src/stats/random.js'

/** A side with its noise and half of the variance of its offsets, 0.25. */
const side = (node: number, value: number, noise = 0.08) => ({ node, value, variance: noise + 0.25 / 2 })

// Two sides, two sides, three sides that close a loop, and two noisier ones; worked out apart from this program.
const sessions = [
  [side(0, 0), side(1, 1)],
  [side(1, 0), side(2, -0.4)],
  [side(0, 0), side(2, 0.9), side(3, 2.5)],
  [side(2, 0, 0.18), side(3, 1.2, 0.18)],
]

test('sessions make the normal equations, a session of three sides as one block', () => {
  const { laplacian } = joinSessions(sessions, 4)
  const known = [
    [5.691057, -2.439024, -1.626016, -1.626016],
    [-2.439024, 4.878049, -2.439024, 0],
    [-1.626016, -2.439024, 7.330401, -3.265361],
    [-1.626016, 0, -3.265361, 4.891377],
  ]
  for (const [i, row] of known.entries())
    for (const [k, value] of row.entries()) expect(laplacian[i]![k]).toBeCloseTo(value, 6)
})

test('levels stand above the first node, with what is known of them together', () => {
  const { values, covariance } = solveLevels(joinSessions(sessions, 4))
  const deviations = covariance.map((row, index) => Math.sqrt(row[index]!))
  for (const [index, [level, deviation]] of [
    [0, 0],
    [1.131192, 0.518263],
    [0.862384, 0.504368],
    [2.340828, 0.563747],
  ].entries()) {
    expect(values[index]).toBeCloseTo(level!, 6)
    expect(deviations[index]).toBeCloseTo(deviation!, 6)
  }
  expect(covariance[2]![3]).toBeCloseTo(0.169822, 6)
})

test('loops close as well as noise lets them', () => {
  const network = joinSessions(sessions, 4)
  const { square, degrees } = measureClosure(network)
  expect(square).toBeCloseTo(0.278581, 6)
  expect(degrees).toBe(2)
})

test('nodes that are eliminated leave all that was known of the others', () => {
  const block = eliminate(joinSessions(sessions, 4), { kept: [0, 3], gone: [1, 2] })
  expect(block.laplacian[0]![0]).toBeCloseTo(3.146528, 6)
  expect(block.laplacian[0]![1]).toBeCloseTo(-3.146528, 6)
  expect(block.pull[1]).toBeCloseTo(7.365481, 6)
  expect(block.square).toBeCloseTo(17.519909, 6)
  const later = joinSessions([], 2, [{ ...block, nodes: [0, 1] }])
  const parts = solveParts(later)
  expect(findHeight(parts, 1, 0)!.value).toBeCloseTo(2.340828, 6)
  expect(findHeight(parts, 1, 0)!.variance).toBeCloseTo(0.563747 ** 2, 6)
  expect(measureClosure(later)).toEqual({ square: expect.closeTo(0.278581, 6), degrees: 2 })
})

test('parts that nothing joins have no height above each other', () => {
  const parts = solveParts(
    joinSessions(
      [
        [side(0, 0), side(2, 1)],
        [side(1, 0), side(3, 5)],
      ],
      5,
    ),
  )
  expect(parts.map(({ nodes }) => nodes)).toEqual([[0, 2], [1, 3], [4]])
  expect(findHeight(parts, 3, 0)).toBeUndefined()
  expect(findHeight(parts, 1, 3)).toEqual({ value: expect.closeTo(-5, 10), variance: expect.closeTo(0.41, 10) })
})

test('offsets of installations are as large as the loops that do not close', () => {
  const random = makeRandom('offsets')
  const offset = 0.005
  const networks = Array.from({ length: 60 }, () => {
    const loop = [0, 1, 2].map(node =>
      [node, (node + 1) % 3].map(at => ({ at, value: offset * normalQuantile(random.next()) })),
    )
    return (variance: number) =>
      joinSessions(
        loop.map(ends => ends.map(({ at, value }) => ({ node: at, value, variance: 1e-9 + variance }))),
        3,
      )
  })
  const { variance, degrees } = estimateOffsetVariance(networks)!
  expect(degrees).toBe(60)
  const square = networks.reduce((sum, make) => sum + measureClosure(make(variance)).square, 0)
  expect(Math.abs(square / 60 - 1)).toBeLessThan(0.01)
  // 60 loops tell a variance to √(2/60), 18%.
  expect(Math.abs(variance / offset ** 2 - 1)).toBeLessThan(0.5)
  expect(estimateOffsetVariance(networks.slice(0, 9))).toBeUndefined()
  expect(estimateOffsetVariance(networks.map(make => variance => make(variance + offset ** 2 * 10)))).toMatchObject({
    variance: 0,
  })
})

test('loops whose errors no offset explains say nothing of offsets', () => {
  const makeLoop = () =>
    joinSessions(
      [0, 1, 2].map(node => [side(node, 0), side((node + 1) % 3, 5)]),
      3,
    )
  expect(estimateOffsetVariance(new Array(20).fill(makeLoop))).toBeUndefined()
})

test('what single builds gain by their layout shows in neighbours of opposite direction', () => {
  const edges = (values: readonly number[]) => values.map(value => ({ value, standardError: 1 }))
  expect(estimateLayoutVariance([edges([1, -1, 1, -1])])).toBe(1)
  expect(estimateLayoutVariance([edges([1, 1, 1])])).toBe(0)
  expect(estimateLayoutVariance([edges([1])])).toBe(0)
  expect(estimateLayoutVariance([edges([10, -1]), edges([0, 0])])).toBe(1.25)
})

test.each([
  ['as they say', 1, 0],
  ['with layouts', 1, 0.004],
  ['15% larger than they say', 1 / 0.85, 0],
])('errors of a chain are estimated from its neighbours: %s', (_, scale, layout) => {
  const random = makeRandom('errors')
  const normal = (): number => normalQuantile(random.next())
  const builds = Array.from({ length: 8001 }, () => layout * normal())
  const edges = builds.slice(1).map((build, at) => ({
    // A step of 5% now and then, and a slow trend.
    value: build - builds[at]! + 0.006 * scale * normal() + 0.003 + (at % 250 === 0 ? 0.05 : 0),
    standardError: 0.006,
  }))
  const known = estimateInflation([edges], layout ** 2)
  expect(known.inflation).toBeCloseTo(scale, 1)
  expect(known.doubt).toBeCloseTo(1, 2)
  expect(estimateInflation([edges.slice(0, 20)], layout ** 2)).toEqual({
    inflation: 1,
    doubt: expect.closeTo(1.166, 2),
  })
  expect(estimateInflation([], 0)).toEqual({ inflation: 1, doubt: 1 / 0.7 })
  const moved = Array.from({ length: 60 }, () => [-0.25, 0.25, 0].map(value => ({ value, standardError: 0.006 })))
  expect(estimateInflation(moved, 0).inflation, 'two pushes that move all benchmarks are no noise').toBe(1)
})
