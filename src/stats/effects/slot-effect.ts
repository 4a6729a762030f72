import { median } from 'simple-statistics'
import type { Residuals } from './residuals.js'
import { countSlots, type RunOrder } from './run-order.js'
import { testWithinRounds } from './within-rounds.js'

/** The influence of the place in the round on the values. */
export interface SlotEffect {
  readonly p: number
  /** The slot that differs most from the others. */
  findWidest(): WidestSlot
}

export interface WidestSlot {
  /** From 0. */
  readonly slot: number
  /** By how much it differs, as a fraction: 0.02 = +2 %. */
  readonly effect: number
}

/**
 * Tests whether values depend on their slot in the round, whatever copy ran in it. Uses ranks within copies, whose slots are
 * exchangeable because the order is drawn at random.
 */
export function testSlotEffect(run: RunOrder, { centred, ranks }: Residuals): SlotEffect {
  const slots = countSlots(run)
  const scored = run.rounds.map((round, i) => round.map(({ slot }, j) => ({ group: slot, score: ranks[i]![j]! })))
  return {
    p: testWithinRounds(scored, slots),
    findWidest: () => {
      let [widest, at] = [0, 0]
      for (let slot = 0; slot < slots; slot++) {
        const difference = compareSlot(run, centred, slot)
        if (Math.abs(difference) > Math.abs(widest)) [widest, at] = [difference, slot]
      }
      return { slot: at, effect: Math.expm1(widest) }
    },
  }
}

/** The median in `slot` less the median in all others; 0 where there is none. */
function compareSlot({ rounds }: RunOrder, centred: readonly (readonly number[])[], slot: number): number {
  const [own, others]: [number[], number[]] = [[], []]
  rounds.forEach((round, i) => {
    round.forEach((placed, j) => {
      const group = placed.slot === slot ? own : others
      group.push(centred[i]![j]!)
    })
  })
  return own.length === 0 || others.length === 0 ? 0 : median(own) - median(others)
}
