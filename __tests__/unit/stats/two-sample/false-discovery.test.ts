import { describe, expect, it } from 'vitest'
import { adjustPValues, rejects } from '../../../../src/stats/multiple.js'
import { attainableP, leastRounds } from '../../../../src/stats/randomisation.js'

const countRejections = (p: readonly number[], alpha: number): number =>
  adjustPValues(p).filter(one => rejects(one, alpha)).length

// The example of Benjamini & Hochberg 1995.
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
]

describe('Benjamini–Hochberg', () => {
  it('adjusts the published p-values', () => {
    const adjusted = adjustPValues(published)
    const expected = [0.0015, 0.003, 0.0095, 0.035625]
    expected.forEach((p, i) => {
      expect(adjusted[i]).toBeCloseTo(p, 14)
    })
    expect(countRejections(published, 0.05)).toBe(4)
  })

  it('keeps the order given', () => {
    const adjusted = adjustPValues([0.04, 0.01, 0.5])
    expect(adjusted.map(p => p.toFixed(12))).toEqual(['0.060000000000', '0.030000000000', '0.500000000000'])
  })

  it('counts a p-value on its boundary as rejected, whatever the rounding', () => {
    const p = [1 / 32, 1 / 32, 1 / 32, 1 / 32, 1 / 32, 1, 1, 1]
    expect(countRejections(p, 0.05)).toBe(5)
    expect(countRejections(p, 1 - 0.95)).toBe(5)
  })

  it('of none is none', () => {
    expect(adjustPValues([])).toEqual([])
    expect(countRejections([], 0.05)).toBe(0)
  })
})

describe('what a number of rounds can attain', () => {
  it.each([
    [5, 4, 2 / 6 ** 5],
    [6, 3, 2 / 3 ** 6],
    [8, 2, 2 / 2 ** 8],
    [0, 4, 1],
    [5, 1, 1],
  ])('p of %d rounds of %d', (rounds, size, p) => expect(attainableP(rounds, size)).toBeCloseTo(p, 15))

  it.each([
    [4, 5],
    [3, 6],
    [2, 8],
    [5, 5],
  ])('rounds of %d need %d', (size, rounds) => expect(leastRounds(size)).toBe(rounds))
})
