import { once } from '../util/once.js'
import { normalCdf, normalQuantile } from './distributions/normal.js'
import { type Engine, invert, type Levelled, type Scale, type ShiftResult, type ShiftTest } from './inversion.js'
import { quantile, quantileOfFew } from './quantile.js'
import {
  type Blocks,
  isEnumerable,
  type LowerTail,
  listDifferences,
  makeBlocks,
  makeLowerTail,
  type RoundBlock,
  type Statistic,
  standardise,
  sumScores,
} from './randomisation.js'
import { isAdaptable, makeAdaptiveScores, makeAligner, makeRankScores } from './scores.js'

/** The way values are scored: as ranks, or with scores that adapt to the noise if there are enough values. */
export type Scores = 'ranks' | 'adaptive'

/** Scores, and where the level may shift between runners: at the first round of each further one. */
export interface EngineOptions {
  readonly scores: Scores
  readonly breaks: readonly number[]
}

/**
 * The inference of docs/method/mathematics.md over `rounds`: scores of all values, their randomisation within
 * rounds (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides.
 */
export function makeEngine(rounds: readonly RoundBlock[], options: Partial<EngineOptions> = {}): Engine {
  return makeEngineOf(makeBlocks(rounds), options)
}

function makeEngineOf(blocks: Blocks, options: Partial<EngineOptions>): Engine {
  const { breaks = [], scores = 'adaptive' } = options
  const isAdaptive = scores === 'adaptive' && isAdaptable(blocks)
  const scoreResiduals = isAdaptive ? makeAdaptiveScores(blocks) : makeRankScores(blocks.values.length)
  const alignBy = makeAligner(blocks, breaks)
  const test = makeTest(blocks, shift => scoreResiduals(alignBy(shift)))
  const inversion = once(() => invert(test, findScale(blocks, { isAdaptive, hasBreaks: breaks.length > 0 })))
  const byRanks = once(() => makeEngineOf(blocks, { ...options, scores: 'ranks' }))
  return {
    ...{ exact: test.exact, pAt: test.pAt, zAt: test.zAt, testAt: test.testAt, byRanks },
    get p() {
      return inversion().p
    },
    get estimate() {
      return inversion().estimate
    },
    get standardError() {
      return inversion().standardError
    },
    interval: confidence => inversion().interval(confidence),
    excludes: (bound, end, confidence) => inversion().excludes(bound, end, confidence),
    hasIslands: confidence => inversion().hasIslands(confidence),
    levelled: () => putOnCommonLevel(blocks, breaks, inversion().estimate),
  }
}

/** Whole numbers per standard deviation of the sum of scores: so few keep the exact distribution short. */
const coarse = 80

/** The test by `score`: by the exact null distribution where that is affordable, or else by the normal one. */
function makeTest(blocks: Blocks, score: (shift: number) => Float64Array | Int32Array) {
  const exact = isEnumerable(blocks)
  /** The tail on the side where the observed sum lies, with room beyond it, and the mean on its lattice. */
  const findTail = (shift: number, roomInErrors: number) => {
    const scores = score(shift)
    const whole = scores instanceof Int32Array ? scores : roundScores(blocks, scores)
    const statistic = sumScores(blocks, whole)
    const sign = statistic.excess > 0 ? -1 : 1
    const seen = sign * statistic.sum
    const error = Math.sqrt(statistic.variance)
    const tail = makeLowerTail(blocks, { scores: whole, sign, limit: seen + roomInErrors * error })
    return {
      statistic,
      tail,
      error,
      observed: Math.round((seen - tail.base) / tail.step),
      mean: seen + Math.abs(statistic.excess),
    }
  }
  const zAt = (shift: number): number => standardise(sumScores(blocks, score(shift)))
  const testAt = (shift: number): ShiftResult => {
    if (!exact) {
      const statistic = sumScores(blocks, score(shift))
      const z = standardise(statistic)
      return { ...statistic, p: Math.min(1, 2 * normalCdf(-Math.abs(z))), pLower: normalCdf(z), pUpper: normalCdf(-z) }
    }
    return addTails(findTail(shift, 0))
  }
  const calibrateAt = (shift: number, alpha: number) => {
    if (!exact) return { p: testAt(shift).p, critical: normalQuantile(1 - alpha / 2) }
    const area = findTail(shift, 0.25)
    const { tail, error, mean } = area
    // Half-way between the last sum of at most that probability and the first above it.
    let [below, entry] = [0, 0]
    while (entry < tail.masses.length && below + tail.masses[entry]! <= alpha / 2) below += tail.masses[entry++]!
    return { p: addTails(area).p, critical: (mean - tail.base - (entry - 0.5) * tail.step) / (error || 1) }
  }
  return { exact, zAt, testAt, pAt: shift => testAt(shift).p, calibrateAt } satisfies ShiftTest &
    Record<string, unknown>
}

