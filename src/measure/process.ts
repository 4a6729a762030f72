import { describeEnding, explain, makeReason, type Reason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import type { Purpose, Starts } from '../record/starts.js'
import { quote } from '../util/shell-word.js'
import type { Variables } from './variables.js'

/** One fresh process to be run and timed: a copy's command, already resolved to an argument vector. */
export interface ProcessRequest {
  /** The program and its arguments; a shell line comes as `['bash', '--noprofile', …, '-c', line]`. */
  readonly argv: readonly string[]
  readonly directory: string
  /** All variables of the process: nothing is inherited, and only the marker that finds strays is added. */
  readonly environment: Variables
  /** Those of this process alone, beside or instead of `environment`, which takes no time where it is that of the request before. */
  readonly overrides?: Variables
  readonly timeoutInSeconds: number
  /** The only copy that it may write to, where commands are isolated; all of them where this is left out. */
  readonly confinedTo?: string
  /** The number of runs, back to back, up to the first failure; one where this is left out. Each run has the whole time limit. */
  readonly runs?: number
  /** The name of the side that it belongs to; left out where it is nobody's. */
  readonly side?: string
  /** Its purpose, if it is to be counted. */
  readonly purpose?: Purpose
}

/** The way a process ended. */
export type Exit =
  | { readonly kind: 'exited'; readonly status: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'timed-out' }
  /** `message` names what is missing or forbidden, and where. */
  | { readonly kind: 'not-started'; readonly message: string }

/** The resources that the process and all its awaited descendants used, as the kernel counts them. */
export interface Usage {
  readonly userSeconds: number
  readonly systemSeconds: number
  /** The largest single process; absent where that was below the launcher's own size, which the kernel counts in. */
  readonly maxRssInBytes?: number
  /** These four are unknown on Windows. */
  readonly minorFaults?: number
  readonly majorFaults?: number
  readonly voluntarySwitches?: number
  readonly involuntarySwitches?: number
  /** CPU time of the main thread of the process alone. This and the next are known on Linux only. */
  readonly mainThreadSeconds?: number
  /** Time that the main thread was ready to run and waited for a core, with the time that the launcher did so at its start and its end. */
  readonly runDelaySeconds?: number
}

/** The text that a process printed on one stream. It can be read until the next run starts. */
export interface ProcessOutput {
  /** All of it, as UTF-8 with replacement characters; undefined where it is longer than 64 MiB. */
  readText(): string | undefined
  /** The last 20 lines, and no more than 4 KiB, for messages. */
  readTail(): string
}

export interface ProcessResult {
  /** When it was started, from when it was asked for. */
  readonly startedAfterSeconds: number
  /** Wall time from the start of the process to its end, the mean of its runs; 0 where it did not start. */
  readonly seconds: number
  readonly exit: Exit
  readonly stdout: ProcessOutput
  readonly stderr: ProcessOutput
  /** The mean of its runs, and of memory the most. Absent where Node measures, and where nothing started. */
  readonly usage?: Usage
  /** Processes that were still running when the command had ended, and were ended. At least so many. */
  readonly leftovers: number
  readonly left?: LeftProcesses
}

/** The processes that an ended command left behind, each as `name (PID)`, a few of each kind. Only a stopwatch that adopts them knows. */
export interface LeftProcesses {
  /** Those that were ended. */
  readonly ended?: readonly string[]
  /** Those of our own user that no signal ended. */
  readonly unended?: readonly string[]
  /** Those of another user, which we may not end, such as what `sudo` starts. */
  readonly foreign?: readonly string[]
}

/**
 * The port through which invocations run, one at a time.
 *
 * Nothing of ours works while one runs. When it ends, everything that it started ends, and its output can be read; when the next
 * one starts, that output is gone, so that no invocation can change what another one printed. A command that fails is a result.
 * `run` rejects with the signal's reason after an abort, and with an error when an invocation could not be watched to its end;
 * nothing is left of it then either.
 */
export interface Processes extends AsyncDisposable {
  /** The holder of the stopwatch: the launcher, or Node itself, whose event loop adds up to 2 ms. */
  readonly timer: 'launcher' | 'node'
  /** Names of what commands inherit from the stopwatch and have changed in it, so that it was set again. Left out where nobody looks. */
  readonly restored?: ReadonlySet<string>
  /** Processes that commands of any kind left behind and no signal ended, each as `name (PID)`. Left out where nobody looks. */
  readonly unended?: ReadonlySet<string>
  /** Paths in the home directory, of files that tools read by name, that differ after commands of a side. Left out where nobody looks. */
  readonly homeChanges?: () => ReadonlyMap<string, ReadonlySet<string>>
  /**
   * Processes of other users that commands left running, each as `name (PID)`, by the side whose they were; empty for those of a line that
   * prepares a side. Left out where nobody looks.
   */
  readonly foreign?: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of processes that what runs before a command left running, and that were ended: `build`, `setup`, `install` and `prepare`. */
  readonly endedBefore?: ReadonlySet<string>
  /** The processes that were started so far, by their purposes. Left out where nobody counts. */
  readonly starts?: Starts
  run(request: ProcessRequest, signal?: AbortSignal): Promise<ProcessResult>
}

/** Returns whether a process did what it was asked to do. */
export function isSuccess(exit: Exit): boolean {
  return exit.kind === 'exited' && exit.status === 0
}

/** The system's account of a process that has ended. */
interface Ending {
  /** Null where a signal ended it. */
  readonly status: number | null
  readonly signal: string | null
  readonly isTimedOut: boolean
}

/** Classifies how a process ended. */
export function makeExit({ status, signal, isTimedOut }: Ending): Exit {
  if (isTimedOut) return { kind: 'timed-out' }
  return status === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', status }
}

/** The facts of how a process ended. */
export function factsOf(exit: Exit) {
  return {
    exit: exit.kind,
    ...(exit.kind === 'exited' && { status: exit.status }),
    ...(exit.kind === 'signalled' && { signal: exit.signal }),
    ...(exit.kind === 'not-started' && { problem: exit.message }),
  }
}

/** Describes how a process ended, in words that continue a sentence about it. */
export function describeExit(exit: Exit): string {
  return describeEnding(factsOf(exit))
}

/** A command of the user's does not work, so that nothing can be measured; the reason says which and how it ended. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError'
  readonly reason: Reason
  /** The end of the command, where it is known. */
  readonly exit: Exit | undefined

  constructor(reason: Reason | string, exit?: Exit) {
    const known = typeof reason === 'string' ? { code: 'not-measured', message: reason } : reason
    super(explain(known))
    this.reason = known
    this.exit = exit
  }
}

