/** The rounds that are over. */
export interface Done {
  /** A part of one where a warm-up left out copies. */
  readonly warmups: number
  readonly rounds: number
  /** Runs of each invocation in a round; a warm-up has one. */
  readonly batch: number
}

/** The time that a round takes, as those that are over show. */
export class Pace {
  readonly #clock: () => number
  readonly #budgetInSeconds: number
  /** Rounds of an earlier session, which took no time of this one. */
  readonly #before: number
  /** When the first round began, of those that are warm-ups or count. */
  #began = 0
  /** When rounds began to do less than before, and how many were over then. */
  #last: { readonly at: number; readonly rounds: number } | undefined

  constructor(clock: () => number, budgetInSeconds: number, before = 0) {
    this.#clock = clock
    this.#before = before
    this.#budgetInSeconds = budgetInSeconds
  }

  /** Rounds begin only now. */
  begin(): void {
    this.#began = this.#clock()
  }

  /** Takes `seconds` for no part of a round. */
  leaveOut(seconds: number): void {
    this.#began += seconds
    if (this.#last) this.#last = { ...this.#last, at: this.#last.at + seconds }
  }

  /** From here on, rounds have other benchmarks. */
  change(rounds: number): void {
    this.#last = { at: this.#clock(), rounds }
  }

  /** A round of batches takes longer than a warm-up round did. Before any of them, nothing is known, and it is 0. */
  secondsPerRound({ warmups, rounds, batch }: Done): number {
    const now = this.#clock()
    const last = this.#last
    if (last && rounds > last.rounds) return (now - last.at) / (rounds - last.rounds)
    const runs = warmups + (rounds - this.#before) * batch
    return runs === 0 ? 0 : ((now - this.#began) * batch) / runs
  }

  /** Rounds that a share of the whole time has room for, those that are done among them. */
  countFitting(done: Done, share: number): number {
    const seconds = share * this.#budgetInSeconds - this.#clock()
    return done.rounds + Math.floor(Math.max(0, seconds) / this.secondsPerRound(done))
  }

  /** The time until `rounds` rounds are done, or the budget ends. */
  secondsUntil(rounds: number, done: Done): number {
    return Math.max(0, Math.min((rounds - done.rounds) * this.secondsPerRound(done), this.#secondsInBudget))
  }

  get #secondsInBudget(): number {
    return this.#budgetInSeconds - this.#clock()
  }
}
