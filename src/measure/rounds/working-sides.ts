import type { PlannedSide, Round } from '../../plan/round.js'
import type { Invocation } from '../../record/record.js'

/** Knows which sides have ever worked, and gives up those that only fail. */
export class WorkingSides {
  readonly #working = new Set<string>()
  /** Contenders that are not run any more. */
  readonly #givenUp = new Set<string>()
  readonly #sides: readonly PlannedSide[]

  constructor(sides: readonly PlannedSide[]) {
    this.#sides = sides
  }

  see(round: readonly Invocation[]): void {
    for (const { slot, outcome } of round) if (outcome === 'ok') this.#working.add(slot.side)
  }

  /** The part of `round` that is still to run. */
  pick(round: Round): Round {
    return round.filter(({ side }) => !this.#givenUp.has(side))
  }

  /** Whether the baseline has only failed, or every contender; one that has while others work is given up. */
  areHopeless(rounds: number): boolean {
    // Two failures against none are incomparable already, whatever comes.
    const hasFailed = ({ name, copies }: PlannedSide): boolean => !this.#working.has(name) && rounds * copies >= 2
    const [baseline, ...contenders] = this.#sides
    const failed = contenders.filter(hasFailed)
    for (const { name } of failed) this.#givenUp.add(name)
    return hasFailed(baseline!) || failed.length === contenders.length
  }
}
