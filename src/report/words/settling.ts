import { share } from '../../metrics/scale.js'
import type { Report } from '../report.js'
import { having } from '../rows.js'
import { count } from './headline.js'

/** How many more rounds would settle all that is inconclusive; undefined where that is not known of all. */
export function roundsToSettle({ findings }: Pick<Report, 'findings'>): number | undefined {
  const open = having(findings, 'inconclusive').map(finding => finding.roundsToSettle)
  const known = open.filter(rounds => rounds !== null)
  return known.length > 0 && known.length === open.length ? Math.max(...known) : undefined
}

/** What unchanged means here, in a few words. */
export function withinWords({ settings, findings }: Pick<Report, 'settings' | 'findings'>): string {
  const isOwn = findings.some(({ threshold }) => threshold !== undefined)
  return `within ±${share(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`
}

/** What can be expected of more rounds. */
export function settlingWords(report: Report): string {
  const rounds = roundsToSettle(report)
  return rounds === undefined ? 'cannot tell yet' : `about ${count(rounds, 'more round')} would settle them`
}
