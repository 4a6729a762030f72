import type { Engine } from '../stats/engine.js'
import { normalCdf, normalQuantile } from '../stats/normal.js'
import { type Design, nominalAlpha, repeatedP } from '../stats/repeated-p.js'
import { studentCdf, studentQuantile } from '../stats/student.js'
import { type Bias, widenBy } from './bias.js'
import type { LogChange } from './change.js'

/** What the engine says once looks and the bias of installations are taken into account. */
export interface Inference {
  /** The repeated p-value of no change. */
  readonly p: number
  readonly estimate: number
  /** Natural logs; with what installations add. */
  readonly standardError: number
  /** The repeated interval. */
  interval(confidence: number): LogChange
  /** Half the interval's width in standard errors. */
  quantile(confidence: number): number
}

/** What is known beside the values. */
export interface Circumstances {
  readonly design: Design
  /** null: not estimated. */
  readonly bias: Bias | null
  /** How often one installation's variance enters the difference of the sides. */
  readonly weight: number
}

/**
 * The inference that `engine` allows under `circumstances`.
 *
 * The bias stretches the engine's intervals about the estimate; p is taken where the stretched interval of its level would end at
 * 0, so that both say the same. A t quantile takes the place of the normal one, by way of the level whose normal quantile it is.
 */
export function makeInference(engine: Engine, { design, bias, weight }: Circumstances): Inference {
  const { estimate, standardError } = engine
  const isStretched = bias !== null && Number.isFinite(standardError) && standardError > 0
  const { factor, degrees } = isStretched ? widenBy(bias, standardError, weight) : { factor: 1, degrees: Infinity }
  const nominalP = toStudentTail(factor === 1 ? engine.p : engine.pAt(estimate - estimate / factor), degrees)
  return {
    estimate,
    standardError: factor * standardError,
    get p() {
      return repeatedP(design, nominalP)
    },
    interval: confidence => {
      const { low, high } = engine.interval(1 - toNormalTail(nominalAlpha(design, 1 - confidence), degrees))
      return { estimate, low: estimate - factor * (estimate - low), high: estimate + factor * (high - estimate) }
    },
    quantile: confidence => -studentQuantile(nominalAlpha(design, 1 - confidence) / 2, degrees),
  }
}

/** The two-sided tail of Student's distribution beyond the quantile where the normal one has the tail `p`. */
function toStudentTail(p: number, degrees: number): number {
  return degrees === Infinity ? p : 2 * studentCdf(normalQuantile(p / 2), degrees)
}

function toNormalTail(p: number, degrees: number): number {
  return degrees === Infinity ? p : 2 * normalCdf(studentQuantile(p / 2, degrees))
}
