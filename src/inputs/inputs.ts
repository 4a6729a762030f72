import type { PackedBaseline } from '../baseline/packed.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { FormatError } from '../formats/format.js'
import { chooseFormat } from '../formats/index.js'
import { findLanguage, type Selection } from '../formats/selection.js'
import { asksForCounts, asksForCountsOfEach } from '../measure/instruments/instrument.js'
import { type Command, showCommand } from '../measure/process.js'
import { selectVariable } from '../measure/rounds/focus.js'
import { namesPort, type Serving } from '../measure/serve/server.js'
import type { CausesRequest } from '../record/causes.js'
import { hashMeasured } from '../record/measured-of.js'
import { makeReason, type Reason } from '../record/reasons.js'
import type { GivenInputs, SessionRecord, Settings, Warning } from '../record/record.js'
import { fewestRounds, type RoundsRequest } from '../schedule/schedule.js'
import { present } from '../util/present.js'
import type { BaselineDescription, Judged } from './config.js'
import { findInstead } from './declaration.js'
import { type Given, inputs, withDefaults } from './declarations.js'
import type { Warmup } from './declared/measuring.js'
import type { CopiesChoice } from './declared/sides.js'
import { addMetrics, makeSettings } from './settings.js'
import {
  type AskedContender,
  type BaselineInput,
  type BaselineSource,
  builtBy,
  makeSides,
  type NamedCommand,
  type Pairing,
  refuseArtifact,
  type Words,
} from './sides.js'
import { type Get, InputError, parseLines, shown } from './values.js'

interface Made {
  readonly reference: NamedCommand
  readonly baseline: BaselineSource
  readonly contenders: readonly AskedContender[]
  /** The directory of what is checked out. */
  readonly contender: string
  readonly rounds: RoundsRequest
  readonly settings: Settings
  readonly serving: Serving | undefined
  /** All other inputs that affect the numbers, so that the run can be repeated. */
  readonly options: GivenInputs
}

