import { readFileSync } from 'node:fs'
import type { Noise } from '../../bench/simulate/noise.js'
import { makeResidualNoise } from '../../bench/simulate/residuals.js'

/** Natural logarithms of what commands took, relative to their median, round by round in run order. */
const recordings: Readonly<Record<string, readonly (readonly number[])[]>> = JSON.parse(
  readFileSync(new URL('../fixtures/stats/recorded.json', import.meta.url), 'utf8'),
)

/** The noise of real commands on a machine that others used too. */
export const recordedNoises: readonly Noise[] = Object.entries(recordings).map(([name, rounds]) => ({
  ...makeResidualNoise(rounds),
  name,
}))
