import { expect, test } from 'vitest'
import { chooseRuns } from '../../../src/measure/repeats.js'

test.each([
  ['auto', [], 1],
  ['auto', [0.2, 0.3], 1],
  ['auto', [0.0101, 0.05], 1],
  ['auto', [0.004, 0.003], 3],
  ['auto', [0.0005, 0.0012], 20],
  ['auto', [0], 100],
  [7, [1], 7],
] as const)('batch %j, warm-ups of %j s: %d runs', (batch, seconds, runs) => {
  expect(chooseRuns(batch, seconds)).toBe(runs)
})
