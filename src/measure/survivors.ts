import type { PlannedSide, Round } from '../plan/round.js'
import type { Invocation } from '../record/record.js'

/** Tells the sides that work from those that only fail. */
export class Survivors {
  readonly #working = new Set<string>()
  /** Contenders that are not run any more, since they have only failed. */
  readonly #givenUp = new Set<string>()
  readonly #sides: readonly PlannedSide[]

  /** `before` are rounds of an earlier session. */
  constructor(sides: readonly PlannedSide[], before: readonly (readonly Invocation[])[] = []) {
    this.#sides = sides
    for (const round of before) this.note(round)
  }

  note(invocations: readonly Invocation[]): void {
    for (const { slot, outcome } of invocations) if (outcome === 'ok') this.#working.add(slot.side)
  }

  /** `round` without those that are given up. */
  pick(round: Round): Round {
    return round.filter(({ side }) => !this.#givenUp.has(side))
  }

  /** Whether the baseline has only failed, or every contender; one that has while others work is not run any more. */
  isHopeless(rounds: number): boolean {
    // Two failures against none are incomparable already, whatever comes.
    const hasFailed = ({ name, copies }: PlannedSide): boolean => !this.#working.has(name) && rounds * copies >= 2
    const [baseline, ...contenders] = this.#sides
    const failed = contenders.filter(hasFailed)
    for (const { name } of failed) this.#givenUp.add(name)
    return hasFailed(baseline!) || failed.length === contenders.length
  }
}
