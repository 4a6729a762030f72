import { leastRounds } from '../stats/engine/choices.js'
import { type Random, shuffle } from '../stats/random.js'
import { mostSecondRounds } from '../stats/sequential/second-stage.js'
import { dropIdleLooks, type RoundsRequest, spreadLooks, withEarlyLook } from './looks.js'
import { countPairValues, type PlannedSide, type Round, type Slot } from './round.js'
import { listWideBlocks, type WideChoice } from './wide-blocks.js'

/** The order in which the copies run. */
export interface Plan {
  readonly seed: string
  /** The first is the baseline. */
  readonly sides: readonly PlannedSide[]
  readonly warmups: readonly Round[]
  readonly rounds: readonly Round[]
  /** What a second stage may take, on new copies. */
  readonly secondStage: readonly Round[]
  /** Numbers of rounds after which the data are examined; the last is the number of rounds, unless that is yet to be chosen. */
  readonly looks: readonly number[]
  /** What may be run instead, where the command is too long for the rounds that a verdict needs. Left out if nothing may. */
  readonly wide?: WideChoice
}

export interface PlanRequest {
  readonly seed: string
  /** The first is the baseline. */
  readonly sides: readonly PlannedSide[]
  readonly warmups: number
  readonly rounds: RoundsRequest
  /** Of the intervals, which says what a look can reject. */
  readonly confidence: number
  /** Whether what is measured may be without noise, so that it is looked at earlier. */
  readonly isCounted?: boolean
  /** Whether the rounds may become few and wide. */
  readonly mayBeWide?: boolean
}

/**
 * A plan in which every round holds each copy once, in an order drawn uniformly at random.
 *
 * A fixed order would hand one side the same place in every round: with a first slot 1% slower, a fixed ABAB order errs in
 * 85% of comparisons that have nothing to find.
 */
export function makePlan(request: PlanRequest, random: Random): Plan {
  const { seed, sides, warmups, rounds, confidence, isCounted = false, mayBeWide = false } = request
  const slots = sides.flatMap(makeSlots)
  const pairValues = countPairValues(sides)
  const draw = (count: number): Round[] => Array.from({ length: count }, () => shuffle(slots, random))
  const spread = spreadLooks(rounds.least, rounds.most, pairValues)
  const looks = rounds.isAuto ? spread.slice(0, 1) : dropIdleLooks(spread, pairValues, confidence)
  const least = leastRounds(pairValues)
  const shapes = mayBeWide && !isCounted && rounds.most >= least ? listWideBlocks(sides, confidence, least) : []
  const drawBlocks: WideChoice['draw'] = ({ rounds: count, runs }) => {
    const block = Array.from({ length: runs }, () => slots).flat()
    return Array.from({ length: count }, () => shuffle(block, random))
  }
  // The most may still be chosen: the orders are drawn for all that it can be.
  return {
    seed,
    sides,
    warmups: draw(warmups),
    rounds: draw(rounds.most),
    secondStage: draw(mostSecondRounds),
    looks: isCounted ? withEarlyLook(looks) : looks,
    ...(shapes.length === 0 ? {} : { wide: { shapes, draw: drawBlocks } }),
  }
}

/** Returns whether the number of rounds is yet to be chosen, at the first look. */
export function isOpen({ rounds, looks }: Pick<Plan, 'rounds' | 'looks'>): boolean {
  return looks.length === 1 && rounds.length > looks[0]!
}

function makeSlots({ name, copies }: PlannedSide): readonly Slot[] {
  return ([1, 2] as const).filter(copy => copy <= copies).map(copy => ({ side: name, copy }))
}
