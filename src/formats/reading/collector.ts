import type { Metric } from '../../metrics/metric.js'
import { FormatError, type Reading } from '../format.js'
import { shorten } from './names.js'
import { findStep, isFlawed, type Quantity, readValues } from './printed.js'

/** The most readings, one for each benchmark and metric, that one output may hold: no report could show more. */
export const mostReadings = 100_000

/** Returns the error for an output with more than `mostReadings`. */
export function makeTooMany(): FormatError {
  return new FormatError(
    `the output has more than ${mostReadings} benchmarks and metrics: run fewer at a time, in separate suites`,
  )
}

interface CollectedReading extends Omit<Reading, 'values' | 'step'> {
  readonly values: number[]
  step?: number
}

/** Gathers one reading for each benchmark and metric from lines that have a value each: large outputs repeat few names. */
export class ReadingCollector {
  readonly readings: Reading[] = []
  readonly #known = new Map<Metric, Map<string, CollectedReading>>()

  /** Adds `value`, in the unit that was printed, in digits of this step. A value that cannot be is an error of its benchmark. */
  add(quantity: Quantity, benchmark: string, value: number, step?: number): void {
    const { metric, factor } = quantity
    const scaled = value * factor
    if (isFlawed(scaled, metric)) {
      this.push(readValues(quantity, benchmark, [value]))
      return
    }
    const ofMetric = this.#known.get(metric) ?? new Map<string, CollectedReading>()
    this.#known.set(metric, ofMetric)
    const reading = ofMetric.get(benchmark)
    const printed = findStep(quantity, [value], step)
    if (reading) {
      reading.values.push(scaled)
      if (printed.step !== undefined) reading.step = Math.min(reading.step ?? printed.step, printed.step)
      return
    }
    const first = { benchmark: shorten(benchmark), metric, values: [scaled], ...printed }
    ofMetric.set(benchmark, first)
    this.push(first)
  }

  /** Adds a reading that stands alone, such as an error. */
  push(reading: Reading): void {
    if (this.readings.length === mostReadings) throw makeTooMany()
    this.readings.push(reading)
  }
}
