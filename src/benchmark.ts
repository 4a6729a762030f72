import { countNoisy } from './compare/chosen.js'
import { findChanged } from './compare/conclude.js'
import { listNeedless } from './compare/needless.js'
import { countNeededRounds } from './compare/rounds/needed-rounds.js'
import { settle } from './compare/rounds/settled.js'
import { countInstructions } from './counting.js'
import { countWork } from './counts.js'
import { drawsLayout } from './drawn-layout.js'
import type { Explained } from './explained.js'
import { extras } from './extras/index.js'
import { describeMeasured, type Inputs } from './inputs/inputs.js'
import { InputError } from './inputs/values.js'
import type { Equipment } from './measure/instruments/choose.js'
import { asksForCountsOfEach, isExact } from './measure/instruments/instrument.js'
import { type Isolation, isolate, warnOfIsolation, withIsolation } from './measure/isolation.js'
import { measure } from './measure/measure.js'
import { InvocationError, showCommand, warnOfShell } from './measure/process.js'
import { shortestLimitInSeconds } from './measure/repeats.js'
import { refuseElsewhere, takeBefore, uniteWarnings } from './measure/resumed-session.js'
import type { Examination, MeasuredRounds, SoFar } from './measure/rounds/examination.js'
import { canConfirm } from './measure/rounds/second-stage.js'
import type { Session } from './measure/session.js'
import { tryCommand } from './measure/trial.js'
import { makeEnvironment } from './measure/variables.js'
import type { Environment } from './record/environment.js'
import { mostLeftOut, mostTampered } from './record/limits.js'
import type { Reason } from './record/reasons.js'
import type { NamedSide, Pair, SessionRecord, Warning } from './record/record.js'
import { listPairs } from './record/record.js'
import { addStarts } from './record/starts.js'
import { findStatistic } from './record/statistic.js'
import { describeSuite, warnOfSuite } from './record/suite-files.js'
import { dropEnding } from './record/warnings.js'
import { countPairValues, planSides } from './schedule/round.js'
import { countRoundsToReject, extendLooks, makeSchedule, type Schedule } from './schedule/schedule.js'
import { makeRandom } from './stats/random.js'
import { leastRounds } from './stats/randomisation.js'
import { once } from './util/once.js'
import { present } from './util/present.js'
import type {
  Installation,
  InstalledSide,
  Prepared,
  PreparedSide,
  RecordHeader,
  Sides,
  TryCopy,
  World,
} from './world.js'

/** A record, and why its file is not as it should be, where that could not be written. */
export interface Measured {
  readonly record: SessionRecord
  readonly problem: string | undefined
  /** The paths that the first run of a version wrote that becomes the next baseline; left out where there is none, or where it was not learned. */
  readonly writes?: readonly string[]
}

/**
 * Measures all sides as `given` asks, on what is `installed` already, or else is installed now. The record that comes back is the one that
 * was kept as it grew.
 */
