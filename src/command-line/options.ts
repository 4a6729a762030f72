import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Task } from '../inputs/declaration.js'
import { defaultOf, describeInput, inputs, listInputs, sections } from '../inputs/declarations.js'
import { InputError, shown } from '../inputs/values.js'
import { findNearest } from '../util/nearest.js'
import type { CliOptions, MoreOptions, TypedCall } from './command.js'

const lists = ['-L', '--parameter-list']
const ranges = ['-P', '--parameter-scan']
const steps = ['-D', '--parameter-step-size']

/**
 * `words` with hyperfine's options for parameters as `--scan`: `-L n 1,2,3`, and `-P n 1 9 -D 2`. Each takes several words, so they
 * are replaced before options are parsed. What stands behind `--` is the command's own.
 */
export function replaceParameters(words: readonly string[]): readonly string[] {
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const decoded = words.slice(0, end)
  const replaced: string[] = []
  const step = takeStep(decoded)
  for (let at = 0; at < step.words.length; at++) {
    const word = step.words[at]!
    if (lists.includes(word)) {
      const [name, values] = takeAfter(step.words, at, ['a name', 'its values'])
      replaced.push('--scan', `${name}=${values}`)
      at += 2
    } else if (ranges.includes(word)) {
      const [name, from, to] = takeAfter(step.words, at, ['a name', 'the first value', 'the last value'])
      replaced.push('--scan', `${name}=${listRange(from!, to!, step.size ?? '1').join(',')}`)
      at += 3
    } else replaced.push(word)
  }
  if (step.size !== undefined && !decoded.some(word => ranges.includes(word)))
    throw new InputError('"-D" is the step of a range: give "-P" NAME FROM TO too')
  return [...replaced, ...words.slice(end)]
}

function takeStep(words: readonly string[]): { readonly words: readonly string[]; readonly size: string | undefined } {
  const at = words.findIndex(word => steps.includes(word))
  if (at < 0) return { words, size: undefined }
  const [size] = takeAfter(words, at, ['a step'])
  return { words: words.toSpliced(at, 2), size }
}

function takeAfter(words: readonly string[], at: number, wanted: readonly string[]): readonly string[] {
  const following = words.slice(at + 1, at + 1 + wanted.length)
  if (following.length === wanted.length) return following
  throw new InputError(
    `"${words[at]}" needs ${wanted.join(', ')} behind it: for example -L n 100,1000, or -P n 1 9 -D 2`,
  )
}

const mostValues = 10_000

/** The values from `from` to `to`, in decimal steps without the rounding of sums. */
function listRange(from: string, to: string, step: string): readonly string[] {
  const [first, last, size] = [from, to, step].map(Number) as [number, number, number]
  const decimals = Math.max(...[from, step].map(text => /^-?\d+(?:\.(\d+))?$/.exec(text)?.[1]?.length ?? 0))
  if (![first, last, size].every(Number.isFinite) || size <= 0 || last < first)
    throw new InputError(
      `"-P" goes from ${shown(from)} to ${shown(to)} in steps of ${shown(step)}; it must be numbers, the smaller first, and a step above 0`,
    )
  const count = Math.floor((last - first) / size + 1e-9) + 1
  if (count > mostValues)
    throw new InputError(
      `"-P" makes ${count} values; at most ${mostValues} can be measured: give a larger step with "-D"`,
    )
  return Array.from({ length: count }, (_, at) => (first + at * size).toFixed(decimals))
}

const versions = 'versions are words, such as "compare main . -- COMMAND", and the first is the baseline'
const mean = (option: string): string => `did you mean "${option}"?`

const shell = 'a quoted command runs in a shell; --no-shell, and words after "--", run without one'
const redirect = 'redirect it in the command'
const failures = 'add "; true" to the command'

