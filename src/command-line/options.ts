import { type ParseArgsConfig, parseArgs } from 'node:util'
import { defaults, type Get, InputError } from '../inputs/values.js'

/** An option of the command line; without `value` it is a flag. */
export interface Option {
  readonly value?: string
  /** Whether it may be given more than once; its text is then a line for each. */
  readonly isRepeatable?: true
  readonly help: string
}

export type CliOptions = Readonly<{ [name: string]: Option }>

/** What a user typed after the name of a command. */
export interface Call {
  /** The text of an option; empty where it was not given. */
  readonly get: Get
  readonly words: readonly string[]
}

/** `words` by `options`; an InputError names what is not among them. */
export function parseCall(words: readonly string[], options: CliOptions): Call {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value ? 'string' : 'boolean', multiple: true } as const,
    ]),
  )
  const { values, positionals } = parse({ args: [...words], options: config, allowPositionals: true }, options)
  for (const [name, given] of Object.entries(values))
    if (given.length > 1 && !options[name]?.isRepeatable)
      throw new InputError(`"--${name}" is given ${given.length} times; it belongs there once`)
  return { get: name => (values[name] ?? []).join('\n'), words: positionals }
}

/** The inputs that options give: `--baseline` names a directory, and what kind of baseline is wanted follows from what is named. */
export function asInputs(get: Get): Get {
  const names: Readonly<Record<string, string>> = { 'baseline-directory': get('baseline'), baseline: '' }
  return name => names[name] ?? get(name)
}

interface Parsed {
  readonly values: { readonly [name: string]: readonly (string | boolean)[] }
  readonly positionals: readonly string[]
}

function parse(config: ParseArgsConfig, options: CliOptions): Parsed {
  try {
    return parseArgs({ ...config, strict: true }) as Parsed
  } catch (cause) {
    throw new InputError(explain(cause as Error, options), { cause })
  }
}

function explain({ message }: Error, options: CliOptions): string {
  const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1]
  if (unknown === undefined) return message.split('\n')[0]!
  const name = unknown.replace(/^-+/, '')
  const near = Object.keys(options).find(option => option.startsWith(name.slice(0, 4)) || name.startsWith(option))
  return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`
}

/** The options as aligned lines for a help text. */
export function describeOptions(options: CliOptions): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => {
    const fallback = defaults[name]
    const shown = value && fallback ? `${help} (${fallback})` : help
    return [`--${name}${value ? ` ${value}` : ''}`, shown] as const
  })
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
