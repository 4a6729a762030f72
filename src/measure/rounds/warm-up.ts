import type { Slot } from '../../schedule/round.js'
import type { Session } from '../session.js'

/** The length of a run from which one of each side warms up enough. */
const longestInSeconds = 10

/** The runs of a warm-up: of all copies, or of one of each side where a run takes long. */
export class WarmUp {
  /** The rounds that are over. */
  rounds = 0
  #longest = 0
  #leftOut = 0
  readonly #copies = new Map<string, number>()
  readonly #slots: number
  readonly #isSingle: boolean

  constructor({ plan, slope, scan = [] }: Pick<Session, 'plan' | 'slope' | 'scan'>) {
    this.#slots = plan.rounds[0]!.length
    this.#isSingle = slope === undefined && scan.length === 0
  }

  /** The rounds that are over, of which those that left out copies are a part of one. */
  get wholeRounds(): number {
    return this.rounds - this.#leftOut / this.#slots
  }

  /** Returns whether `slot` runs, and takes note if it does not. */
  takes({ side, copy }: Slot): boolean {
    const other = this.#copies.get(side)
    const isNeeded = this.#longest <= longestInSeconds || other === undefined || other === copy
    if (!isNeeded) this.#leftOut += 1
    return isNeeded
  }

  /** Sees that the run of `slot` took so many seconds. */
  see({ side, copy }: Slot, seconds: number): void {
    if (!this.#isSingle) return
    this.#longest = Math.max(this.#longest, seconds)
    if (!this.#copies.has(side)) this.#copies.set(side, copy)
  }
}
