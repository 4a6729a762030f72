import { expect, test } from 'vitest'
import { faults, measureControls } from '../../bench/simulate/controls.js'
import { noises } from '../../bench/simulate/noise.js'
import { standardError } from '../../bench/simulate/share.js'
import { assess } from '../../src/compare/conclude.js'
import type { Pair } from '../../src/record/record.js'
import { makeRandom } from '../../src/stats/random.js'
import { recordedNoises } from './recorded.js'

const experiment = {
  ...{ seed: 'controls', makeRandom, judge: (record: object) => assess(record as Pair) },
}
const iid = noises.find(({ name }) => name === 'iid')!
const sessions = 200

/** What a clean run may exceed by chance. */
const most = (share: number): number => share + 3 * standardError(share, sessions)

test.each(
  [...noises.filter(noise => !noise.isBias), ...recordedNoises].flatMap(noise =>
    [5, 20].flatMap(rounds => [1, 8].map(benchmarks => [noise.name, rounds, benchmarks, noise] as const)),
  ),
)(
  'copies of the same code are found to differ in 1% of runs, and always have a bound: %s, %d rounds, %d',
  (...cell) => {
    const [, rounds, benchmarks, noise] = cell
    const { found, bounds } = measureControls(noise, faults.none!, { ...experiment, sessions, rounds, benchmarks })
    expect(found.share).toBeLessThanOrEqual(most(0.01))
    expect(bounds.median).toBeLessThan(Infinity)
    expect(bounds.suite < Infinity).toBe(benchmarks > 1)
  },
)

test.each<[rounds: number, benchmarks: number, least: number]>([
  [5, 8, 0.75],
  [8, 8, 0.98],
  [8, 2, 0.5],
  [20, 1, 0.85],
])('a path that costs 2%% is found after %d rounds of %d benchmarks', (rounds, benchmarks, least) => {
  const path = faults['the path of copy 2']!
  const { found, alike } = measureControls(iid, path, { ...experiment, sessions, rounds, benchmarks })
  expect(found.share).toBeGreaterThanOrEqual(least)
  // It is what both sides have in common, and where one of them hides it, what is said is the more careful.
  expect(alike.share).toBeGreaterThan(0.25)
})

test.each<[whose: keyof typeof faults, right: 'baseline' | 'contender', others: number]>([
  ['copies of the baseline', 'baseline', 0.1],
  ['copies of the contender', 'contender', 0.2],
])('it is said whose copies differ: %s', (whose, right, others) => {
  for (const [rounds, size] of [
    [20, 0.05],
    [20, 0.03],
  ] as const) {
    const said = measureControls(iid, faults[whose]!, { ...experiment, sessions, rounds, benchmarks: 2, size })
    expect(said.found.share).toBeGreaterThan(0.8)
    expect(said.found.share - said[right].share).toBeLessThan(others)
  }
})
