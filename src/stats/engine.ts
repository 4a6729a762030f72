import { chooseHalfWindow, makeAlignment, type Windows } from './alignment.js'
import { type Block, type Blocks, makeBlocks } from './blocks.js'
import { findCrossing, mirrorStaircase, type Staircase } from './crossing.js'
import { findEstimate, type Limits } from './estimate.js'
import { findFirstAccepted, findLowEnd, mirror } from './interval.js'
import { normalCdf } from './normal.js'
import { rejects } from './rejection.js'
import { makeRanking, type Ranking } from './statistic.js'
import { makeTester, type ShiftTest, standardise, type Tester } from './tester.js'

/** The hull of the shifts that are not rejected; an unbounded end is infinite. */
export interface Ends {
  readonly low: number
  readonly high: number
}

/** The statistic at one shift, in doubled ranks, with what follows from it. */
export interface Diagnosis extends ShiftTest {
  /** 2T, 2E(T) and 4Var(T). */
  readonly t2: number
  readonly mean2: number
  readonly var4: number
  /** The two-sided p-value of the normal approximation, without continuity correction. */
  readonly pNormal: number
}

/** What rounds of values say about the shift of the contender against the baseline. */
export interface Engine {
  /** Whether p-values and intervals come from the exact null distribution, not from the normal one. */
  readonly exact: boolean
  /** Two-sided p-value of no shift. */
  readonly p: number
  /** Where the statistic crosses its mean; 0 where no round has both sides. */
  readonly estimate: number
  /** Half the distance between the shifts with |z| = 1; infinite where there are none. */
  readonly standardError: number
  pAt(shift: number): number
  zAt(shift: number): number
  /** The shifts that are not rejected at 1 − `confidence`; they hold 0 if and only if `p` does not reject. */
  interval(confidence: number): Ends
  diagnose(shift: number): Diagnosis
}

/**
 * The engine of docs/method.md over `rounds`: aligned ranks (Hodges & Lehmann 1962), their randomisation within rounds
 * (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides. `windows` is for several runners (`breaks`) and for tests (`halfWindow`).
 */
export function makeEngine(rounds: readonly Block[], windows: Partial<Windows> = {}): Engine {
  const blocks = makeBlocks(rounds)
  const { halfWindow = chooseHalfWindow(blocks), breaks = [] } = windows
  const ranking = makeRanking(blocks, makeAlignment(blocks, { halfWindow, breaks }))
  const tester = makeTester(blocks, ranking)
  const limits = findLimits(blocks)
  const p = once(() => tester.testAt(0).p)
  const estimate = once(() => findEstimate(ranking, limits))
  const standardError = once(() => findStandardError(tester, limits))
  const intervals = new Map<number, Ends>()
  return {
    exact: tester.exact,
    get p() {
      return p()
    },
    get estimate() {
      return estimate() ?? 0
    },
    get standardError() {
      return standardError()
    },
    pAt: shift => tester.testAt(shift).p,
    zAt: tester.z.evaluate,
    interval: confidence => {
      const centre = estimate()
      if (centre === undefined) return { low: -Infinity, high: Infinity }
      const ends = intervals.get(confidence) ?? findEnds(tester, limits, { centre, p: p(), alpha: 1 - confidence })
      intervals.set(confidence, ends)
      return ends
    },
    diagnose: shift => diagnose(tester, ranking, shift),
  }
}

interface Asked {
  readonly centre: number
  readonly p: number
  readonly alpha: number
}

function findEnds(tester: Tester, { reach, tolerance }: Limits, { centre, p, alpha }: Asked): Ends {
  const mirrored = mirror(tester)
  const ends = {
    low: findLowEnd(tester, { outer: -reach, inner: centre, tolerance }, alpha),
    high: -findLowEnd(mirrored, { outer: -reach, inner: -centre, tolerance }, alpha),
  }
  if (!rejects(p, alpha)) return { low: Math.min(ends.low, 0), high: Math.max(ends.high, 0) }
  if (ends.low > 0 || ends.high < 0) return ends
  // 0 lies in a gap of what is not rejected: the part that holds the estimate is kept.
  return centre > 0
    ? { ...ends, low: findFirstAccepted(tester, { outer: 0, inner: centre, tolerance }, alpha) }
    : { ...ends, high: -findFirstAccepted(mirrored, { outer: 0, inner: -centre, tolerance }, alpha) }
}

/** Shifts that carry all of one side clear of the other, whatever the quartiles that align them. */
function findLimits({ values }: Blocks): Limits {
  let [lowest, highest] = [Infinity, -Infinity]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  const spread = values.length > 0 ? highest - lowest : 0
  return { reach: 8 * spread + 1, tolerance: 1e-9 * Math.max(1, spread) }
}

function findStandardError(tester: Tester, limits: Limits): number {
  const low = findUnitCrossing(tester.z, limits)
  const high = findUnitCrossing(mirrorStaircase(tester.z), limits)
  return low === undefined || high === undefined ? Infinity : -(low + high) / 2
}

/** The shift where z falls below 1. */
function findUnitCrossing({ evaluate, guessStep }: Staircase, { reach, tolerance }: Limits): number | undefined {
  const above = (shift: number): number => evaluate(shift) - 1
  const [low, high] = [above(-reach), above(reach)]
  if (low <= 0 || high > 0) return undefined
  return findCrossing({ evaluate: above, guessStep }, { x: -reach, y: low }, { x: reach, y: high }, tolerance).high
}

function diagnose(tester: Tester, ranking: Ranking, shift: number): Diagnosis {
  const statistic = ranking.at(shift)
  const pNormal = Math.min(1, 2 * normalCdf(-Math.abs(standardise(statistic))))
  return { t2: statistic.sum, mean2: statistic.mean, var4: statistic.variance, pNormal, ...tester.testAt(shift) }
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
