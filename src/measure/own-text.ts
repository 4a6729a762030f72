import type { Metric } from '../metrics/metric.js'
import type { Measurement } from '../record/record.js'

/**
 * Makes measurements hold their own text, once for each benchmark and metric of a session.
 *
 * A name that was cut out of an output is a view into it, and keeps all of it in memory as long as the record: 80 invocations
 * that print 25 MB each would be 2 GB.
 */
export function makeTextOwner(): (measurements: readonly Measurement[]) => readonly Measurement[] {
  const names = new Map<string, string>()
  const metrics = new Map<string, Metric>()
  const ownName = (name: string): string => names.get(name) ?? keep(names, name, copyText(name))
  const ownMetric = (metric: Metric): Metric => {
    const key = JSON.stringify([metric.name, metric.unit, metric.better, metric.primary, metric.aside])
    return (
      metrics.get(key) ?? keep(metrics, key, { ...metric, name: copyText(metric.name), unit: copyText(metric.unit) })
    )
  }
  return measurements =>
    measurements.map(one => ({
      ...one,
      benchmark: ownName(one.benchmark),
      metric: ownMetric(one.metric),
      ...(one.error === undefined ? {} : { error: copyText(one.error) }),
    }))
}

/** The same text, that is no view into another. */
export function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text))
}

/** The key is a copy too: of a name it is the name itself. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value): Value {
  kept.set(typeof value === 'string' ? value : key, value)
  return value
}
