import { convert } from '../../metrics/convert.js'
import type { Metric } from '../../metrics/metric.js'
import type { Reading } from '../format.js'
import { shorten } from './names.js'
import { findStep, isFlawed, type Quantity, readValues } from './printed.js'

interface CollectedReading extends Omit<Reading, 'values' | 'step'> {
  readonly values: number[]
  step?: number
}

/** Gathers one reading for each benchmark and metric from lines that have a value each: large outputs repeat few names. */
export class ReadingCollector {
  /** What stands alone, such as an error, is added by its reader. */
  readonly readings: Reading[] = []
  readonly #known = new Map<Metric, Map<string, CollectedReading>>()

  /** Adds `value`, a number or its text in the unit that was printed, in digits of this step. A value that cannot be is an error of its benchmark. */
  add(quantity: Quantity, benchmark: string, value: number | string, step?: number): void {
    const { metric, factor } = quantity
    const scaled = convert(value, factor)
    if (isFlawed(scaled, metric)) {
      this.readings.push(readValues(quantity, benchmark, [value]))
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
    this.readings.push(first)
  }
}
