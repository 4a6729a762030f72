import type { RecordedSince } from '../../record/record.js'
import { findLevels } from './levels.js'
import type { Race } from './race.js'

/** Errors add up along a chain: after ten pushes an interval is three times as wide as after one. */
const pushesBetween = 10

/** Returns whether a push must be raced against the version of `commit` too: where no race has had it, and on every tenth push after that. */
export function isAnchorDue(races: readonly Race[], commit: string): boolean {
  const last = races.findLastIndex(({ racers }) => racers.some(racer => racer.commit === commit))
  return last < 0 || races.length - last >= pushesBetween
}

/** A chain of more pushes says too little about its beginning. */
const longestChain = 20

/**
 * Finds how far the version with `digest` is from the last release; undefined where it is the release itself, or where no race of the
 * last 20 pushes had the release as a side.
 */
export function findAnchored(races: readonly Race[], digest: string): RecordedSince | undefined {
  const anchor = races.at(-1)?.anchor
  if (anchor === undefined || anchor.digest === digest) return undefined
  const isAnchored = races
    .slice(-longestChain)
    .some(({ racers, estimates }) => estimates.length > 0 && racers.some(racer => racer.digest === anchor.digest))
  if (!isAnchored) return undefined
  const { benchmarks, pushes, spread } = findLevels(races)
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
