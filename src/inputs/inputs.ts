import { type GateCondition, gateConditions } from '../compare/verdicts/gate.js'
import type { Command } from '../measure/command.js'
import { type IsolationChoice, isolationChoices } from '../measure/isolation.js'
import { findStatistic } from '../measure/measurements.js'
import { type Quiet, quietChoices } from '../measure/quiet.js'
import type { RoundsRequest } from '../plan/looks.js'
import type { Copies } from '../plan/round.js'
import type { Options, Settings, Warning } from '../record/record.js'
import type { BaselineInput, BaselineSource } from './baseline.js'
import { decodeBaseline, refuseArtifact } from './baseline.js'
import { decodeFormatRequest, decodeOutput } from './format.js'
import { decodeMeasuringInputs, type MeasuringInputs } from './measuring.js'
import {
  decodeChoice,
  decodeCount,
  decodeDuration,
  decodeFlag,
  decodeFraction,
  decodeLines,
  defaults,
  type Get,
  InputError,
  shown,
  withDefaults,
} from './values.js'

/** Everything that a comparison needs to know of its user, decoded. */
export interface Inputs extends MeasuringInputs {
  readonly suite: string
  /** Key of the matrix leg that this is. */
  readonly leg?: string | undefined
  /** Key of the runner, where several measure the same suite. */
  readonly shard?: string | undefined
  /** The number of the pull request that this is for. */
  readonly pullRequest?: number | undefined
  readonly commands: { readonly baseline: Command; readonly contender: Command }
  readonly baseline: BaselineSource
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
  readonly pattern: string | undefined
  readonly values: string | undefined
  /** What the command writes its numbers to, relative to where it runs; undefined where it prints them. */
  readonly output: string | undefined
  readonly statistic: string
  readonly rounds: RoundsRequest
  readonly timeBudgetInSeconds: number
  readonly invocationTimeoutInSeconds: number
  readonly inPlace: boolean
  readonly copies: Copies
  readonly quiet: Quiet
  readonly isolate: IsolationChoice
  /** Shell lines whose first line of output says which version of a tool there is. */
  readonly toolchain: readonly string[]
  /** undefined: to be drawn. */
  readonly seed: string | undefined
  readonly settings: Settings
  /** What else was given and bears on the numbers, for whoever repeats the run. */
  readonly options: Options
  readonly failOn: readonly GateCondition[]
  /** What the reader should know of all this. */
  readonly warnings?: readonly Warning[]
}

/** `Inputs` whose baseline may be an artifact, which is still to be found. */
export type AskedInputs = Omit<Inputs, 'baseline'> & { readonly baseline: BaselineInput }

/** The inputs of whoever has no artifacts: the command line, and a self-test. */
export function decodeLocalInputs(given: Get, contender: string, argv: readonly string[] = []): Inputs {
  const { baseline, ...inputs } = decodeInputs(given, contender, argv)
  return { ...inputs, baseline: refuseArtifact(baseline) }
}

/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
export function decodeInputs(given: Get, contender: string, argv: readonly string[] = []): AskedInputs {
  const get = withDefaults(given)
  const measuring = decodeMeasuringInputs(get)
  return {
    suite: get('suite'),
    commands: decodeCommands(get, argv),
    baseline: decodeBaseline(get),
    contender,
    workingDirectory: decodeWorkingDirectory(get('working-directory')),
    payload: decodeLines(get('payload')),
    install: get('install') || undefined,
    prepare: get('prepare') || undefined,
    ...decodeFormatRequest(get),
    // What is printed by a run is not what one repeat takes.
    ...(measuring.slope === undefined ? {} : { format: 'process' }),
    output: decodeOutput(get('output')),
    statistic: decodeStatistic(get('statistic')),
    ...measuring,
    rounds: decodeRounds(get),
    timeBudgetInSeconds: decodeDuration(get, 'time-budget'),
    invocationTimeoutInSeconds: decodeDuration(get, 'invocation-timeout'),
    inPlace: decodeFlag(get, 'in-place'),
    copies: decodeCopies(get('copies')),
    quiet: decodeChoice(get, 'quiet', quietChoices),
    isolate: decodeChoice(get, 'isolate', isolationChoices),
    toolchain: decodeToolchain(get('toolchain')),
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
  'pattern',
  'values',
  'output',
  'statistic',
  'warmups',
  'warmup-time',
  'batch',
  'slope',
  'instruments',
  'time-budget',
  'invocation-timeout',
  'metrics',
  'config',
  'copies',
  'in-place',
  'quiet',
  'isolate',
  'toolchain',
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
    ...(fallback?.rules ? { rules: fallback.rules } : {}),
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

/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path: string): string {
  if (!path.startsWith('/') && !path.split('/').includes('..')) return path
  throw new InputError(`"working-directory" is ${shown(path)}; a directory inside of a side belongs there, such as app`)
}

const mostTools = 20

function decodeToolchain(text: string): readonly string[] {
  const lines = decodeLines(text)
  if (lines.length <= mostTools) return lines
  throw new InputError(`"toolchain" has ${lines.length} lines; at most ${mostTools} are run`)
}

function decodeStatistic(name: string): string {
  if (findStatistic(name)) return name
  throw new InputError(`"statistic" is ${shown(name)}; it can be median, mean, min, or a percentile such as p25 or p99`)
}

const mostRounds = 10_000
/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200

/** `rounds` is short for both bounds: a number, or `auto`. */
function decodeRounds(get: Get): RoundsRequest {
  const text = get('rounds')
  if (text === 'auto')
    return { least: decodeCount(get, 'min-rounds', 1, mostRoundsOfAuto), most: mostRoundsOfAuto, isAuto: true }
  if (text !== '') {
    const rounds = decodeCount(get, 'rounds', 1, mostRounds, ', or "auto"')
    return { least: rounds, most: rounds, isAuto: false }
  }
  const most = decodeCount(get, 'max-rounds', 1, mostRounds)
  return { least: Math.min(most, decodeCount(get, 'min-rounds', 1, mostRounds)), most, isAuto: false }
}

function decodeCopies(text: string): Copies {
  const parts = /^([12])\+([12])$/.exec(text)
  if (parts) return { baseline: Number(parts[1]) as 1 | 2, contender: Number(parts[2]) as 1 | 2 }
  throw new InputError(
    `"copies" is ${shown(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`,
  )
}

/** The file of rules, whose path is the same in every commit. */
export function decodeConfig(get: Get): string {
  const path = get('config').replace(/^\.\//, '')
  if (path !== '' && !path.startsWith('/') && !path.split('/').includes('..')) return path
  throw new InputError(`"config" is ${shown(path)}; a file of the repository belongs there, such as ${defaults.config}`)
}

/** What fails the job. */
export function decodeFailOn(text: string): readonly GateCondition[] {
  const names = text.split(',').map(name => name.trim())
  if (names.length === 1 && names[0] === 'never') return []
  return names.map(name => {
    const condition = gateConditions.find(candidate => candidate === name)
    if (condition) return condition
    throw new InputError(`"fail-on" holds ${shown(name)}; it can be never, or any of ${gateConditions.join(', ')}`)
  })
}
