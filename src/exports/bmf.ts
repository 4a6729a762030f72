import type { Metric } from '../metrics/metric.js'
import type { SessionRecord } from '../record/record.js'
import { quantile } from '../stats/quantile.js'
import { collectSamples } from './samples.js'

interface Measure {
  readonly value: number
  readonly lower_value: number
  readonly upper_value: number
}

/**
 * Bencher Metric Format of one side: the median of each metric with its quartiles. A time is Bencher's own measure `latency`, in
 * nanoseconds; other metrics keep their name and base unit.
 */
export function writeBmf(record: SessionRecord, sides: readonly string[]): string {
  const benchmarks = new Map<string, Map<string, Measure>>()
  for (const { benchmark, metric, values } of collectSamples(record, sides)) {
    const measures = benchmarks.get(benchmark) ?? new Map<string, Measure>()
    measures.set(isLatency(metric) ? 'latency' : metric.name, describe(values, isLatency(metric) ? 1e9 : 1))
    benchmarks.set(benchmark, measures)
  }
  const entries = [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

function isLatency({ name, unit }: Metric): boolean {
  return name === 'time' && unit === 's'
}

function describe(values: readonly number[], factor: number): Measure {
  const sorted = Float64Array.from(values, value => value * factor).sort()
  return { value: quantile(sorted, 0.5), lower_value: quantile(sorted, 0.25), upper_value: quantile(sorted, 0.75) }
}
