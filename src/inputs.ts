import { type GateCondition, gateConditions } from './compare/gate.js'
import { findFormat, formats } from './formats/index.js'
import type { Command } from './measure/command.js'
import { findStatistic } from './measure/measurements.js'
import type { Copies } from './plan/round.js'
import type { Options, Settings } from './record/record.js'

/** An input that its user must change; the message names it, what it got, and what belongs there. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** What the baseline is. */
export type BaselineInput =
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'ref'; readonly ref: string | undefined; readonly setup: string | undefined }
  /** A command of its own, in the contender's directory. */
  | { readonly kind: 'command' }

/** Everything that a user asks of a comparison, decoded. */
export interface Inputs {
  readonly suite: string
  readonly commands: { readonly baseline: Command; readonly contender: Command }
  readonly baseline: BaselineInput
  /** The contender's directory. */
  readonly contender: string
  /** Where the command runs, relative to a side's root. */
  readonly workingDirectory: string
  /** Globs of the files that a copy needs; none: the whole directory without `.git`. */
  readonly payload: readonly string[]
  /** A shell line, run once in every copy. */
  readonly install: string | undefined
  /** A shell line, run before every invocation. */
  readonly prepare: string | undefined
  /** A format's name, or `auto`. */
  readonly format: string
  readonly statistic: string
  readonly warmups: number
  readonly rounds: number
  readonly timeBudgetInSeconds: number
  readonly invocationTimeoutInSeconds: number
  readonly inPlace: boolean
  readonly copies: Copies
  /** undefined: to be drawn. */
  readonly seed: string | undefined
  readonly settings: Settings
  /** What else was given and bears on the numbers, for whoever repeats the run. */
  readonly options: Options
  readonly failOn: readonly GateCondition[]
}

/** The text of an input by its name; empty where the user gave none. */
export type Get = (name: string) => string

/** What an input is where the user gives none; `action.yml` says the same. */
export const defaults: Readonly<{ [name: string]: string }> = {
  suite: 'benchmark',
  'working-directory': '.',
  format: 'auto',
  metrics: 'primary',
  statistic: 'median',
  warmups: '1',
  rounds: '20',
  'time-budget': '10m',
  'invocation-timeout': '5m',
  threshold: '2%',
  confidence: '95%',
  'fail-on': 'never',
  'in-place': 'false',
  copies: '2+2',
}

/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
export function decodeInputs(given: Get, contender: string, argv: readonly string[] = []): Inputs {
  const get: Get = name => given(name).trim() || (defaults[name] ?? '')
  return {
    suite: get('suite'),
    commands: decodeCommands(get, argv),
    baseline: decodeBaseline(get),
    contender,
    workingDirectory: decodeWorkingDirectory(get('working-directory')),
    payload: decodeLines(get('payload')),
    install: get('install') || undefined,
    prepare: get('prepare') || undefined,
    format: decodeFormat(get('format')),
    statistic: decodeStatistic(get('statistic')),
    warmups: decodeCount(get, 'warmups', 0, 1000),
    rounds: decodeCount(get, 'rounds', 1, 10_000),
    timeBudgetInSeconds: decodeDuration(get, 'time-budget'),
    invocationTimeoutInSeconds: decodeDuration(get, 'invocation-timeout'),
    inPlace: decodeFlag(get, 'in-place'),
    copies: decodeCopies(get('copies')),
    seed: get('seed') || undefined,
    settings: decodeSettings(get),
    options: findOptions(get),
    failOn: decodeFailOn(get('fail-on')),
  }
}

const repeatable = [
  'working-directory',
  'payload',
  'install',
  'prepare',
  'format',
  'statistic',
  'warmups',
  'time-budget',
  'invocation-timeout',
  'metrics',
  'copies',
  'in-place',
]

function findOptions(get: Get): Options {
  const given = repeatable.filter(name => get(name) !== (defaults[name] ?? ''))
  return Object.fromEntries(given.map(name => [name, get(name)]))
}

/** How measurements become verdicts; what `get` does not give is as in `fallback`. */
export function decodeSettings(get: Get, fallback?: Settings): Settings {
  const isKept = (name: string): boolean => fallback !== undefined && get(name) === ''
  return {
    threshold: isKept('threshold') ? fallback!.threshold : decodeFraction(get, 'threshold', 0, 1),
    confidence: isKept('confidence') ? fallback!.confidence : decodeFraction(get, 'confidence', 0.5, 1),
    metrics: isKept('metrics') ? fallback!.metrics : get('metrics'),
  }
}

