import { summarise } from '../compare/summary.js'
import type { SessionRecord } from '../record/record.js'
import { collectSamples, nameOf, type Sample } from './samples.js'

/**
 * One side as `critcmp --export` writes it, for `critcmp BASELINE.json CONTENDER.json`: times in nanoseconds. It shows the mean and the
 * standard deviation; the intervals that its file must have are left at their points.
 */
export function writeCritcmp(record: SessionRecord, sides: readonly string[]): string {
  const times = collectSamples(record, sides).filter(({ metric }) => metric.unit === 's')
  const benchmarks = Object.fromEntries(times.map(sample => [nameOf(sample), writeBenchmark(sample)]))
  return `${JSON.stringify({ name: sides.join('-'), benchmarks }, null, 2)}\n`
}

function writeBenchmark(sample: Sample): object {
  const { mean, median, mad, sd } = summarise(sample.values.map(value => value * 1e9))!
  const name = nameOf(sample)
  return {
    baseline: sample.side,
    fullname: name,
    criterion_benchmark_v1: {
      group_id: name,
      function_id: null,
      value_str: null,
      throughput: null,
      full_id: name,
      directory_name: name,
    },
    criterion_estimates_v1: {
      mean: makePoint(mean),
      median: makePoint(median),
      median_abs_dev: makePoint(mad),
      slope: null,
      std_dev: makePoint(sd ?? 0),
    },
  }
}

function makePoint(value: number): object {
  return {
    confidence_interval: { confidence_level: 0, lower_bound: value, upper_bound: value },
    point_estimate: value,
    standard_error: 0,
  }
}