/** A command ended, stopped or changed the process that starts and times it, which `reason` says. */
export class StopwatchError extends InvocationError {}

/** Makes the error for a stopwatch that has ended; `how` continues a sentence: *it was ended by SIGKILL*. */
export function makeStopwatchError(how: string): StopwatchError {
  return new StopwatchError(makeReason('stopwatch-ended', { how }))
}

/** The work of an invocation: a program with its arguments, or a line for the shell. */
export type Command =
  | { readonly kind: 'argv'; readonly argv: readonly string[] }
  /** `pipefail` is false where the last part of a pipe decides, as at a prompt; any part does elsewhere. */
  | { readonly kind: 'shell'; readonly line: string; readonly pipefail?: false }

/** The shells that run the lines of users: bash, or the one of the system where there is no bash. */
export type Shell = 'bash' | 'sh' | 'cmd'

/** The argument vector that runs `command`. A shell line stops at its first failing command, also in a pipe where the shell is bash. */
export function makeArgv(command: Command, shell: Shell): readonly string[] {
  if (command.kind === 'argv') return command.argv
  // It reads a single line.
  if (shell === 'cmd')
    return [
      'cmd',
      '/d',
      '/s',
      '/c',
      command.line
        .trim()
        .split(/\s*\n\s*/)
        .join(' && '),
    ]
  if (shell === 'sh') return ['sh', '-e', '-c', command.line]
  const pipefail = command.pipefail === false ? [] : ['-o', 'pipefail']
  return ['bash', '--noprofile', '--norc', '-e', ...pipefail, '-c', command.line]
}

/** Warns if a line of a command was run by a shell that takes fewer failures for one than bash does. */
export function warnOfShell(commands: readonly Command[], shell: Shell): readonly Warning[] {
  if (shell === 'bash' || !commands.some(({ kind }) => kind === 'shell')) return []
  const message = `no bash was found, so ${shell} ran the command. It does not stop if a part of a pipe fails`
  return [{ code: `run-by-${shell}`, message }]
}

/** The command as its user would type it in a shell. */
export function showCommand(command: Command): string {
  return command.kind === 'shell' ? command.line : command.argv.map(quote).join(' ')
}

const words: Readonly<Record<string, string>> = {
  limits: 'resource limits',
  scheduling: 'scheduling attributes',
  'io-priority': 'I/O priority',
}

/** Words for a condition that commands inherit from the stopwatch, by the name that it has there. */
export function describeCondition(name: string): string {
  return words[name] ?? name
}

/** Warns that commands have changed what all commands inherit, which was set again before the next one started. */
export function warnOfRestored(names: ReadonlySet<string> = new Set()): readonly Warning[] {
  if (names.size === 0) return []
  const what = [...names].sort().map(describeCondition).join(' and ')
  return [
    {
      code: 'stopwatch-changed',
      message: `a command changed the ${what} of the stopwatch, which all commands inherit; this was undone before the next command: find out which side does it, and do not change the parent process`,
    },
  ]
}
