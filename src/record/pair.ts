import type { Copies, Side } from '../schedule/round.js'
import type { RecordedCauses } from './causes.js'
import type { RecordedLayout } from './layout.js'
import type { Origin } from './record.js'
import {
  type Invocation,
  type NamedSide,
  type PlanOutcome,
  type Recorded,
  type SessionRecord,
  usualNames,
} from './record.js'
import { RecordError } from './record-error.js'

/** An invocation of one of two sides. */
export interface PairInvocation extends Invocation<Side> {
  /** Its place among all invocations of its round, from 0, where other sides ran in it too. */
  readonly turn?: number
}

/** The published side with the baseline before it; an anchor that ran with them is left out. */
export function makePublishedPair(record: SessionRecord): Pair {
  return makePair(record, usualNames.baseline, usualNames.contender)
}

/** Two sides of a record, which is what comparing takes. What else ran in their rounds is not in it. */
export interface Pair extends Recorded {
  readonly sides?: { readonly baseline?: Origin; readonly contender: Origin }
  /** The names of the two sides in the record, if they are not the usual ones. */
  readonly names?: { readonly [side in Side]: string }
  readonly plan?: PlanOutcome & { readonly copies: Copies }
  /** Set if both sides were the same files, byte for byte; undefined if that is unknown. */
  readonly identical?: boolean
  /** Patterns of rules that match the same files on both sides. */
  readonly sameFiles?: readonly string[]
  /** The files that define the benchmarks and differ; unknown, or not asked for, where this is left out. */
  readonly suiteChanges?: readonly string[]
  /** The baseline's files that define the benchmarks and were replaced by the contender's. */
  readonly suiteReplaced?: readonly string[]
  /** The same sides in the complete experiments before this one. */
  readonly earlier?: readonly Pair[]
  /** The profiles of all sides of the record, by their names in it. */
  readonly causes?: RecordedCauses
  /** The counts of all sides of the record whose machine code differs, by their names in it. */
  readonly layout?: RecordedLayout
  readonly rounds: readonly (readonly PairInvocation[])[]
}

/** Each contender of `record` with the baseline, in the order of the sides. */
export function listPairs(record: SessionRecord): readonly Pair[] {
  return listContenders(record).map(({ name }) => makePair(record, record.baseline, name))
}

/** The sides that are compared with the baseline. */
export function listContenders({ baseline, sides }: SessionRecord): readonly NamedSide[] {
  return sides.filter(({ name }) => name !== baseline)
}

/** The one contender of `record` with the baseline; a RecordError where there are more. */
export function makeOnlyPair(record: SessionRecord): Pair {
  const [only, ...others] = listContenders(record)
  if (only && others.length === 0) return makePair(record, record.baseline, only.name)
  throw new RecordError(`the record has ${record.sides.length} sides, and must have two`)
}

/** Two sides of `record` by their names, the first in the place of the baseline. */
export function makePair(record: SessionRecord, first: string, second: string): Pair {
  const { baseline: _, sides, plan, rounds, earlier, ...rest } = record
  const [baseline, contender] = [first, second].map(name => sides.find(side => side.name === name)!) as [
    NamedSide,
    NamedSide,
  ]
  const isUsual = first === usualNames.baseline && second === usualNames.contender
  const own = isUsual && sides.length === 2 ? (rounds as Pair['rounds']) : pickRounds(rounds, first, second)
  const copies = {
    baseline: baseline.copies ?? countCopies(own, 'baseline'),
    contender: contender.copies ?? countCopies(own, 'contender'),
  }
  return {
    ...rest,
    ...(contender.origin && {
      sides: { ...(baseline.origin && { baseline: baseline.origin }), contender: contender.origin },
    }),
    ...(sides.length > 2 && contender.origin?.command !== undefined ? { command: contender.origin.command } : {}),
    ...(isUsual ? {} : { names: { baseline: first, contender: second } }),
    ...(plan && { plan: { copies, ...plan } }),
    ...(earlier && { earlier: earlier.map(one => makePair(one, first, second)) }),
    ...(first === record.baseline ? describeFiles(baseline, contender) : describeShared(baseline, contender)),
    rounds: own,
  }
}

/** Compares the files of a contender with those of the record's baseline, as far as they are known. */
function describeFiles(
  { suiteReplaced }: NamedSide,
  { identical, suiteChanges, sameFiles }: NamedSide,
): Pick<Pair, 'identical' | 'suiteChanges' | 'suiteReplaced' | 'sameFiles'> {
  return {
    ...(sameFiles === undefined ? {} : { sameFiles }),
    ...(identical === undefined ? {} : { identical }),
    ...(suiteChanges === undefined ? {} : { suiteChanges }),
    ...(suiteReplaced === undefined ? {} : { suiteReplaced }),
  }
}

/** Compares two contenders: files that both share with the baseline are the same. */
function describeShared(one: NamedSide, { sameFiles }: NamedSide): Pick<Pair, 'sameFiles'> {
  const shared = one.sameFiles?.filter(pattern => sameFiles?.includes(pattern)) ?? []
  return shared.length === 0 ? {} : { sameFiles: shared }
}

function pickRounds(rounds: SessionRecord['rounds'], baseline: string, contender: string): Pair['rounds'] {
  const roles = new Map<string, Side>([
    [baseline, 'baseline'],
    [contender, 'contender'],
  ])
  return rounds.map(round =>
    round.flatMap((one, turn): readonly PairInvocation[] => {
      const side = roles.get(one.slot.side)
      return side ? [{ ...one, slot: { side, copy: one.slot.copy }, turn }] : []
    }),
  )
}

function countCopies(rounds: Pair['rounds'], side: Side): 1 | 2 {
  return rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2)) ? 2 : 1
}