/** Adds up the tails on either side of the observed sum. */
function addTails({
  statistic,
  tail,
  observed,
}: {
  readonly statistic: Statistic
  readonly tail: LowerTail
  readonly observed: number
}): ShiftResult {
  let below = 0
  for (let i = 0; i < observed; i++) below += tail.masses[i]!
  const near = Math.min(1, below + tail.masses[observed]!)
  const far = 1 - below
  const tails = statistic.excess > 0 ? { pLower: far, pUpper: near } : { pLower: near, pUpper: far }
  return { ...statistic, ...tails, p: Math.min(1, 2 * Math.min(near, far)) }
}

/** `scores` as whole numbers, so that sums lie on a lattice. */
function roundScores(blocks: Blocks, scores: Float64Array): Int32Array {
  const { variance } = sumScores(blocks, scores)
  const weight = variance > 0 ? coarse / Math.sqrt(variance) : 0
  const whole = new Int32Array(scores.length)
  for (let i = 0; i < whole.length; i++) whole[i] = Math.round(weight * scores[i]!)
  return whole
}

/** Shifts that carry all of one side clear of the other, whatever the quartiles that align them, and about where the estimate is. */
function findScale(
  blocks: Blocks,
  { isAdaptive, hasBreaks }: { readonly isAdaptive: boolean; readonly hasBreaks: boolean },
): Scale {
  const { values, middles } = blocks
  const differences = listDifferences(blocks)
  const sorted = values.slice().sort()
  const spread = sorted.length === 0 ? 0 : sorted.at(-1)! - sorted[0]!
  const least = 1e-9 * Math.max(1, spread)
  const centre = differences.length === 0 ? 0 : quantile(differences, 0.5)
  const width = differences.length === 0 ? 0 : quantile(differences, 0.75) - quantile(differences, 0.25)
  const unit = Math.max((width || spread) / 2 / Math.sqrt(Math.max(1, middles.length)), 100 * least)
  // Ranks change in steps, which are found; adaptive scores at each shift, where a thousandth of a standard error is as good.
  const isSmooth = isAdaptive || values.length > 2000
  return {
    centre,
    unit,
    reach: (hasBreaks ? 8 : 1) * spread + unit,
    finest: Math.max(least, (isSmooth ? 1e-3 : 1e-4) * unit),
    isSmooth,
  }
}

/**
 * Takes from the values of `blocks`, the contender's lowered by `shift`, what comes and goes with the rounds, and gives all of them back the
 * median of that. So the levels of both sides differ by exactly the shift, and swapping the sides swaps them.
 */
function putOnCommonLevel({ values, starts, middles }: Blocks, breaks: readonly number[], shift: number): Levelled {
  const lowered = values.slice()
  const sides = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < middles.length; round++) {
    for (let i = starts[round]!; i < middles[round]!; i++) sides.a.push(i)
    for (let i = middles[round]!; i < starts[round + 1]!; i++) {
      lowered[i] = values[i]! - shift
      sides.b.push(i)
    }
  }
  const levelled = takeLocalLevels(lowered, starts, breaks)
  const common = quantile(lowered.map((value, i) => value - levelled[i]!).sort(), 0.5)
  const a = Float64Array.from(sides.a, i => levelled[i]! + common)
  const b = Float64Array.from(sides.b, i => levelled[i]! + common + shift)
  return { centre: quantile(levelled.sort(), 0.5) + common, a, b }
}

/** So many invocations around a round tell its level. */
const fewestAround = 20

/**
 * Takes from each value the lower quartile of the rounds around it, since noise mostly adds: what comes and goes with the rounds, such as a
 * drift. Rounds begin at each of `starts`, and no window reaches across one of `breaks`.
 */
export function takeLocalLevels(values: Float64Array, starts: Int32Array, breaks: readonly number[]): Float64Array {
  const rounds = starts.length - 1
  const fullest = starts.subarray(1).reduce((most, end, i) => Math.max(most, end - starts[i]!), 1)
  const half = Math.max(0, Math.ceil((fewestAround / fullest - 1) / 2))
  const edges = [0, ...breaks, rounds]
  const left = new Float64Array(values.length)
  for (const [part, first] of edges.slice(0, -1).entries()) {
    const end = edges[part + 1]!
    const size = Math.min(2 * half + 1, end - first)
    for (let round = first; round < end; round++) {
      const start = Math.min(Math.max(round - half, first), end - size)
      const around = values.subarray(starts[start]!, starts[start + size]!)
      const level = around.length === 0 ? 0 : quantileOfFew(around, 0.25)
      for (let i = starts[round]!; i < starts[round + 1]!; i++) left[i] = values[i]! - level
    }
  }
  return left
}
