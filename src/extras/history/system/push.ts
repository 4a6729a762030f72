import type { PackedBaseline } from '../../../baseline/packed.js'
import type { MeasuredPush, NewVersion } from '../../../extra.js'
import type { SessionRecord } from '../../../record/record.js'
import { present } from '../../../util/present.js'
import { makeRace, renameMeasured } from '../from-record.js'
import { type Anchor, joinRaces, listRenames, type Race, renameRaces, type Version } from '../race.js'
import { openStoredRaces, thin } from './store.js'

/** The anchor of a push. */
export interface PushAnchor {
  readonly anchor?: Anchor
  /** The third side of this push's race, where it has one. */
  readonly third?: PackedBaseline
}

/** A push between the races before it and its own. */
export interface PushHistory extends PushAnchor {
  readonly push: NewVersion
  /** With the names that benchmarks have now. */
  readonly before: readonly Race[]
}

/** Names the races before a push as its rules name benchmarks now. */
export function renameBefore(races: readonly Race[], { rules }: NewVersion): readonly Race[] {
  return renameRaces(races, listRenames(rules))
}

/** Adds the race of a measured push to those before it; `id` is of no other race. Without a new version there is none. */
export function addRace(
  { push, before, third, anchor }: PushHistory,
  { record, findings, isFit, isUnchanged }: MeasuredPush,
  id: string,
): readonly Race[] {
  if (!isFit || isUnchanged) return thin(before)
  const contender: Version = { digest: push.digest, label: push.label, ...present({ commit: push.commit }) }
  const baseline = push.previous ? versionOf(push.previous) : contender
  const raced = { baseline, contender, ...present({ third: third && versionOf(third), anchor }) }
  const race = makeRace(renameMeasured({ record, findings }, listRenames(push.rules)), raced, id)
  return thin(joinRaces(before, [race]))
}

function versionOf({ sha256, origin: { commit, label } }: PackedBaseline): Version {
  return { digest: sha256, ...(commit === undefined ? {} : { commit }), label }
}

/** Joins the races of a push to those that lie in `directory`. */
export function saveRaces(
  directory: string,
  races: readonly Race[],
  { key, rules }: NewVersion,
  warn: (text: string) => void,
): void {
  const stored = openStoredRaces(directory, key.suite, listRenames(rules))
  const lost = stored.add(races)
  if (lost !== undefined) warn(lost)
}

/** The side of a race that is the anchor. */
export function nameAnchor({ third }: PushAnchor): { more?: { name: string; source: PackedBaseline } } {
  return third === undefined ? {} : { more: { name: 'anchor', source: third } }
}

/** A name that no other race of a store has. */
export function nameRace({ createdAt }: SessionRecord, { digest }: NewVersion): string {
  return `${createdAt} ${digest.slice(0, 12)}`
}
