import { firstFinite, type MetricValues, readMetrics } from '../../reading/printed.js'

/** The share that is allowed to fail: a server that refuses looks fast. */
const mostFailures = 0.01

/** The result of a load generator for one run against one server. */
export interface Load {
  readonly name: string
  /** The share of the requests that failed; not finite where there were none. Left out where the tool does not say it. */
  readonly failures?: number
  /** The primary metric comes first; what the output does not have is left out. */
  readonly metrics: readonly {
    readonly metric: string
    readonly unit: string
    readonly value: unknown
  }[]
}

/** The metrics of a run, or its error where more than 1% of its requests failed: then none of its numbers means what it says. */
export function readLoad({ failures, metrics }: Load): readonly MetricValues[] {
  const said = metrics.map(({ value, ...rest }, index) => ({
    ...rest,
    primary: index === 0,
    values: firstFinite(value),
  }))
  if (failures !== undefined && !(failures <= mostFailures)) return [{ ...said[0]!, error: describeFailures(failures) }]
  const isGood = readMetrics('', said)[0]!.error === undefined
  return failures !== undefined && isGood ? [...said, describeShare(failures)] : said
}

/** Seen beside the others, since 0% of nearly all services fail. */
function describeShare(failures: number): MetricValues {
  return { metric: 'failures', unit: '%', better: 'lower', aside: true, values: [100 * Math.max(0, failures)] }
}

function describeFailures(failures: number): string {
  return Number.isFinite(failures)
    ? `${Number((failures * 100).toPrecision(3))}% of its requests failed`
    : 'there were no requests'
}

/** The lines of each run of a tool: from a line that `start` matches to the next. */
export function splitRuns(lines: readonly string[], start: RegExp): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const line of lines)
    if (start.test(line)) runs.push([line])
    else runs.at(-1)?.push(line)
  return runs
}