export async function benchmark(comparison: Inputs, world: World, installed?: Prepared): Promise<Measured> {
  const inputs = { ...comparison, seed: comparison.seed ?? world.drawSeed() }
  const prepared = installed ?? (await prepare(inputs, world))
  const { before, measured: complete } = inputs
  // Each part has orders of its own: with the same in all, what the place in a round does would look alike in all of them.
  const seed = inputs.part === undefined ? inputs.seed : `${inputs.seed}/part ${inputs.part}`
  const plan = planRounds(inputs, seed, prepared.equipment)
  const environment = await world.holdStill(inputs)
  refuseOtherPlace(inputs, { ...prepared, environment })
  const isolation = await isolate(inputs.isolate, () => world.confine(prepared.installation))
  const header = withBefore(describeHeader(inputs, prepared, { plan, environment, isolation, world }), before)
  if (world.listChanges && areAllIdentical(inputs, prepared)) {
    const changedFiles = await world.listChanges(prepared.sides[0].origin)
    const { plan: _, reinstall: __, ...known } = header
    const unmeasured = { ...known, ...present({ changedFiles }), rounds: [] }
    // Opened with all that is known of it: what a record begins with does not change.
    const keeper = world.openRecord(unmeasured)
    keeper.finish(unmeasured)
    return { record: unmeasured, problem: keeper.problem }
  }
  const keeper = world.openRecord(complete ?? header, (complete ?? before)?.rounds)
  let session: Session = { ...makeSession(inputs, prepared, plan, world), isConfined: isolation.isConfined }
  if (session.isCounted) world.measuring.watch({ kind: 'profiling', message: costOfCounts })
  let [record, seconds] = [complete, 0]
  if (record === undefined) {
    let kept = before?.rounds.length ?? 0
    const measured = await measure(session, {
      ...world.measuring,
      random: makeRandom(`${seed}/padding`),
      examine: makeExamination(inputs, header),
      ...pickPorts(prepared.installation),
      keep: (round, soFar) => {
        kept += 1
        keeper.append(round, withSoFar(withSegments(header, before, kept), soFar))
      },
    })
    seconds = measured.seconds
    const { selection } = session
    if (selection)
      session = { ...session, selection: { ...selection, language: selection.language ?? measured.language } }
    record = withoutBaseline(finishRecord(withSegments(header, before, measured.rounds.length), measured), inputs)
  }
  const earlier = (complete ?? before)?.starts
  record = withStarts(record, world, earlier)
  keeper.finish(record)
  const { causes = 'off', timeBudgetInSeconds, secondsForStoring = 0, gate } = inputs
  const secondsLeft = timeBudgetInSeconds - secondsForStoring - seconds
  const keep = (explained: SessionRecord): SessionRecord => {
    const whole = withStarts(explained, world, earlier)
    keeper.finish(whole)
    return whole
  }
  const explained = { causes, gate, record, session, sides: prepared.sides, secondsLeft }
  const writes = prepared.installation.guard?.learned
  return { record: await explain(explained, world, keep), problem: keeper.problem, ...present({ writes }) }
}

const costOfCounts =
  'unless the tool prints its counts, each copy runs up to four times under valgrind after the rounds: 20 to 50 times as long as a run'

/** Installs the sides that `inputs` name, or `sides` in their place, which are the same on purpose. */
export async function prepare(inputs: Inputs, world: World, sides?: Sides): Promise<Prepared> {
  const equip = once(() => world.detectInstruments(inputs))
  const tryCopy = makeTrial(inputs, equip, world)
  const prepared = sides ?? (await world.prepareSides(inputs, canLearn(inputs) ? tryCopy : undefined))
  const installation = await world.install(inputs, prepared, sides || !canTry(inputs) ? undefined : tryCopy)
  const [broken] = installation.sides.flatMap(({ broken }) => broken ?? [])
  // It is one of a chain, which is nothing without its estimates.
  if (broken !== undefined && inputs.isEstimateOnly) throw new InvocationError(broken)
  const equipment = await equip()
  return { sides: prepared, installation, equipment, identical: sides ? [] : findIdentical(inputs, installation) }
}

/**
 * Returns whether the command can be tried before all copies are installed: nothing else of the session is there yet, such as servers or a
 * confinement, and only an installation takes long.
 */
function canTry({ install, inPlace, serving, isolate, before, measured, slope, scan = [] }: Inputs): boolean {
  const isSimple = serving === undefined && isolate === 'off' && slope === undefined && scan.length === 0
  return install !== undefined && !inPlace && isSimple && before === undefined && measured === undefined
}

/** Returns whether a first run of the baseline can show what it writes: in copies, and where anything is measured after it. */
function canLearn({ inPlace, measured }: Inputs): boolean {
  return !inPlace && measured === undefined
}

/** Makes what runs the command once in a copy, as the session would. */
function makeTrial(inputs: Inputs, equip: () => Promise<Equipment>, world: World): TryCopy {
  const ports = { ...world.measuring, random: makeRandom('trial') }
  return async (index, place) => {
    const equipment = await equip()
    const plan = planRounds(inputs, 'trial', equipment)
    const places = plan.sides.map(({ name }) => ({ name, places: [place, place] as const }))
    const installation = { sides: places, inPlace: false, warnings: [] }
    const session = makeSession(inputs, { sides: [], installation, equipment, identical: [] }, plan, world)
    return await tryCommand(session, { side: plan.sides[index]!.name, copy: 1 }, ports)
  }
}

