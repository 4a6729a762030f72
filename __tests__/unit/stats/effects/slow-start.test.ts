import { describe, expect, test } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { testSlowStart } from '../../../../src/stats/effects/slow-start.js'
import { makeRandom } from '../../../../src/stats/random.js'

describe('a slow start', () => {
  test.each<readonly [string, readonly number[], number]>([
    ['nothing', [], 1],
    ['too few others', [9, 1, 2, 1, 2, 1, 2], 1],
    ['not the largest', [2, 1, 2, 1, 2, 1, 2, 3], 1],
    ['all others equal', [2, 1, 1, 1, 1, 1, 1, 1], 0],
    ['all equal', [1, 1, 1, 1, 1, 1, 1, 1], 1],
  ])('%s', (_, values, p) => {
    expect(testSlowStart(values).p).toBe(p)
  })

  test('its lead is over the median of the others', () => {
    expect(testSlowStart([5, 1, 2, 3, 1, 2, 3, 2]).lead).toBe(3)
  })

  test.each([8, 13, 20, 40])('errs at most at its level in %d normal values', count => {
    const random = makeRandom(`slow start ${count}`)
    const trials = 20_000
    const small = Array.from({ length: trials }, () => {
      const values = Array.from({ length: count }, () => normalQuantile(random.next() || 0.5))
      return testSlowStart(values).p
    })
    for (const level of [0.02, 0.005, 0.001]) {
      const share = small.filter(p => p <= level).length / trials
      expect(share).toBeLessThanOrEqual(level + 3 * Math.sqrt((level * (1 - level)) / trials))
    }
  })
})
