import * as v from 'valibot'
import { largest } from '../metrics/computable.js'
import { longestName } from './primitives.js'

/** The baseline against a release, by the races of the default branch. */
export interface RecordedSince {
  /** The name of the release, as people know it. */
  readonly name: string
  readonly commit?: string
  /** The degrees of freedom of the standard errors; undefined if these are taken as known. */
  readonly degrees?: number
  /** In natural logs, where more is worse. */
  readonly levels: readonly {
    readonly benchmark: string
    readonly metric: string
    readonly estimate: number
    readonly standardError: number
  }[]
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))
const finite = v.pipe(v.number(), v.finite(), v.minValue(-largest), v.maxValue(largest))
const level = v.object({
  benchmark: name,
  metric: name,
  estimate: finite,
  standardError: v.pipe(finite, v.minValue(0)),
})

/** The form of {@link RecordedSince} in a record from outside. */
export const since = v.object({
  name,
  commit: v.exactOptional(name),
  degrees: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  levels: v.pipe(v.array(v.unknown()), v.maxLength(100_000), v.array(level)),
})
