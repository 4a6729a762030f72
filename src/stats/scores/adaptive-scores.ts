import { type Blocks, type Layout, shareByLayout } from '../engine/blocks.js'
import type { CurveScoring, TestStatistic } from '../engine/crossing.js'
import { guessSwap, standardise, sumScores } from '../engine/statistic.js'
import { align } from './align.js'
import { scoreByDensity, shortestHalfOf } from './density-scores.js'
import { makeRanked, type Ranked, sortValues } from './ranks.js'
import { shareBySize } from './shared-room.js'
import { makeWhitening, mostOfHalf, type Whitening } from './whitening.js'

/** Whole numbers per standard deviation of the sum of scores: few for short distributions, many for smooth curves. */
const coarse = 80
const fine = 2 ** 22

/** The share of the density's own scores in the blend; the rest is ranks. */
const densityShare = 0.5
/** The share of the scores of whitened values, where whitening helps; the rest is that of the values as they are. */
const whitenedShare = 0.75

/**
 * Returns whether `blocks` hold enough rounds and values for adaptive scores. It counts them and never reads the values, so
 * everything is decided before there are any.
 */
export function isAdaptable({ starts, middles }: Blocks): boolean {
  let [rounds, values] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    if (middle === start || middle === end) continue
    rounds++
    values += end - start
  }
  return rounds >= 5 && values >= 20
}

type Room = ReturnType<typeof roomOf>

const roomOf = shareBySize(count => ({
  whitened: new Float64Array(count),
  blend: new Float64Array(count),
  whitenedBlend: new Float64Array(count),
  densities: new Float64Array(count),
  scores: new Int32Array(count),
  rankedWhite: makeRanked(count),
  residuals: new Float64Array(count),
}))

/**
 * Scores that adapt to the noise (Hogg 1974; the efficiency of scores, Hájek & Šidák 1967): half of them ranks, for safety; half the density's own scores, for sharpness where it is not normal. Where neighbours in time
 * are alike, and whitening makes the middle half of the values narrower, three quarters of it all are the same of whitened values.
 *
 * All of it is made from the values less a shift and their places in time, whosever they are: the randomisation stays exact.
 */
export class AdaptiveScoring implements CurveScoring {
  readonly #blocks: Blocks
  readonly #breaks: readonly number[]
  readonly #ranked: Ranked
  readonly #whitening: Whitening | undefined

  constructor(blocks: Blocks, breaks: readonly number[]) {
    this.#blocks = blocks
    this.#breaks = breaks
    // An order fits again at the next shift.
    this.#ranked = makeRanked(blocks.values.length)
    const edges = [0, ...breaks, blocks.middles.length].map(round => blocks.starts[round]!)
    this.#whitening = blocks.sequence && makeWhitening(blocks.sequence, edges)
  }

