import type { Processes, ProcessRequest, ProcessResult } from '../measure/process.js'

/** A request whose program has been found. The stopwatch adds its marker to the environment. */
export interface StopwatchRequest extends ProcessRequest {
  readonly program: string
}

/** What was measured, or the system's code for why nothing was started. */
export type Reading = Omit<ProcessResult, 'stdout' | 'stderr'> | { readonly code: string }

/** One of the ways to run and time a process; nothing of it is left when `measure` settles. */
export interface Stopwatch extends AsyncDisposable {
  readonly timer: Processes['timer']
  measure(request: StopwatchRequest, signal?: AbortSignal): Promise<Reading>
}
