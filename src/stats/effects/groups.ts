/** Share of the values that each group has at least: fewer are outliers. */
const leastShare = 0.25
/** Share of the sum of squares that is left within the groups at most; of normal values it is .36, of uniform ones .25. */
const mostWithin = 0.12

/**
 * Finds the two groups that `values`, in natural logs, fall into: the split with the least sum of squares within both (Fisher 1958).
 * Undefined where more than 12% of the sum of squares is left there. Returns the distance of their means.
 */
export function findGroups(values: readonly number[]): { readonly distance: number } | undefined {
  const sorted = Float64Array.from(values).sort()
  const { length } = sorted
  const centre = sorted.reduce((sum, value) => sum + value, 0) / length
  const squares = sorted.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  const least = Math.ceil(leastShare * length)
  let [below, most, distance] = [0, 0, 0]
  for (let count = 1; count <= length - least; count++) {
    below += sorted[count - 1]! - centre
    // The groups' means lie on both sides of the centre.
    const apart = (-below * length) / (count * (length - count))
    const between = (apart ** 2 * count * (length - count)) / length
    if (count >= least && between > most) [most, distance] = [between, apart]
  }
  return squares > 0 && most >= (1 - mostWithin) * squares ? { distance } : undefined
}
