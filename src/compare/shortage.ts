import { makeReason, type Reason } from '../record/reasons.js'
import type { StopReason } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { countChoices, leastRounds } from '../stats/randomisation.js'
import { count } from '../util/plural.js'
import type { Finding } from './finding.js'
import type { Observation } from './series.js'

/** Rounds of whatever is of one side. */
interface Sided {
  readonly rounds: readonly (readonly Pick<Observation, 'side' | 'copy'>[])[]
}

/** Finds why the rounds of `series` are too few for a verdict. Returns undefined if they suffice. */
export function findShortage({ rounds }: Sided): Reason | undefined {
  const complete = rounds.filter(isComplete)
  const least = leastRounds(Math.max(0, ...complete.map(round => round.length)))
  // Copies that run several times in a round may tell as much in fewer rounds: the smallest p-value of an exact test decides.
  const isWide = complete.some(round => new Set(round.map(({ side, copy }) => `${side} ${copy}`)).size < round.length)
  if (complete.length < least && isWide) {
    const choices = complete.map(round => countChoices(round.length, countOf([round], 'contender')))
    if (2 / choices.reduce((product, value) => product * value, 1) > 0.05)
      return makeReason('few-runs', { runs: complete.flat().length })
  } else if (complete.length < least) return makeReason('few-rounds', { rounds: complete.length, least })
  return undefined
}

/** Returns whether a round has values of both sides. */
export function isComplete(round: Sided['rounds'][number]): boolean {
  return countOf([round], 'baseline') > 0 && countOf([round], 'contender') > 0
}

/** Returns whether there is a round in which the baseline has a value, and the contender has none. */
export function isMissingInContender({ rounds }: Sided): boolean {
  return rounds.some(round => countOf([round], 'baseline') > 0 && countOf([round], 'contender') === 0)
}

/** Counts the values of `side`. */
export function countOf(rounds: Sided['rounds'], side: Side): number {
  let count = 0
  for (const round of rounds) for (const observation of round) if (observation.side === side) count++
  return count
}

type Row = Pick<Finding, 'verdict' | 'reason'>

/** The codes of reasons for which a row has no verdict although both sides ran: measuring ended before there could be one. */
const shortages: ReadonlySet<string> = new Set(['few-rounds', 'few-runs'])

/** Returns whether a row has no verdict because measuring ended too early for it, on both sides alike. */
export function isCutShort({ verdict, reason }: Row): boolean {
  return verdict === 'not-comparable' && reason !== undefined && shortages.has(reason.code)
}

/** Returns whether a row has a verdict. One that a plan left out has none that anything was measured for. */
export function isSettled({ verdict, reason }: Row): boolean {
  return verdict !== null && verdict !== 'not-comparable' && reason?.code !== 'ran-once'
}

/** Returns whether measuring ended before any row had a verdict: then nothing was compared, as if it had never begun. */
export function isAllCutShort(findings: readonly Row[]): boolean {
  return findings.some(isCutShort) && !findings.some(isSettled)
}

/** Explains why measuring ended before a verdict: in a few words, where it did not end by itself. */
export function nameShortage(stoppedBy: StopReason | undefined): string {
  if (stoppedBy === 'time-budget') return 'time ran out'
  return stoppedBy === 'interrupted' ? 'it was interrupted' : 'too few rounds'
}

/** Explains how far `findings` are from a verdict, of which the one with the most rounds is nearest. Returns undefined if none is cut short. */
export function explainShortage(findings: readonly Row[], stoppedBy: StopReason | undefined): string | undefined {
  const numberOf = ({ rounds, runs }: Reason): number => Number(rounds ?? runs)
  const [nearest] = findings
    .flatMap(row => (isCutShort(row) ? row.reason! : []))
    .toSorted((a, b) => numberOf(b) - numberOf(a))
  if (nearest === undefined) return undefined
  const number = numberOf(nearest)
  const ran = count(number, nearest.code === 'few-rounds' ? 'round' : 'run')
  const needed = nearest.code === 'few-rounds' ? `a verdict needs ${Number(nearest.least)}` : 'a verdict needs more'
  const isCut = stoppedBy === 'time-budget' || stoppedBy === 'interrupted'
  return isCut
    ? `${nameShortage(stoppedBy)} after ${ran}, and ${needed}`
    : `${ran} ${number === 1 ? 'is' : 'are'} too few, because ${needed}`
}
