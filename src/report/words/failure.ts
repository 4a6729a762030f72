import type { Reason } from '../../record/reasons.js'
import type { Warning } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import type { Section } from '../report.js'

/** A side on which the command, or what makes it ready, failed each time, so that nothing could be compared. */
export interface SideFailure {
  readonly side: Side | 'both'
  /** How it ended, with the last lines that it printed. */
  readonly failure: Reason
}

/** Finds the side that failed each time; undefined where something was compared, or a side ran and printed nothing that is read. */
export function findSideFailure({ status, findings, warnings }: Section): SideFailure | undefined {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const isCompared = judged.some(({ baseline, contender }) => baseline !== null && contender !== null)
  const isSilent = judged.length === 0 && status !== 'errored'
  const told = warnings.flatMap(warning => {
    const failure = failureOf(warning)
    const isOfCommand = failure?.code === 'ended' && warning.runs === warning.of
    return isOfCommand || failure?.code === 'hook-failed' ? [{ side: warning.side, failure }] : []
  })
  const [first] = told
  if (isCompared || isSilent || first === undefined) return undefined
  const sides = new Set(told.map(({ side }) => side))
  const isOfOne = sides.size === 1 && (first.side === 'baseline' || first.side === 'contender')
  return { side: isOfOne ? (first.side as Side) : 'both', failure: first.failure }
}

/** The failure that a warning tells of, which may be itself; undefined where it tells of none. */
export function failureOf(warning: Warning): Reason | undefined {
  if (warning.code === 'hook-failed' || warning.code === 'not-measured') return warning
  return warning.code === 'invocations-failed' ? (warning.failure as Reason | undefined) : undefined
}

/** Says in few words how a process ended: `exit status 3`. */
export function describeExit({ exit, status, signal }: Reason): string {
  if (exit === 'exited') return `exit status ${status}`
  if (exit === 'signalled') return `ended by ${signal}`
  return exit === 'timed-out' ? 'its time limit was exceeded' : 'it could not be started'
}

/** More lines of an error stand in the log. */
const mostLines = 10

/** The last lines that a process printed before it failed. */
export function failureLines({ output, problem }: Reason): readonly string[] {
  const text = typeof output === 'string' && output !== '' ? output : typeof problem === 'string' ? problem : ''
  return text === '' ? [] : text.split('\n').slice(-mostLines)
}
