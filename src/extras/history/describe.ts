import type { PackedBaseline } from '../../baseline/packed.js'
import type { Keeper, NewestValue } from '../../extra.js'
import type { Rules } from '../../rules/rules.js'
import { present } from '../../util/present.js'
import { findAnchored } from './anchor.js'
import { type Comparison, listRenames, renameComparisons } from './comparison.js'
import { tryDecoding } from './file.js'
import { findTrend } from './trend.js'

/** Describes what the history that came with a baseline tells of it, for the record of a comparison with that baseline. */
export function describeBaseline(
  text: string,
  { sha256 }: Pick<PackedBaseline, 'sha256'>,
  rules?: Rules,
): Awaited<ReturnType<Keeper['describe']>> {
  const { history, problem } = tryDecoding(text)
  const comparisons = renameComparisons(history?.comparisons ?? [], listRenames(rules))
  return present({ since: findAnchored(comparisons, sha256), trend: findTrend(comparisons, sha256), problem })
}

/** Lists what the newest comparison of a history measured of each benchmark: of one metric, the first that it names. */
export function listNewestValues(text: string): readonly NewestValue[] {
  const comparisons: readonly Comparison[] = tryDecoding(text).history?.comparisons ?? []
  const newest = comparisons.findLast(({ estimates }) => estimates.some(({ absolute }) => absolute))
  const values = new Map<string, NewestValue>()
  for (const { of, absolute } of newest?.estimates ?? [])
    if (absolute !== undefined && !values.has(of.benchmark))
      values.set(of.benchmark, { benchmark: of.benchmark, ...absolute })
  return [...values.values()]
}
