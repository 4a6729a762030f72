import { align } from '../scores/align.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'
import { shareBySize } from '../scores/shared-room.js'
import type { Blocks } from './blocks.js'

/** The sum of the contender's scores at one shift, with its moments under randomisation; of doubled ranks or rounded scores, so whole. */
export interface TestStatistic {
  /** 2T. */
  readonly sum: number
  /** 2E(T). */
  readonly mean: number
  /** 2(T − E(T)), without the rounding of large sums. */
  readonly excess: number
  /** 4Var(T). */
  readonly variance: number
  /** The sum of all scores. */
  readonly total: number
}

/** Evaluates the statistic at any shift; the buffers are reused. */
export interface Scoring {
  /** The scores of all values at the shift evaluated last. */
  readonly scores: Int32Array
  at(shift: number): TestStatistic
}

/** The scoring by doubled ranks. */
export interface Ranking extends Scoring {
  /** About where, between two shifts, so much of the values that trade ranks have done so; undefined where none do. */
  guessSwap(from: number, to: number, part: number): number | undefined
}

const roomOf = shareBySize(count => ({
  residuals: new Float64Array(count),
  later: new Float64Array(count),
  ranks: new Int32Array(count),
  ranked: makeRanked(count),
}))

/** The ranking of `blocks`, whose runners begin at `breaks`. */
export function makeRanking(blocks: Blocks, breaks: readonly number[]): Ranking {
  const { residuals, later, ranks, ranked } = roomOf(blocks.values.length)
  return {
    scores: ranks,
    at: shift => {
      align(blocks, breaks, shift, residuals)
      sortValues(ranked, residuals)
      rankTwice(ranked, ranks)
      return sumScores(blocks, ranks)
    },
    guessSwap: (from, to, part) => {
      align(blocks, breaks, from, residuals)
      sortValues(ranked, residuals)
      align(blocks, breaks, to, later)
      const moment = findSwap(ranked.order, { before: residuals, after: later }, part)
      return moment === undefined ? undefined : from + moment * (to - from)
    },
  }
}

/** The values before and after a move. */
interface Move {
  readonly before: Float64Array
  readonly after: Float64Array
}

/**
 * Finds when values trade places on the way from `before`, which is sorted by `order`, to `after`, if all move evenly. Returns the moment
 * of the trade at which `part` of all trades are over, as a part of the way.
 */
export function findSwap(order: Int32Array, { before, after }: Move, part: number): number | undefined {
  const moments: number[] = []
  const farthest = findSpreadOfMoves(before, after)
  for (let place = 1; place < order.length; place++) {
    const right = order[place]!
    for (let other = place - 1; other >= 0; other--) {
      const left = order[other]!
      const gap = before[right]! - before[left]!
      if (gap >= farthest) break
      const lead = after[left]! - after[right]!
      if (lead > 0) moments.push(gap / (gap + lead))
    }
  }
  if (moments.length === 0) return undefined
  return Float64Array.from(moments).sort()[Math.min(moments.length - 1, Math.floor(part * moments.length))]
}

/** Finds the largest distance that no two values can trade places across. */
function findSpreadOfMoves(before: Float64Array, after: Float64Array): number {
  let least = Infinity
  let most = -Infinity
  for (let i = 0; i < before.length; i++) {
    const move = after[i]! - before[i]!
    if (move < least) least = move
    if (move > most) most = move
  }
  return most - least
}

/** Sampling without replacement in each round gives mean and variance. */
export function sumScores({ starts, middles }: Blocks, scores: Int32Array): TestStatistic {
  let sum = 0
  let all = 0
  let mean = 0
  let excess = 0
  let variance = 0
  for (let round = 0; round < middles.length; round++) {
    const start = starts[round]!
    const middle = middles[round]!
    const end = starts[round + 1]!
    let total = 0
    let contender = 0
    let squares = 0
    for (let i = start; i < end; i++) {
      const score = scores[i]!
      total += score
      squares += score * score
      if (i >= middle) contender += score
    }
    const size = end - start
    sum += contender
    all += total
    if (size === 0) continue
    const share = (end - middle) / size
    mean += total * share
    excess += contender - total * share
    if (size > 1) variance += (share * (middle - start) * (squares - (total * total) / size)) / (size - 1)
  }
  return { sum, mean, excess, variance, total: all }
}
