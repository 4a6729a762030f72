import { toChange } from '../compare/verdicts/change.js'
import type { Change, Finding } from '../compare/verdicts/finding.js'
import type { RecordedSince } from '../record/since.js'
import { normalQuantile } from '../stats/distributions/normal.js'

/** The changes since a release. */
export interface SinceRelease {
  /** What people call it. */
  readonly name: string
  readonly commit?: string
  readonly rows: readonly SinceRow[]
}

/** The change of one benchmark since a release. */
export interface SinceRow {
  readonly benchmark: string
  readonly metric: string
  /** Of the baseline. */
  readonly main: Change
  /** Of the contender. */
  readonly here: Change
}

const confidence = 0.95
const z = normalQuantile((1 + confidence) / 2)

/** Adds what a comparison found to the baseline's level above a release. Both have errors of their own. */
export function addSince({ levels, ...release }: RecordedSince, findings: readonly Finding[]): SinceRelease {
  const known = new Map(levels.map(level => [JSON.stringify([level.benchmark, level.metric]), level]))
  const rows = findings.flatMap((finding): readonly SinceRow[] => {
    const { benchmark, metric, better, verdict } = finding
    const level = known.get(JSON.stringify([benchmark, metric]))
    const own = readLog(finding)
    if (level === undefined || own === undefined || verdict === null || verdict === 'incomparable') return []
    const span = (estimate: number, standardError: number): Change => {
      const reach = z * standardError
      return toChange({ estimate, low: estimate - reach, high: estimate + reach }, better, confidence)
    }
    return [
      {
        benchmark,
        metric,
        main: span(level.estimate, level.standardError),
        here: span(level.estimate + own.estimate, Math.hypot(level.standardError, own.standardError)),
      },
    ]
  })
  return { ...release, rows }
}

/** The estimate and the standard error that an interval is of, in natural logs where more is worse. */
function readLog({
  change,
  better,
}: Finding): { readonly estimate: number; readonly standardError: number } | undefined {
  if (change === null || change.low === null || change.high === null || change.low <= -1) return undefined
  const width = Math.log1p(change.high) - Math.log1p(change.low)
  const estimate = Math.log1p(change.value)
  return {
    estimate: better === 'higher' ? -estimate : estimate,
    standardError: width / 2 / normalQuantile((1 + change.level) / 2),
  }
}
