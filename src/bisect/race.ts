/** A race of two commits of a range, by their positions: 0 is the good commit, and the last is the bad one. */
export interface Race {
  /** The side that is the baseline. */
  readonly from: number
  readonly to: number
  readonly rounds: number
  /** How much higher `to` is than `from`: the log of the ratio. */
  readonly value: number
  /** The variance of that value that comes from the noise of the rounds. */
  readonly noise: number
  /** The variance that the copies add, which every race makes anew. */
  readonly offsets: number
  /** The variance of what a build usually gains or loses by the layout of its code; 0 for what is counted. */
  readonly layout: number
}

/** All that a search has found out. */
export interface Findings {
  /** The position of the bad commit. */
  readonly length: number
  readonly races: readonly Race[]
  /** Positions of commits that could not be built or measured. */
  readonly skipped: readonly number[]
}

/** The commits between two positions that were raced: behind `from`, up to and with `to`. */
export interface Segment {
  readonly from: number
  readonly to: number
}

/** Lists the positions that were raced, in their order. */
export function listNodes({ length, races }: Findings): readonly number[] {
  return [...new Set([0, length, ...races.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
}

/** Lists the segments between `nodes`. */
export function listSegments(nodes: readonly number[]): readonly Segment[] {
  return nodes.slice(1).map((to, index) => ({ from: nodes[index]!, to }))
}

/** Lists the commits within a segment that may still be built. */
export function listUntried({ from, to }: Segment, { skipped }: Findings): readonly number[] {
  return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).filter(at => !skipped.includes(at))
}
