import { summarise } from '../compare/summary.js'
import type { SessionRecord } from '../record/record.js'
import { collectSamples, type Sample } from './samples.js'

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
  for (const sample of collectSamples(record, sides)) {
    const measures = benchmarks.get(sample.benchmark) ?? new Map<string, Measure>()
    const [name, measure] = makeMeasure(sample)
    benchmarks.set(sample.benchmark, measures.set(name, measure))
  }
  const entries = [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

function makeMeasure({ metric: { name, unit }, values }: Sample): readonly [name: string, measure: Measure] {
  // What was read from such a file has that name already.
  const isLatency = unit === 's' && (name === 'time' || name === 'latency')
  const { median, q1, q3 } = summarise(isLatency ? values.map(value => value * 1e9) : values)!
  return [isLatency ? 'latency' : name, { value: median, lower_value: q1, upper_value: q3 }]
}
