import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { testDrift } from '../../../../src/stats/noise.js'
import { makeRandom, type Random } from '../../../../src/stats/random.js'

const { kendall }: { readonly kendall: readonly { readonly values: readonly number[]; readonly p: number }[] } =
  JSON.parse(readFileSync(new URL('../../../fixtures/stats/scipy.json', import.meta.url), 'utf8'))

/** One runner whose rounds have one value each. */
const roundsOf = (values: readonly number[]): readonly (readonly number[])[] => values.map(value => [value])

const noise = (random: Random): number => 0.02 * normalQuantile(random.next() || 0.5)
const draw = (rounds: number, random: Random, drift: (round: number) => number = () => 0) =>
  Array.from({ length: rounds }, (_, round) => Array.from({ length: 4 }, () => noise(random) + drift(round)))

describe('Mann and Kendall’s trend', () => {
  it.each(kendall)('of $values has p = $p', ({ values, p }) => {
    expect(testDrift([roundsOf(values)]).p / p).toBeCloseTo(1, 10)
  })

  it('is not seen between runners, nor where nothing varies', () => {
    expect(testDrift([roundsOf([1, 2, 3]), roundsOf([103, 102, 101])]).p).toBe(1)
    for (const nothing of [[], [roundsOf([5, 5, 5])], [roundsOf([1])]])
      expect(testDrift(nothing)).toEqual({ p: 1, size: 0 })
  })

  it.each([8, 20, 60])('comes by chance in one of a hundred runs of %d rounds at most', rounds => {
    const random = makeRandom(`no drift ${rounds}`)
    const runs = 2000
    const seen = Array.from({ length: runs }, () => testDrift([draw(rounds, random)]).p).filter(p => p <= 0.01)
    expect(seen.length / runs).toBeLessThan(0.01 + 3 * Math.sqrt(0.01 / runs))
  })

  it.each<[string, (round: number) => number, number]>([
    ['a line', round => round / 100, 0.15],
    ['a step', round => (round < 12 ? 0 : -0.3), -0.3],
  ])('has the size from the first quarter to the last: %s', (name, drift, expected) => {
    const { p, size } = testDrift([draw(20, makeRandom(name), drift)])
    expect(p).toBeLessThan(1e-3)
    expect(size).toBeCloseTo(expected, 1)
  })
})
