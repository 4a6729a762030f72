import { expect, test } from 'vitest'
import { shrinkLevels } from '../../../../src/stats/scores/align.js'

// Of 20 normal values with a shortest half of 1.349, so a standard deviation of 1: the quartile's variance is 0.0927.
test.each([
  ['far apart: all but as they are', [-10, 10], [-9.991, 9.991]],
  ['as far as chance brings them: together', [0.9, 1.1], [1, 1]],
  ['twice as far: somewhat nearer', [-0.5, 0, 0.5, 1], [-0.166, 0.111, 0.389, 0.666]],
  ['together already', [3, 3, 3], [3, 3, 3]],
])('levels %s', (_, levels, expected) => {
  const drawn = Float64Array.from(levels)
  shrinkLevels({ levels: drawn, edges: [0, levels.length], size: 20 }, 1.349)
  expected.forEach((level, window) => {
    expect(drawn[window]).toBeCloseTo(level, 3)
  })
})

test('levels of values without any spread stay', () => {
  const levels = Float64Array.of(1, 2)
  shrinkLevels({ levels, edges: [0, 2], size: 20 }, 0)
  expect([...levels]).toEqual([1, 2])
})

test('levels of two machines are drawn together on each', () => {
  const levels = Float64Array.of(-10.1, -9.9, 9.9, 10.1)
  shrinkLevels({ levels, edges: [0, 2, 4], size: 20 }, 1.349)
  expect([...levels]).toEqual([-10, -10, 10, 10].map(level => expect.closeTo(level, 9)))
})
