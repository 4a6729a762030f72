import { present } from '../util/present.js'
import type { NamedSide, Origin, SessionRecord } from './record.js'
import { listContenders, usualNames } from './record.js'

/** The origins of both sides as somebody knows them who does not believe the record. */
export interface KnownSides {
  readonly baseline: Origin
  readonly contender: Origin
}

/**
 * The numbers of `record`, which the code that was measured may have written, with `known` in the place of what it says of its baseline and
 * of its first contender. Two sides get their usual names, because a name can claim to be the other side.
 */
export function withKnownSides(record: SessionRecord, known: KnownSides): SessionRecord {
  const [measured] = listContenders(record)
  const originOf = (side: NamedSide): Partial<NamedSide> => {
    const { command, environment } = side.origin ?? {}
    const own = present({ command, environment })
    if (side.name === record.baseline) return { origin: { ...own, ...known.baseline } }
    return side === measured ? { origin: { ...own, ...known.contender } } : {}
  }
  const nameOf = (name: string): string => {
    if (record.sides.length > 2) return name
    return name === record.baseline ? usualNames.baseline : usualNames.contender
  }
  return {
    ...record,
    baseline: nameOf(record.baseline),
    sides: record.sides.map(side => ({ ...side, ...originOf(side), name: nameOf(side.name) })),
    rounds: record.rounds.map(round =>
      round.map(invocation => ({
        ...invocation,
        slot: { ...invocation.slot, side: nameOf(invocation.slot.side) },
      })),
    ),
  }
}
