/** A number that describes all values of a side, such as their mean. Its difference between the sides is compared. */
export interface Quantity {
  /** The shift of the contender at which both sides have the same; natural logs, more is worse. */
  readonly estimate: number
  /** The baseline's, on the same scale. */
  readonly baseline: number
  /**
   * The difference over its standard error, with the contender's values lowered by `shift`: for each exchange of the sides, in their
   * order. The array is filled anew by each call.
   */
  differencesAt(shift: number): Float64Array
}

/** A difference without any noise, which nothing exceeds. */
const endless = 1e12

/** A difference over its standard error. */
export function studentise(difference: number, standardError: number): number {
  if (difference === 0) return 0
  return standardError > 0 ? difference / standardError : Math.sign(difference) * endless
}
