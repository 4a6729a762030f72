import { explain, type Reason } from '../../record/reasons.js'
import type { Warning } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import type { Section } from '../report.js'

/** A side on which the command, or what makes it ready, failed each time, so that nothing could be compared. */
export interface SideFailure {
  /** Undefined where something failed before there were sides to run. */
  readonly side: Side | 'both' | undefined
  /** How it ended, with the last lines that it printed. */
  readonly failure: Reason
}

/** What keeps a side from running at all, by the codes of the reasons. */
const breaks: readonly string[] = ['hook-failed', 'no-files', 'no-directory']

/** Finds the side that failed each time; undefined where something was compared, or a side ran and printed nothing that is read. */
export function findSideFailure({ status, findings, warnings }: Section): SideFailure | undefined {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const isCompared = judged.some(({ baseline, contender }) => baseline !== null && contender !== null)
  const isSilent = judged.length === 0 && status !== 'errored' && !warnings.some(isOfBreak)
  const told = warnings.flatMap(warning => {
    const failure = failureOf(warning)
    if (failure === undefined) return []
    const isOfCommand = codeOf(failure) === 'ended' && warning.runs === warning.of
    const side = warning.side ?? (warning.code === 'invocations-failed' ? 'both' : undefined)
    return isOfCommand || isBreak(failure) ? [{ side, failure }] : []
  })
  const [first] = told
  if (isCompared || isSilent || first === undefined) return undefined
  const sides = new Set(told.map(({ side }) => side))
  return { side: sides.size === 1 ? (first.side as SideFailure['side']) : 'both', failure: first.failure }
}

/** The failure that a warning tells of, which may be itself; undefined where it tells of none. */
export function failureOf(warning: Warning): Reason | undefined {
  if (breaks.includes(warning.code) || warning.code === 'not-measured') return warning
  return warning.code === 'invocations-failed' ? (warning.failure as Reason | undefined) : undefined
}

/** The code of a failure, also of one that another run's record tells of in its own words. */
export function codeOf({ code, of }: Reason): string {
  return code === 'quoted' && typeof of === 'string' ? of : code
}

/** Returns whether `failure` is of what makes a side ready, so that its benchmarks never started. */
export function isBreak(failure: Reason | undefined): boolean {
  return failure !== undefined && breaks.includes(codeOf(failure))
}

function isOfBreak(warning: Warning): boolean {
  return isBreak(failureOf(warning))
}

const hooks: Readonly<Record<string, string>> = {
  build: 'The build fails',
  setup: 'The setup fails',
  install: 'The installation fails',
}

/** Says what fails on a side, as the beginning of a sentence that goes on with the side. */
export function describeFailing(failure: Reason): string {
  const code = codeOf(failure)
  if (code === 'no-files') return '"files" matches nothing'
  if (code === 'no-directory') return 'The working directory is missing'
  return (code === 'hook-failed' && hooks[String(failure.hook)]) || 'The benchmarks fail'
}

/** Says in few words how a process ended: `exit status 3`. Returns undefined where none was started. */
export function describeExit({ exit, status, signal }: Reason): string | undefined {
  if (exit === 'exited') return `exit status ${status}`
  if (exit === 'signalled') return `ended by ${signal}`
  if (exit === 'timed-out') return 'its time limit was exceeded'
  return exit === 'not-started' ? 'it could not be started' : undefined
}

/** More lines of an error stand in the log. */
const mostLines = 10
/** Enough of an error that another run's record tells of in one line. */
const longestQuote = 500

/** The last lines that a process printed before it failed, or what there is to say in their place. */
export function failureLines(failure: Reason): readonly string[] {
  const { code, output, problem } = failure
  if (code === 'quoted') return [explain(failure).slice(0, longestQuote)]
  if (code === 'no-files' || code === 'no-directory') return [explain(failure)]
  const text = typeof output === 'string' && output !== '' ? output : typeof problem === 'string' ? problem : ''
  return text === '' ? [] : text.split('\n').slice(-mostLines)
}
