import { describeSize, isComputable } from '../../metrics/computable.js'
import type { Direction, Metric } from '../../metrics/metric.js'
import { tidyUnit } from '../../metrics/unit.js'
import type { Reading } from '../format.js'
import { shorten } from './names.js'

/** A metric as a tool prints it, in its own unit. */
export interface PrintedMetric {
  readonly metric: string
  /** As printed: `ns`, `B/op`, `ops/s`. */
  readonly unit: string
  /** Where the unit does not say it, or says it wrongly. */
  readonly better?: Direction | undefined
  readonly primary?: boolean
}

/** The output of a tool for one benchmark and metric. */
export interface Printed extends PrintedMetric {
  readonly benchmark: string
  readonly values: readonly number[]
}

/** A metric, and what brings a tool's values to its unit: the same for all benchmarks, and so made once where there are many. */
export interface Quantity {
  readonly metric: Metric
  readonly factor: number
}

export function makeQuantity({ metric: name, unit: printed, better: known, primary }: PrintedMetric): Quantity {
  const { unit, factor, better } = tidyUnit(printed)
  return { metric: { name, unit, better: known ?? better, ...(primary ? { primary } : {}) }, factor }
}

/** `values` of a benchmark, in base units; without a value, or with one that cannot be, it is an error. */
export function readValues({ metric, factor }: Quantity, benchmark: string, values: readonly number[]): Reading {
  const scaled = factor === 1 ? values : values.map(value => value * factor)
  if (scaled.length === 0) return { benchmark: shorten(benchmark), metric, values: [], error: notFinite }
  const flawed = scaled.find(value => isFlawed(value, metric))
  if (flawed === undefined) return { benchmark: shorten(benchmark), metric, values: scaled }
  return { benchmark: shorten(benchmark), metric, values: [], error: describeFlaw(flawed, metric) }
}

/** `readValues` of one value, for the many lines that hold no more. */
export function readValue({ metric, factor }: Quantity, benchmark: string, value: number): Reading {
  const scaled = value * factor
  return isFlawed(scaled, metric)
    ? readValues({ metric, factor: 1 }, benchmark, [scaled])
    : { benchmark: shorten(benchmark), metric, values: [scaled] }
}

const notFinite = 'it has no finite value'

/** Units of what takes time, or is done in it. */
const neverNegative: ReadonlySet<string> = new Set(['s', '1/s', 'B/s'])

/** Returns whether `value`, in the unit of `metric`, is not finite, too large, or below 0 where it cannot be. */
export function isFlawed(value: number, { unit }: Metric): boolean {
  return !isComputable(value) || (value < 0 && neverNegative.has(unit))
}

/** What is wrong with one of a benchmark's values, in its base unit. */
function describeFlaw(value: number, { unit }: Metric): string {
  if (!Number.isFinite(value)) return notFinite
  return `one of its values is ${describeSize(value) ?? `${Number(value.toPrecision(6))} ${unit}, and it must be 0 or more`}`
}

/** Converts what was printed to base units. */
export function makeReading(printed: Printed): Reading {
  return readValues(makeQuantity(printed), printed.benchmark, printed.values)
}

/** A benchmark that failed, by the tool's own word for it. */
export function makeFailure(failed: Omit<Printed, 'values'>, error: string): Reading {
  return { ...makeReading({ ...failed, values: [] }), error: error.slice(0, longestError) || 'it failed' }
}

const longestError = 500