/** Options that people may know from elsewhere, and what to write here. */
export const foreignOptions: Readonly<{ [name: string]: string }> = {
  baseline: versions,
  'baseline-directory': versions,
  'baseline-ref': versions,
  base: versions,
  contender: versions,
  candidate: versions,
  ref: versions,
  reference: 'the first command or version is the baseline',
  store: 'write store:DIR as the first version',
  'baseline-command': 'commands are words, such as "compare COMMAND COMMAND"',
  'contender-command': 'commands are words, such as "compare COMMAND COMMAND"',
  name: mean('--command-name'),
  runs: mean('--rounds'),
  'min-runs': mean('--rounds 5..20'),
  'max-runs': mean('--rounds 5..20'),
  'min-rounds': mean('--rounds 5..20'),
  'max-rounds': mean('--rounds 5..20'),
  iterations: mean('--rounds'),
  warmups: mean('--warmup'),
  'warmup-time': mean('--warmup 10s'),
  'total-budget': mean('--time-budget'),
  'in-place': mean('--set copies=in-place'),
  payload: mean('--set files=GLOB'),
  reinstall: mean('--set fresh-copies=NAME'),
  serve: mean('--set server.command=LINE'),
  ready: mean('--set server.ready=SIGN'),
  'serve-for': mean('--set server.for=NAME'),
  allow: mean('--fail-on regressed,allow-removed'),
  'fail-above': mean('--fail-on regressed:5%'),
  'fail-threshold': mean('--fail-on regressed:5%'),
  leg: mean('--part'),
  shard: mean('--part'),
  'export-json': mean('--json'),
  'export-markdown': mean('--markdown'),
  'export-csv': mean('show RECORD.json --as csv'),
  m: mean('--rounds 5..20'),
  M: mean('--rounds 5..20'),
  s: mean('--build'),
  S: shell,
  shell,
  'reference-name': mean('--command-name'),
  sort: mean('show RECORD.json --sort NAME'),
  style: 'set NO_COLOR for no colors',
  'time-unit': 'units follow the size of the values',
  u: 'units follow the size of the values',
  input: redirect,
  'show-output': redirect,
  'export-asciidoc': mean('--markdown'),
  'export-orgmode': mean('--markdown'),
  'ignore-failure': failures,
  i: failures,
}

/** The options of a command by the titles of their groups, in the order of its help. */
type Layout = Readonly<{ [title: string]: readonly string[] }>

/** The options of a command, as `layout` lists them: inputs that `task` takes, and `others`. All inputs are keys of `--set` too. */
export function makeOptions(task: Task, layout: Layout, others: MoreOptions): CliOptions {
  const inputsOfTask = listInputs('command line').filter(({ takenBy }) => takenBy.includes(task))
  const names = Object.values(layout).flat()
  const keys = inputsOfTask.map(({ name }) => name)
  const options: MoreOptions = {
    ...Object.fromEntries(
      inputsOfTask.map(input => [
        input.name,
        {
          ...input,
          help: describeInput(input, 'command line', name => names.includes(name)),
          // A record is judged as it says, unless something is set.
          default: (task !== 'show' || !input.takenBy.includes('compare') ? defaultOf(input, task) : '') || undefined,
        },
      ]),
    ),
    ...others,
    set: {
      placeholder: 'KEY=VALUE',
      isRepeatable: true,
      keys,
      help: 'Set any other input or key, such as batch=10 or install=LINE; docs/reference/inputs.md lists them.',
    },
  }
  return Object.fromEntries(
    Object.entries(layout).flatMap(([group, listed]) => listed.map(name => [name, { ...options[name]!, group }])),
  )
}

/** Something that an option of its name leaves in a file. */
interface Written {
  readonly name: string
  /** The text in the help; undefined if there is no such option. */
  readonly file?: string
}

/** The options that name files to write. */
export function fileOptions(written: readonly Written[]): MoreOptions {
  return Object.fromEntries(
    written.flatMap(({ name, file: help }) => (help === undefined ? [] : [[name, { placeholder: 'FILE', help }]])),
  )
}

/** The options of all commands. */
export const commonOptions: CliOptions = {
  debug: { group: 'More', help: 'Print each request and each decision with its reason on stderr.' },
  help: { group: 'More', short: 'h', help: 'Print this help.' },
  version: { group: 'More', short: 'V', help: 'Print the version.' },
}

