import type { Metric } from './metric.js'

/** What is known of the server that a command uses, in base units, by name; less of each is better. */
const units = { 'server cpu-time': 's', 'server peak-memory': 'B' } as const

export const serverMetrics = Object.keys(units) as readonly (keyof typeof units)[]

/** The metric with this name, of the server of an invocation. */
export function makeServerMetric(name: keyof typeof units): Metric {
  return { name, unit: units[name], better: 'lower' }
}