/** Everything that a comparison needs to know of its user, decoded. */
export interface Inputs
  extends Omit<Measuring, keyof Made | 'command' | 'warmup' | 'copies' | keyof Settings>,
    Warmup,
    CopiesChoice,
    Made {
  /** The language in which the command learns which benchmarks to run, if it has one. */
  readonly selection?: Selection | undefined
  /** The name of the part that this job is, which becomes a section of the report. */
  readonly part?: string | undefined
  readonly suiteFiles?: readonly string[]
  readonly pullRequest?: number | undefined
  /** The workflow's file and the job that measures, as a hash of each; undefined outside of workflows. */
  readonly job?: string | undefined
  readonly causes?: CausesRequest
  /** What the baseline's own file says otherwise: how it is installed, and the patterns of its files. */
  readonly ofBaseline?: { readonly install?: string; readonly payload?: readonly string[] }
  /** The gate that fails the job. Measuring waits for it where it asks for more than a verdict. */
  readonly gate?: GatePolicy
  /** The record of an earlier session, which is to go on. */
  readonly before?: SessionRecord
  readonly measured?: SessionRecord
  /** Why nothing may be judged, although it is measured. */
  readonly unjudged?: Reason | undefined
  /** The complete experiments with the same sides before this one. */
  readonly earlier?: readonly SessionRecord[]
  /** Set if only an estimate is needed, and no verdict: then nothing is confirmed. */
  readonly isEstimateOnly?: true
  /** Seconds of the time budget that storing the version takes. Where it is given, measuring ends in time for that, with a verdict or without. */
  readonly secondsForStoring?: number
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

/** Combines `given` into one set of inputs, if its parts fit together. */
export function makeInputs(
  decoded: Measuring & Pairing & Parted,
  { contender, get: texts, ...words }: Source,
): AskedInputs {
  const get = withDefaults(texts)
  if (decoded.rounds.most === 0)
    throw new InputError('"rounds" is "0", which only publishes: give at least 1 in order to measure', {
      onCommandLine: '"rounds" is "0": give at least 1',
    })
  const conflicts = [...listConflicts(decoded, get), ...listServerConflicts(decoded)]
  const conflict = conflicts.find(text => text !== false)
  if (conflict !== undefined) throw new InputError(conflict)
  checkFormat(decoded)
  const serving = makeServing(decoded)
  const formerValues = warnOfFormer(decoded, get)
  const sides = makeSides(decoded, words, contender)
  const commands = [sides.reference, ...sides.contenders].map(({ command }) => command)
  return {
    ...decoded,
    ...sides,
    selection: chooseSelection(decoded, commands),
    // What is printed by a run is not what one repeat takes.
    ...(decoded.slope === undefined ? {} : { format: 'process' }),
    ...decoded.warmup,
    ...decoded.copies,
    ...{ part: undefined, ...decoded.part },
    settings: judgeCounts(makeSettings(decoded), decoded),
    serving,
    // Nobody replaces the files of a server that runs on.
    ...(serving?.lifetime === 'session' ? { reinstall: 'once' } : {}),
    options: findOptions(get),
    ...(formerValues.length > 0 && { warnings: formerValues }),
  }
}

/** Says of each value that earlier versions had what stands in for it, for the inputs that are `taken`. */
function warnOfFormer(taken: object, get: Get): readonly Warning[] {
  return inputs
    .filter(({ key }) => key in taken)
    .flatMap(input => {
      const { name } = input
      const [value, instead] = [get(name), findInstead(input, get(name))]
      return instead === undefined ? [] : [makeReason('former-value', { name, value, instead })]
    })
}

/** The fields of a record that say what is measured, and where, for whoever tells reports of one suite apart. */
export function describeMeasured({
  contenders,
  workingDirectory,
  payload,
  job,
}: Pick<Inputs, 'contenders' | 'workingDirectory' | 'payload' | 'job'>): Pick<SessionRecord, 'of' | 'job'> {
  const command = showCommand(contenders[0]!.command)
  return { of: hashMeasured({ command, workingDirectory, files: payload }), ...present({ job }) }
}

/** `inputs` with one analysis at the end: comparisons that end where they see something would add up to too much over a history. */
export function withOneLook<Some extends Pick<Inputs, 'rounds' | 'isEstimateOnly'>>({ rounds, ...inputs }: Some): Some {
  return { ...inputs, isEstimateOnly: true, rounds: { ...rounds, least: rounds.most, isAuto: false } } as Some
}

/** `inputs` with as few rounds as show that the command works, unless their number is fixed: there is nothing before to compare with. */
export function withFewestRounds<Some extends Pick<Inputs, 'rounds' | 'isEstimateOnly' | 'reinstall'>>(
  inputs: Some,
  pairValues: number,
): Some {
  const { rounds, reinstall } = inputs
  return {
    ...inputs,
    isEstimateOnly: true,
    rounds: fewestRounds(rounds, pairValues),
    reinstall: reinstall === 'auto' ? 'once' : reinstall,
  }
}

/** `inputs` with a published version as one more side, which runs what the contender does. */
export function withSide<Some extends Pick<Made, 'contenders'>>(
  inputs: Some,
  side: { readonly name: string; readonly source: PackedBaseline },
): Some {
  const { command } = inputs.contenders[0]!
  return { ...inputs, contenders: [...inputs.contenders, { ...side, command }] }
}

function findOptions(get: Get): GivenInputs {
  const options = inputs
    .filter(input => input.isRecorded && !['', input.default ?? input.actionDefault].includes(get(input.name)))
    .map(input => [input.name, findInstead(input, get(input.name)) ?? get(input.name)])
  return Object.fromEntries(options)
}

type Parted = Partial<Pick<Given<'compare'>, 'part'>>

/** A server that is not ready after this time is ended, and its run has failed. */
const patienceInSeconds = 60

function makeServing({ serve: line, ready, serveFor: lifetime }: Measuring): Serving | undefined {
  if (line === undefined) return undefined
  return { line, ready: ready ?? { kind: 'port' }, patienceInSeconds, lifetime }
}

/**
 * The way in which the `commands` of all sides are told which benchmarks to run. Returns undefined if they are not told. A language that
 * the user names is one that the command reads, even where it does not mention the variable, such as a script.
 */
export function chooseSelection(
  { select, format }: { readonly select: string; readonly format: string },
  commands: readonly Command[],
): Selection | undefined {
  for (const command of commands) refuseUnread(command)
  const ownLanguage = findLanguage(select)
  if (ownLanguage) return { language: ownLanguage, isNarrowed: true }
  const mentions = commands.filter(command => new RegExp(String.raw`\b${selectVariable}\b`).test(showCommand(command)))
  if (mentions.length === 0) return undefined
  const language = findLanguage(format)
  const isNarrowed = select === 'auto' && mentions.length === commands.length
  if (language) return { language, isNarrowed }
  if (select === 'off') return undefined
  if (
    format === 'auto' &&
    mentions.every(command => !new RegExp(String.raw`\$\{?${selectVariable}\b(?!:-)`).test(showCommand(command)))
  )
    return { language: undefined, isNarrowed }
  throw new InputError(
    `the command mentions $${selectVariable}, but "format" is ${shown(format)}, which has no way to select benchmarks: name your tool with "format", give "select", or write "\${${selectVariable}:-ALL}" with what runs all benchmarks`,
  )
}

/** Words are no shell line: a program that gets `$BENCH_SELECT` as a separate word gets just that. */
function refuseUnread(command: Command): void {
  const unread = new RegExp(String.raw`^\S*\$\{?${selectVariable}\}?$`)
  if (command.kind === 'argv' && command.argv.some(word => unread.test(word)))
    throw new InputError(
      `the command has the word "$${selectVariable}", but no shell reads it: give the command as a line, such as sh -c './bench "$${selectVariable}"'`,
    )
}

type Measuring = Given<'compare' | 'publish' | 'self-test' | 'bisect'>

type AskedMeasuring = Measuring & Parted & Partial<Pick<Given<'compare'>, 'causes'>>

/** Returns whether copies are to be recreated between rounds, whatever it takes. */
function isRenewed({ reinstall }: Measuring): boolean {
  return reinstall === 'round' || reinstall === 'quarter'
}

/** Adds to what is judged the allocations that a tool prints, where counts are asked for: then nothing else has to count them. */
function judgeCounts(settings: Settings, { instruments }: Measuring): Settings {
  if (!asksForCountsOfEach(instruments)) return settings
  return { ...settings, metrics: addMetrics(settings.metrics, ['allocations', 'allocated']) }
}

function isCounted({ instruments }: Measuring): boolean {
  return instruments !== 'auto' && asksForCounts(instruments)
}

function listConflicts(measuring: AskedMeasuring, get: Get): readonly (string | false)[] {
  const { warmup, timeBudgetInSeconds, batch, prepare, format, slope, instruments, reinstall } = measuring
  const { copies } = measuring
  const isOfProcess = format === 'auto' || format === 'process'
  const isBatched = batch !== 'auto' && batch > 1
  return [
    warmup.warmupTimeInSeconds >= timeBudgetInSeconds &&
      `"warmup" is ${shown(get('warmup'))}, but it is part of "time-budget", which is ${shown(get('time-budget'))}: there would be no time left to measure; raise "time-budget"`,
    isBatched &&
      prepare !== undefined &&
      `"batch" is ${batch}, and "prepare" runs before each run, but never between the starts of a batch: leave out one of the two`,
    slope !== undefined &&
      !isOfProcess &&
      `"format" is ${shown(format)}, and "slope" needs the time of the whole process: leave out one of the two`,
    slope !== undefined &&
      isBatched &&
      `"batch" is "${batch}", and "slope" is given: leave out "batch", and let the command repeat its work`,
    isCounted(measuring) &&
      instruments.length > 1 &&
      `"instruments" is ${shown(get('instruments'))}; callgrind must stand alone: it makes the command 20 to 50 times slower, so other measurements would be useless`,
    isCounted(measuring) &&
      !isOfProcess &&
      `"format" is ${shown(format)}, and "instruments" is "callgrind", which counts instructions of the whole process and distorts all times: leave out one of the two`,
    isRenewed(measuring) &&
      copies.inPlace &&
      `"fresh-copies" is ${shown(reinstall)}, but with "copies" in-place there are no copies to recreate: leave out one of the two`,
    isRenewed(measuring) &&
      isCounted(measuring) &&
      `"fresh-copies" is ${shown(reinstall)}, but "instruments" is "callgrind", whose counts do not depend on where files lie: leave out one of the two`,
  ]
}

/** Servers that run at the same time cannot share a port, and copies cannot be replaced under them. */
function listServerConflicts(measuring: AskedMeasuring): readonly (string | false)[] {
  const { serve, ready, serveFor, reinstall, causes = 'auto' } = measuring
  if (serve === undefined)
    return [ready !== undefined && describeLack('server.ready'), serveFor !== 'run' && describeLack('server.for')]
  return [
    serveFor !== 'run' &&
      ready?.kind === 'page' &&
      !namesPort(ready.url) &&
      `"server.for" is "${serveFor}", so the servers of all copies run at the same time: write $PORT in "server.ready" instead of the port`,
    serveFor === 'session' &&
      isRenewed(measuring) &&
      `"fresh-copies" is "${reinstall}", but with "server.for" session the files of a running server would be replaced: leave out one of the two`,
    causes !== 'auto' &&
      causes !== 'off' &&
      `"causes" is "${causes}", but with "server" the functions of the command explain nothing: leave out "causes"`,
  ]
}

function describeLack(input: string): string {
  return `"${input}" is given, but "server.command" is missing, which is the command that runs the server: give it, or leave out "${input}"`
}

type Reading = Pick<Given<'parse'>, 'format' | 'values'>

/** Refuses a format that cannot be made of what is given with it. */
export function checkFormat(reading: Reading): void {
  checkValues(reading)
  try {
    // It is made to see whether it can be, and reads nothing.
    chooseFormat(reading, () => false)
  } catch (error) {
    throw error instanceof FormatError ? new InputError(error.message, { cause: error }) : error
  }
}

/** Refuses a format of one's own that is not said how to read, and what says it where the format is another one. */
function checkValues({ format, values }: Reading): void {
  const isOwn = ['regex', 'json'].includes(format)
  if ((values !== undefined) === isOwn) return
  throw new InputError(
    values === undefined
      ? `"format" is "${format}", and "values" is missing: it says where the numbers are`
      : `"values" is ${shown(values)}; it is only for the formats "regex" and "json", and "format" is ${shown(format)}`,
  )
}

/** Returns `inputs` whose baseline is made as its own file says: built, installed, and of which files. */
export function withBaselineDescription<
  Some extends Pick<Inputs, 'ofBaseline'> & { readonly baseline: BaselineInput | BaselineSource },
>(inputs: Some, { build, install, files }: BaselineDescription = {}): Some {
  const payload = files === undefined ? undefined : parseLines(files)
  return { ...inputs, baseline: builtBy(inputs.baseline, build), ofBaseline: present({ install, payload }) }
}

/** Returns `inputs` with the rules that were found. */
export function applyRules<Some extends Pick<Inputs, 'settings' | 'warnings'>>(
  inputs: Some,
  { rules, warnings }: Pick<Judged, 'rules' | 'warnings'>,
): Some {
  return {
    ...inputs,
    settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
    ...(warnings && { warnings: [...(inputs.warnings ?? []), ...warnings] }),
  }
}
