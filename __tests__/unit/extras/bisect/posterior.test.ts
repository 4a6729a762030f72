import { expect, test } from 'vitest'
import type { Findings, RangeComparison } from '../../../../src/extras/bisect/comparison.js'
import { weigh } from '../../../../src/extras/bisect/posterior.js'
import { chooseComparison, informationAt, usualCosts } from '../../../../src/extras/bisect/search.js'

/** Twenty rounds of these have a standard error of 0.5, and the copies add as much again. */
const prospect = { noisePerRound: 0.25 * 20, offsets: 0.25, lengths: [5, 8, 13, 20], costs: usualCosts }
const comparison = (from: number, to: number, value: number): RangeComparison => ({
  from,
  to,
  rounds: 20,
  value,
  noise: 0.25,
  offsets: 0.25,
  layout: 0,
})

// Eight commits with a step between the second and the fourth; worked out apart from this program.
const steps: readonly {
  readonly comparison: RangeComparison
  readonly skipped?: readonly number[]
  readonly larger: readonly number[]
  readonly two: number
  readonly next?: readonly [position: number, rounds: number, isNew: boolean]
}[] = [
  { comparison: comparison(0, 8, 4), larger: [1], two: 0, next: [4, 5, true] },
  { comparison: comparison(0, 4, 3.1), larger: [0.99987, 0.00013], two: 0.07629, next: [2, 8, true] },
  { comparison: comparison(0, 2, 0.6), larger: [0.00342, 0.99262, 0.00396], two: 0.10808, next: [3, 8, true] },
  { comparison: comparison(0, 4, 4.2), larger: [0.0008, 0.9992, 0], two: 0.07592, next: [3, 5, true] },
  { comparison: comparison(2, 4, 4), skipped: [3], larger: [0, 1, 0], two: 0.05917 },
]

test.each(steps.map((step, index) => ({ ...step, index })))(
  'after $index more comparisons: where the step is, and what to comparison next',
  ({ index, skipped = [], larger, two, next }) => {
    const findings: Findings = {
      length: 8,
      comparisons: steps.slice(0, index + 1).map(step => step.comparison),
      skipped,
    }
    const posterior = weigh(findings)
    for (const [segment, probability] of larger.entries()) expect(posterior.larger[segment]).toBeCloseTo(probability, 5)
    expect(posterior.two).toBeCloseTo(two, 5)
    expect(posterior.none).toBeLessThan(1e-5)
    const choice = chooseComparison(posterior, findings, prospect)
    // Where one segment has it all, the search does not ask.
    if (next) expect([choice?.position, choice?.rounds, choice?.isNew]).toEqual(next)
  },
)

test.each([
  [0.5, 0.04436],
  [1, 0.16094],
  [2, 0.48559],
  [3, 0.76034],
  [4, 0.91283],
  [6, 0.99411],
])('a value tells of two means %f standard deviations apart %f bits', (distance, bits) => {
  expect(informationAt(distance)).toBeCloseTo(bits, 5)
})

test('layouts of builds make a small step less certain, and leave a large one', () => {
  const certaintyOf = (step: number, layout: number): number => {
    const comparisons = [comparison(0, 8, step), comparison(0, 4, step), comparison(0, 2, 0), comparison(2, 4, step)]
    return weigh({ length: 8, comparisons: comparisons.map(one => ({ ...one, layout })), skipped: [3] }).larger[1]!
  }
  expect(certaintyOf(2, 1)).toBeLessThan(certaintyOf(2, 0) - 0.05)
  expect(certaintyOf(10, 1)).toBeGreaterThan(0.99)
})
