import * as v from 'valibot'
import { longestName } from './primitives.js'

/** The levels of the last pushes of the default branch up to the baseline, by the comparisons of that branch. */
export interface RecordedTrend {
  /** The names of the pushes, the oldest first and the baseline last. */
  readonly pushes: readonly string[]
  readonly levels: readonly {
    readonly benchmark: string
    readonly metric: string
    /** By push, above the baseline in hundred-thousandths of a natural log, where more is worse; null where no comparison joins it. */
    readonly heights: readonly (number | null)[]
  }[]
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))
const mostPushes = 100
const largestHeight = 2_000_000
const height = v.pipe(v.number(), v.safeInteger(), v.minValue(-largestHeight), v.maxValue(largestHeight))
const level = v.object({
  benchmark: name,
  metric: name,
  heights: v.pipe(v.array(v.nullable(height)), v.maxLength(mostPushes)),
})

/** The form of {@link RecordedTrend} in a record from outside. */
export const trend = v.object({
  pushes: v.pipe(v.array(name), v.maxLength(mostPushes)),
  levels: v.pipe(v.array(v.unknown()), v.maxLength(100_000), v.array(level)),
})
