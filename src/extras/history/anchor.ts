import type { RecordedSince } from '../../record/record.js'
import type { Comparison } from './comparison.js'
import { findLevels } from './levels.js'

/** Errors add up along a chain: after ten pushes an interval is three times as wide as after one. */
const pushesBetween = 10

/** Returns whether a push must be compared with the version of `commit` too: where no comparison has had it, and on every tenth push after that. */
export function isAnchorDue(comparisons: readonly Comparison[], commit: string): boolean {
  const last = comparisons.findLastIndex(({ comparedSides }) =>
    comparedSides.some(comparedSide => comparedSide.commit === commit),
  )
  return last < 0 || comparisons.length - last >= pushesBetween
}

/** A chain of more pushes says too little about its beginning. */
const longestChain = 20

/**
 * Finds how far the version with `digest` is from the last release; undefined where it is the release itself, or where no comparison of the
 * last 20 pushes had the release as a side.
 */
export function findAnchored(comparisons: readonly Comparison[], digest: string): RecordedSince | undefined {
  const anchor = comparisons.at(-1)?.anchor
  if (anchor === undefined || anchor.digest === digest) return undefined
  const isAnchored = comparisons
    .slice(-longestChain)
    .some(
      ({ comparedSides, estimates }) =>
        estimates.length > 0 && comparedSides.some(comparedSide => comparedSide.digest === anchor.digest),
    )
  if (!isAnchored) return undefined
  const { benchmarks, pushes, spread } = findLevels(comparisons)
  const levels = benchmarks.flatMap(({ of: { benchmark, metric }, measure }) => {
    const height = measure(digest, anchor.digest)
    if (height === undefined) return []
    const level = { benchmark, metric, estimate: height.value, standardError: Math.sqrt(height.variance) }
    return Number.isFinite(level.estimate) && Number.isFinite(level.standardError) ? [level] : []
  })
  const commit = pushes.find(push => push.digest === anchor.digest)?.commit
  return levels.length === 0
    ? undefined
    : { name: anchor.name, ...(commit && { commit }), ...(spread.degrees && { degrees: spread.degrees }), levels }
}
