// Shares of sessions, with their Monte-Carlo errors.

/** @typedef {{ share: number, error: number, of: number }} Share */

/** The share of `flags` that are true, with the standard error of a simulated share. */
export function shareOf(/** @type {readonly boolean[]} */ flags) {
  const share = flags.filter(Boolean).length / flags.length
  return { share, error: standardError(share, flags.length), of: flags.length }
}

/**
 * The share of true flags in `groups`, with the standard error that it has where only groups are independent: levels of one repository
 * err together.
 */
export function shareOfGroups(/** @type {readonly (readonly boolean[])[]} */ groups) {
  const count = groups.flat().length
  const share = groups.flat().filter(Boolean).length / count
  const excess = groups.map(flags => flags.filter(Boolean).length - share * flags.length)
  const square = excess.reduce((sum, value) => sum + value ** 2, 0)
  const error = groups.length > 1 ? Math.sqrt((square * groups.length) / (groups.length - 1)) / count : Number.NaN
  return { share, error, of: count }
}

/** The standard error of a share among `count` independent sessions. */
export function standardError(/** @type {number} */ share, /** @type {number} */ count) {
  return Math.sqrt((share * (1 - share)) / count)
}

// 2% apart and from 0.1% to about +300%: where power is looked at.
const step = Math.log(1.02)
const lowest = Math.log(0.001)
const steps = 400

/**
 * The smallest change that is found in at least `target` of the sessions, between two grid points by interpolation, with its
 * standard error; undefined where even +300% is not.
 *
 * `powerAt` is asked with the same sessions for every effect, and should grow with it.
 * @param {(effect: number) => number} powerAt
 */
export function findSmallestChange(powerAt, /** @type {number} */ sessions, target = 0.8) {
  const known = new Map()
  const effectOf = index => Math.exp(lowest + index * step)
  const at = index => {
    if (!known.has(index)) known.set(index, powerAt(effectOf(index)))
    return known.get(index)
  }
  const cross = level => {
    if (at(steps) < level) return undefined
    let [low, high] = [0, steps]
    if (at(low) >= level) return effectOf(low)
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (at(middle) >= level) high = middle
      else low = middle
    }
    const part = (level - at(low)) / (at(high) - at(low))
    return effectOf(low + part)
  }
  const margin = standardError(target, sessions)
  const [below, change, above] = [cross(target - margin), cross(target), cross(target + margin)]
  if (change === undefined) return undefined
  return { change, error: above === undefined ? Infinity : (above - below) / 2 }
}
