import type { GatePolicy } from '../compare/gate/policy.js'
import { leastValues } from '../compare/judge.js'
import type { Selection } from '../formats/selection.js'
import type { Serving } from '../measure/serve/server.js'
import type { MeasuredSetup } from '../measure/setup.js'
import type { RoundsRequest } from '../plan/looks.js'
import type { CausesRequest } from '../record/causes.js'
import type { GivenInputs, SessionRecord, Settings, Warning } from '../record/record.js'
import {
  type AskedContender,
  type BaselineInput,
  type BaselineSource,
  type NamedCommand,
  type PackedBaseline,
  refuseArtifact,
} from './baseline.js'
import { decodeGiven, type Given, inputs, withDefaults } from './declarations.js'
import type { Warmup } from './declared/measuring.js'
import type { Copies } from './declared/sides.js'
import { checkFormat } from './format.js'
import { checkMeasuring, type Measuring } from './measuring.js'
import { chooseSelection } from './selection.js'
import { makeMeasuredSetup, makeServing } from './serving.js'
import { makeSettings } from './settings.js'
import { makeSides, type Pairing, type Words } from './sides.js'
import { type Get, InputError } from './values.js'

/** The values that are made from several inputs. */
interface Made {
  /** The baseline's name and command. */
  readonly reference: NamedCommand
  readonly baseline: BaselineSource
  readonly contenders: readonly AskedContender[]
  /** The directory of what is checked out. */
  readonly contender: string
  readonly rounds: RoundsRequest
  readonly settings: Settings
  /** The setup that is measured; undefined where it is not. */
  readonly measuredSetup: MeasuredSetup | undefined
  /** The server that runs next to the command; undefined if there is none. */
  readonly serving: Serving | undefined
  /** All other inputs that affect the numbers, so that the run can be repeated. */
  readonly options: GivenInputs
}

/** Everything that a comparison needs to know of its user, decoded. */
export interface Inputs
  extends Omit<Measuring, keyof Made | 'command' | 'warmup' | 'copies' | keyof Settings>,
    Warmup,
    Copies,
    Made {
  /** The language in which the command learns which benchmarks to run, if it has one. */
  readonly selection?: Selection | undefined
  /** The name of the part that this job is, which becomes a section of the report. */
  readonly part?: string | undefined
  /** Such as `2/3`: one of several runners whose rounds are pooled. */
  readonly partNumber?: string | undefined
  /** Patterns of the files that define the benchmarks. */
  readonly suiteFiles?: readonly string[]
  /** The number of the pull request that this is for. */
  readonly pullRequest?: number | undefined
  /** The profiler that finds the functions behind a change; undefined if there is none. */
  readonly causes?: CausesRequest
  /** What fails the job, which measuring waits for where it asks for more than a verdict. */
  readonly gate?: GatePolicy
  /** The record of an earlier session, which is to go on. */
  readonly before?: SessionRecord
  /** The complete session that is only profiled. */
  readonly measured?: SessionRecord
  /** The complete experiments with the same sides before this one. */
  readonly earlier?: readonly SessionRecord[]
  /** Set if only an estimate is needed, and no verdict: then nothing is confirmed. */
  readonly isRace?: true
  /** Warnings for the reader of the report. */
  readonly warnings?: readonly Warning[]
}

/** `Inputs` whose baseline may be an artifact, which is still to be found. */
export type AskedInputs = Omit<Inputs, 'baseline'> & { readonly baseline: BaselineInput }

/** The origins of inputs, in addition to their texts. */
export interface Source extends Words {
  readonly get: Get
  /** The directory of what is checked out, where no input names it. */
  readonly contender: string
}

/** The inputs of whoever has no artifacts: the command line, and a self-test. */
export function refuseArtifacts({ baseline, ...inputs }: AskedInputs): Inputs {
  return { ...inputs, baseline: refuseArtifact(baseline) }
}

/** The inputs of a comparison that `get` gives. */
export function decodeInputs(get: Get, contender: string, argv: readonly string[] = []): AskedInputs {
  return makeInputs(decodeGiven(get, 'compare'), { get, contender, argv })
}

/** Combines `given` into one set of inputs, if its parts fit together. */
export function makeInputs(
  given: Measuring & Pairing & Parted,
  { contender, get: texts, ...words }: Source,
): AskedInputs {
  const get = withDefaults(texts)
  checkMeasuring(given, get)
  checkFormat(given)
  const serving = makeServing(given)
  const measuredSetup = makeMeasuredSetup(given, words)
  checkJudge(given)
  const sides = makeSides(given, words, contender)
  const commands = [sides.reference, ...sides.contenders].map(({ command }) => command)
  return {
    ...given,
    ...sides,
    selection: chooseSelection(given, commands),
    // What is printed by a run is not what one repeat takes.
    ...(given.slope === undefined && !measuredSetup?.isAlone ? {} : { format: 'process' }),
    ...given.warmup,
    ...given.copies,
    ...{ part: undefined, ...given.part },
    settings: makeSettings(given),
    serving,
    measuredSetup,
    // Nobody replaces the files of a server that runs on.
    ...(serving?.lifetime === 'session' ? { reinstall: 'once' } : {}),
    options: findOptions(get),
  }
}

/** `inputs` with one look at the end: races that end where they see something would add up to too much over a history. */
export function withOneLook<Some extends Pick<Inputs, 'rounds' | 'isRace'>>({ rounds, ...inputs }: Some): Some {
  return { ...inputs, isRace: true, rounds: rounds.isAuto ? rounds : { ...rounds, least: rounds.most } } as Some
}

/** `inputs` with a published version as one more side, which runs what the contender does. */
export function withAnchor<Some extends Pick<Made, 'contenders'>>(inputs: Some, anchor: PackedBaseline): Some {
  const { command } = inputs.contenders[0]!
  return { ...inputs, contenders: [...inputs.contenders, { name: 'anchor', command, source: anchor }] }
}

function findOptions(get: Get): GivenInputs {
  const names = inputs
    .filter(one => one.isRecorded && !['', one.default ?? one.actionDefault].includes(get(one.name)))
    .map(({ name }) => name)
  return Object.fromEntries(names.map(name => [name, get(name)]))
}

type Parted = Partial<Pick<Given<'compare'>, 'part'>>

/** Refuses a percentile that the planned rounds could never reach. Several runners of one suite have more rounds together. */
function checkJudge({ judge, copies: { copies }, rounds: { most }, part }: Measuring & Parted): void {
  const needed = Math.ceil(leastValues(judge) / Math.min(...copies))
  if (most >= needed || part?.partNumber !== undefined) return
  throw new InputError(
    `"judge" is "${judge}", which needs ${leastValues(judge)} values of each side, but there are at most ${most} rounds: set "rounds" to at least ${needed}`,
  )
}
