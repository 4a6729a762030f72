/** The rounds that are over. */
interface Done {
  readonly warmups: number
  readonly rounds: number
  /** Runs of each invocation in a round; a warm-up has one. */
  readonly batch: number
}

/** The time that a round takes, as those that are over show. */
export class Pace {
  /** When the first round began, of those that are warm-ups or count. */
  #began = 0
  /** When rounds began to do less than before, and how many were over then. */
  #last: { readonly at: number; readonly rounds: number } | undefined

  begin(now: number): void {
    this.#began = now
  }

  /** Takes `seconds` for no part of a round. */
  leaveOut(seconds: number): void {
    this.#began += seconds
  }

  /** From here on, rounds have other benchmarks. */
  change(now: number, rounds: number): void {
    this.#last = { at: now, rounds }
  }

  /** A round of batches takes longer than a warm-up round did. */
  secondsPerRound(now: number, { warmups, rounds, batch }: Done): number {
    const last = this.#last
    if (last && rounds > last.rounds) return (now - last.at) / (rounds - last.rounds)
    return ((now - this.#began) * batch) / (warmups + rounds * batch)
  }
}
