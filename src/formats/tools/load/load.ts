import type { Metric } from '../../../metrics/metric.js'
import type { Reading } from '../../format.js'
import { firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

/** What is allowed to fail: a server that refuses looks fast. */
const mostFailures = 0.01

/** Seen beside the others, since 0% of nearly all services fail. */
const failed: Metric = { name: 'failures', unit: '%', better: 'lower', aside: true }

/** The result of a load generator for one run against one server. */
export interface Load {
  readonly benchmark: string
  /** The share of the requests that failed; not finite where there were none. Left out where the tool does not say it. */
  readonly failures?: number
  /** By name, the primary one first; what the output does not have is left out. */
  readonly metrics: readonly {
    readonly metric: string
    readonly unit: string
    readonly value: unknown
  }[]
}

/** The metrics of a run, or its error where more than 1% of its requests failed: then none of its numbers means what it says. */
export function readLoad({ benchmark, failures: told, metrics }: Load): readonly Reading[] {
  const isTold = told !== undefined
  const failures = told ?? 0
  const said = metrics.map(({ value, ...rest }, index) => ({
    ...rest,
    benchmark,
    primary: index === 0,
    values: firstFinite(value),
  }))
  if (failures <= mostFailures) {
    const readings = said.filter(({ values }, index) => index === 0 || values.length > 0).map(makeReading)
    const [{ benchmark: name, error }] = readings as [Reading]
    return error === undefined && isTold
      ? [...readings, { benchmark: name, metric: failed, values: [100 * Math.max(0, failures)] }]
      : readings
  }
  const why = Number.isFinite(failures)
    ? `${Number((failures * 100).toPrecision(3))}% of its requests failed`
    : 'there were no requests'
  return [makeFailure(said[0]!, why)]
}
