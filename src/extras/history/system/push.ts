import type { PackedBaseline } from '../../../baseline/packed.js'
import type { MeasuredPush, NewVersion } from '../../../extra.js'
import type { SessionRecord } from '../../../record/record.js'
import { present } from '../../../util/present.js'
import {
  type Anchor,
  type Comparison,
  joinComparisons,
  listRenames,
  renameComparisons,
  type Version,
} from '../comparison.js'
import { makeComparison, renameMeasured } from '../from-record.js'
import { openStoredComparisons, thin } from './store.js'

/** The anchor of a push. */
export interface PushAnchor {
  readonly anchor?: Anchor
  /** The third side of this push's comparison, where it has one. */
  readonly third?: PackedBaseline
}

/** A push between the comparisons before it and its own. */
export interface PushHistory extends PushAnchor {
  readonly push: NewVersion
  /** With the names that benchmarks have now. */
  readonly before: readonly Comparison[]
}

/** Names the comparisons before a push as its rules name benchmarks now. */
export function renameBefore(comparisons: readonly Comparison[], { rules }: NewVersion): readonly Comparison[] {
  return renameComparisons(comparisons, listRenames(rules))
}

/** Adds the comparison of a measured push to those before it; `id` is of no other comparison. Without a new version there is none. */
export function addComparison(
  { push, before, third, anchor }: PushHistory,
  { record, findings, isFit, isUnchanged }: MeasuredPush,
  id: string,
): readonly Comparison[] {
  if (!isFit || isUnchanged) return thin(before)
  const contender: Version = { digest: push.digest, label: push.label, ...present({ commit: push.commit }) }
  const baseline = push.previous ? versionOf(push.previous) : contender
  const compared = { baseline, contender, ...present({ third: third && versionOf(third), anchor }) }
  const comparison = makeComparison(renameMeasured({ record, findings }, listRenames(push.rules)), compared, id)
  return thin(joinComparisons(before, [comparison]))
}

function versionOf({ sha256, origin: { commit, label } }: PackedBaseline): Version {
  return { digest: sha256, ...(commit === undefined ? {} : { commit }), label }
}

/** Joins the comparisons of a push to those that lie in `directory`. */
export function saveComparisons(
  directory: string,
  comparisons: readonly Comparison[],
  { key, rules }: NewVersion,
  warn: (text: string) => void,
): void {
  const stored = openStoredComparisons(directory, key.suite, listRenames(rules))
  const lost = stored.add(comparisons)
  if (lost !== undefined) warn(lost)
}

/** The side of a comparison that is the anchor. */
export function nameAnchor({ third }: PushAnchor): { more?: { name: string; source: PackedBaseline } } {
  return third === undefined ? {} : { more: { name: 'anchor', source: third } }
}

/** A name that no other comparison of a store has. */
export function nameComparison({ createdAt }: SessionRecord, { digest }: NewVersion): string {
  return `${createdAt} ${digest.slice(0, 12)}`
}
