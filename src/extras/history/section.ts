import type { Change, Finding } from '../../compare/finding.js'
import { isCalled, toChange } from '../../compare/verdict.js'
import { say, type Text, trusted } from '../../document/text.js'
import { seriesKey } from '../../record/key.js'
import type { Pair } from '../../record/record.js'
import type { Section, SinceRow } from '../../report/report.js'
import { changeText } from '../../report/words/words.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import { reachOfLooks } from '../../stats/network/steps.js'
import { confidence, widenFor } from './levels.js'

/**
 * Adds what a comparison found to the baseline's level above a release. Both have errors of their own, so the squares of their reaches
 * add up (Zou & Donner 2008).
 */
export function addSince({ since }: Pick<Pair, 'since'>, findings: readonly Finding[]): Pick<Section, 'since'> {
  if (since === undefined) return {}
  const { levels, degrees = Infinity, ...release } = since
  const quantile = reachOfLooks * widenFor({ degrees })
  const known = new Map(levels.map(level => [seriesKey(level), level]))
  const rows = findings.flatMap((finding): readonly SinceRow[] => {
    const { benchmark, metric, better, verdict } = finding
    const level = known.get(seriesKey(finding))
    const log = readLog(finding)
    if (level === undefined || log === undefined || verdict === null || verdict === 'not-comparable') return []
    const span = (estimate: number, reach: number): Change =>
      toChange({ estimate, low: estimate - reach, high: estimate + reach }, better, confidence)
    const reach = quantile * level.standardError
    const here = span(level.estimate + log.estimate, Math.hypot(reach, log.reach))
    return [{ benchmark, metric, main: span(level.estimate, reach), here }]
  })
  return { since: { ...release, rows } }
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

/** More are in the JSON. */
const mostShown = 5

/** Says how far benchmarks are from the last release that this change moves, or brings beyond the threshold together with the changes before it. */
export function sinceSentences({ since, findings, settings: { threshold } }: Section): readonly Text[] {
  if (since === undefined) return []
  const isOneMetric = new Set(since.rows.map(({ metric }) => metric)).size === 1
  const moved = new Set(findings.filter(({ verdict }) => isCalled(verdict)).map(seriesKey))
  return since.rows
    .filter(row => moved.has(seriesKey(row)) || (isBeyond(row.here, threshold) && !isBeyond(row.main, threshold)))
    .slice(0, mostShown)
    .map(({ benchmark, metric, main, here }) => {
      const what = isOneMetric ? say`${benchmark}` : say`${benchmark} (${metric})`
      return say`Since ${since.name}, ${what}: ${trusted(changeText(main))} on main, and with this change ${trusted(changeText(here))}.`
    })
}

function isBeyond({ value, low, high }: Change, threshold: number): boolean {
  const isApart = (low ?? Number.NEGATIVE_INFINITY) > 0 || (high ?? Number.POSITIVE_INFINITY) < 0
  return isApart && Math.abs(value) >= threshold
}
