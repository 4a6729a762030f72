import type { Reading } from '../formats/format.js'
import { seriesKey } from '../record/key.js'
import type { Measurement } from '../record/record.js'
import type { Statistic } from '../record/statistic.js'

/**
 * One measurement for each benchmark and metric of an invocation; readings of the same benchmark and metric are its iterations.
 *
 * Iterations inside one process are correlated. Pooled across processes they would err 24–92% of the time, so each invocation
 * counts once, with `statistic` of its iterations.
 */
export function makeMeasurements(readings: readonly Reading[], statistic: Statistic): readonly Measurement[] {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const key = seriesKey({ benchmark: reading.benchmark, metric: reading.metric.name })
    const group = groups.get(key)
    if (group) group.push(reading)
    else groups.set(key, [reading])
  }
  return [...groups.values()].map(group => makeMeasurement(group, statistic))
}

function makeMeasurement(group: readonly Reading[], statistic: Statistic): Measurement {
  const { benchmark, metric } = group[0]!
  const error = group.find(reading => reading.error !== undefined)?.error
  if (error !== undefined) return { benchmark, metric, value: Number.NaN, error }
  const differing = group.find(
    reading => reading.metric.unit !== metric.unit || reading.metric.better !== metric.better,
  )
  if (differing)
    return { benchmark, metric, value: Number.NaN, error: `"${metric.name}" was printed in two units or directions` }
  const values = group.length === 1 ? group[0]!.values : group.flatMap(reading => reading.values)
  const step = group.reduce((finest, { step = 0 }) => Math.min(finest, step), Infinity)
  const printed = {
    ...(step > 0 && step < Infinity ? { step } : {}),
    ...(group.some(({ repeated }) => repeated) ? { repeated: true as const } : {}),
  }
  if (values.length === 1) return { benchmark, metric, value: values[0]!, ...printed }
  return { benchmark, metric, value: statistic(values), samples: values, ...printed }
}
