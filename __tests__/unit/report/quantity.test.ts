import { expect, test } from 'vitest'
import { scale } from '../../../src/metrics/scale.js'
import { quantity } from '../../../src/report/rows.js'
import { summary } from './samples.js'

test.each([
  [41_050_112.02, 0.02, '41.05', ''],
  [41_050_112, 200, '41.0501', '0.0002'],
  [41_050_112, 5000, '41.050', '0.005'],
  [-41_050_112, 0.02, '−41.05', ''],
  [0, 0, '0', '0'],
])('%d bytes with a spread of %d are %s MB ± %s', (value, mad, number, spread) => {
  const made = { ...summary(value, 1), median: value, mad, min: value - 1, max: value + 1 }
  const { unit: _, ...shown } = quantity({ value, mad }, made, scale([41e6], 'B'))
  expect(shown).toEqual({ number, spread })
})
