import { align } from '../scores/align.js'
import { makeRanked, rankTwice, sortValues } from '../scores/ranks.js'
import type { Alignment } from '../scores/windows.js'
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
  /** About where, between two shifts, two values next to each other trade ranks; undefined where none do. */
  guessSwap(from: number, to: number): number | undefined
}

/** The ranking of `blocks`, aligned by `alignment`. */
export function makeRanking(blocks: Blocks, alignment: Alignment): Ranking {
  const count = blocks.values.length
  const residuals = new Float64Array(count)
  const later = new Float64Array(count)
  const ranks = new Int32Array(count)
  const ranked = makeRanked(count)
  return {
    scores: ranks,
    at: shift => {
      align(blocks, alignment, shift, residuals)
      sortValues(ranked, residuals)
      rankTwice(ranked, ranks)
      return sumScores(blocks, ranks)
    },
    guessSwap: (from, to) => {
      align(blocks, alignment, from, residuals)
      sortValues(ranked, residuals)
      align(blocks, alignment, to, later)
      const part = findMiddleSwap(ranked.order, residuals, later)
      return part === undefined ? undefined : from + part * (to - from)
    },
  }
}

/**
 * Finds when neighbours in `order` trade places between `before` and `after`, if all move evenly. Returns the moment nearest to
 * half of the way, as a part of it.
 */
export function findMiddleSwap(order: Int32Array, before: Float64Array, after: Float64Array): number | undefined {
  let best: number | undefined
  for (let place = 1; place < order.length; place++) {
    const left = order[place - 1]!
    const right = order[place]!
    const lead = after[left]! - after[right]!
    if (lead <= 0) continue
    const gap = before[right]! - before[left]!
    const part = gap / (gap + lead)
    if (best === undefined || Math.abs(part - 0.5) < Math.abs(best - 0.5)) best = part
  }
  return best
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
