import type { Metric } from './metric.js'
import { serverMetrics } from './server-metrics.js'

/** What can be known of a process from outside, in base units, by name; less of each is better. */
const units = {
  'cpu-time': 's',
  'user-time': 's',
  'system-time': 's',
  'peak-memory': 'B',
  'minor-faults': 'count',
  'major-faults': 'count',
  'voluntary-switches': 'count',
  'involuntary-switches': 'count',
  instructions: 'count',
  cycles: 'count',
  branches: 'count',
  'branch-misses': 'count',
  'cache-misses': 'count',
} as const

export type ProcessMetric = keyof typeof units

export const processMetrics = Object.keys(units) as readonly ProcessMetric[]

/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling: ReadonlySet<string> = new Set(['cpu-time', 'peak-memory', 'instructions', ...serverMetrics])

/** Returns whether a process that does more has no more of the metric with this name. It has as much at some time. */
export function isLevel(name: ProcessMetric): boolean {
  return name === 'peak-memory'
}

/** The metric with this name, of the process as a whole. */
export function makeProcessMetric(name: ProcessMetric): Metric {
  return { name, unit: units[name], better: 'lower' }
}

/** Returns whether a reader sees the metric with this name without asking for it. */
export function isTelling(name: string): boolean {
  return telling.has(name)
}
