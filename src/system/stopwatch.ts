import type { Processes, ProcessRequest, ProcessResult } from '../measure/process.js'

/** A request whose program has been looked up. The stopwatch adds its marker to the environment. */
export interface StopwatchRequest extends ProcessRequest {
  /** Empty where there is none; nothing can be started then. */
  readonly program: string
}

/** What was measured, or the system's code for why nothing was started. */
export type Reading =
  | Omit<ProcessResult, 'stdout' | 'stderr'>
  | (Pick<ProcessResult, 'startedAfterSeconds'> & { readonly code: string })

/** One of the ways to run and time processes, one after the other; nothing is left of them when `measure` settles. */
export interface Stopwatch extends AsyncDisposable {
  readonly timer: Processes['timer']
  /** A reading for each of `requests`, which print to the outputs of their turns. */
  measure(requests: readonly StopwatchRequest[], signal?: AbortSignal): Promise<readonly Reading[]>
}
