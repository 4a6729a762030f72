import type { Residuals } from './residuals.js'
import { type LaidRun, median } from './run-order.js'
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
  /** By how much it differs, as a fraction: 0.02 = +2%. */
  readonly effect: number
}

/**
 * Tests whether values depend on their slot in the round, whatever copy ran in it. Uses ranks within copies, whose slots are
 * exchangeable because the order is drawn at random.
 */
export function testSlotEffect({ starts, slots, slotCount }: LaidRun, { centred, ranks }: Residuals): SlotEffect {
  return {
    p: testWithinRounds({ starts, groups: slots, scores: ranks }, slotCount),
    findWidest: () => {
      let [widest, at] = [0, 0]
      for (let slot = 0; slot < slotCount; slot++) {
        const difference = compareSlot(slots, centred, slot)
        if (Math.abs(difference) > Math.abs(widest)) [widest, at] = [difference, slot]
      }
      return { slot: at, effect: Math.expm1(widest) }
    },
  }
}

/** The median in `slot` less the median in all others; 0 where there is none. */
function compareSlot(slots: Int32Array, centred: Float64Array, slot: number): number {
  const own = centred.filter((_, i) => slots[i] === slot)
  const others = centred.filter((_, i) => slots[i] !== slot)
  return own.length === 0 || others.length === 0 ? 0 : median(own) - median(others)
}
