import type { Direction } from './unit.js'

/** The quantity that a value measures. */
export interface Metric {
  readonly name: string
  /** A base unit (`s`, `B`, `count`, `1/s`), or the tool's own word where it is none of these. */
  readonly unit: string
  readonly better: Direction
  /** The thing that a time is for each of, where that is no iteration: `row` of `ns/row`. */
  readonly per?: string
  /** Set if the tool says that its benchmark is about it; otherwise the time is, or the first metric. */
  readonly primary?: true
  /** Set if it is of the process as a whole, and not printed by the command: it is judged only where it is named. */
  readonly aside?: true
}

/** The counters of a process that can be read from outside, in base units, by name; less of each is better. */
const processUnits = {
  'cpu-time': 's',
  'user-time': 's',
  'system-time': 's',
  'peak-memory': 'B',
  'minor-faults': 'count',
  'major-faults': 'count',
  'voluntary-switches': 'count',
  'involuntary-switches': 'count',
  'run-delay': 's',
  'waiting-time': 's',
  instructions: 'count',
  cycles: 'count',
  branches: 'count',
  'branch-misses': 'count',
  'cache-misses': 'count',
} as const

/** The counters of the server that a command uses. */
const serverUnits = { 'server cpu-time': 's', 'server peak-memory': 'B' } as const

export type ProcessMetric = keyof typeof processUnits

export const processMetrics = Object.keys(processUnits) as readonly ProcessMetric[]

export const serverMetrics = Object.keys(serverUnits) as readonly (keyof typeof serverUnits)[]

/**
 * The counts of a benchmark's work, by metric, with the smallest change worth reporting as a fraction: they repeat to the last digit, so a
 * threshold for noise would only hide something. A program that starts elsewhere takes a few instructions more or less.
 */
const countThresholds = { allocations: 0, allocated: 0, 'peak-heap': 0, instructions: 0.001 } as const

export type CountMetric = keyof typeof countThresholds

export const countMetrics = Object.keys(countThresholds) as readonly CountMetric[]

/** Returns the smallest change of an exact count that is worth reporting, as a fraction; undefined where `name` is none. */
export function findCountThreshold(name: string): number | undefined {
  return Object.hasOwn(countThresholds, name) ? countThresholds[name as CountMetric] : undefined
}

/** The count with this name, of a benchmark or of its whole process; less is better. */
export function makeCountMetric(name: CountMetric): Metric {
  return { name, unit: name === 'allocated' || name === 'peak-heap' ? 'B' : 'count', better: 'lower' }
}

/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling: ReadonlySet<string> = new Set([
  ...['cpu-time', 'wall-time', 'peak-memory'],
  ...countMetrics,
  ...serverMetrics,
])

/** Returns whether a process that does more has no more of the metric with this name. It has as much at some time. */
export function isLevel(name: ProcessMetric): boolean {
  return name === 'peak-memory'
}

/** The metric with this name, of a process or a server as a whole. */
export function makeProcessMetric(name: ProcessMetric | keyof typeof serverUnits): Metric {
  return { name, unit: { ...processUnits, ...serverUnits }[name], better: 'lower' }
}

/** Returns whether a reader sees the metric with this name without asking for it. */
export function isTelling(name: string): boolean {
  return telling.has(name)
}