function decodeCommands(get: Get, argv: readonly string[]): Inputs['commands'] {
  const sides = [get('baseline-command'), get('contender-command')]
  const line = get('command')
  if (sides.some(Boolean)) {
    const [baseline, contender] = sides as [string, string]
    if (!baseline || !contender)
      throw new InputError('"baseline-command" and "contender-command" belong together: one of them is missing')
    if (line || argv.length > 0)
      throw new InputError('give either one command for both sides or one for each, not both')
    return { baseline: { kind: 'shell', line: baseline }, contender: { kind: 'shell', line: contender } }
  }
  if (line && argv.length > 0) throw new InputError('"command" is given twice: as an option and after "--"')
  const command = line ? ({ kind: 'shell', line } as const) : decodeArgv(argv)
  return { baseline: command, contender: command }
}

/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function decodeArgv(argv: readonly string[]): Command {
  const [program] = argv
  if (program === undefined || program.trim() === '')
    throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"')
  return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv }
}

function decodeBaseline(get: Get): BaselineInput {
  const directory = get('baseline-directory')
  const ref = get('baseline-ref') || undefined
  const setup = get('setup') || undefined
  if (directory && (ref || setup))
    throw new InputError(
      'give either "baseline-directory", or "baseline-ref" and "setup" for a baseline that is built, not both',
    )
  if (directory) return { kind: 'directory', directory }
  if (ref || setup) return { kind: 'ref', ref, setup }
  if (get('baseline-command')) return { kind: 'command' }
  throw new InputError(
    'there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)',
  )
}

/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path: string): string {
  if (!path.startsWith('/') && !path.split('/').includes('..')) return path
  throw new InputError(`"working-directory" is ${shown(path)}; a directory inside of a side belongs there, such as app`)
}

function decodeLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function decodeFormat(name: string): string {
  const names = ['auto', ...formats.map(format => format.name)]
  if (name === 'auto' || findFormat(name)) return name
  throw new InputError(`"format" is ${shown(name)}; it can be ${names.join(', ')}`)
}

function decodeStatistic(name: string): string {
  if (findStatistic(name)) return name
  throw new InputError(`"statistic" is ${shown(name)}; it can be median, mean, min, or a percentile such as p25 or p99`)
}

function decodeCount(get: Get, name: string, least: number, most: number): number {
  const text = get(name)
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (count >= least && count <= most) return count
  throw new InputError(`"${name}" is ${shown(text)}; a whole number from ${least} to ${most} belongs there`)
}

const secondsPerUnit: Readonly<{ [unit: string]: number }> = { ms: 0.001, s: 1, m: 60, h: 3600 }

function decodeDuration(get: Get, name: string): number {
  const text = get(name)
  const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text)
  const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]!]! : 0
  if (seconds > 0) return seconds
  throw new InputError(`"${name}" is ${shown(text)}; a time with its unit belongs there, such as 90s, 10m or 1h`)
}

function decodeFraction(get: Get, name: string, from: number, below: number): number {
  const text = get(name)
  const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text)
  const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN
  if (fraction >= from && fraction < below) return fraction
  throw new InputError(
    `"${name}" is ${shown(text)}; a percentage such as ${defaults[name]} belongs there, from ${100 * from}% to below ${100 * below}%`,
  )
}

function decodeFlag(get: Get, name: string): boolean {
  const text = get(name).toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  throw new InputError(`"${name}" is ${shown(text)}; true or false belongs there`)
}

function decodeCopies(text: string): Copies {
  const parts = /^([12])\+([12])$/.exec(text)
  if (parts) return { baseline: Number(parts[1]) as 1 | 2, contender: Number(parts[2]) as 1 | 2 }
  throw new InputError(
    `"copies" is ${shown(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`,
  )
}

function decodeFailOn(text: string): readonly GateCondition[] {
  const names = text.split(',').map(name => name.trim())
  if (names.length === 1 && names[0] === 'never') return []
  return names.map(name => {
    const condition = gateConditions.find(candidate => candidate === name)
    if (condition) return condition
    throw new InputError(`"fail-on" holds ${shown(name)}; it can be never, or any of ${gateConditions.join(', ')}`)
  })
}

function shown(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 80)}"`
}
