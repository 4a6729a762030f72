import type { Get } from '../inputs/values.js'

/** An option of the command line; without a placeholder it is a flag. */
export interface Option {
  /** The placeholder of its value in the help. */
  readonly placeholder?: string | undefined
  /** Set if it may be given more than once; its text is then a line for each. */
  readonly isRepeatable?: boolean | undefined
  /** A letter that stands for it. */
  readonly short?: string | undefined
  readonly help: string
  readonly default?: string | undefined
  /** The title that it stands below in the help. */
  readonly group: string
  /** The keys that may stand before the `=` of its values. */
  readonly keys?: readonly string[]
  /** Decodes the value of an input. */
  readonly decode?: (text: string, name: string) => unknown
}

export type CliOptions = Readonly<{ [name: string]: Option }>

/** Options before they have their places in a help text. */
export type MoreOptions = Readonly<{ [name: string]: Omit<Option, 'group'> }>

/** The arguments that a user typed after the name of a command. */
export interface TypedCall {
  /** The text of an input, or of another option; empty where it was not given. */
  readonly get: Get
  /** All texts of an option, in their order. */
  readonly list: (option: string) => readonly string[]
  /** All that is no option. */
  readonly words: readonly string[]
  /** The number of words before `--`; all if there is none. */
  readonly wordsBefore: number
  readonly hasTerminator: boolean
  /** The options that were given. */
  readonly given: readonly string[]
}

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
