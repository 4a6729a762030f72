import { expect, test } from 'vitest'
import { joinSessions, solveLevels } from '../../../../src/stats/network/network.js'

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
