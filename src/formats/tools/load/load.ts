import { finite, firstFinite, type MetricValues, readMetrics } from '../../reading/printed.js'

/** The share that is allowed to fail: a server that refuses looks fast. */
const mostFailures = 0.01

/** The result of a load generator for one run against one server. */
export interface Load {
  readonly name: string
  /** The share of the requests that failed; not finite where there were none. Left out where the tool does not say it. */
  readonly failures?: number
  /** True if the tool says that its requests came at a set rate, so that the benchmark is about the time that they took. */
  readonly isRateSet?: boolean
  /** The primary metric comes first, unless a rate was set; what the output does not have is left out. */
  readonly metrics: readonly {
    readonly metric: string
    readonly unit: string
    readonly value: unknown
    /** Set if it is too coarse to be shown: it tells only whether the time moved. */
    readonly aside?: true
    /** The step in which the tool cuts it. */
    readonly step?: number
    /** Why it has none, where the tool's settings are to blame. */
    readonly error?: string
  }[]
}

/** The metrics of a run, or its error where more than 1% of its requests failed: then none of its numbers means what it says. */
export function readLoad({ failures, isRateSet = false, metrics }: Load): readonly MetricValues[] {
  const time = metrics.findIndex(
    ({ metric, aside, value }) => metric === 'time' && !aside && finite(value) !== undefined,
  )
  const measured: readonly MetricValues[] = metrics.map(({ value, ...metric }, index) => ({
    ...metric,
    primary: index === (isRateSet ? Math.max(0, time) : 0),
    ...(metric.error === undefined ? { values: firstFinite(value) } : {}),
  }))
  if (failures === undefined) return measured
  if (!(failures <= mostFailures)) {
    const share = `${Number((failures * 100).toPrecision(3))}% of its requests failed`
    return [{ ...measured[0]!, error: Number.isFinite(failures) ? share : 'there were no requests' }]
  }
  if (readMetrics('', measured)[0]!.error !== undefined) return measured
  // Seen beside the others, since 0% of nearly all services fail.
  const values = [100 * Math.max(0, failures)]
  return [...measured, { metric: 'failures', unit: '%', better: 'lower', aside: true, values }]
}

/** The lines of each run of a tool: from a line that `start` matches to the next. */
export function splitRuns(lines: readonly string[], start: RegExp): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const line of lines)
    if (start.test(line)) runs.push([line])
    else runs.at(-1)?.push(line)
  return runs
}

/** What `pattern` captures in the first line that it matches: nothing where it matches none. */
export function capture(lines: readonly string[], pattern: RegExp): readonly (string | undefined)[] {
  return (
    lines
      .map(line => pattern.exec(line))
      .find(match => match !== null)
      ?.slice(1) ?? []
  )
}
