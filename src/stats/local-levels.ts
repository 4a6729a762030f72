import { quantileOfFew } from './quantile.js'

/** So many invocations around a round tell its level. */
const fewestAround = 20

/**
 * Takes from each value the lower quartile of the rounds around it, since noise mostly adds: what comes and goes with the rounds, such as a
 * drift. Rounds begin at each of `starts`, and no window reaches across one of `breaks`.
 */
export function takeLocalLevels(values: Float64Array, starts: Int32Array, breaks: readonly number[]): Float64Array {
  const rounds = starts.length - 1
  const fullest = starts.subarray(1).reduce((most, end, i) => Math.max(most, end - starts[i]!), 1)
  const half = Math.max(0, Math.ceil((fewestAround / fullest - 1) / 2))
  const edges = [0, ...breaks, rounds]
  const left = new Float64Array(values.length)
  for (const [part, first] of edges.slice(0, -1).entries()) {
    const end = edges[part + 1]!
    const size = Math.min(2 * half + 1, end - first)
    for (let round = first; round < end; round++) {
      const start = Math.min(Math.max(round - half, first), end - size)
      const around = values.subarray(starts[start]!, starts[start + size]!)
      const level = around.length === 0 ? 0 : quantileOfFew(around, 0.25)
      for (let i = starts[round]!; i < starts[round + 1]!; i++) left[i] = values[i]! - level
    }
  }
  return left
}
