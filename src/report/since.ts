import { toChange } from '../compare/change.js'
import type { Change, Finding } from '../compare/finding.js'
import type { RecordedSince } from '../record/record.js'
import { normalQuantile } from '../stats/distributions/normal.js'
import { studentQuantile } from '../stats/distributions/student.js'

/** The changes since a release. */
export interface SinceRelease {
  /** Name of the release. */
  readonly name: string
  readonly commit?: string
  readonly rows: readonly SinceRow[]
}

/** The change of one benchmark since a release. */
export interface SinceRow {
  readonly benchmark: string
  readonly metric: string
  /** Change of the baseline since then. */
  readonly main: Change
  /** Change of the contender since then. */
  readonly here: Change
}

const confidence = 0.95

/**
 * Adds what a comparison found to the baseline's level above a release. Both have errors of their own, so the squares of their reaches
 * add up (Zou & Donner 2008).
 */
export function addSince(
  { levels, degrees = Infinity, ...release }: RecordedSince,
  findings: readonly Finding[],
): SinceRelease {
  const quantile = studentQuantile((1 + confidence) / 2, degrees)
  const known = new Map(levels.map(level => [JSON.stringify([level.benchmark, level.metric]), level]))
  const rows = findings.flatMap((finding): readonly SinceRow[] => {
    const { benchmark, metric, better, verdict } = finding
    const level = known.get(JSON.stringify([benchmark, metric]))
    const own = readLog(finding)
    if (level === undefined || own === undefined || verdict === null || verdict === 'not-comparable') return []
    const span = (estimate: number, reach: number): Change =>
      toChange({ estimate, low: estimate - reach, high: estimate + reach }, better, confidence)
    const reach = quantile * level.standardError
    return [
      {
        benchmark,
        metric,
        main: span(level.estimate, reach),
        here: span(level.estimate + own.estimate, Math.hypot(reach, own.reach)),
      },
    ]
  })
  return { ...release, rows }
}

/** The estimate of an interval and its reach on both sides, in natural logs where more is worse. */
function readLog({ change, better }: Finding): { readonly estimate: number; readonly reach: number } | undefined {
  if (change === null || change.low === null || change.high === null || change.low <= -1) return undefined
  const width = Math.log1p(change.high) - Math.log1p(change.low)
  const estimate = Math.log1p(change.value)
  return {
    estimate: better === 'higher' ? -estimate : estimate,
    reach: ((width / 2) * normalQuantile((1 + confidence) / 2)) / normalQuantile((1 + change.level) / 2),
  }
}
