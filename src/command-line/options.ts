import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Task } from '../inputs/declaration.js'
import { defaultOf, inputs, listInputs } from '../inputs/declarations.js'
import { describeInput } from '../inputs/help.js'
import { type Get, InputError } from '../inputs/values.js'
import { findNearest } from '../util/nearest.js'
import { replaceParameters } from './parameters.js'

/** An option of the command line; without a placeholder it is a flag. */
export interface Option {
  /** What stands for its value in the help. */
  readonly placeholder?: string | undefined
  /** Whether it may be given more than once; its text is then a line for each. */
  readonly isRepeatable?: boolean | undefined
  /** A letter that stands for it. */
  readonly short?: string | undefined
  readonly help: string
  readonly default?: string | undefined
  /** The title that it stands below in the help. */
  readonly group: string
}

export type CliOptions = Readonly<{ [name: string]: Option }>

/** The arguments that a user typed after the name of a command. */
export interface Call {
  /** The text of an input, or of another option; empty where it was not given. */
  readonly get: Get
  /** All texts of an option, in their order. */
  readonly list: (option: string) => readonly string[]
  /** All that is no option. */
  readonly words: readonly string[]
  /** How many of them stand before `--`; all, where there is none. */
  readonly wordsBefore: number
  readonly hasTerminator: boolean
  /** The options that were given. */
  readonly given: readonly string[]
}

/** The options for the inputs that `task` takes. */
export function optionsOf(task: Task): CliOptions {
  const taken = listInputs('command line').filter(({ takenBy }) => takenBy.includes(task))
  return Object.fromEntries(
    taken.map(one => [
      one.option,
      { ...one, help: describeInput(one, 'command line'), default: defaultOf(one, task) || undefined },
    ]),
  )
}

/** Something that an option of its name leaves in a file. */
interface Written {
  readonly name: string
  /** What the help says; undefined where there is no such option. */
  readonly file?: string
}

/** The options that name files to write. */
export function fileOptions(written: readonly Written[]): CliOptions {
  return Object.fromEntries(
    written.flatMap(({ name, file: help }) =>
      help === undefined ? [] : [[name, { placeholder: 'FILE', group: 'Files to write', help }]],
    ),
  )
}

/** The options of all commands. */
export const commonOptions: CliOptions = {
  debug: { group: 'General', help: 'Print each request and each decision with its reason on stderr.' },
  help: { group: 'General', short: 'h', help: 'Print this help.' },
  version: { group: 'General', short: 'V', help: 'Print the version.' },
}

/** `words` by `options`; an InputError names what is not among them. */
export function parseCall(typed: readonly string[], options: CliOptions): Call {
  const words = 'scan' in options ? replaceParameters(typed) : typed
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { placeholder, short }]) => [
      name,
      { type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) } as const,
    ]),
  )
  const { values, positionals, tokens } = parse({ args: [...words], options: config, allowPositionals: true }, options)
  for (const [name, given] of Object.entries(values))
    if (given.length > 1 && !options[name]?.isRepeatable)
      throw new InputError(`"--${name}" is given ${given.length} times; give it once`)
  const terminator = tokens.find(({ kind }) => kind === 'option-terminator')
  const end = terminator?.index ?? words.length
  const wordsBefore = tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length
  const list = (option: string): readonly string[] => (values[option] ?? []).map(String)
  return {
    get: byInput(option => list(option).join('\n')),
    list,
    words: positionals,
    wordsBefore,
    hasTerminator: terminator !== undefined,
    given: Object.keys(values),
  }
}

/** `get` by the names of inputs, where it is by those of options; what is no input keeps its name. */
function byInput(get: Get): Get {
  return name => {
    const input = inputs.find(one => one.name === name)
    return input?.only === 'action' ? '' : get(input?.option ?? name)
  }
}

/** `message` with the options for its inputs: a quoted name that is no value, and no key of JSON. */
export function nameOptions(message: string): string {
  return message.replace(/(?<!\b(?:is|holds|to) |[{,:]\s*)"([a-z.-]+)"(?!:)/g, (quoted, name: string) => {
    const input = listInputs('command line').find(one => one.name === name)
    return input === undefined ? quoted : `"--${input.option}"`
  })
}

interface Parsed {
  readonly values: { readonly [name: string]: readonly (string | boolean)[] }
  readonly positionals: readonly string[]
  /** Every word in its place. */
  readonly tokens: readonly { readonly kind: string; readonly index: number }[]
}

function parse(config: ParseArgsConfig, options: CliOptions): Parsed {
  try {
    return parseArgs({ ...config, strict: true, tokens: true }) as Parsed
  } catch (cause) {
    throw new InputError(explain(cause as Error, options), { cause })
  }
}

function explain({ message }: Error, options: CliOptions): string {
  const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1]
  if (unknown === undefined) return message.split('\n')[0]!
  const name = unknown.replace(/^-+/, '')
  const input = inputs.find(one => one.name === name)
  if (input?.only === 'action') return `"${unknown}" is an input of the action, and not an option: see --help`
  const known = Object.keys(options)
  const near = input && known.includes(input.option) ? input.option : findNearest(name, known)
  return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`
}
