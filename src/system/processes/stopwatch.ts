import type { Processes, ProcessRequest, ProcessResult } from '../../measure/process.js'
import type { Hold } from '../../measure/quiet.js'
import type { Server, ServerRequest } from '../../measure/serve/server.js'
import type { Held } from '../../record/environment.js'
import type { OutputPaths } from './outputs.js'

/** A request whose program has been looked up, and whose output has its place. The stopwatch adds its marker to the environment. */
export interface StopwatchRequest extends ProcessRequest, OutputPaths {
  /** Empty where there is none; nothing can be started then. */
  readonly program: string
}

/** A server to start, whose program has been looked up, and whose output has its place. */
export interface PlacedServer extends ServerRequest, OutputPaths, Pick<StopwatchRequest, 'program'> {}

/** What outlived a process. */
export type Leavings = Pick<ProcessResult, 'leftovers' | 'left'>

/** A server that was started. */
export interface StartedServer extends Pick<Server, 'look'> {
  /** Asks it to end, then makes it and all that it has started. Returns what did not end when it was asked to. */
  end(): Promise<Leavings>
}

/** The measured values, or the system's code for why nothing was started. */
export type StopwatchReading =
  | Omit<ProcessResult, 'stdout' | 'stderr'>
  | (Pick<ProcessResult, 'startedAfterSeconds'> & { readonly code: string })

/** A fixed piece of work of our own, done a few times. */
export interface Spin {
  /** The lower quartile of the times: what an interruption adds is not in it, a slower machine is. */
  readonly seconds: number
  /** CPU time of whoever starts invocations, and of these, just before it. */
  readonly cpuSecondsBefore: number
  readonly cpuSecondsAfter: number
}

/** The places that invocations must not write to. */
export interface Walls {
  /** Files and directories, with all that is in them. */
  readonly closed: readonly string[]
  /** Directories of these that an invocation may write to in its turn: the copies. */
  readonly opened: readonly string[]
  /** Directories of these that any invocation may write to. */
  readonly shared: readonly string[]
}

/** One of the ways to run and time processes, one after the other; nothing is left of them when `measure` settles. */
export interface Stopwatch extends AsyncDisposable {
  readonly timer: Processes['timer']
  measure(request: StopwatchRequest, signal?: AbortSignal): Promise<StopwatchReading>
  /** Between two runs; undefined where nothing can be said. */
  spin(): Promise<Spin | undefined>
  /** Holds every invocation from here on to `hold`, as far as the system permits. */
  hold(hold: Hold): Promise<Held>
  /** Starts a server under the same conditions, which runs beside invocations; or the system's code for why it did not start. */
  serve(request: PlacedServer): Promise<StartedServer | { readonly code: string }>
  /** A second one, which is held as this one is and whose invocations stay within `walls`; or why there is none, in words. */
  confine(walls: Walls): Promise<Stopwatch | string>
}
