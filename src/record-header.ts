import type { Inputs } from './inputs/inputs.js'
import type { Equipment } from './measure/instruments/choose.js'
import { type Isolation, warnOfIsolation, withIsolation } from './measure/isolation.js'
import { type Processes, showCommand, warnOfShell } from './measure/process.js'
import { uniteWarnings } from './measure/resumed-session.js'
import type { Measured, SoFar } from './measure/rounds/examination.js'
import type { Plan } from './plan/plan.js'
import type { Environment } from './record/environment.js'
import { mostLeftOut, mostTampered } from './record/limits.js'
import type { NamedSide, SessionRecord, Warning } from './record/record.js'
import { describeSuite, warnOfSuite } from './record/suite-files.js'
import { dropEnding, warnOfIdentical } from './record/warnings.js'
import { present } from './util/present.js'
import type { Installation, InstalledSide, RecordHeader, Sides, World } from './world.js'

/** Describes what is known before the first round. If nothing follows, the run was interrupted. */
export function describeHeader(known: {
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
  const { suite, part, partNumber, pullRequest, baseline, settings, statistic, options, slope, rounds, earlier } =
    inputs
  const { looks, seed } = plan
  const { processes, shell } = world.measuring
  const commands = [inputs.reference, ...inputs.contenders].map(({ command }) => command)
  return {
    suite,
    ...present({ part, partNumber, pullRequest }),
    ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
    ...(baseline.kind === 'packed' && baseline.absence ? { absence: baseline.absence } : {}),
    ...(baseline.kind === 'packed' ? present({ since: baseline.since, trend: baseline.trend }) : {}),
    seed,
    ...(earlier === undefined ? {} : { earlier }),
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
        ...describeFiles(installation.sides[index]!),
        ...describeSuite(sides[index]!, index === 0 ? undefined : sides[0]),
      }),
    ),
    ...describeLeftOut(installation),
    reinstall: { when: 'once', starts: [0] },
    plan: {
      inPlace: installation.inPlace,
      rounds: looks.at(-1)!,
      looks,
      ...(rounds.isAuto ? { auto: true } : {}),
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
      ...warnOfSuite(inputs.suiteFiles, sides),
      ...warnOfTimer(processes.timer),
      ...warnOfShell(commands, shell),
      ...warnOfIsolation(isolation),
      ...equipment.warnings,
    ],
  } satisfies RecordHeader
}

function describeLeftOut({ leftOut = [] }: Installation): Pick<SessionRecord, 'leftOut'> {
  return leftOut.length === 0 ? {} : { leftOut: leftOut.slice(0, mostLeftOut) }
}

function describeFiles({
  contentDigest: digest,
  sameFiles = [],
}: InstalledSide): Pick<NamedSide, 'digest' | 'sameFiles'> {
  return { ...(digest === undefined ? {} : { digest }), ...(sameFiles.length === 0 ? {} : { sameFiles }) }
}

/** The facts that {@link describeHeader} tells. */
export type Described = ReturnType<typeof describeHeader> & Pick<SessionRecord, 'segments'>

function withLooks<T extends Described>(header: T, looks: readonly number[]): T {
  return { ...header, plan: { ...header.plan, looks, rounds: looks.at(-1)! } }
}

/** Adds to `header` what is known of the session `before`. */
export function withBefore(header: Described, before: SessionRecord | undefined): Described {
  if (before === undefined) return header
  const { plan, warnings, createdAt } = header
  return {
    ...header,
    createdAt: before.createdAt ?? createdAt,
    plan: { ...plan, seconds: plan.seconds + (before.plan?.seconds ?? 0) },
    warnings: uniteWarnings(dropEnding(before.warnings), warnings),
  }
}

/** Adds to `header` the stretches of rounds of both sessions, after so many rounds. */
export function withSegments(header: Described, before: SessionRecord | undefined, count: number): Described {
  if (before === undefined) return header
  const { segments = [0], rounds } = before
  return { ...header, segments: count > rounds.length ? [...segments, rounds.length] : segments }
}

/** Adds to `header` what is known after some rounds. */
export function withSoFar(header: Described, { looks, tampered, reinstall, focus, runs, stages }: SoFar) {
  const known = withLooks(header, looks)
  return {
    ...known,
    plan: { ...known.plan, ...(focus.length === 0 ? {} : { focus }), ...(runs === undefined ? {} : { runs }) },
    reinstall,
    ...(stages ? { stages } : {}),
    ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, mostTampered) }),
  }
}

/** The whole record: `header` with all that was measured. */
export function finishRecord(header: Described, measured: Measured): SessionRecord {
  const { stoppedBy, seconds, batch, host, warnings, rounds } = measured
  const known = withSoFar(header, measured)
  return {
    ...known,
    plan: { ...known.plan, stoppedBy, seconds: known.plan.seconds + seconds, ...(batch === 1 ? {} : { batch }) },
    ...(host.length === rounds.length && host.length > 0 ? { host } : {}),
    warnings: uniteWarnings(known.warnings, warnings),
    rounds,
  }
}

/** Warns if Node itself times processes. */
function warnOfTimer(timer: Processes['timer']): readonly Warning[] {
  return timer === 'node' ? [nodeTimerWarning] : []
}

const nodeTimerWarning: Warning = {
  code: 'timed-by-node',
  message:
    'no Python 3.8 or later was found, so Node.js timed the processes. Each takes up to 2 ms more, and CPU time and memory are unknown',
}
