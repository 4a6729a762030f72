import { expect, test } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { findGroups } from '../../../../src/stats/noise.js'
import { makeRandom, type Random } from '../../../../src/stats/random.js'

const normal = (random: Random): number => normalQuantile(random.next() || 0.5)

test('two groups are split where the least is left within them', () => {
  expect(findGroups([5.1, 1, 1.1, 5, 0.9, 5.2, 1])!.distance).toBeCloseTo(5.1 - 1, 12)
  expect(findGroups([-1, -1, 0, 0])!.distance).toBe(1)
})

test.each<readonly [string, readonly number[]]>([
  ['nothing', []],
  ['equal values', [3, 3, 3, 3]],
  ['evenly spread values', Array.from({ length: 40 }, (_, index) => index)],
  ['outliers', [...Array.from({ length: 40 }, (_, index) => index % 5), 90, 91, 92]],
])('there are none in %s', (_, values) => {
  expect(findGroups(values)).toBeUndefined()
})

test.each<readonly [string, (random: Random) => number, least: number, most: number]>([
  ['normal', normal, 0, 0.005],
  ['uniform', random => random.next(), 0, 0.01],
  ['lognormal', random => Math.exp(normal(random)), 0, 0.005],
  ['one slow run in twelve', random => normal(random) / 100 + (random.below(12) === 0 ? 0.4 : 0), 0, 0.01],
  ['modes 6 deviations apart', random => normal(random) + (random.next() < 0.4 ? 6 : 0), 0.7, 1],
])('of samples of 40 values they are found seldom or mostly: %s', (name, draw, least, most) => {
  const random = makeRandom(name)
  const samples = 2000
  const hits = Array.from({ length: samples }, () => findGroups(Array.from({ length: 40 }, () => draw(random))))
  const share = hits.filter(groups => groups !== undefined).length / samples
  expect(share).toBeGreaterThanOrEqual(least)
  expect(share).toBeLessThanOrEqual(most)
})
