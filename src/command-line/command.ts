import type { ExitStatus } from './exit-status.js'
import type { Call, CliOptions } from './options.js'

/** One word of the command line, such as `compare`. */
export interface CliCommand {
  /** The ways to call it, one per line. */
  readonly usage: string
  readonly summary: string
  /** The text of its help below that. */
  readonly about?: string
  readonly options: CliOptions
  run(call: Call): Promise<ExitStatus>
}
