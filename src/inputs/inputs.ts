import type { Command } from '../measure/command.js'
import type { RoundsRequest } from '../plan/looks.js'
import { type GivenInputs, type Settings, usualNames, type Warning } from '../record/record.js'
import {
  type AskedContender,
  type BaselineInput,
  type BaselineSource,
  makeBaseline,
  type NamedCommand,
  refuseArtifact,
} from './baseline.js'
import { decodeGiven, type Given, inputs, withDefaults } from './declarations.js'
import { checkFormat } from './format.js'
import { checkMeasuring, makeRounds } from './measuring.js'
import { makeSettings } from './settings.js'
import { type Get, InputError } from './values.js'

/** What is taken by all that measures. */
type Measuring = Given<'compare' | 'publish' | 'self-test'>

/** What is made of several inputs. */
interface Made {
  /** The baseline's name and command. */
  readonly reference: NamedCommand
  readonly baseline: BaselineSource
  readonly contenders: readonly AskedContender[]
  /** The directory of what is checked out. */
  readonly contender: string
  readonly warmupTimeInSeconds: number
  readonly rounds: RoundsRequest
  readonly settings: Settings
  /** What else was given and bears on the numbers, for whoever repeats the run. */
  readonly options: GivenInputs
}

/** Everything that a comparison needs to know of its user, decoded. */
export interface Inputs
  extends Omit<Measuring, keyof Made | 'command' | 'minRounds' | 'maxRounds' | keyof Settings>,
    Made {
  /** Key of the matrix leg that this is. */
  readonly leg?: string | undefined
  /** Key of the runner, where several measure the same suite. */
  readonly shard?: string | undefined
  /** The number of the pull request that this is for. */
  readonly pullRequest?: number | undefined
  /** What the reader should know of all this. */
  readonly warnings?: readonly Warning[]
}

/** `Inputs` whose baseline may be an artifact, which is still to be found. */
export type AskedInputs = Omit<Inputs, 'baseline'> & { readonly baseline: BaselineInput }

/** What only a command or a mode with two different sides takes. */
type Pairing = Partial<
  Pick<
    Given<'compare'>,
    'baseline' | 'baselineRef' | 'baselineDirectory' | 'setup' | 'baselineCommand' | 'contenderCommand'
  >
>

/** Where inputs come from, beside their texts. */
export interface Source {
  readonly get: Get
  /** The contender's directory. */
  readonly contender: string
  /** The command where it came in words. */
  readonly argv?: readonly string[]
}

/** The inputs of whoever has no artifacts: the command line, and a self-test. */
export function refuseArtifacts({ baseline, ...inputs }: AskedInputs): Inputs {
  return { ...inputs, baseline: refuseArtifact(baseline) }
}

/** The inputs of a comparison that `get` gives. */
export function decodeInputs(get: Get, contender: string, argv: readonly string[] = []): AskedInputs {
  return makeInputs(decodeGiven(get, 'compare'), { get, contender, argv })
}

/** What `given` comes to, where it goes together. */
export function makeInputs(given: Measuring & Pairing, { contender, argv = [], ...source }: Source): AskedInputs {
  const get = withDefaults(source.get)
  checkMeasuring(given, get)
  checkFormat(given)
  const baseline = makeBaseline(given)
  const commands = makeCommands(given, argv)
  const files = baseline.kind === 'command' ? baseline : ({ kind: 'directory', directory: contender } as const)
  return {
    ...given,
    reference: { name: usualNames.baseline, command: commands.baseline },
    baseline,
    contenders: [{ name: usualNames.contender, command: commands.contender, source: files }],
    contender,
    // What is printed by a run is not what one repeat takes.
    ...(given.slope === undefined ? {} : { format: 'process' }),
    warmupTimeInSeconds: given.warmupTimeInSeconds ?? 0,
    rounds: makeRounds(given),
    settings: makeSettings(given),
    options: findOptions(get),
  }
}

function findOptions(get: Get): GivenInputs {
  const names = inputs
    .filter(one => one.isRecorded && !['', one.default ?? one.actionDefault].includes(get(one.name)))
    .map(({ name }) => name)
  return Object.fromEntries(names.map(name => [name, get(name)]))
}

function makeCommands(
  { command: line, baselineCommand, contenderCommand }: Measuring & Pairing,
  argv: readonly string[],
): { readonly baseline: Command; readonly contender: Command } {
  if (baselineCommand !== undefined || contenderCommand !== undefined) {
    if (baselineCommand === undefined || contenderCommand === undefined)
      throw new InputError('"baseline-command" and "contender-command" must be given together: one of them is missing')
    if (line !== undefined || argv.length > 0)
      throw new InputError('give either one command for both sides or one for each, not both')
    return { baseline: { kind: 'shell', line: baselineCommand }, contender: { kind: 'shell', line: contenderCommand } }
  }
  if (line !== undefined && argv.length > 0)
    throw new InputError('"command" is given twice: as an option and after "--"')
  const command = line === undefined ? makeArgv(argv) : ({ kind: 'shell', line } as const)
  return { baseline: command, contender: command }
}

/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function makeArgv(argv: readonly string[]): Command {
  const [program] = argv
  if (program === undefined || program.trim() === '')
    throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"')
  return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv }
}
