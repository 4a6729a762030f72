import { rejects } from '../stats/multiple.js'
import { type Random, shuffle } from '../stats/random.js'
import { attainableP, leastRounds } from '../stats/randomisation.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import { mostSecondRounds } from '../stats/sequential/second-stage.js'
import { countPairValues, type PlannedSide, type Round, type Slot } from './round.js'
import { listWideBlocks, type WideChoice } from './wide-blocks.js'

/** The number of rounds that the user asks for: as many as it takes, between two bounds. */
export interface RoundsRequest {
  readonly least: number
  readonly most: number
  /** True if `most` is to be chosen after the first look, from the spread of the values. */
  readonly isAuto: boolean
}

/** The rounds of `request` where there is nothing to find: as few as a verdict needs, unless the user has fixed their number. */
export function fewestRounds(request: RoundsRequest, pairValues: number): RoundsRequest {
  const rounds = Math.max(request.least, leastRounds(pairValues))
  return rounds < request.most ? { least: rounds, most: rounds, isAuto: false } : request
}

/**
 * Numbers of rounds after which the data are examined: four between `least` and `most`, evenly spread on a logarithmic scale, since what a
 * look can add depends on how much the rounds have grown. The first is at least what a verdict with `pairValues` values in each round needs.
 */
export function spreadLooks(least: number, most: number, pairValues: number): readonly number[] {
  const first = Math.max(least, leastRounds(pairValues))
  if (first >= most) return [most]
  const looks = [0, 1, 2, 3].map(index => Math.round(first * (most / first) ** (index / 3)))
  return [...new Set(looks)]
}

/**
 * Returns those of `looks` at which the test could reject at all. If rounds have few choices, the smallest possible p may be
 * larger than an early look's share of the error rate. That share is better kept for the next look.
 */
export function dropIdleLooks(looks: readonly number[], pairValues: number, confidence: number): readonly number[] {
  const rounds = looks.at(-1)!
  const kept: number[] = []
  for (const look of looks) {
    const level = nominalAlpha({ looks: [...kept, look], rounds }, 1 - confidence)
    const canReject = rejects(attainableP(look, pairValues), level)
    if (canReject || look === rounds) kept.push(look)
  }
  return kept
}

/** The test of one change alone among many that are judged together. */
interface SingleChange {
  /** Values that a round has of two sides. */
  readonly pairValues: number
  readonly tests: number
  readonly confidence: number
}

/**
 * Counts the rounds that a plan with the looks of `request` needs at least for its last look to reject one of several hypotheses: the
 * smallest p-value of the exact test, times their number, must be within the share of the error rate that the last look has.
 */
export function countRoundsToReject(
  { least, most }: RoundsRequest,
  { pairValues, tests, confidence }: SingleChange,
): number {
  for (let rounds = leastRounds(pairValues); ; rounds++) {
    const spread = least === most ? [rounds] : spreadLooks(least, rounds, pairValues)
    const looks = dropIdleLooks(spread, pairValues, confidence)
    const level = nominalAlpha({ looks, rounds }, (1 - confidence) / tests)
    if (rejects(attainableP(rounds, pairValues), level)) return rounds
  }
}

/** The number of rounds in which a count must be the same to be taken for the same in all. */
const roundsOfCounts = 2

/** The order in which the copies run. */
export interface Schedule {
  readonly seed: string
  /** The first is the baseline. */
  readonly sides: readonly PlannedSide[]
  readonly warmups: readonly Round[]
  readonly rounds: readonly Round[]
  /** Rounds of a second stage, on new copies. */
  readonly secondStage: readonly Round[]
  /** Numbers of rounds after which the data are examined; the last is the number of rounds, unless that is yet to be chosen. */
  readonly looks: readonly number[]
  /** The rounds that may run instead, where the command is too long for those that a verdict needs. Left out if none may. */
  readonly wide?: WideChoice
}

interface ScheduleRequest {
  readonly seed: string
  /** The first is the baseline. */
  readonly sides: readonly PlannedSide[]
  readonly warmups: number
  readonly rounds: RoundsRequest
  /** Confidence of the intervals, which decides what a look can reject. */
  readonly confidence: number
  /** True if the values may be without noise, so that they are looked at earlier. */
  readonly isCounted?: boolean
  /** True if the rounds may become few and wide. */
  readonly mayBeWide?: boolean
}

/**
 * A plan in which every round holds each copy once, in an order drawn uniformly at random. With a first slot 1% slower, a fixed ABAB order errs
 * in 85% of comparisons that have nothing to find.
 */
export function makeSchedule(request: ScheduleRequest, random: Random): Schedule {
  const { seed, sides, warmups, rounds, confidence, isCounted = false, mayBeWide = false } = request
  const slots = sides.flatMap(({ name, copies }) =>
    ([1, 2] as const).filter(copy => copy <= copies).map((copy): Slot => ({ side: name, copy })),
  )
  const pairValues = countPairValues(sides)
  const draw = (count: number): Round[] => Array.from({ length: count }, () => shuffle(slots, random))
  const spread = spreadLooks(rounds.least, rounds.most, pairValues)
  const looks = rounds.isAuto ? spread.slice(0, 1) : dropIdleLooks(spread, pairValues, confidence)
  // Not where there is one look only, as the user has fixed it.
  const hasEarlyLook = isCounted && looks.length > 1 && looks[0]! > roundsOfCounts
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
    looks: hasEarlyLook ? [roundsOfCounts, ...looks] : looks,
    ...(shapes.length === 0 ? {} : { wide: { shapes, draw: drawBlocks } }),
  }
}

/** Returns whether the number of rounds is yet to be chosen, at the first look. */
export function isOpen({ rounds, looks }: Pick<Schedule, 'rounds' | 'looks'>): boolean {
  return looks.length === 1 && rounds.length > looks[0]!
}