/** Returns whether all sides are the same, and that is all there is to say: another baseline stands in for none. */
function areAllIdentical(inputs: Inputs, { identical }: Prepared): boolean {
  const { before, contenders, isEstimateOnly } = inputs
  const isUnjudged = findAbsence(inputs) !== undefined
  // The third side of a push only ties it to a release.
  const isSame = isEstimateOnly ? identical.includes(contenders[0]!.name) : identical.length === contenders.length
  return isSame && before === undefined && !isUnjudged
}

/** Why the numbers are shown and not judged: the base is in doubt, or another baseline stands in for its own. */
function findAbsence({ unjudged, baseline }: Inputs): Reason | undefined {
  return unjudged ?? (baseline.kind === 'packed' ? baseline.absence : undefined)
}

/** Finds the contenders with the same files as the baseline, which run the same command. */
function findIdentical(
  { reference, contenders }: Pick<Inputs, 'reference' | 'contenders'>,
  { sides: [baseline, ...installed] }: Installation,
): readonly string[] {
  const digest = baseline?.contentDigest
  const isSame = ({ contentDigest }: InstalledSide, index: number): boolean =>
    contentDigest === digest && showCommand(contenders[index]!.command) === showCommand(reference.command)
  return digest === undefined ? [] : installed.filter(isSame).map(({ name }) => name)
}

/** The sides that are to be measured, with their copies. */
function planAsked({ reference, contenders, copies }: Inputs): ReturnType<typeof planSides> {
  return planSides(
    [reference, ...contenders].map(({ name }) => name),
    copies,
  )
}

function planRounds(inputs: Inputs, seed: string, { instruments }: Equipment): Schedule {
  const { before, settings } = inputs
  const request = {
    ...{ ...inputs, seed, sides: planAsked(inputs), confidence: settings.confidence },
    ...{ isCounted: isExact(instruments), mayBeWide: canWiden(inputs) },
  }
  const drawn = makeSchedule(request, makeRandom(`${seed}/orders`))
  return before?.plan === undefined ? drawn : { ...drawn, looks: before.plan.looks }
}

/** Adds to a record what tells why times have changed, and has each step kept: code layout belongs to the verdict, and extras come after it. */
async function explain(
  explained: Explained,
  world: World,
  keep: (record: SessionRecord) => SessionRecord,
): Promise<SessionRecord> {
  const { clock } = world.measuring
  const start = clock()
  const listChanged = once(() => findChanged(explained.record))
  let { record } = explained
  const counts = record.counts ?? (await countWork(explained, world))
  if (counts !== record.counts) record = keep({ ...record, ...present({ counts }) })
  const layout = record.layout ?? (await countInstructions(explained, world, listChanged))
  if (layout !== record.layout) record = keep({ ...record, ...present({ layout }) })
  for (const load of explainers) {
    const find = await load()
    const secondsLeft = explained.secondsLeft - (clock() - start)
    const added = await find({ ...explained, record, secondsLeft }, world, listChanged)
    if (added !== undefined) record = keep({ ...record, ...added })
  }
  return record
}

/** Extras that look for an explanation once there is a verdict. */
const explainers = extras.flatMap(({ afterVerdict }) => afterVerdict ?? [])

/** Refuses a machine, sides or files that are not those of the record that is resumed or explained. */
function refuseOtherPlace(
  { before, earlier, measured: complete }: Inputs,
  {
    sides,
    installation,
    environment,
  }: Pick<Prepared, 'sides' | 'installation'> & { readonly environment: Environment },
): void {
  const last = complete ?? before ?? earlier?.at(-1)
  if (last === undefined) return
  const here = installation.sides.map((side, index) => ({ ...side, commit: sides[index]!.origin.commit }))
  refuseElsewhere(last, { environment, sides: here, isComplete: complete !== undefined })
}

/** True where rounds may become wide. Those of a bisection and of an earlier session have to match others. */
function canWiden({ isEstimateOnly, secondsForStoring, before, contenders, scan = [] }: Inputs): boolean {
  const isOfChain = isEstimateOnly === true && secondsForStoring === undefined
  return !isOfChain && before === undefined && contenders.length === 1 && scan.length === 0
}

function pickPorts({ sides: _, inPlace: __, warnings: ___, leftOut: ____, ...ports }: Installation) {
  return ports
}

