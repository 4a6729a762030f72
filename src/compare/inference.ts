import type { ChangeEngine } from '../stats/engine/inversion.js'
import { type End, endsBefore } from '../stats/engine/inversion.js'
import { type Design, nominalAlpha, repeatedP } from '../stats/sequential/repeated-p.js'
import type { Bias, Circumstances, Inference } from './assessment.js'
import type { LogChange } from './change.js'
import { chanceBeyond, reachOf, widen } from './stages/3-estimate-offsets.js'

/**
 * The inference that `engine` allows under `circumstances`: a change must be more than chance makes by the exact test, and more than
 * installations make by what the controls show of them. So p is the larger of the two, and the interval holds both.
 *
 * What the controls show can take a finding away but never make one: without a bias, the error rate stays that of the exact test.
 */
export function makeInference(engine: ChangeEngine, { design, bias, weight }: Circumstances): Inference {
  if (bias !== null && Number.isFinite(engine.standardError))
    return new BiasedInference(engine, { design, bias, weight })
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

/** Inference by an engine and by what installations add, which keeps what it has found. */
class BiasedInference implements Inference {
  readonly estimate: number
  readonly standardError: number
  readonly #engine: ChangeEngine
  readonly #circumstances: Circumstances & { readonly bias: Bias }
  readonly #reaches: [alpha: number, reach: number][] = []
  #nominal: number | undefined

  constructor(engine: ChangeEngine, circumstances: Circumstances & { readonly bias: Bias }) {
    this.#engine = engine
    this.#circumstances = circumstances
    this.estimate = engine.estimate
    this.standardError = widen(circumstances.bias, this.#findUncertainty())
  }

  get p(): number {
    return repeatedP(this.#circumstances.design, this.#findNominal())
  }

  pUpTo(alpha: number): number {
    return repeatedUpTo(this.#circumstances.design, this.#findNominal(), alpha)
  }

  interval(confidence: number): LogChange {
    const alpha = this.#findAlpha(confidence)
    const { low, high } = this.#engine.interval(1 - alpha)
    const { estimate } = this
    const reach = this.#reachAt(alpha)
    return { estimate, low: Math.min(low, estimate - reach), high: Math.max(high, estimate + reach) }
  }

  excludes(bound: number, end: End, confidence: number): boolean {
    const alpha = this.#findAlpha(confidence)
    const reach = this.#reachAt(alpha)
    const ends = { low: this.estimate - reach, high: this.estimate + reach }
    return endsBefore(ends, bound, end) && this.#engine.excludes(bound, end, 1 - alpha)
  }

  reach(confidence: number): number {
    const alpha = this.#findAlpha(confidence)
    return Math.max(this.#reachAt(alpha), reachByTest(this.#engine, 1 - alpha))
  }

  #findAlpha(confidence: number): number {
    return nominalAlpha(this.#circumstances.design, 1 - confidence)
  }

  #findUncertainty() {
    return { standardError: this.#engine.standardError, weight: this.#circumstances.weight }
  }

  #findNominal(): number {
    this.#nominal ??= Math.max(
      this.#engine.p,
      chanceBeyond(this.#circumstances.bias, this.#findUncertainty(), Math.abs(this.estimate)),
    )
    return this.#nominal
  }

  #reachAt(alpha: number): number {
    const known = this.#reaches.find(([level]) => level === alpha)
    if (known) return known[1]
    const reach = reachOf(this.#circumstances.bias, this.#findUncertainty(), alpha)
    this.#reaches.push([alpha, reach])
    return reach
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
