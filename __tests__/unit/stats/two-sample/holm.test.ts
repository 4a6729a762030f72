import { expect, test } from 'vitest'
import { adjustByHolm } from '../../../../src/stats/multiple.js'

// By hand, and as R's p.adjust(p, "holm") gives them.
test.each([
  [[0.01, 0.04, 0.03, 0.005], undefined, [0.03, 0.06, 0.06, 0.02]],
  [[0.04, 0.04], undefined, [0.08, 0.08]],
  [[0.3, 0.9], undefined, [0.6, 0.9]],
  [[0.01, 0.02], 10, [0.1, 0.18]],
  [[], undefined, []],
])('%j of %s tests: %j', (given, tests, expected) => {
  const adjusted = adjustByHolm(given, tests)
  expect(adjusted.map(p => Number(p.toPrecision(12)))).toEqual(expected)
})
