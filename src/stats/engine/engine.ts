import { normalCdf } from '../distributions/normal.js'
import { takeLocalLevels } from '../local-levels.js'
import { quantile } from '../quantile.js'
import { AdaptiveScoring, isAdaptable } from '../scores/adaptive-scores.js'
import { type Blocks, makeBlocks, type RoundBlock } from './blocks.js'
import type { CurveScoring } from './crossing.js'
import { estimateStart, type Limits } from './estimate.js'
import { type End, type Ends, type Engine, endsBefore, type Inversion, type Levelled } from './inversion.js'
import { invertRanks } from './rank-inversion.js'
import { invertScores } from './score-inversion.js'
import { Ranking, standardise } from './statistic.js'
import { makeTester, type Tester } from './tester.js'

/** The way values are scored: as ranks, or with scores that adapt to the noise if there are enough values. */
export type Scores = 'ranks' | 'adaptive'

/** Scores, and where the level may shift between runners: at the first round of each further one. */
export interface EngineOptions {
  readonly scores: Scores
  readonly breaks: readonly number[]
}

/**
 * The engine of docs/method/mathematics.md over `rounds`: scores of all values, their randomisation within
 * rounds (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides.
 */
export function makeEngine(rounds: readonly RoundBlock[], options: Partial<EngineOptions> = {}): Engine {
  return new RandomisationEngine(makeBlocks(rounds), options)
}

/** An engine that finds out what it is asked for, and keeps little of it, since a record may have ten thousand benchmarks. */
class RandomisationEngine implements Engine {
  readonly #blocks: Blocks
  readonly #options: Partial<EngineOptions>
  readonly #parts: Parts
  readonly #intervals: [confidence: number, ends: Ends][] = []
  #p: number | undefined
  #inversion: Inversion | undefined
  #standardError: number | undefined
  #byRanks: Engine | undefined

  constructor(blocks: Blocks, options: Partial<EngineOptions>) {
    const { breaks = [], scores = 'adaptive' } = options
    this.#blocks = blocks
    this.#options = options
    this.#parts = makeParts(blocks, breaks, scores === 'adaptive' && isAdaptable(blocks))
  }

  get exact() {
    return this.#parts.tester.exact
  }

  get p() {
    this.#p ??= this.pAt(0)
    return this.#p
  }

  get estimate() {
    return this.#invert().estimate ?? 0
  }

  get standardError() {
    // Without any spread, the two crossings lie on each other, but for the tolerance.
    this.#standardError ??= Math.max(0, this.#invert().findStandardError())
    return this.#standardError
  }

  pAt(shift: number) {
    return this.#parts.tester.testAt(shift).p
  }

  zAt(shift: number) {
    return this.#parts.tester.z.evaluate(shift)
  }

  interval(confidence: number) {
    const known = this.#findKnown(confidence)
    if (known) return known
    const ends = this.#invert().findEnds(1 - confidence, this.p)
    this.#intervals.push([confidence, ends])
    return ends
  }

  excludes(bound: number, end: End, confidence: number) {
    const known = this.#findKnown(confidence) ? undefined : this.#invert().excludes?.(bound, end, 1 - confidence)
    return known ?? endsBefore(this.interval(confidence), bound, end)
  }

  diagnose(shift: number) {
    const { scoring, tester } = this.#parts
    const statistic = scoring.at(shift)
    const pNormal = Math.min(1, 2 * normalCdf(-Math.abs(standardise(statistic))))
    return { t2: statistic.sum, mean2: statistic.mean, var4: statistic.variance, pNormal, ...tester.testAt(shift) }
  }

  levelled() {
    return putOnCommonLevel(this.#blocks, this.#options.breaks ?? [], this.#invert().estimate ?? 0)
  }

  byRanks() {
    this.#byRanks ??= new RandomisationEngine(this.#blocks, { ...this.#options, scores: 'ranks' })
    return this.#byRanks
  }

  #findKnown(confidence: number): Ends | undefined {
    return this.#intervals.find(([level]) => level === confidence)?.[1]
  }

  #invert(): Inversion {
    this.#inversion ??= this.#parts.invert()
    return this.#inversion
  }
}

/** The test of one way to score values, and what inverts it. */
interface Parts {
  readonly scoring: CurveScoring
  readonly tester: Tester
  readonly invert: () => Inversion
}

function makeParts(blocks: Blocks, breaks: readonly number[], isAdaptive: boolean): Parts {
  const scoring = isAdaptive ? new AdaptiveScoring(blocks, breaks) : new Ranking(blocks, breaks)
  const tester = makeTester(blocks, scoring)
  const invert = (): Inversion => {
    const limits = findLimits(blocks)
    const isCurve = isAdaptive || (limits.isSmooth && !tester.exact)
    return isCurve ? invertScores(tester, limits) : invertRanks(tester, scoring, limits)
  }
  return { scoring, tester, invert }
}

/** Shifts that carry all of one side clear of the other, whatever the quartiles that align them. */
function findLimits(blocks: Blocks): Limits {
  const { values } = blocks
  let [lowest, highest] = [Infinity, -Infinity]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  const spread = values.length > 0 ? highest - lowest : 0
  const finest = 1e-9 * Math.max(1, spread)
  // Where values are many, steps are small, and a thousandth of a standard error is as good as the step itself.
  const isSmooth = values.length > 2000
  const start = estimateStart(blocks)
  const tolerance = isSmooth ? Math.max(finest, 1e-3 * start.unit) : finest
  return { reach: 8 * spread + 1, tolerance, isSmooth, start }
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
  const own = takeLocalLevels(lowered, starts, breaks)
  const common = quantile(lowered.map((value, i) => value - own[i]!).sort(), 0.5)
  const a = Float64Array.from(sides.a, i => own[i]! + common)
  const b = Float64Array.from(sides.b, i => own[i]! + common + shift)
  return { centre: quantile(own.sort(), 0.5) + common, a, b }
}
