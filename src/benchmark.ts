import { conclude } from './compare/conclusion.js'
import { countNeededRounds } from './compare/rounds/needed-rounds.js'
import { isSettled } from './compare/rounds/settled.js'
import type { Inputs } from './inputs/inputs.js'
import { InputError } from './inputs/values.js'
import { showCommand } from './measure/command.js'
import type { Equipment } from './measure/instruments/choose.js'
import { isExact } from './measure/instruments/instrument.js'
import { type Isolation, isolate, warnOfIsolation, withIsolation } from './measure/isolation.js'
import { measure } from './measure/measure.js'
import { findStatistic } from './measure/measurements.js'
import type { CopyPlace, Examination, Guard, MeasurePorts, Session, SoFar } from './measure/session.js'
import { warnOfTimer } from './measure/timer.js'
import { makeEnvironment, type Variables } from './measure/variables.js'
import { fewestRounds, type RoundsRequest, spreadLooks } from './plan/looks.js'
import { makePlan, type Plan } from './plan/plan.js'
import type { Side } from './plan/round.js'
import type { Environment } from './record/environment.js'
import { mostTampered } from './record/limits.js'
import type { Invocation, Origin, SessionRecord, Warning } from './record/record.js'
import { makeRandom } from './stats/random.js'

/** The ports that a comparison needs; what they hold open or on disk is theirs to close. */
export interface World {
  /** For commands: nothing is among them that these must not see. */
  readonly variables: Variables
  /** Names of secrets that commands are not given, and could be. */
  readonly withheld: readonly string[]
  readonly measuring: Omit<MeasurePorts, 'random' | 'guard' | 'keep' | 'examine'>
  /** The directories that hold the two sides; a baseline that has to be built is. */
  prepareSides(inputs: Inputs): Promise<Sides>
  install(inputs: Inputs, sides: Sides): Promise<Installation>
  /** The instruments that are asked for, as far as they are there. */
  detectInstruments(inputs: Inputs): Promise<Equipment>
  /** Has invocations held as still as `inputs` ask; the machine as it is then. */
  holdStill(inputs: Inputs): Promise<Environment>
  /** Keeps invocations that are confined to a copy from writing to the other ones, and to files of ours; why not, in words, where it cannot. */
  confine(installation: Installation): Promise<string | undefined>
  drawSeed(): string
  /** The date and time, in ISO 8601. */
  now(): string
  openRecord(beginning: Beginning): RecordKeeper
}

/** What a side is made of: a directory, or a payload that was packed elsewhere. */
export type SideFiles =
  | { readonly directory: string; readonly archive?: never }
  | { readonly directory?: never; readonly archive: { readonly file: string; readonly sha256: string } }

export type Sides = { readonly [side in Side]: SideFiles & { readonly origin: Origin } }

/** Where the sides run, by copy. */
export interface Installation {
  readonly places: { readonly [side in Side]: readonly [CopyPlace, CopyPlace] }
  /** Whether both copies of a side share one directory. */
  readonly inPlace: boolean
  /** Of the files of each side, but for their times; none where the sides stay where they are. */
  readonly contentDigests?: { readonly [side in Side]: string }
  /** Over the baseline's copies; none where the sides stay where they are. */
  readonly guard?: Guard
  readonly warnings: readonly Warning[]
}

/** A record without its rounds. */
export type Beginning = Omit<SessionRecord, 'rounds'>

/** Takes the record as it grows. */
export interface RecordKeeper {
  append(round: readonly Invocation[], soFar: Beginning): void
  /** Takes the whole of it: what is kept is this then, whatever others have made of it. */
  finish(record: SessionRecord): void
}

/** What a session is measured on. */
export interface Prepared extends Pick<Session, 'alter'> {
  readonly sides: Sides
  readonly installation: Installation
  readonly equipment: Equipment
  /** Whether both sides are the same files, where that was not the intention. */
  readonly identical?: boolean
}

/** Measures both sides as `inputs` ask. The record that comes back is the one that was kept as it grew. */
export async function benchmark(inputs: Inputs, world: World): Promise<SessionRecord> {
  const sides = await world.prepareSides(inputs)
  const installation = await world.install(inputs, sides)
  const equipment = await world.detectInstruments(inputs)
  const { contentDigests } = installation
  const identical = contentDigests !== undefined && contentDigests.baseline === contentDigests.contender
  // A change that leaves the program as it was, is in most pull requests: there is nothing to find, and little to wait for.
  const isShort = identical && sides.baseline.origin.source === 'artifact'
  const rounds = isShort ? fewestRounds(inputs.rounds, inputs.copies) : inputs.rounds
  return await measureSession({ ...inputs, rounds }, { sides, installation, equipment, identical }, world)
}