/** `words` by `options`; an InputError names what is not among them. */
export function parseCall(typed: readonly string[], options: CliOptions): TypedCall {
  const words = 'scan' in options ? replaceParameters(typed) : typed
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { placeholder, short }]) => [
      name,
      { type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) } as const,
    ]),
  )
  const { values, positionals, tokens } = parse({ args: [...words], options: config, allowPositionals: true }, options)
  const terminator = tokens.find(({ kind }) => kind === 'option-terminator')
  const end = terminator?.index ?? words.length
  const texts = Object.entries(values).map(([name, texts]) => [name, texts.map(String)])
  return makeCall(
    {
      values: Object.fromEntries(texts),
      words: positionals,
      wordsBefore: tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length,
      hasTerminator: terminator !== undefined,
    },
    options,
  )
}

/** The parts of a call: its words, and the texts of each option. */
interface CallParts extends Pick<TypedCall, 'words'>, Partial<Pick<TypedCall, 'wordsBefore' | 'hasTerminator'>> {
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** Makes a call of its parts by `options`; an InputError says what they do not take. */
export function makeCall(parts: CallParts, options: CliOptions): TypedCall {
  const { values, words, wordsBefore = words.length, hasTerminator = false } = parts
  for (const [name, texts] of Object.entries(values))
    if (texts.length > 1 && !options[name]?.isRepeatable)
      throw new InputError(`"--${name}" is given ${texts.length} times; give it once`)
  const list = (option: string): readonly string[] => values[option] ?? []
  const set = parseSet(list('set'), options)
  for (const name of Object.keys(set))
    if (values[name] !== undefined) throw new InputError(`"${name}" is given as an option and by --set; give it once`)
  // An InputError calls an input as it was typed.
  for (const name of Object.keys(values)) options[name]?.decode?.(list(name).join('\n').trim(), `--${name}`)
  return {
    get: name => list(name).join('\n') || (set[name] ?? ''),
    ...{ list, words, wordsBefore, hasTerminator },
    given: Object.keys(values),
  }
}

/** The values of `--set KEY=VALUE`, by their keys. A key may stand behind the section that the file has it in. */
function parseSet(typed: readonly string[], options: CliOptions): Readonly<Record<string, string>> {
  const keys = options.set?.keys ?? []
  const texts: Record<string, string> = {}
  for (const word of typed) {
    const [, written = word, value] = /^([^=]*)=(.*)$/s.exec(word) ?? []
    const key = written.replace(new RegExp(`^(?:${sections.join('|')})\\.`), '')
    const input = inputs.find(input => input.name === key && keys.includes(key))
    if (input === undefined)
      throw new InputError(`unknown key ${shown(written)} of --set; ${adviseOnKey(key, options)}`)
    if (value === undefined && input.placeholder !== undefined)
      throw new InputError(`"--set ${word}" has no value; write --set ${key}=VALUE`)
    if (key in texts && !input.isRepeatable) throw new InputError(`"--set ${key}" is given several times; give it once`)
    texts[key] = [...(key in texts ? [texts[key]] : []), value ?? 'true'].join('\n')
  }
  for (const [key, text] of Object.entries(texts))
    inputs.find(({ name }) => name === key)!.decode(text.trim(), `--set ${key}`)
  return texts
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
  const elsewhere = findElsewhere(name)
  if (elsewhere !== undefined) return `unknown option "${unknown}"; ${elsewhere}`
  if (options.set?.keys?.includes(name)) return `unknown option "${unknown}"; write --set ${name}=VALUE`
  const near = findNearest(name, Object.keys(options))
  return `unknown option "${unknown}"; ${near ? `did you mean "--${near}"?` : '--help lists them'}`
}

function adviseOnKey(key: string, options: CliOptions): string {
  if (key in options) return `it is an option: write --${key}`
  const near = findNearest(key, options.set?.keys ?? [])
  const advice = findElsewhere(key) ?? (near && `did you mean "${near}"?`)
  return advice ?? 'docs/reference/inputs.md lists the keys'
}

/** Finds what to write for a name of another tool, or of the action alone. */
function findElsewhere(name: string): string | undefined {
  if (Object.hasOwn(foreignOptions, name)) return foreignOptions[name]
  return inputs.some(input => input.name === name && input.only === 'action')
    ? 'it is an input of the action'
    : undefined
}
