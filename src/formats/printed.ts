import type { Direction } from '../metrics/metric.js'
import { tidyUnit } from '../metrics/unit.js'
import type { Reading } from './format.js'
import { shorten } from './names.js'

/** What a tool printed of one benchmark and metric, in its own unit. */
export interface Printed {
  readonly benchmark: string
  readonly metric: string
  /** As printed: `ns`, `B/op`, `ops/s`. */
  readonly unit: string
  readonly values: readonly number[]
  /** Where the unit does not say it, or says it wrongly. */
  readonly better?: Direction
  readonly primary?: boolean
}

/** What was printed, in base units; without a value, or with one that is not finite, it is an error. */
export function makeReading({ benchmark, metric, unit: printed, values, better: known, primary }: Printed): Reading {
  const { unit, factor, better } = tidyUnit(printed)
  const scaled = factor === 1 ? values : values.map(value => value * factor)
  const reading = {
    benchmark: shorten(benchmark),
    metric: { name: metric, unit, better: known ?? better, ...(primary ? { primary } : {}) },
  }
  return scaled.length > 0 && scaled.every(Number.isFinite)
    ? { ...reading, values: scaled }
    : { ...reading, values: [], error: 'it has no finite value' }
}

/** A benchmark that failed, by the tool's own word for it. */
export function makeFailure(failed: Omit<Printed, 'values'>, error: string): Reading {
  return { ...makeReading({ ...failed, values: [] }), error: error.slice(0, longestError) || 'it failed' }
}

const longestError = 500
