import type { GrowthPoint } from './growth.js'

/**
 * The size at which the curves of both sides cross, by lines between the points on logarithmic axes. Undefined unless one side is
 * clearly below the other at some size, and clearly above it at a later one: their intervals do not touch there.
 */
export function findCrossing(points: readonly GrowthPoint[]): number | undefined {
  const signs = points.map(clearSign)
  const first = signs.findIndex(sign => sign !== 0)
  const last = signs.findIndex((sign, at) => at > first && sign === -signs[first]!)
  if (first < 0 || last < 0) return undefined
  const gap = ({ baseline, contender }: GrowthPoint): number => Math.log(contender.value / baseline.value)
  for (let at = last; at > first; at--) {
    const [before, after] = [points[at - 1]!, points[at]!]
    const [low, high] = [gap(before), gap(after)]
    if (low === 0) return before.size
    if (low * high < 0) {
      const part = low / (low - high)
      return Math.exp(Math.log(before.size) + part * Math.log(after.size / before.size))
    }
  }
  return undefined
}

function clearSign({ baseline, contender }: GrowthPoint): -1 | 0 | 1 {
  if ((contender.high ?? Infinity) < (baseline.low ?? 0)) return -1
  return (contender.low ?? 0) > (baseline.high ?? Infinity) ? 1 : 0
}
