import type { CliOptions, TypedCall } from './options.js'

/** One word of the command line, such as `compare`. */
export interface CliCommand {
  /** The ways to call it, one per line. */
  readonly usage: string
  readonly summary: string
  /** The text of its help below that. */
  readonly about?: string
  readonly options: CliOptions
  run(call: TypedCall): Promise<ExitStatus>
}

/** Exit statuses; people's scripts rely on them. */
export const exitStatus = {
  done: 0,
  gateFailed: 1,
  wrongCall: 2,
  notCompared: 3,
  commandFailed: 4,
  ownFault: 70,
  interrupted: 130,
} as const

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus]
