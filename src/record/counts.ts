import * as v from 'valibot'
import { countMetrics } from '../metrics/metric.js'
import type { DataOf } from '../util/decode.js'
import { generousLimits, mostSides, name, text } from './limits.js'
import { deepReason } from './reasons.js'

const number = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))
const metric = v.picklist(countMetrics)
/** Four counts of at most two copies of each side, for each benchmark. */
const mostValues = 8 * mostSides * generousLimits.benchmarks

const value = v.object({
  benchmark: name,
  metric,
  side: name,
  copy: v.picklist([1, 2]),
  /** One for each run. The second run is left out where the first ones of two copies differed already. */
  values: v.pipe(v.array(number), v.nonEmpty(), v.maxLength(2)),
})

const place = v.object({
  benchmark: name,
  metric,
  /** The contender whose count differs from that of the baseline. */
  side: name,
  /** The function that differs most. */
  name: text,
  file: v.exactOptional(text),
  line: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** What was counted of each benchmark, one process each, and why not all of it was. */
export const recordedCounts = v.object({
  absence: v.exactOptional(deepReason),
  /** Set if only the process as a whole was counted, beside the benchmarks that it prints. */
  isOfProcess: v.exactOptional(v.literal(true)),
  values: v.pipe(v.array(value), v.maxLength(mostValues)),
  places: v.pipe(v.array(place), v.maxLength(mostValues)),
})

export type RecordedCounts = DataOf<typeof recordedCounts>

export type CountedValue = RecordedCounts['values'][number]

export type CountedPlace = RecordedCounts['places'][number]
