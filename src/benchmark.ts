import { countNeededRounds } from './compare/rounds/needed-rounds.js'
import { settle } from './compare/rounds/settled.js'
import type { Inputs } from './inputs/inputs.js'
import { InputError } from './inputs/values.js'
import { showCommand } from './measure/command.js'
import type { Equipment } from './measure/instruments/choose.js'
import { isExact } from './measure/instruments/instrument.js'
import { type Isolation, isolate, warnOfIsolation, withIsolation } from './measure/isolation.js'
import { measure } from './measure/measure.js'
import { findStatistic } from './measure/measurements.js'
import type { Examination, SoFar } from './measure/rounds/examination.js'
import { setupBenchmark } from './measure/serve/setup-time.js'
import type { MeasurePorts, Session } from './measure/session.js'
import { warnOfTimer } from './measure/timer.js'
import { makeEnvironment } from './measure/variables.js'
import { fewestRounds, type RoundsRequest, spreadLooks } from './plan/looks.js'
import { makePlan, type Plan } from './plan/plan.js'
import { countPairValues, planSides } from './plan/round.js'
import { findCauses } from './profiling.js'
import type { Environment } from './record/environment.js'
import { warnOfIdentical } from './record/identical.js'
import { mostTampered } from './record/limits.js'
import { listPairs } from './record/pair.js'
import type { NamedSide, SessionRecord } from './record/record.js'
import { describeSuite, warnOfSuite } from './record/suite-files.js'
import { makeRandom } from './stats/random.js'
import type { Beginning, Installation, Prepared, Sides, World } from './world.js'

/** Measures all sides as `inputs` ask. The record that comes back is the one that was kept as it grew. */
export async function benchmark(inputs: Inputs, world: World): Promise<SessionRecord> {
  const sides = await world.prepareSides(inputs)
  const installation = await world.install(inputs, sides)
  const equipment = await world.detectInstruments(inputs)
  const identical = findIdentical(installation)
  // A change that leaves the program as it was, is in most pull requests: there is nothing to find, and little to wait for.
  const isShort = identical.length === inputs.contenders.length && sides[0].origin.source === 'artifact'
  const short = isShort ? shorten(inputs) : {}
  return await measureSession({ ...inputs, ...short }, { sides, installation, equipment, identical }, world)
}

function shorten(inputs: Inputs): Pick<Inputs, 'rounds' | 'reinstall'> {
  const { reinstall } = inputs
  return {
    rounds: fewestRounds(inputs.rounds, countPairValues(planAsked(inputs))),
    reinstall: reinstall === 'auto' ? 'once' : reinstall,
  }
}

function findIdentical({ sides: [baseline, ...contenders] }: Installation): readonly string[] {
  const digest = baseline?.contentDigest
  return contenders
    .filter(({ contentDigest }) => digest !== undefined && contentDigest === digest)
    .map(({ name }) => name)
}

/** The sides that are to be measured, with their copies. */
function planAsked({ reference, contenders, copies }: Inputs): ReturnType<typeof planSides> {
  return planSides(
    [reference, ...contenders].map(({ name }) => name),
    copies,
  )
}

