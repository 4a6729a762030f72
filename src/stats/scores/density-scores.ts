/**
 * The scores −f′/f of ascending numbers, f their density as they show it themselves: by a biweight kernel of half width
 * `bandwidth`. They weigh a shift where values are dense, whatever the shape of their distribution (Stein 1956).
 */
export function scoreByDensity(sorted: Float64Array, bandwidth: number): Float64Array {
  const count = sorted.length
  const scores = new Float64Array(count)
  const scale = 1 / bandwidth
  let first = 0
  let end = 0
  // Sums of the powers of the distances from here to the numbers within reach, in bandwidths.
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let travelled = 0
  let here = sorted[0]!
  for (let i = 0; i < count; i++) {
    const next = sorted[i]!
    const step = (next - here) * scale
    travelled += step
    if (step >= 1 || travelled > farthest) {
      while ((next - sorted[first]!) * scale >= 1) first++
      end = first
      s0 = s1 = s2 = s3 = s4 = travelled = 0
    } else {
      for (; (next - sorted[first]!) * scale >= 1; first++) {
        const d = (here - sorted[first]!) * scale
        const square = d * d
        s0 -= 1
        s1 -= d
        s2 -= square
        s3 -= square * d
        s4 -= square * square
      }
      s4 += step * (4 * s3 + step * (6 * s2 + step * (4 * s1 + step * s0)))
      s3 += step * (3 * s2 + step * (3 * s1 + step * s0))
      s2 += step * (2 * s1 + step * s0)
      s1 += step * s0
    }
    for (; end < count; end++) {
      const d = (next - sorted[end]!) * scale
      if (d <= -1) break
      const square = d * d
      s0 += 1
      s1 += d
      s2 += square
      s3 += square * d
      s4 += square * square
    }
    // The number itself adds 1 to the density.
    scores[i] = (s1 - s3) / (s0 - 2 * s2 + s4)
    here = next
  }
  return scores
}

// Rounding errors grow with the fourth power of the way; then the sums are made anew.
const farthest = 8

/** The width of the shortest interval with half of `sorted` (Rousseeuw & Leroy 1988). */
export function shortestHalfOf(sorted: Float64Array): number {
  const half = Math.floor(sorted.length / 2)
  let shortest = Infinity
  for (let i = 0; i + half < sorted.length; i++) {
    const width = sorted[i + half]! - sorted[i]!
    if (width < shortest) shortest = width
  }
  return shortest
}