/** Makes everything that `plan` needs beside its ports. */
export function makeSession(
  inputs: Inputs,
  {
    sides: known,
    installation,
    equipment,
    alter,
  }: Omit<Prepared, 'sides'> & {
    readonly sides: readonly Pick<PreparedSide, 'origin'>[]
  },
  plan: Schedule,
  { variables, withheld }: Pick<World, 'variables' | 'withheld'>,
): Session {
  const { before, reinstall, causes, ...rest } = inputs
  const commands = [inputs.reference, ...inputs.contenders]
  const isCounted = isExact(equipment.instruments)
  return {
    ...rest,
    // Where files lie makes no difference to what is counted.
    reinstall: isCounted ? 'once' : (before?.reinstall?.when ?? reinstall),
    isConfirmed: !isCounted && canConfirm({ ...inputs, ...installation }, plan.sides),
    ...(before && { before: takeBefore(before) }),
    plan,
    sides: installation.sides.map((side, index) => ({ ...side, command: commands[index]!.command })),
    instruments: equipment.instruments,
    variables: makeEnvironment(variables),
    withheld,
    statistic: findStatistic(inputs.statistic)!,
    threshold: inputs.settings.threshold,
    // Before anything is known of a command, it may take all the time that there is.
    invocationTimeoutInSeconds:
      inputs.longestRunInSeconds ?? Math.max(shortestLimitInSeconds, inputs.timeBudgetInSeconds),
    ...(explainers.length > 0 && present({ causes })),
    isCounted: asksForCountsOfEach(inputs.instruments) && inputs.isEstimateOnly === undefined,
    drawsLayout: drawsLayout(inputs.install),
    commits: [...new Set(known.flatMap(({ origin }) => origin.commit ?? []))],
    ...(alter === undefined ? {} : { alter }),
  }
}

/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination(inputs: Inputs, header: Described): Examination {
  const { rounds: request, isEstimateOnly, before } = inputs
  return {
    refuseInVain: first => refuseInVain(inputs, listPairs({ ...header, rounds: [[first]] })),
    ...(request.isAuto && {
      extend: (rounds, looks, fitting) => {
        const needed = Math.max(...listPairs({ ...header, rounds }).map(countNeededRounds))
        return extendLooks(looks, { needed, fitting, isDecided: rounds.length === looks.at(-1) })
      },
    }),
    // It is one of a chain, which needs its estimates.
    findNeedless: rounds => (isEstimateOnly ? new Set() : listNeedless(listPairs({ ...header, rounds }))),
    settle: (rounds, soFar) => {
      const known = withSoFar(withSegments(header, before, rounds.length), soFar)
      return settle(listPairs({ ...known, rounds }))
    },
  }
}

/**
 * Refuses rounds in which no change of time could fail the gate, once the baseline's first run in `pairs` has shown what is judged: a gate
 * that is always green is worse than none. Exact counts can fail it in two rounds.
 */
function refuseInVain(inputs: Inputs, pairs: readonly Pair[]): void {
  const { rounds, settings, gate, scan = [] } = inputs
  if (gate === undefined) return
  const tests = pairs.reduce((count, pair) => count + countNoisy(pair), 0) * Math.max(1, scan.length)
  const pairValues = countPairValues(planAsked(inputs))
  // Exact counts fail a gate in two rounds, and where it names them, it asks for nothing else.
  const isOfChanges = gate.failOn.includes('regressed') && gate.isOfMetrics === undefined
  if (tests === 0 || !(isOfChanges || gate.failOn.includes('inconclusive'))) return
  const needed = isOfChanges
    ? countRoundsToReject(rounds, { pairValues, tests, confidence: settings.confidence })
    : leastRounds(pairValues)
  if (rounds.most >= needed) return
  const what = tests === 1 || !isOfChanges ? 'a verdict' : `one change among ${tests} results`
  throw new InputError(
    `"rounds" is ${rounds.most}, with which "fail-on" can never fail, because ${what} takes at least ${needed} rounds. Set "rounds" to ${needed} or more`,
  )
}

/** The plan of a session, and the machine as it is held still for it. */
interface Circumstances {
  readonly plan: Schedule
  readonly environment: Environment
  readonly isolation: Isolation
  readonly world: World
}

