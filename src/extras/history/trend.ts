import type { RecordedTrend } from '../../record/record.js'
import { type Comparison, largestHeight, unit } from './comparison.js'
import { findLevels } from './levels.js'
import { nameVersion } from './words.js'

/** The number of pushes that a line as small as a row has room for. */
const mostPushes = 20

/**
 * Finds the levels of the last pushes up to the version with `digest`, above it; undefined where it is none of them, or has fewer than
 * two before it: then there is no line to draw.
 */
export function findTrend(comparisons: readonly Comparison[], digest: string): RecordedTrend | undefined {
  const { benchmarks, pushes } = findLevels(comparisons)
  const last = pushes.findIndex(push => push.digest === digest)
  if (last < 2) return undefined
  const drawn = pushes.slice(Math.max(0, last + 1 - mostPushes), last + 1)
  const levels = benchmarks.flatMap(({ of: { benchmark, metric }, measure }) => {
    const heights = drawn.map(push => {
      const height = Math.round((measure(push.digest, digest)?.value ?? Number.NaN) / unit)
      return Math.abs(height) <= largestHeight ? height : null
    })
    return heights.filter(height => height !== null).length < 3 ? [] : [{ benchmark, metric, heights }]
  })
  return levels.length === 0 ? undefined : { pushes: drawn.map(nameVersion), levels }
}