  get scores(): Int32Array {
    return roomOf(this.#blocks.values.length).scores
  }

  at(shift: number): TestStatistic {
    return this.#scoreAt(shift, coarse)
  }

  evaluate(shift: number): number {
    return standardise(this.#scoreAt(shift, fine))
  }

  guessStep(from: number, to: number, part: number): number | undefined {
    const { residuals } = roomOf(this.#blocks.values.length)
    return guessSwap({ blocks: this.#blocks, breaks: this.#breaks, residuals, ranked: this.#ranked }, from, to, part)
  }

  #scoreAt(shift: number, scale: number): TestStatistic {
    const [blocks, ranked, whitening] = [this.#blocks, this.#ranked, this.#whitening]
    const count = blocks.values.length
    const room = roomOf(count)
    const { residuals, densities, blend, scores } = room
    align(blocks, this.#breaks, shift, residuals)
    sortValues(ranked, residuals)
    const half = shortestHalfOf(ranked.sorted)
    scoreByRank(ranked, blend)
    const coefficient = whitening?.estimate(blend) ?? 0
    const { isSplit, unit } = traitsOf(blocks.layout)
    // Where the sides are clear of each other, ranks say all, and a density of two humps would say less.
    const hasDensity = half > 0 && !isSplit(residuals, 1.2 * half)
    if (hasDensity) {
      scoreDensities(ranked, bandwidthOf(half, count, 0), room)
      mix(blocks, blend, densities, densityShare)
    }
    if (whitening && coefficient > 0) this.#addWhitened(room, whitening, { half, coefficient, hasDensity })
    const weight = weigh(scale * unit, spreadOf(blocks, blend))
    for (let i = 0; i < count; i++) scores[i] = Math.round(weight * blend[i]!)
    return sumScores(blocks, scores)
  }

  /** Bursts make neighbours alike too, but whitening only spreads their edges over quiet values: then it is left out. */
  #addWhitened(room: Room, { whiten }: Whitening, { half, coefficient, hasDensity }: Correlated): void {
    const { residuals, whitened, blend, whitenedBlend, densities, rankedWhite } = room
    const count = residuals.length
    if (hasDensity) scoreDensities(this.#ranked, bandwidthOf(half, count, coefficient), room)
    whitened.set(residuals)
    whiten(whitened, coefficient)
    sortValues(rankedWhite, whitened)
    if (shortestHalfOf(rankedWhite.sorted) > mostOfHalf(coefficient) * half) return
    scoreByRank(rankedWhite, whitenedBlend)
    if (hasDensity) {
      whiten(densities, coefficient)
      mix(this.#blocks, whitenedBlend, densities, densityShare)
    }
    mix(this.#blocks, blend, whitenedBlend, whitenedShare)
  }
}

/** Traits of the scores that do not depend on the values, shared by all benchmarks of one layout. */
const traitsOf = shareByLayout(layout => {
  const { starts, middles } = layout
  // The variance of the sum of the contender's scores where that of scores within rounds is 1.
  let terms = 0
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    if (end > start) terms += ((middle - start) * (end - middle)) / (end - start)
  }
  return { isSplit: makeSplitTest(layout), unit: 1 / Math.sqrt(terms) }
})

/** Puts into `densities` the scores of the density of `ranked` values, each at the place of its value. */
function scoreDensities({ order, sorted }: Ranked, bandwidth: number, { densities, whitened }: Room): void {
  // This room is free until values are whitened.
  const spare = whitened
  scoreByDensity(sorted, bandwidth, spare)
  for (let i = 0; i < order.length; i++) densities[order[i]!] = spare[i]!
}

/** Gives another kind of scores a share in those that are mixed, by their standard deviations within rounds. */
function mix(layout: Layout, mixed: Float64Array, other: Float64Array, share: number): void {
  const ownWeight = weigh(1 - share, spreadOf(layout, mixed))
  const otherWeight = weigh(share, spreadOf(layout, other))
  for (let i = 0; i < mixed.length; i++) mixed[i] = ownWeight * mixed[i]! + otherWeight * other[i]!
}

/** Values whose neighbours are alike, and the width of their shortest half. */
interface Correlated {
  readonly half: number
  readonly coefficient: number
  readonly hasDensity: boolean
}

function weigh(share: number, spread: number): number {
  return spread > 0 ? share / spread : 0
}

/**
 * Wider than the best kernel for a normal density by three quarters, since derivatives need more smoothing; and three times as wide
 * where neighbours are alike, and so tell less of the density than as many independent values.
 */
function bandwidthOf(shortestHalf: number, count: number, coefficient: number): number {
  return ((coefficient > 0 ? 3 : 1.75) * 2.62 * shortestHalf) / 1.349 / count ** 0.2
}

/** The standard deviation within rounds. */
function spreadOf({ starts, middles }: Layout, scores: Float64Array): number {
  let squares = 0
  let freedom = 0
  for (let round = 0; round < middles.length; round++) {
    const [start, end] = [starts[round]!, starts[round + 1]!]
    if (end - start < 2) continue
    let sum = 0
    let raw = 0
    for (let i = start; i < end; i++) {
      const score = scores[i]!
      sum += score
      raw += score * score
    }
    squares += raw - (sum * sum) / (end - start)
    freedom += end - start - 1
  }
  // What is left of equal scores is rounding.
  return squares > 1e-12 * freedom ? Math.sqrt(squares / freedom) : 0
}

/**
 * Makes the test of whether the values of most rounds lie like two sides that are farther apart than `distance`. Of all pairs within rounds,
 * those of one value from either side make a share that is known before any value (two thirds for two and two); values in two modes,
 * whosever they are, make at most half. It knows how many values each side has, not which they are.
 */
function makeSplitTest({ starts, middles }: Layout): (residuals: Float64Array, distance: number) => boolean {
  let [pairs, across] = [0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    pairs += ((end - start) * (end - start - 1)) / 2
    across += (middle - start) * (end - middle)
  }
  const least = 0.5 * pairs + 0.6 * (across - 0.5 * pairs)
  return (residuals, distance) => {
    let far = 0
    for (let round = 0; round < middles.length; round++) {
      const end = starts[round + 1]!
      for (let i = starts[round]!; i < end; i++)
        for (let j = i + 1; j < end; j++) if (Math.abs(residuals[i]! - residuals[j]!) > distance) far++
    }
    return far > least
  }
}

/** Puts into `scores` those of the mid-ranks of `ranked` values, evenly spaced (Wilcoxon), with a standard deviation of about 1. */
function scoreByRank({ order, sorted }: Ranked, scores: Float64Array): void {
  const count = order.length
  const width = Math.sqrt(3) / count
  for (let first = 0, next = 0; first < count; first = next) {
    const value = sorted[first]!
    for (next = first + 1; next < count && sorted[next]! === value; ) next++
    const score = width * (first + next - count)
    for (let place = first; place < next; place++) scores[order[place]!] = score
  }
}
