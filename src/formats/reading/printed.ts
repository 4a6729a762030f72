import { convert } from '../../metrics/convert.js'
import type { Metric } from '../../metrics/metric.js'
import { describeSize, isComputable, isCounted, isPrintedInFull, stepOf } from '../../metrics/number.js'
import type { Direction } from '../../metrics/unit.js'
import { findThing, tidyUnit } from '../../metrics/unit.js'
import type { Reading } from '../format.js'
import { shorten } from './names.js'

/** A metric as a tool prints it, in its own unit. */
export interface PrintedMetric {
  readonly metric: string
  /** The tool's own spelling: `ns`, `B/op`, `ops/s`. */
  readonly unit: string
  /** Needed where the unit does not say it, or says it wrongly. */
  readonly better?: Direction | undefined
  readonly primary?: boolean
  readonly aside?: boolean
}

/** One metric of a benchmark: its values, or the tool's word for why it failed. */
export interface MetricValues extends PrintedMetric {
  /** Numbers, or the text of those that a text has: a float may not hold all of its digits. */
  readonly values?: readonly (number | string)[]
  /** The step of the digits, in the unit as printed, where a text has them. */
  readonly step?: number
  readonly error?: string | undefined
}

/** The output of a tool for one benchmark and metric. */
export interface Printed extends MetricValues {
  readonly benchmark: string
}

/** A metric, and what brings a tool's values to its unit: the same for all benchmarks, and so made once where there are many. */
export interface Quantity {
  readonly metric: Metric
  readonly factor: number
}

const longestThing = 100

export function makeQuantity({ metric: name, unit: printed, better: known, primary, aside }: PrintedMetric): Quantity {
  const { unit, factor, better } = tidyUnit(printed)
  const per = findThing(printed)?.slice(0, longestThing)
  const flags = { ...(per === undefined ? {} : { per }), ...(primary ? { primary } : {}), ...(aside ? { aside } : {}) }
  return { metric: { name, unit, better: known ?? better, ...flags }, factor }
}

/**
 * `values` of a benchmark, in base units; without a value, or with one that cannot be, it is an error. `step` is that of the printed digits
 * where a text has them, since `3.00` and `3` are one number.
 */
export function readValues(
  quantity: Quantity,
  benchmark: string,
  values: readonly (number | string)[],
  step?: number,
): Reading {
  const { metric, factor } = quantity
  const scaled = values.map(value => convert(value, factor))
  const flawed = scaled.length === 0 ? Number.NaN : scaled.find(value => isFlawed(value, metric))
  const reading = { benchmark: shorten(benchmark), metric, values: scaled, ...findStep(quantity, values, step) }
  if (flawed === undefined) return reading
  const size = describeSize(flawed) ?? `${Number(flawed.toPrecision(6))} ${metric.unit}, and it must be 0 or more`
  const error = Number.isFinite(flawed) ? `one of its values is ${size}` : 'it has no finite value'
  return { ...reading, values: [], error }
}

/** The step of a reading: that of the finest digits among its values. What is counted in whole units is exact, and has none. */
export function findStep(
  { metric, factor }: Quantity,
  values: readonly (number | string)[],
  step?: number,
): Pick<Reading, 'step'> {
  if (isCounted(metric.unit) && factor === 1) return {}
  if (values.some(value => isPrintedInFull(Number(value)))) return { step: 0 }
  return { step: factor * (step ?? Math.min(...values.map(value => stepOf(String(value))))) }
}

/** Units of time, and of work done in it. */
const neverNegative: ReadonlySet<string> = new Set(['s', '1/s', 'B/s', 'bit/s'])

/** Returns whether `value`, in the unit of `metric`, is not finite, too large, or below 0 where it cannot be. */
export function isFlawed(value: number, { unit }: Metric): boolean {
  return !isComputable(value) || (value < 0 && neverNegative.has(unit))
}

/** Converts what was printed to base units. */
export function makeReading({ benchmark, values = [], step, error, ...metric }: Printed): Reading {
  if (error === undefined) return readValues(makeQuantity(metric), benchmark, values, step)
  const failed = readValues(makeQuantity(metric), benchmark, [])
  return { ...failed, error: error.slice(0, longestError) || 'it failed' }
}

const longestError = 500

/** Reads the metrics of a benchmark. The first is an error if it has no value; the others are left out then. */
export function readMetrics(benchmark: string, metrics: readonly MetricValues[]): readonly Reading[] {
  return metrics
    .filter(({ values = [], error }, index) => index === 0 || error !== undefined || values.length > 0)
    .map(metric => makeReading({ ...metric, benchmark }))
}

/** Leaves out metrics without a value; where none has one, the first is an error. */
export function keepMeasured(metrics: readonly MetricValues[], error?: string): readonly MetricValues[] {
  const measured = metrics.filter(({ values = [] }) => values.length > 0)
  return measured.length > 0 ? measured : [{ ...metrics[0]!, error }]
}

/** `value` where it is a finite number: tools write NaN and Infinity as words, as text, as nothing. */
export function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** `value` where it is a list of finite numbers, and complete: what has a gap in it is no sample. */
export function finiteList(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite) ? value : undefined
}

/** The first of `values` that is a finite number, as a list of it alone; empty where none is. */
export function firstFinite(...values: readonly unknown[]): readonly number[] {
  return values.filter(value => finite(value) !== undefined).slice(0, 1) as readonly number[]
}

/** Computes the cost of one of `count` iterations from the cost of all of them. Returns NaN if there was none. */
export function perIteration(total: number, count: number): number {
  return count > 0 ? total / count : Number.NaN
}
