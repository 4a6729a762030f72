/** The two sides of a comparison, by what they are to each other. A record names its sides as it likes. */
export type Side = 'baseline' | 'contender'

/** One place in a round: a copy of a side. */
export interface Slot<Name extends string = string> {
  readonly side: Name
  readonly copy: 1 | 2
}

/** One invocation of every copy of all sides, in the order in which they run. */
export type Round = readonly Slot[]

/** A side that is to be measured. */
export interface PlannedSide {
  readonly name: string
  /** The number of its installations. */
  readonly copies: 1 | 2
}

/** The number of installations of each side, the baseline first. The last number holds for all further sides too. */
export type CopiesRequest = readonly (1 | 2)[]

/** The sides with these names, the baseline first, with the copies that are asked for. */
export function planSides(names: readonly string[], copies: CopiesRequest): readonly PlannedSide[] {
  return names.map((name, index) => ({ name, copies: copies[Math.min(index, copies.length - 1)]! }))
}

/** Counts the values that a round has of the baseline, and of the contender with the fewest copies. */
export function countPairValues([baseline, ...contenders]: readonly PlannedSide[]): number {
  return (baseline?.copies ?? 0) + Math.min(...contenders.map(({ copies }) => copies))
}

/** The number of installations of each side of a comparison. */
export interface Copies {
  readonly baseline: 1 | 2
  readonly contender: 1 | 2
}
