import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dip, dipP, spreadTies, testDip } from '../../../../src/stats/effects/dip-test.js'

interface Reference {
  readonly dips: readonly { readonly values: readonly number[]; readonly dip: number }[]
  /** The table of diptest: dips of n uniform values with their p. */
  readonly dipNull: readonly { readonly n: number; readonly p: readonly number[]; readonly dips: readonly number[] }[]
}

const reference: Reference = JSON.parse(
  readFileSync(new URL('../../../fixtures/stats/r.json', import.meta.url), 'utf8'),
)

describe('the dip', () => {
  it.each(reference.dips)('is $dip as in diptest', ({ values, dip: expected }) => {
    expect(dip(values)).toBeCloseTo(expected, 13)
    expect(dip(values.map(value => -value).reverse())).toBeCloseTo(expected, 13)
    expect(dip(values.map(value => 1e9 * value))).toBeCloseTo(expected, 13)
  })

  it('of two values far apart is a quarter', () => {
    expect(dip([0, 0, 0, 0, 1, 1, 1, 1])).toBe(0.25)
  })
})

describe('the p-value of the dip', () => {
  it.each(reference.dipNull)('of $n values is near that of diptest', ({ n, p, dips }) => {
    dips.forEach((found, i) => {
      expect(Math.abs(Math.log(dipP(found, n) / p[i]!))).toBeLessThan(0.2)
    })
  })

  it('is 1 for fewer than five values', () => {
    expect(dipP(0.5, 1)).toBe(1)
    expect(dipP(0.25, 4)).toBe(1)
  })

  it('falls from 1 as the dip rises, for every size', () => {
    for (const n of [5, 9, 33, 80, 1999, 1e5]) {
      let before = dipP(0.5 / n, n)
      expect(before).toBe(1)
      for (let found = 0.51 / n; found <= 0.25; found *= 1.1) {
        const p = dipP(found, n)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(before)
        before = p
      }
    }
  })
})

describe('ties', () => {
  it('are spread half-way to their neighbours', () => {
    expect([...spreadTies(Float64Array.of(1, 2, 2, 4))]).toEqual([1, 1.875, 2.625, 4])
    expect([...spreadTies(Float64Array.of(1, 1, 2, 2))]).toEqual([0.75, 1.25, 1.75, 2.25])
    expect([...spreadTies(Float64Array.of(3, 3))]).toEqual([3, 3])
    expect([...spreadTies(Float64Array.of(3, 5))]).toEqual([3, 5])
  })

  it('are no modes', () => {
    expect(testDip([7, 7, 7, 7, 7, 7, 7]).p).toBe(1)
    const ticks = [0, 1, 2, 3, 4, 3, 2, 1].flatMap((tick, i) => Array<number>([1, 4, 9, 5, 1, 4, 8, 4][i]!).fill(tick))
    expect(dipP(dip(ticks.sort()), ticks.length)).toBeLessThan(0.001)
    expect(testDip(ticks).p).toBeGreaterThan(0.5)
  })
})
