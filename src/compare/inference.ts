import { type ChangeEngine, endsBefore } from '../stats/inversion.js'
import { nominalAlpha, repeatedP } from '../stats/sequential/repeated-p.js'
import { once } from '../util/once.js'
import type { Circumstances, Inference } from './assessment.js'
import { chanceBeyond, reachOf, widen } from './once/offsets.js'
import type { LogChange } from './verdict.js'

/** Rounding must not lose a p-value that is just `alpha`. */
const slack = 1 + 1e-6

/**
 * The inference that `engine` allows under `circumstances`: a change must be more than chance makes by the exact test, and more than
 * installations make by what the controls show of them. So p is the larger of the two, and the interval holds both.
 *
 * What the controls show can take a finding away but never make one: without a bias, the error rate stays that of the exact test.
 */
export function makeInference(engine: ChangeEngine, circumstances: Circumstances): Inference {
  const { design, weight } = circumstances
  const bias = circumstances.bias && Number.isFinite(engine.standardError) ? circumstances.bias : null
  const uncertaintyOf = () => ({ standardError: engine.standardError, weight })
  const standardError = once(() => (bias ? widen(bias, uncertaintyOf()) : engine.standardError))
  const chanceOf = () => (bias ? chanceBeyond(bias, uncertaintyOf(), Math.abs(engine.estimate)) : 0)
  const nominal = once(() => Math.max(engine.p, chanceOf()))
  const reaches: [alpha: number, reach: number][] = []
  /** Half the width that installations allow for; none without a bias. */
  const reachAt = (alpha: number): number => {
    if (bias === null) return -Infinity
    const known = reaches.find(([level]) => level === alpha)?.[1]
    const reach = known ?? reachOf(bias, uncertaintyOf(), alpha)
    if (known === undefined) reaches.push([alpha, reach])
    return reach
  }
  const alphaOf = (confidence: number): number => nominalAlpha(design, 1 - confidence)
  return {
    get estimate() {
      return engine.estimate
    },
    get standardError() {
      return standardError()
    },
    get p() {
      return repeatedP(design, nominal())
    },
    pUpTo: alpha => (nominal() > slack * nominalAlpha(design, alpha) ? 1 : repeatedP(design, nominal())),
    interval: confidence => {
      const alpha = alphaOf(confidence)
      const [{ estimate }, { low, high }, reach] = [engine, engine.interval(1 - alpha), reachAt(alpha)]
      return { estimate, low: Math.min(low, estimate - reach), high: Math.max(high, estimate + reach) }
    },
    excludes: (bound, end, confidence) => {
      const alpha = alphaOf(confidence)
      const reach = reachAt(alpha)
      const isBeyond = (): boolean =>
        endsBefore({ low: engine.estimate - reach, high: engine.estimate + reach }, bound, end)
      return (bias === null || isBeyond()) && engine.excludes(bound, end, 1 - alpha)
    },
    hasIslands: confidence => engine.hasIslands(1 - alphaOf(confidence)),
    reach: confidence => {
      const alpha = alphaOf(confidence)
      const { low, high } = engine.interval(1 - alpha)
      return Math.max(reachAt(alpha), (high - low) / 2)
    },
  }
}

/**
 * The interval of `inference` with `less` and `more` at its ends, drawn to those of `bounds` that are not rejected: beyond a gap, scores that
 * are fitted to each shift may accept them again, and what is not ruled out must not be said of them.
 */
export function drawInterval(
  inference: Inference,
  confidence: number,
  {
    bounds,
    less = 0,
    more = 0,
  }: { readonly bounds: readonly number[]; readonly less?: number; readonly more?: number },
): LogChange {
  const { estimate, low, high } = inference.interval(confidence)
  const finite = bounds.filter(Number.isFinite)
  const below = finite.filter(value => value < estimate && !inference.excludes(value + less, 'low', confidence))
  const above = finite.filter(value => value > estimate && !inference.excludes(value - more, 'high', confidence))
  return { estimate, low: Math.min(low - less, ...below), high: Math.max(high + more, ...above) }
}

/** Returns those of `bounds` that a change has to pass: beyond a 0 that is rejected, none on the other side of it. */
export function boundsToPass(inference: Inference, confidence: number, bounds: readonly number[]): readonly number[] {
  const { estimate, low, high } = inference.interval(confidence)
  return low <= 0 && high >= 0 ? bounds : bounds.filter(bound => bound * estimate > 0)
}

/**
 * The engine to judge by: the one whose scores adapt, and where the control has failed the one by ranks.
 *
 * Copies of the same code that lie far apart make modes, which adaptive scores would fit, each to the other's copy. A failed control
 * does look at which copy a value is from, not only at values and places. But it fails in one of a hundred runs without a reason, what
 * it shows widens the interval that is then judged, and the difference of two copies of one side is uncorrelated with the difference
 * of the sides, under the same random orders: the error rates stay as they are, as docs/method/simulations.md counts for the whole tool.
 */
export function chooseEngine(change: ChangeEngine, controlFailed: boolean): ChangeEngine {
  return controlFailed ? change.byRanks() : change
}
