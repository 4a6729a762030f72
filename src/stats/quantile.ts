import { median } from 'simple-statistics'

/**
 * The `p`-quantile of `sorted`, interpolated linearly between the two nearest values
 * (type 7 of Hyndman & Fan 1996, the default of R and NumPy).
 *
 * `sorted` must be ascending and not empty; `p` is in [0, 1].
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const position = (sorted.length - 1) * p
  const below = Math.floor(position)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (position - below) * (high - low)
}

/** So few values are put in order sooner by hand than by a call of the library. */
const few = 64
const ordered = new Float64Array(few)

/** The `p`-quantile of `values`, which need be in no order and stay as they are; not empty. Of few values, only those up to it are put in order. */
export function quantileOfFew(values: Float64Array, p: number): number {
  const { length } = values
  if (length > few) return quantile(values.slice().sort(), p)
  const position = (length - 1) * p
  const below = Math.floor(position)
  const above = Math.min(below + 1, length - 1)
  for (let i = 0; i < length; i++) {
    const value = values[i]!
    let place = Math.min(i, above)
    if (i > above && !(value < ordered[above]!)) continue
    for (; place > 0 && ordered[place - 1]! > value; place--) ordered[place] = ordered[place - 1]!
    ordered[place] = value
  }
  const low = ordered[below]!
  return low + (position - below) * (ordered[above]! - low)
}

/** The median of those of `values` that are known; null where none is. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : median(known)
}
