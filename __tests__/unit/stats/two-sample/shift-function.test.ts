import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/stats/random.js'
import { shiftFunction } from '../../../../src/stats/two-sample.js'

const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
const deciles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

test('what is the same everywhere has no difference, and a band around it', () => {
  for (const { value, low, high } of shiftFunction(hundred, hundred, deciles)) {
    expect(value).toBe(0)
    expect(low ?? -1).toBeLessThan(0)
    expect(high ?? 1).toBeGreaterThan(0)
  }
})

test('values that are all larger by a tenth are so at every quantile', () => {
  const larger = hundred.map(value => value * 1.1)
  expect(shiftFunction(hundred, larger, deciles).map(({ value }) => value)).toEqual(
    deciles.map(() => expect.closeTo(0.1, 9)),
  )
})

test('a longer tail shows at the upper quantiles alone', () => {
  const tailed = hundred.map((value, index) => (index < 80 ? value : value * 3))
  const shifts = shiftFunction(hundred, tailed, [0.25, 0.5, 0.95])
  expect(shifts.map(({ value }) => value > 0.5)).toEqual([false, false, true])
})

test('so few values bound nothing', () => {
  expect(shiftFunction([1, 2, 3], [1, 2, 3], [0.1, 0.5, 0.9]).map(({ low, high }) => [low, high])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('the band holds the truth at all quantiles in about 95 of 100 runs of the same law', () => {
  const random = makeRandom('band')
  const draw = (): readonly number[] => Array.from({ length: 40 }, () => 1 + random.next()).sort((a, b) => a - b)
  const holds = Array.from({ length: 400 }, () =>
    shiftFunction(draw(), draw(), deciles).every(({ low, high }) => (low ?? -1) <= 0 && (high ?? 1) >= 0),
  )
  expect(holds.filter(Boolean).length / holds.length).toBeGreaterThan(0.92)
})
