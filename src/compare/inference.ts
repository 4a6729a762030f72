import type { ChangeEngine } from '../stats/engine/engine.js'
import { type End, endsBefore } from '../stats/engine/inversion.js'
import { type Design, nominalAlpha, repeatedP } from '../stats/sequential/repeated-p.js'
import { once } from '../util/once.js'
import type { LogChange } from './change.js'
import { type Bias, type Circumstances, chanceBeyond, reachOf, widen } from './estimate-offsets.js'

/** The result of the engine after looks and the bias of installations are taken into account. */
export interface Inference {
  /** The repeated p-value of no change. */
  readonly p: number
  /** That p-value if it is at most `alpha`, and 1 otherwise, which is quicker to tell. */
  pUpTo(alpha: number): number
  readonly estimate: number
  /** Natural logs; with what installations add. */
  readonly standardError: number
  /** The repeated interval. */
  interval(confidence: number): LogChange
  /** Returns whether the repeated interval ends before it reaches `bound`, which takes less than the interval itself. */
  excludes(bound: number, end: End, confidence: number): boolean
  /** Returns the average distance of the repeated interval's ends. */
  reach(confidence: number): number
}

/**
 * The inference that `engine` allows under `circumstances`: a change must be more than chance makes by the exact test, and more than
 * installations make by what the controls show of them. So p is the larger of the two, and the interval holds both.
 *
 * What the controls show can take a finding away but never make one: without a bias, the error rate stays that of the exact test.
 */
export function makeInference(engine: ChangeEngine, { design, bias, weight }: Circumstances): Inference {
  if (bias !== null && Number.isFinite(engine.standardError)) return inferWithBias(engine, { design, bias, weight })
  const levelOf = (confidence: number): number => 1 - nominalAlpha(design, 1 - confidence)
  return {
    get estimate() {
      return engine.estimate
    },
    get standardError() {
      return engine.standardError
    },
    get p() {
      return repeatedP(design, engine.p)
    },
    pUpTo: alpha => repeatedUpTo(design, engine.p, alpha),
    interval: confidence => ({ estimate: engine.estimate, ...engine.interval(levelOf(confidence)) }),
    excludes: (bound, end, confidence) => engine.excludes(bound, end, levelOf(confidence)),
    reach: confidence => reachByTest(engine, levelOf(confidence)),
  }
}

/** Rounding must not lose a p-value that is just `alpha`. */
const slack = 1 + 1e-6

function repeatedUpTo(design: Design, nominal: number, alpha: number): number {
  return nominal > slack * nominalAlpha(design, alpha) ? 1 : repeatedP(design, nominal)
}

function reachByTest(engine: ChangeEngine, level: number): number {
  const { low, high } = engine.interval(level)
  return (high - low) / 2
}

function inferWithBias(
  engine: ChangeEngine,
  { design, bias, weight }: Circumstances & { readonly bias: Bias },
): Inference {
  const { estimate } = engine
  const uncertainty = { standardError: engine.standardError, weight }
  const standardError = widen(bias, uncertainty)
  const nominal = once(() => Math.max(engine.p, chanceBeyond(bias, uncertainty, Math.abs(estimate))))
  const reaches = new Map<number, number>()
  const reachAt = (alpha: number): number => {
    const reach = reaches.get(alpha) ?? reachOf(bias, uncertainty, alpha)
    reaches.set(alpha, reach)
    return reach
  }
  return {
    estimate,
    standardError,
    get p() {
      return repeatedP(design, nominal())
    },
    pUpTo: alpha => repeatedUpTo(design, nominal(), alpha),
    interval: confidence => {
      const alpha = nominalAlpha(design, 1 - confidence)
      const { low, high } = engine.interval(1 - alpha)
      const reach = reachAt(alpha)
      return { estimate, low: Math.min(low, estimate - reach), high: Math.max(high, estimate + reach) }
    },
    excludes: (bound, end, confidence) => {
      const alpha = nominalAlpha(design, 1 - confidence)
      const reach = reachAt(alpha)
      const ends = { low: estimate - reach, high: estimate + reach }
      return endsBefore(ends, bound, end) && engine.excludes(bound, end, 1 - alpha)
    },
    reach: confidence => {
      const alpha = nominalAlpha(design, 1 - confidence)
      return Math.max(reachAt(alpha), reachByTest(engine, 1 - alpha))
    },
  }
}

/**
 * The engine to judge by: the one whose scores adapt, and where the control has failed the one by ranks.
 *
 * Copies of the same code that lie far apart make modes, which adaptive scores would fit, each to the other's copy. A failed control
 * does look at which copy a value is from, not only at values and places. But it fails in one of a hundred runs without a reason, what
 * it shows widens the interval that is then judged, and the difference of two copies of one side is uncorrelated with the difference
 * of the sides, under the same random orders: the error rates stay as they are, as the simulations of docs/method/mathematics.md show.
 */
export function chooseEngine(change: ChangeEngine, controlFailed: boolean): ChangeEngine {
  return controlFailed ? change.byRanks() : change
}
