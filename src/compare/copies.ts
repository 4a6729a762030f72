import { group } from 'd3-array'
import { median } from 'simple-statistics'
import type { Side } from '../schedule/round.js'

/** A value of one copy of a side. */
export interface CopyValue {
  readonly side: Side
  readonly copy: 1 | 2
  readonly value: number
}

/** The median of each copy of a side, of those that have values. */
export type CopyLevels = { readonly [side in Side]: readonly number[] }

/** Returns the medians of all copies, by side. */
export function findCopyLevels(values: readonly CopyValue[]): CopyLevels {
  const levelsOf = (side: Side): readonly number[] =>
    [
      ...group(
        values.filter(observation => observation.side === side),
        ({ copy }) => copy,
      ).values(),
    ].map(ofCopy => median(ofCopy.map(({ value }) => value)))
  return { baseline: levelsOf('baseline'), contender: levelsOf('contender') }
}

/** Returns how far `levels` lie apart at most, in natural logs; infinitely far where one of them has no logarithm. */
export function spreadOf(levels: readonly number[]): number {
  return levels.every(level => level > 0) ? Math.log(Math.max(...levels) / Math.min(...levels)) : Infinity
}

/**
 * Finds from which level to which the sides moved, where that is by more than the copies of a side differ by, and by more than `threshold`, as a
 * fraction, beyond a `step` that the values may be printed in. Returns undefined where they did not.
 */
export function findMove(
  { baseline, contender }: CopyLevels,
  { threshold, step = 0 }: { readonly threshold: number; readonly step?: number },
): { readonly before: number; readonly after: number } | undefined {
  if (baseline.length === 0 || contender.length === 0) return undefined
  const spread = Math.max(spreadOf(baseline), spreadOf(contender))
  const [before, after] = [median([...baseline]), median([...contender])]
  const distance = Math.log(Math.max(before, after) / (Math.min(before, after) + step))
  return distance >= Math.log1p(threshold) && Math.abs(Math.log(after / before)) > spread
    ? { before, after }
    : undefined
}
