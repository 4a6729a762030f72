/** The state of the verdicts at a look. */
export interface Settling {
  /** True if more rounds could not change any of them. */
  readonly isSettled: boolean
  /** The benchmarks whose verdicts more rounds could change, whatever becomes of the others, and those that watch over them. */
  findOpen(): ReadonlySet<string>
  /** Finds what has to be confirmed by a second stage, if measuring ends here. Returns undefined if nothing has. */
  findDoubtful(): Doubtful | undefined
}

/** The work of a second stage. */
export interface Doubtful {
  readonly benchmarks: ReadonlySet<string>
  readonly rounds: number
}