/** Measures what is installed, as `inputs` ask; there may be more sessions on the same installation. */
export async function measureSession(inputs: Inputs, prepared: Prepared, world: World): Promise<SessionRecord> {
  const seed = deriveSeed(inputs.seed ?? world.drawSeed(), inputs)
  const rounds = fixRounds(inputs)
  const isCounted = isExact(prepared.equipment.instruments)
  const asked = { ...inputs, seed, rounds, isCounted, confidence: inputs.settings.confidence }
  const plan = makePlan(asked, makeRandom(`${seed}/orders`))
  const environment = await world.holdStill(inputs)
  const isolation = await isolate(inputs.isolate, () => world.confine(prepared.installation))
  const beginning = describe({ inputs, ...prepared, plan, environment, isolation, world })
  const keeper = world.openRecord(beginning)
  const session = { ...makeSession(inputs, prepared, plan, world), isConfined: isolation.isConfined }
  const measured = await measure(session, {
    ...world.measuring,
    random: makeRandom(`${seed}/padding`),
    examine: makeExamination(inputs, beginning),
    ...(prepared.installation.guard ? { guard: prepared.installation.guard } : {}),
    keep: (round, soFar) => keeper.append(round, withSoFar(beginning, soFar)),
  })
  const { stoppedBy, seconds, batch, host, warnings } = measured
  const known = withSoFar(beginning, measured)
  const record = {
    ...known,
    plan: { ...known.plan, stoppedBy, seconds, ...(batch === 1 ? {} : { batch }) },
    ...(host.length === 0 ? {} : { host }),
    warnings: [...beginning.warnings, ...warnings],
    rounds: measured.rounds,
  }
  keeper.finish(record)
  return record
}

/**
 * The seed of this leg and shard: with one for all, what the place in a round does would add up over the runners, and err in 28 % of
 * comparisons.
 */
function deriveSeed(seed: string, { leg, shard }: Inputs): string {
  const keys = [leg === undefined ? [] : `leg ${leg}`, shard === undefined ? [] : `shard ${shard}`].flat()
  return [seed, ...keys].join('/')
}

/** A shard is looked at when all are there: how long it runs must not depend on what it finds. */
function fixRounds({ rounds, shard }: Inputs): RoundsRequest {
  if (shard === undefined) return rounds
  if (rounds.isAuto)
    throw new InputError(
      '"rounds" is "auto"; with "shard" it must be a number, because all shards run the same number of rounds and are judged together',
    )
  return { ...rounds, least: rounds.most }
}

/** What `plan` needs beside its ports. */
export function makeSession(
  inputs: Inputs,
  { installation, equipment, alter }: Pick<Prepared, 'installation' | 'equipment' | 'alter'>,
  plan: Plan,
  { variables, withheld }: Pick<World, 'variables' | 'withheld'>,
): Session {
  return {
    ...inputs,
    plan,
    places: installation.places,
    instruments: equipment.instruments,
    variables: makeEnvironment(variables),
    withheld,
    statistic: findStatistic(inputs.statistic)!,
    ...(alter === undefined ? {} : { alter }),
  }
}

type Described = ReturnType<typeof describe>

function withLooks<T extends Described>(beginning: T, looks: readonly number[]): T {
  return { ...beginning, plan: { ...beginning.plan, looks, rounds: looks.at(-1)! } }
}

function withSoFar(beginning: Described, { looks, tampered }: SoFar) {
  return {
    ...withLooks(beginning, looks),
    ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, mostTampered) }),
  }
}

/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination({ rounds: request, copies, settings }: Inputs, beginning: Described): Examination {
  return {
    chooseLooks: (rounds, looks, fitting) => {
      if (!request.isAuto || looks.length > 1) return looks
      const needed = countNeededRounds({ ...beginning, rounds })
      return spreadLooks(request.least, Math.max(looks[0]!, Math.min(needed, fitting, request.most)), copies)
    },
    isSettled: (rounds, looks) => isSettled(conclude({ ...withLooks(beginning, looks), rounds }), settings.threshold),
  }
}

/** What is known before the first round; should it be the last that is heard of it, the run was interrupted. */
function describe(known: {
  readonly inputs: Inputs
  readonly sides: Sides
  readonly installation: Installation
  readonly equipment: Equipment
  readonly identical?: boolean
  readonly plan: Plan
  readonly environment: Environment
  readonly isolation: Isolation
  readonly world: World
}) {
  const { inputs, sides, installation, equipment, identical, plan, isolation, world } = known
  const { commands, suite, leg, shard, pullRequest, baseline, settings, statistic, options, slope } = inputs
  const { copies, looks, seed } = plan
  const { timer } = world.measuring.processes
  return {
    suite,
    ...(leg === undefined ? {} : { leg }),
    ...(shard === undefined ? {} : { shard }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
    seed,
    createdAt: world.now(),
    command: showCommand(commands.contender),
    options,
    statistic,
    sides: { baseline: sides.baseline.origin, contender: sides.contender.origin },
    plan: {
      copies,
      inPlace: installation.inPlace,
      rounds: looks.at(-1)!,
      looks,
      stoppedBy: 'interrupted',
      seconds: 0,
      ...(slope === undefined ? {} : { slope }),
    },
    settings,
    environment: withIsolation(known.environment, isolation),
    ...(identical ? { identical } : {}),
    warnings: [
      ...(inputs.warnings ?? []),
      ...installation.warnings,
      ...(identical ? [identicalWarning] : []),
      ...warnOfTimer(timer),
      ...warnOfIsolation(isolation),
      ...equipment.warnings,
    ],
  } satisfies Beginning
}

const identicalWarning: Warning = {
  code: 'identical-payloads',
  message: 'both sides have the same files, byte for byte, so this run only compares the program with itself',
}
