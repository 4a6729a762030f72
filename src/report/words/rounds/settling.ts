import type { Finding } from '../../../compare/verdicts/finding.js'
import { share } from '../../../metrics/scale.js'
import { count } from '../../../util/plural.js'
import { having } from '../../rows.js'
import type { Section } from '../../section.js'

/** The expected benefit of more rounds, and their cost. */
export interface Outlook {
  /** What about so many more rounds would settle. */
  readonly reachable: readonly Finding[]
  readonly rounds: number
  /** How long those rounds take; undefined where nobody knows how long one takes. */
  readonly seconds: number | undefined
  /** What no reasonable time on this machine would settle. */
  readonly beyond: readonly Finding[]
}

/** As long as anybody should be told to wait. */
const mostSeconds = 3600

/** Estimates what more rounds can settle among everything inconclusive. */
export function findOutlook(report: Section): Outlook {
  const secondsPerRound = report.plan && report.rounds > 0 ? report.plan.seconds / report.rounds : undefined
  const isTooLong = (rounds: number): boolean =>
    rounds === Number.POSITIVE_INFINITY || rounds * (secondsPerRound ?? 0) > mostSeconds
  const open = having(report.findings, 'inconclusive').filter(({ doubt }) => doubt === undefined)
  const beyond = open.filter(finding => isTooLong(roundsOf(finding, report)))
  const reachable = open.filter(finding => !beyond.includes(finding))
  const rounds = Math.max(0, ...reachable.map(finding => roundsOf(finding, report)))
  return { reachable, rounds, seconds: secondsPerRound && rounds * secondsPerRound, beyond }
}

/** How many more rounds to try: as many again as there were, where the interval is narrow enough already, or has no ends. */
function roundsOf(
  { roundsToSettle, change, equivalence = change!, threshold }: Finding,
  { rounds, settings }: Section,
): number {
  if (roundsToSettle !== null) return roundsToSettle
  if (change === null) return rounds
  const size = Math.abs(change.value)
  const limit = threshold ?? settings.threshold
  const { low, high } = size < limit ? equivalence : change
  if (low === null || high === null) return rounds
  const room = size < limit ? limit - size : size
  return (high - low) / 2 > room ? Number.POSITIVE_INFINITY : rounds
}

/** Describes in a few words what unchanged means here. */
export function withinWords({ settings, findings }: Pick<Section, 'settings' | 'findings'>): string {
  const isOwn = findings.some(({ threshold }) => threshold !== undefined)
  return `within ±${share(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`
}

/** A time that rounds take, as people say it: `4 more minutes`. */
export function moreTime(seconds: number): string {
  return seconds < 50
    ? count(Math.max(10, Math.ceil(seconds / 10) * 10), 'more second')
    : count(Math.ceil(seconds / 60), 'more minute')
}

/** Describes in a few words what to expect from more rounds. */
export function settlingWords(report: Section): string {
  const { reachable, rounds, seconds, beyond } = findOutlook(report)
  if (reachable.length === 0) return 'more rounds on this machine would not settle them'
  const cost = seconds === undefined ? count(rounds, 'more round') : `${moreTime(seconds)} (${count(rounds, 'round')})`
  return `about ${cost} would settle ${beyond.length === 0 ? 'them' : reachable.length}`
}