/** Describes what is known before the first round. If nothing follows, the run was interrupted. */
function describeHeader(
  inputs: Inputs,
  { sides, installation, equipment, identical }: Prepared,
  { plan, environment, isolation, world }: Circumstances,
) {
  const { suite, part, pullRequest, baseline, settings, statistic, options, slope, rounds, earlier } = inputs
  const { looks, seed } = plan
  const { processes, shell } = world.measuring
  const commands = [inputs.reference, ...inputs.contenders].map(({ command }) => command)
  return {
    suite,
    ...present({ part, pullRequest }),
    ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
    ...present({ absence: findAbsence(inputs) }),
    ...(baseline.kind === 'packed' ? present({ since: baseline.since, trend: baseline.trend }) : {}),
    seed,
    ...(earlier === undefined ? {} : { earlier }),
    createdAt: world.now(),
    command: showCommand(inputs.contenders[0]!.command),
    ...describeMeasured(inputs),
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
    environment: withIsolation(environment, isolation),
    warnings: [
      ...(inputs.warnings ?? []),
      ...installation.warnings,
      ...warnOfSuite(inputs.suiteFiles, sides),
      ...sides.flatMap(({ warnings = [] }) => warnings),
      ...(processes.timer === 'node' ? [nodeTimerWarning] : []),
      ...warnOfShell(commands, shell),
      ...warnOfIsolation(isolation),
      ...equipment.warnings,
    ],
  } satisfies RecordHeader
}

function describeLeftOut({ leftOut = [] }: Installation): Pick<SessionRecord, 'leftOut'> {
  return leftOut.length === 0 ? {} : { leftOut: leftOut.slice(0, mostLeftOut) }
}

function describeFiles({ contentDigest: digest }: InstalledSide): Pick<NamedSide, 'digest'> {
  return digest === undefined ? {} : { digest }
}

/** The facts that {@link describeHeader} tells. */
type Described = ReturnType<typeof describeHeader> & Pick<SessionRecord, 'segments'>

function withLooks<T extends Described>(header: T, looks: readonly number[]): T {
  return { ...header, plan: { ...header.plan, looks, rounds: looks.at(-1)! } }
}

/** Adds why no baseline was published, where the commit that was built in its place has nothing to run. */
function withoutBaseline(record: SessionRecord, { baseline }: Pick<Inputs, 'baseline'>): SessionRecord {
  const absence = baseline.kind === 'ref' ? baseline.unpublished : undefined
  const hasRun = (side: string): boolean =>
    record.rounds
      .flat()
      .some(({ slot, outcome }) => (slot.side === record.baseline) === (side === record.baseline) && outcome === 'ok')
  const isOfContender = record.rounds.length > 0 && !hasRun(record.baseline) && hasRun('')
  return absence !== undefined && isOfContender ? { ...record, absence } : record
}

/** Adds to `header` what is known of the session `before`. */
function withBefore(header: Described, before: SessionRecord | undefined): Described {
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
function withSegments(header: Described, before: SessionRecord | undefined, count: number): Described {
  if (before === undefined) return header
  const { segments = [0], rounds } = before
  return { ...header, segments: count > rounds.length ? [...segments, rounds.length] : segments }
}

/** Adds to `header` what is known after some rounds. */
function withSoFar(header: Described, soFar: SoFar) {
  const { looks, extendedFrom, tampered, interference, reinstall, focus, runs, stages } = soFar
  const known = withLooks(header, looks)
  return {
    ...known,
    plan: { ...known.plan, ...(focus.length === 0 ? {} : { focus }), ...present({ extendedFrom, runs }) },
    reinstall,
    ...(stages ? { stages } : {}),
    ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, mostTampered) }),
    ...(interference.length === 0 ? {} : { interference }),
  }
}

/** The whole record: `header` with all that was measured. */
function finishRecord(header: Described, measured: MeasuredRounds): SessionRecord {
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

/** Adds what was started in this session to what `earlier` ones of the record have. */
function withStarts(
  record: SessionRecord,
  { measuring: { processes } }: World,
  earlier: SessionRecord['starts'],
): SessionRecord {
  return { ...record, ...present({ starts: addStarts([earlier ?? [], processes.starts ?? []].flat()) }) }
}

const nodeTimerWarning: Warning = {
  code: 'timed-by-node',
  message:
    'no Python 3.8 or later was found, so Node.js timed the processes. Each takes up to 2 ms more, and CPU time and memory are unknown',
}