/** Measures what is installed, as `inputs` ask; there may be more sessions on the same installation. */
export async function measureSession(inputs: Inputs, prepared: Prepared, world: World): Promise<SessionRecord> {
  const seed = deriveSeed(inputs.seed ?? world.drawSeed(), inputs)
  const rounds = fixRounds(inputs)
  const isCounted = isExact(prepared.equipment.instruments)
  // Where files lie makes no difference to what is counted.
  const reinstall = isCounted ? 'once' : inputs.reinstall
  const sides = planAsked(inputs)
  const asked = { ...inputs, sides, seed, rounds, isCounted, confidence: inputs.settings.confidence }
  const plan = makePlan(asked, makeRandom(`${seed}/orders`))
  const environment = await world.holdStill(inputs)
  const isolation = await isolate(inputs.isolate, () => world.confine(prepared.installation))
  const beginning = describe({ inputs, ...prepared, plan, environment, isolation, world })
  const keeper = world.openRecord(beginning)
  const session = { ...makeSession({ ...inputs, reinstall }, prepared, plan, world), isConfined: isolation.isConfined }
  const measured = await measure(session, {
    ...world.measuring,
    random: makeRandom(`${seed}/padding`),
    examine: makeExamination(inputs, beginning),
    ...pickPorts(prepared.installation),
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
  const causes = await findCauses(
    {
      causes: inputs.causes ?? 'off',
      record,
      session,
      sides: prepared.sides,
      secondsLeft: inputs.timeBudgetInSeconds - seconds,
    },
    world,
  )
  if (causes === undefined) return record
  const explained = { ...record, causes }
  keeper.finish(explained)
  return explained
}

function pickPorts({ guard, renewal }: Installation): Pick<MeasurePorts, 'guard' | 'renewal'> {
  return { ...(guard ? { guard } : {}), ...(renewal ? { renewal } : {}) }
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

/** Makes everything that `plan` needs beside its ports. */
export function makeSession(
  inputs: Inputs,
  { sides: known, installation, equipment, alter }: Pick<Prepared, 'sides' | 'installation' | 'equipment' | 'alter'>,
  plan: Plan,
  { variables, withheld }: Pick<World, 'variables' | 'withheld'>,
): Session {
  const { measuredSetup, ...rest } = inputs
  const commands = [inputs.reference, ...inputs.contenders]
  return {
    ...rest,
    ...(measuredSetup?.isAlone ? { suite: setupBenchmark } : {}),
    measuredSetup: measuredSetup?.isAlone ? undefined : measuredSetup?.line,
    plan,
    sides: installation.sides.map((side, index) => ({ ...side, command: commands[index]!.command })),
    instruments: equipment.instruments,
    variables: makeEnvironment(variables),
    withheld,
    statistic: findStatistic(inputs.statistic)!,
    threshold: inputs.settings.threshold,
    commits: commitsOf(known),
    ...(alter === undefined ? {} : { alter }),
  }
}

function commitsOf(sides: Sides): readonly string[] {
  return [...new Set(sides.flatMap(({ origin }) => origin.commit ?? []))]
}

type Described = ReturnType<typeof describe>

function withLooks<T extends Described>(beginning: T, looks: readonly number[]): T {
  return { ...beginning, plan: { ...beginning.plan, looks, rounds: looks.at(-1)! } }
}

function withSoFar(beginning: Described, { looks, tampered, reinstall, focus }: SoFar) {
  const known = withLooks(beginning, looks)
  return {
    ...known,
    plan: { ...known.plan, ...(focus.length === 0 ? {} : { focus }) },
    reinstall,
    ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, mostTampered) }),
  }
}

/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination(inputs: Inputs, beginning: Described): Examination {
  const { rounds: request } = inputs
  return {
    chooseLooks: (rounds, looks, fitting) => {
      if (!request.isAuto || looks.length > 1) return looks
      const needed = Math.max(...listPairs({ ...beginning, rounds }).map(countNeededRounds))
      const most = Math.max(looks[0]!, Math.min(needed, fitting, request.most))
      return spreadLooks(request.least, most, countPairValues(planAsked(inputs)))
    },
    settle: (rounds, soFar) => settle(listPairs({ ...withSoFar(beginning, soFar), rounds }), soFar.reinstall.when),
  }
}

/** What is known before the first round; should it be the last that is heard of it, the run was interrupted. */
function describe(known: {
  readonly inputs: Inputs
  readonly sides: Sides
  readonly installation: Installation
  readonly equipment: Equipment
  readonly identical?: readonly string[]
  readonly plan: Plan
  readonly environment: Environment
  readonly isolation: Isolation
  readonly world: World
}) {
  const { inputs, sides, installation, equipment, identical = [], plan, isolation, world } = known
  const { suite, leg, shard, pullRequest, baseline, settings, statistic, options, slope } = inputs
  const { looks, seed } = plan
  const { timer } = world.measuring.processes
  return {
    suite,
    ...(leg === undefined ? {} : { leg }),
    ...(shard === undefined ? {} : { shard }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
    ...(baseline.kind === 'packed' && baseline.since ? { since: baseline.since } : {}),
    seed,
    createdAt: world.now(),
    command: showCommand(inputs.contenders[0]!.command),
    options,
    statistic,
    baseline: sides[0].name,
    sides: sides.map(
      ({ name, origin }, index): NamedSide => ({
        name,
        copies: plan.sides[index]!.copies,
        origin,
        ...(identical.includes(name) ? { identical: true } : {}),
        ...describeSuite(sides[index]!, index === 0 ? undefined : sides[0]),
      }),
    ),
    reinstall: { when: 'once', starts: [0] },
    plan: {
      inPlace: installation.inPlace,
      rounds: looks.at(-1)!,
      looks,
      stoppedBy: 'interrupted',
      seconds: 0,
      ...(slope === undefined ? {} : { slope }),
    },
    settings,
    environment: withIsolation(known.environment, isolation),
    warnings: [
      ...(inputs.warnings ?? []),
      ...installation.warnings,
      ...warnOfIdentical(identical, inputs.contenders.length),
      ...warnOfSuite(inputs.suiteFiles, sides[0]),
      ...warnOfTimer(timer),
      ...warnOfIsolation(isolation),
      ...equipment.warnings,
    ],
  } satisfies Beginning
}
