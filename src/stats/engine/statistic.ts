import { align } from '../scores/align.js'
import { makeRanked, type Ranked, rankTwice, sortValues } from '../scores/ranks.js'
import { shareBySize } from '../scores/shared-room.js'
import type { Blocks, Layout } from './blocks.js'
import type { CurveScoring, TestStatistic } from './crossing.js'

/** The standardised statistic; 0 where randomisation changes nothing. */
export function standardise({ excess, variance }: TestStatistic): number {
  return variance > 0 ? excess / Math.sqrt(variance) : 0
}

const roomOf = shareBySize(count => ({
  residuals: new Float64Array(count),
  ranks: new Int32Array(count),
  ranked: makeRanked(count),
}))

/** The scoring of `blocks`, whose runners begin at `breaks`, by doubled ranks. */
export class Ranking implements CurveScoring {
  readonly #blocks: Blocks
  readonly #breaks: readonly number[]

  constructor(blocks: Blocks, breaks: readonly number[]) {
    this.#blocks = blocks
    this.#breaks = breaks
  }

  get scores(): Int32Array {
    return roomOf(this.#blocks.values.length).ranks
  }

  at(shift: number): TestStatistic {
    const { residuals, ranks, ranked } = roomOf(this.#blocks.values.length)
    align(this.#blocks, this.#breaks, shift, residuals)
    sortValues(ranked, residuals)
    rankTwice(ranked, ranks)
    return sumScores(this.#blocks, ranks)
  }

  evaluate(shift: number): number {
    return standardise(this.at(shift))
  }

  guessStep(from: number, to: number, part: number): number | undefined {
    const { residuals, ranked } = roomOf(this.#blocks.values.length)
    return guessSwap({ blocks: this.#blocks, breaks: this.#breaks, residuals, ranked }, from, to, part)
  }
}

/** Values with room to sort them at two shifts. */
interface Moving {
  readonly blocks: Blocks
  readonly breaks: readonly number[]
  readonly residuals: Float64Array
  readonly ranked: Ranked
}

/** Guesses where, between two shifts, `part` of the values that trade ranks have done so; undefined where none do. */
export function guessSwap(moving: Moving, from: number, to: number, part: number): number | undefined {
  const { blocks, breaks, residuals, ranked } = moving
  align(blocks, breaks, from, residuals)
  sortValues(ranked, residuals)
  align(blocks, breaks, to, ranked.sorted)
  const moment = findSwap(ranked.order, { before: residuals, after: ranked.sorted }, part)
  return moment === undefined ? undefined : from + moment * (to - from)
}

/**
 * Finds when values trade places on the way from `before`, which is sorted by `order`, to `after`, if all move evenly. Returns the moment
 * of the trade at which `part` of all trades are over, as a part of the way.
 */
export function findSwap(
  order: Int32Array,
  { before, after }: { readonly before: Float64Array; readonly after: Float64Array },
  part: number,
): number | undefined {
  const moments: number[] = []
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < before.length; i++) {
    const move = after[i]! - before[i]!
    if (move < least) least = move
    if (move > most) most = move
  }
  // The largest distance that no two values can trade places across.
  const farthest = most - least
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

/** Sampling without replacement in each round gives mean and variance. */
export function sumScores({ starts, middles }: Layout, scores: Int32Array): TestStatistic {
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
