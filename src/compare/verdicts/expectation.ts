import { isComputable } from '../../metrics/number.js'
import { type Evaluated, evaluate, type Sizes } from '../../rules/expression.js'
import { listSizes } from '../../scan.js'
import type { Series } from '../series.js'

/** The value that a person worked out beforehand. */
export interface Expectation {
  /** The calculation as it was written. */
  readonly text: string
  /** In the unit of its finding. */
  readonly value: number
}

/** The work that is done in a time. */
export interface WorkDone {
  /** The calculation as it was written. */
  readonly text: string
  readonly amount: number
  /** Of the amount in a second: `flop/s`. */
  readonly unit: string
}

/** The value that a rule expects of `series`, in its unit; undefined where none does, or in another unit. */
export function findExpectation({ benchmark, metric, ruling }: ForRule): Expectation | undefined {
  const found = compute(ruling.expect, benchmark)
  return found && isInUnitOf(found, metric.unit) ? { text: found.text, value: found.value } : undefined
}

/** The work that a rule says `series` does, where that is a time; undefined elsewhere. */
export function findWork({ benchmark, metric, ruling }: ForRule): WorkDone | undefined {
  const found = compute(ruling.work, benchmark)
  if (found === undefined || metric.unit !== 's') return undefined
  return { text: found.text, amount: found.value, unit: found.unit === 'count' ? '1/s' : `${found.unit}/s` }
}

type ForRule = Pick<Series, 'benchmark' | 'metric' | 'ruling'>

function compute(
  text: string | false | undefined,
  benchmark: string,
): (Evaluated & { readonly text: string }) | undefined {
  if (text === undefined || text === false) return undefined
  const found = evaluate(text, sizesOf(benchmark))
  return found && found.value > 0 && isComputable(found.value) ? { ...found, text } : undefined
}

/** The sizes in the name of a benchmark; the first of two with one name. */
export function sizesOf(benchmark: string): Sizes {
  const sizes: Record<string, number> = {}
  for (const { parameter, size } of listSizes(benchmark)) sizes[parameter] ??= size
  return sizes
}

function isInUnitOf(found: Evaluated, unit: string): boolean {
  return found.unit === unit || (found.unit === 'count' && unit === '')
}
