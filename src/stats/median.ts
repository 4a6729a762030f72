import { median } from 'simple-statistics'

/** The median of those of `values` that are known; null where none is. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : median(known)
}
