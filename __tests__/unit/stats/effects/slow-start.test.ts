import { describe, expect, test } from 'vitest'
import { testSlowStart } from '../../../../src/stats/effects/slow-start.js'

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
})
