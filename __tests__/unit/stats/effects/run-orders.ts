import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { testDrift } from '../../../../src/stats/effects/drift.js'
import {
  layRun,
  makeResiduals,
  type RunOrder,
  type SizedEffect,
  testPredecessorEffect,
  testSlotEffect,
  type WidestSlot,
} from '../../../../src/stats/effects/order-effects.js'
import { type Random, shuffle } from '../../../../src/stats/random.js'

interface Place {
  readonly side: 'baseline' | 'contender'
  readonly copy: number
  readonly round: number
  readonly slot: number
  readonly before: string | undefined
}
export type Model = (place: Place, random: Random) => number

const copies = [
  { side: 'baseline', copy: 1 },
  { side: 'baseline', copy: 2 },
  { side: 'contender', copy: 1 },
  { side: 'contender', copy: 2 },
] as const

/** Rounds of two copies of each side in random order, each value as the model has it for its place. */
export function draw(count: number, model: Model, random: Random): RunOrder {
  let before: string | undefined
  const rounds = Array.from({ length: count }, (_, round) =>
    shuffle(copies, random).map(({ side, copy }, slot) => {
      const value = model({ side, copy, round, slot, before }, random)
      before = side
      return { side, copy, turn: slot, value }
    }),
  )
  return { rounds }
}

export interface Effects {
  readonly slot: WidestSlot & { readonly p: number }
  readonly predecessor: Sized
  readonly drift: Sized
}

type Sized = Pick<SizedEffect, 'p'> & { readonly effect: number }

export function findEffects(order: RunOrder): Effects {
  const run = layRun(order, value => value)
  const residuals = makeResiduals(run)
  const slot = testSlotEffect(run, residuals)
  return {
    slot: { p: slot.p, ...slot.findWidest() },
    predecessor: sized(testPredecessorEffect(run, residuals)),
    drift: sized(testDrift(run)),
  }
}

function sized({ p, findSize }: SizedEffect): Sized {
  return { p, effect: findSize() }
}

/** Noise of 2%. */
export const normal = (random: Random): number => 0.02 * normalQuantile(random.next() || 0.5)
