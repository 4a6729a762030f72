import { expect, test } from 'vitest'
import { countSecondRounds } from '../../../../src/stats/sequential/second-stage.js'

const least = Math.log1p(0.02)
const suspicion = { rounds: 20, standardError: 0.005, size: 0.03, least }

test.each([
  // (0.03 − D/2) / 1.282 is larger than 0.03 / 2.926: 20 · (0.005 / 0.010253)² = 4.76, so 5, times 1.5.
  ['at least eight', [suspicion], 8],
  // 20 · (0.008 / 0.010253)² = 12.2, so 13, times 1.5.
  ['as many as are needed', [{ ...suspicion, standardError: 0.008 }], 20],
  ['half as many for a change that is √2 as large', [{ ...suspicion, standardError: 0.008, size: 0.0425 }], 11],
  // (D − D/2) / 1.282 is 0.00772, and D / 2.926 is 0.00677: 20 · (0.005 / 0.00677)² = 10.9.
  ['near the threshold', [{ ...suspicion, size: least }], 17],
  ['the largest of all', [suspicion, { ...suspicion, size: least }], 17],
  ['no more than twenty', [{ ...suspicion, standardError: 1 }], 20],
  ['twenty where nothing is enough', [{ ...suspicion, size: 0, least: 0 }], 20],
])('%s', (_, suspicions, rounds) => {
  expect(countSecondRounds(suspicions)).toBe(rounds)
})
