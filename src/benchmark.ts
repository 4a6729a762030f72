import { findNeededRounds } from './compare/needed-rounds.js'
import { conclude } from './compare/outcome.js'
import { isSettled } from './compare/settled.js'
import { InputError } from './input-values.js'
import type { Inputs } from './inputs.js'
import { showCommand } from './measure/command.js'
import { makeEnvironment, type Variables } from './measure/environment.js'
import { measure } from './measure/measure.js'
import { findStatistic } from './measure/measurements.js'
import type { Examination, MeasurePorts, Place, Session } from './measure/session.js'
import { type RoundsRequest, spreadLooks } from './plan/looks.js'
import { makePlan, type Plan } from './plan/plan.js'
import type { Side } from './plan/round.js'
import type { Environment } from './record/environment.js'
import type { Invocation, Origin, Record, Warning } from './record/record.js'
import { makeRandom } from './stats/random.js'

/** The ports that a comparison needs; what they hold open or on disk is theirs to close. */
export interface World {
  readonly variables: Variables
  readonly measuring: Omit<MeasurePorts, 'random' | 'keep' | 'examine'>
  /** The directories that hold the two sides; a baseline that has to be built is. */
  findSides(inputs: Inputs): Promise<Sides | Unpaired>
  install(inputs: Inputs, sides: Sides): Promise<Installation>
  readEnvironment(): Environment
  drawSeed(): string
  /** The date and time, in ISO 8601. */
  now(): string
  openRecord(beginning: Beginning): RecordKeeper
}

export type Sides = { readonly [side in Side]: { readonly directory: string; readonly origin: Origin } }

/** A contender that there is no baseline for, and why. */
export interface Unpaired {
  readonly contender: Origin
  readonly absence: string
}

/** Where the sides run, by copy. */
export interface Installation {
  readonly places: { readonly [side in Side]: readonly [Place, Place] }
  /** Whether both copies of a side share one directory. */
  readonly inPlace: boolean
  readonly warnings: readonly Warning[]
}

/** A record without its rounds. */
export type Beginning = Omit<Record, 'rounds'>

/** Takes the record as it grows. */
export interface RecordKeeper {
  append(round: readonly Invocation[], soFar: Beginning): void
  finish(around: Beginning): void
}

/** What a session is measured on. */
export interface Prepared extends Pick<Session, 'alter'> {
  readonly sides: Sides
  readonly installation: Installation
}

/** Measures both sides as `inputs` ask. The record that comes back is the one that was kept as it grew. */
export async function benchmark(inputs: Inputs, world: World): Promise<Record> {
  const sides = await world.findSides(inputs)
  if ('absence' in sides) return keepUnpaired(inputs, sides, world)
  const installation = await world.install(inputs, sides)
  return await measureSession(inputs, { sides, installation }, world)
}

/** The record of a comparison that there was no baseline for: it says so, and holds no round. */
function keepUnpaired(inputs: Inputs, { contender, absence }: Unpaired, world: World): Record {
  const { commands, suite, settings, statistic, options } = inputs
  const record: Record = {
    suite,
    createdAt: world.now(),
    command: showCommand(commands.contender),
    options,
    statistic,
    sides: { contender },
    absence,
    settings,
    environment: world.readEnvironment(),
    warnings: [],
    rounds: [],
  }
  world.openRecord(record).finish(record)
  return record
}

/** Measures what is installed, as `inputs` ask; there may be more sessions on the same installation. */
export async function measureSession(inputs: Inputs, prepared: Prepared, world: World): Promise<Record> {
  const seed = deriveSeed(inputs.seed ?? world.drawSeed(), inputs)
  const plan = makePlan({ ...inputs, seed, rounds: fixRounds(inputs) }, makeRandom(`${seed}/orders`))
  const beginning = describe({ inputs, ...prepared, plan, world })
  const keeper = world.openRecord(beginning)
  const measured = await measure(makeSession(inputs, prepared, plan, world), {
    ...world.measuring,
    random: makeRandom(`${seed}/padding`),
    examine: makeExamination(inputs, beginning),
    keep: (round, looks) => keeper.append(round, withLooks(beginning, looks)),
  })
  const { rounds, looks, stoppedBy, seconds, warnings } = measured
  const record = {
    ...beginning,
    plan: { ...withLooks(beginning, looks).plan, stoppedBy, seconds },
    warnings: [...beginning.warnings, ...warnings],
    rounds,
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
      '"rounds" is "auto"; with "shard", a number belongs there: all shards run so many, and are judged together',
    )
  return { ...rounds, least: rounds.most }
}

/** What `plan` needs beside its ports. */
export function makeSession(
  inputs: Inputs,
  { installation, alter }: Pick<Prepared, 'installation' | 'alter'>,
  plan: Plan,
  { variables }: Pick<World, 'variables'>,
): Session {
  return {
    ...inputs,
    plan,
    places: installation.places,
    variables: makeEnvironment(variables),
    statistic: findStatistic(inputs.statistic)!,
    ...(alter === undefined ? {} : { alter }),
  }
}

type Described = ReturnType<typeof describe>

function withLooks<T extends Described>(beginning: T, looks: readonly number[]): T {
  return { ...beginning, plan: { ...beginning.plan, looks, rounds: looks.at(-1)! } }
}

/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination({ rounds: request, copies, settings }: Inputs, beginning: Described): Examination {
  return {
    chooseLooks: (rounds, looks, fitting) => {
      if (!request.isAuto || looks.length > 1) return looks
      const needed = findNeededRounds({ ...beginning, rounds })
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
  readonly plan: Plan
  readonly world: World
}) {
  const { inputs, sides, installation, plan, world } = known
  const { commands, suite, leg, shard, settings, statistic, options } = inputs
  const { copies, looks, seed } = plan
  const { timer } = world.measuring.processes
  return {
    suite,
    ...(leg === undefined ? {} : { leg }),
    ...(shard === undefined ? {} : { shard }),
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
    },
    settings,
    environment: world.readEnvironment(),
    warnings: [...installation.warnings, ...(timer === 'node' ? [nodeTimerWarning] : [])],
  } satisfies Beginning
}

const nodeTimerWarning: Warning = {
  code: 'timed-by-node',
  message: "Python 3 was not found, so Node's own event loop timed the processes: up to 2 ms are added to each",
}
