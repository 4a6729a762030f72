export type Side = 'baseline' | 'contender'

/** One place in a round: a copy of a side. */
export interface Slot {
  readonly side: Side
  readonly copy: 1 | 2
}

/** One invocation of every copy of both sides, in the order in which they run. */
export type Round = readonly Slot[]

/** The number of installations of each side. */
export interface Copies {
  readonly baseline: 1 | 2
  readonly contender: 1 | 2
}
