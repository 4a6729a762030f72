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
  /** True if more may be added at the first look, where the values vary so much that `most` will not settle anything. */
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

/** The most rounds of a plan to which some are added, and the fewest, in those that were planned: few more would not be worth their error rate. */
const [mostExtended, leastExtended] = [1000, 1.5]
/** Added looks come after so many times the rounds of the look before. */
const growthOfLooks = 1.6

/** The rounds that take to settle a verdict, as far as the values tell. */
interface Need {
  readonly needed: number
  /** Rounds that fit into the time. */
  readonly fitting: number
  /** True if it was decided that rounds are added, and only their number is left. */
  readonly isDecided: boolean
}

/**
 * Adds rounds to a plan with `looks`, if it takes more to settle a verdict, and the time has room for half of what it takes. Returns all
 * looks; undefined where none are added.
 */
export function extendLooks(looks: readonly number[], need: Need): readonly number[] | undefined {
  const { fitting, isDecided } = need
  const planned = looks.at(-1)!
  const least = leastExtended * planned
  const needed = isDecided ? Math.max(least, Math.min(need.needed, 2 * fitting)) : need.needed
  const most = Math.floor(Math.min(needed, fitting, mostExtended))
  if (most < least || 2 * most < needed) return undefined
  const steps = Math.ceil(Math.log(most / planned) / Math.log(growthOfLooks))
  const added = Array.from({ length: steps }, (_, step) =>
    Math.round(planned * (most / planned) ** ((step + 1) / steps)),
  )
  return [...looks, ...added]
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
  /** With those that may be added. */
  readonly rounds: readonly Round[]
  /** Rounds of a second stage, on new copies. */
  readonly secondStage: readonly Round[]
  /** Numbers of rounds after which the data are examined; the last is the number of rounds, unless more are added. */
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
  const looks = dropIdleLooks(spread, pairValues, confidence)
  // Not where there is one look only, as the user has fixed it.
  const hasEarlyLook = isCounted && looks.length > 1 && looks[0]! > roundsOfCounts
  const least = leastRounds(pairValues)
  const shapes = mayBeWide && !isCounted && rounds.most >= least ? listWideBlocks(sides, confidence, least) : []
  const drawBlocks: WideChoice['draw'] = ({ rounds: count, runs }) => {
    const block = Array.from({ length: runs }, () => slots).flat()
    return Array.from({ length: count }, () => shuffle(block, random))
  }
  const [first, planned, secondStage] = [draw(warmups), draw(rounds.most), draw(mostSecondRounds)]
  return {
    seed,
    sides,
    warmups: first,
    rounds: [...planned, ...draw(rounds.isAuto ? Math.max(0, mostExtended - rounds.most) : 0)],
    secondStage,
    looks: hasEarlyLook ? [roundsOfCounts, ...looks] : looks,
    ...(shapes.length === 0 ? {} : { wide: { shapes, draw: drawBlocks } }),
  }
}
