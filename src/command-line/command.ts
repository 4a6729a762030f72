import type { ExitStatus } from './exit-status.js'
import type { Call, CliOptions } from './options.js'

/** One word of the command line, such as `compare`. */
export interface CliCommand {
  /** How it is called, one form a line. */
  readonly usage: string
  readonly summary: string
  /** What its help says below that. */
  readonly about?: string
  readonly options: CliOptions
  run(call: Call): Promise<ExitStatus>
}
