import { expect, test } from 'vitest'
import { countNeededRounds } from '../../../../src/compare/rounds/needed-rounds.js'
import type { Pair } from '../../../../src/record/record.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRecord, type ValueOf } from '../records.js'

/** Times of about 1 s whose logs are normal with this standard deviation, the same on both sides. */
const normal =
  (sigma: number): ValueOf =>
  ({ random }) =>
    Math.exp(sigma * normalQuantile(random.next()))

const ofOneCopy = (value: ValueOf): ValueOf => {
  return place => (place.copy === 1 ? value(place) : undefined)
}

// By the textbook: each side's mean of n values has the variance σ²/n, and 3.24 standard errors are found with 90% power.
test.each([
  ['two copies', 2, normal(0.1)],
  ['one copy', 1, ofOneCopy(normal(0.1))],
])(
  'with %s of each side, the spread of normal values makes as many rounds as the textbook says',
  (_, copies, value) => {
    const expected = ((1.959964 + 1.281552) / Math.log(1.02)) ** 2 * ((2 * 0.1 ** 2) / copies)
    const needed = countNeededRounds(makeRecord([{ name: 'parse', value }], { rounds: 1500 }))
    expect(needed / expected).toBeGreaterThan(0.9)
    expect(needed / expected).toBeLessThan(1.1)
  },
)

/** Four values of each round, `spread` above and below the middle. */
const twoAndTwo =
  (spread: number): ValueOf =>
  ({ copy }) =>
    Math.exp(copy === 1 ? spread : -spread)

const neededOf = (value: ValueOf, settings: Partial<Pair['settings']> = {}) => {
  const record = makeRecord([{ name: 'parse', value }], { rounds: 5 })
  return countNeededRounds({ ...record, settings: { ...record.settings, ...settings } })
}

test.each<[spread: number, settings: Partial<Pair['settings']>, needed: number]>([
  // Two values are 0.02 apart, and 0.02 / 0.6745 is √2 times the standard deviation: (3.2415 · 0.02097 / ln 1.02)².
  [0.01, {}, 12],
  [0.02, {}, 48],
  [0.02, { threshold: 0.04 }, 13],
  [0.02, { confidence: 0.99 }, 67],
  [0.1, {}, 1178],
  [0, {}, 0],
  [0, { threshold: 0 }, 0],
  [0.02, { threshold: 0 }, Number.POSITIVE_INFINITY],
])('values %d from their middle, with %j, need %d rounds', (spread, settings, needed) => {
  expect(neededOf(twoAndTwo(spread), settings)).toBe(needed)
})

test('a round of zeros, which have no logarithm, says nothing', () => {
  expect(neededOf(place => (place.round === 3 ? 0 : twoAndTwo(0.01)(place)))).toBe(12)
})

test('the noisiest benchmark says how many rounds', () => {
  const benchmarks = [0.01, 0.1, 0.02].map(spread => ({ name: `${spread}`, value: twoAndTwo(spread) }))
  expect(countNeededRounds(makeRecord(benchmarks, { rounds: 5 }))).toBe(1178)
  expect(countNeededRounds(makeRecord([], { rounds: 5 }))).toBe(0)
})

test.each<[string, odd: number | undefined]>([
  ['is missing', undefined],
  ['is 0', 0],
  ['is negative', -1],
  ['is not a number', Number.NaN],
  ['is too large to compute with', 1e308],
])('a value that %s tells nothing, and the others still do', (_, odd) => {
  const value: ValueOf = place =>
    place.round === 2 && !(place.side === 'baseline' && place.copy === 1) ? odd : twoAndTwo(0.1)(place)
  expect(neededOf(value)).toBe(1178)
})

test('where no round has two values, no number of rounds is known to be needed', () => {
  expect(neededOf(place => (place.side === 'baseline' && place.copy === 1 ? 1 : undefined))).toBe(0)
  expect(neededOf(() => Number.NaN)).toBe(0)
})

test.each<[string, ValueOf]>([
  ['the first', place => (place.round === 0 ? undefined : twoAndTwo(0.1)(place))],
  ['the last', place => (place.round === 4 ? undefined : twoAndTwo(0.1)(place))],
])('%s round may be without any value', (_, value) => {
  expect(neededOf(value)).toBe(1178)
})

test('a difference of the sides asks for no more rounds, since values of one side are compared', () => {
  const regressed: ValueOf = place => twoAndTwo(0.02)(place)! * (place.side === 'contender' ? 1.5 : 1)
  expect(neededOf(regressed)).toBe(48)
})
