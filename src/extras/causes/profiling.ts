import { findChanged } from '../../compare/conclude.js'
import type { Changed } from '../../compare/conclusion.js'
import type { Finding } from '../../compare/finding.js'
import { findFailing } from '../../compare/gate/gate.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import {
  type Explained,
  type ExplainedSide,
  type ExplainingPorts,
  hasOtherPrograms,
  isOfProcess,
  secondsPerRun,
  withRepeats,
} from '../../explained.js'
import type { AfterVerdict } from '../../extra.js'
import { asPrinted, type Selection } from '../../formats/selection.js'
import { allowCauses } from '../../measure/expected-time.js'
import { invokeRound } from '../../measure/invoke.js'
import type { Invoked } from '../../measure/invoked.js'
import { describeExit, isSuccess } from '../../measure/process.js'
import { makeReader, type Reader } from '../../measure/reader.js'
import { noExamination } from '../../measure/rounds/examination.js'
import type { MeasurePorts, Profiled, Profiling, ProfilingPorts, Session } from '../../measure/session.js'
import { sayBusy } from '../../measure/session.js'
import { duration } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import { type Profile, ProfileError, type ProfileFile } from '../../profiles/profile.js'
import type { Profiler } from '../../profiles/profilers.js'
import type { CausesRequest, ProfilerName, Profiles, ProfileUnit, RecordedCauses } from '../../record/causes.js'
import { explain, makeReason, type Reason } from '../../record/reasons.js'
import type { Invocation, Measurement, SessionRecord } from '../../record/record.js'
import type { PlannedSide, Round } from '../../schedule/round.js'
import { medianOf } from '../../stats/quantile.js'
import { makeRandom, shuffle } from '../../stats/random.js'
import { remember } from '../../util/once.js'
import { markChanged, readDiff } from './changed.js'
import { type CommonCode, Gathering, type Sampled } from './gathering.js'

/**
 * The rounds for a large change of time, the fewest for it, and those for a small one. Three of two copies on each side have 216 assignments,
 * and eight of one copy have 256: just enough for a name at 1%.
 */
const roundsOf = { usual: { large: 4, least: 3, small: 6 }, sparse: { large: 10, least: 8, small: 12 } }
/** Counts of instructions vary little. */
const roundsOfCounts = { large: 2, least: 2, small: 2 }
/** A small change needs more rounds to be seen under a profiler: as many times as many as fit, up to this. */
const mostTimes = 4
const largeChange = Math.log(1.2)
/** An invocation should have some hundreds of samples. */
const aimInSeconds = 0.3
/** The same where a sample is taken every 4 ms. */
const aimOfTicks = 1.5
const mostRuns = 100

/** Adds the causes to a record, or why there are none. */
export const explainByProfiles: AfterVerdict = async (...words) => {
  const causes = await findCauses(...words)
  return causes && { causes }
}

/**
 * Profiles the sides of `record` whose time has changed, and their baseline. Returns undefined where there is nothing to explain. Where
 * nothing but code layout has changed times, no function could account for it, so `auto` profiles nothing.
 *
 * Whatever goes wrong here is told as an absence: the record is complete without it. `listChanged` finds the contenders whose time has
 * changed, which means judging the whole record, so it is asked only where that is needed.
 */
export async function findCauses(
  explained: Explained,
  ports: ExplainingPorts,
  listChanged: () => readonly Changed[],
): Promise<RecordedCauses | undefined> {
  const { causes, record, session } = explained
  if (causes === 'off' || record.plan?.stoppedBy === 'interrupted') return undefined
  if (causes === 'auto' && (session.serving || hasOtherPrograms(session) || isAllOfLayout(record))) return undefined
  const changed = causes === 'auto' ? chooseWorthy(listChanged(), explained.gate) : listChanged()
  if (changed.length === 0) return undefined
  if (causes === 'auto' && changed.every(changed => isOfWaiting(changed, record)))
    return { absence: makeReason('only-waiting', {}) }
  const work = planWork(explained, changed)
  if ('absence' in work) return work
  const profile = makeProfile(work, explained.sides, ports, ports.measuring.clock() + work.longest)
  const { rounds: tried, runs } = work.plan('perf')
  await ports.tellVerdict?.(record)
  const { watch, signal } = ports.measuring
  try {
    const attempt = (profiler: Profiler) => profile(profiler, { rounds: [tried[0]!.slice(0, 1)], runs })
    const cpuSeconds = findCpuSeconds(record, record.baseline, session.suite)
    const profiler = await chooseProfiler(causes, ports, { attempt, cpuSeconds: cpuSeconds && cpuSeconds * runs })
    if ('code' in profiler) return { absence: profiler }
    const plan = work.plan(profiler.name)
    const { rounds } = plan
    const time = duration(rounds.length * plan.perRound)
    const message = `finding the causes: ${rounds.length} rounds under ${profiler.name} take about ${time}`
    watch({ kind: 'profiling', message })
    using _ = sayBusy(watch, `profiling with ${profiler.name}`)
    const profiles = await profile(profiler, plan)
    return 'absence' in profiles ? profiles : await mark(profiles, explained, ports)
  } catch (error) {
    if (signal.aborted) return { absence: makeReason('interrupted', { work: 'profiling' }) }
    return { absence: makeReason('broken', { work: 'profiling', problem: (error as Error).message }) }
  }
}

/** Returns whether code layout accounts for every change of time. */
function isAllOfLayout(record: SessionRecord): boolean {
  if (record.layout === undefined) return false
  return findChanged(record).every(({ findings }) => findings.every(({ layout }) => layout !== undefined))
}

/** Chooses the changes whose causes are worth a wait: those that fail a gate; without one what became slower, or else what became faster. */
function chooseWorthy(changed: readonly Changed[], gate: GatePolicy | undefined): readonly Changed[] {
  const keep = (choose: (side: Changed) => readonly Finding[]): readonly Changed[] =>
    changed.map(side => ({ ...side, findings: choose(side) })).filter(({ findings }) => findings.length > 0)
  if (gate !== undefined && gate.failOn.length > 0) return keep(side => [...findFailing(side, gate)])
  const slower = keep(({ findings }) => findings.filter(({ verdict }) => verdict === 'regressed'))
  return slower.length > 0 ? slower : changed
}

/** The part of a change of time that CPU time carries at least, if the program computes for longer or shorter. */
const leastComputed = 0.2
/** CPU time that changes by this part of the change, both as logarithms, changes with it. */
const leastAlike = 0.5

/** Returns whether all of what changed is the time of the process, and its CPU time did not change with it. */
function isOfWaiting({ name, findings }: Changed, record: SessionRecord): boolean {
  return findings.every(({ benchmark, metric, change, ...sides }) => {
    const [before, after] = [record.baseline, name].map(side => findCpuSeconds(record, side, benchmark))
    const difference = (sides.contender?.median ?? 0) - (sides.baseline?.median ?? 0)
    if (metric !== 'time' || before === undefined || after === undefined || difference === 0) return false
    // On a busy machine the process waits for its turn, and its time grows by more than it computes.
    const isAlike = Math.abs(Math.log(after / before)) >= leastAlike * Math.abs(Math.log1p(change?.value ?? 0))
    return (after - before) / difference < leastComputed && !(isAlike && (after - before) * difference > 0)
  })
}

/** The CPU time of a process whose work is fixed changes by this part of what changed in it, both as logarithms, if it does little else. */
const leastOfProcess = 0.25

/**
 * Returns whether every run does the same work, as the CPU time of the process shows: it moves with the benchmarks, in nearly every round. Where a tool
 * fills a set time with iterations it stays the same, and what is sampled says nothing of single iterations.
 */
function hasFixedWork({ name, findings }: Changed, { suite, baseline, rounds }: SessionRecord): boolean {
  const sign = findings.every(({ verdict }) => verdict === 'regressed') ? 1 : -1
  if (sign < 0 && findings.some(({ verdict }) => verdict === 'regressed')) return false
  const smallest = Math.min(...findings.map(({ change }) => Math.abs(Math.log1p(change?.value ?? 0))))
  // Two runs of each side lie apart in one round of six by chance, and in four of five in three sessions of a thousand. Single runs tell too little.
  const apart = rounds.flatMap(round => {
    const logs = [baseline, name].map(side =>
      listCpuSeconds({ rounds: [round] }, side, suite).map(seconds => sign * Math.log(seconds)),
    )
    const [before = [], after = []] = logs
    const isApart = before.length > 1 && after.length > 1 && Math.min(...after) > Math.max(...before)
    return isApart ? [medianOf(after)! - medianOf(before)!] : []
  })
  return apart.length >= 0.8 * rounds.length && (medianOf(apart) ?? 0) >= leastOfProcess * smallest
}

/** The median of the CPU time of a side's runs; undefined where it was not measured. */
function findCpuSeconds(record: Pick<SessionRecord, 'rounds'>, side: string, benchmark: string): number | undefined {
  return medianOf(listCpuSeconds(record, side, benchmark)) ?? undefined
}

function listCpuSeconds({ rounds }: Pick<SessionRecord, 'rounds'>, side: string, benchmark: string): number[] {
  const isWanted = ({ benchmark: name, metric }: Measurement): boolean =>
    name === benchmark && metric.name === 'cpu-time'
  const invocations = rounds.flat().filter(({ slot }) => slot.side === side)
  return invocations.flatMap(({ measurements }) => measurements.filter(isWanted).flatMap(({ value }) => value ?? []))
}

/** Makes a function that runs rounds of `work` under a profiler. */
function makeProfile(
  { session, alone }: Work,
  sides: readonly ExplainedSide[],
  { measuring, profiling }: ExplainingPorts,
  deadline: number,
) {
  const sources = new Map(sides.flatMap(({ name, directory }) => (directory ? [[name, directory]] : [])))
  const ports = {
    ...measuring,
    ...profiling,
    random: makeRandom(`${session.plan.seed}/causes/padding`),
    examine: noExamination,
    keep: () => undefined,
  }
  return (profiler: Profiler, { rounds, runs }: Pick<Plan, 'rounds' | 'runs'>) =>
    profileRounds(session, { profiler, rounds, runs, alone, sources, deadline }, ports)
}

/** Marks the functions that one contender changed. Of several, one line number would not do for all. */
async function mark(
  profiles: Profiles,
  { sides: [baseline, ...others] }: Explained,
  { profiling }: ExplainingPorts,
): Promise<Profiles> {
  const contenders = others.filter(({ name }) => profiles.sides.includes(name))
  const [directory, commit] = [contenders[0]?.directory, baseline!.origin.commit]
  if (contenders.length !== 1 || directory === undefined || commit === undefined) return profiles
  const diff = await profiling.diff(directory, commit)
  return diff === undefined ? profiles : markChanged(profiles, readDiff(diff))
}

/** The runs under one profiler. */
interface Plan {
  readonly rounds: readonly Round[]
  /** Runs in a row that make one invocation. */
  readonly runs: number
  /** In seconds. */
  readonly perRound: number
}

interface Work {
  readonly session: Session
  readonly alone: Alone | undefined
  /** The seconds that all of it may take. */
  readonly longest: number
  readonly plan: (profiler: ProfilerName) => Plan
}

/** Plans the runs under the profiler, or says why there are none. */
function planWork(
  { causes, record, session, secondsLeft }: Explained,
  changed: readonly Changed[],
): Work | { readonly absence: Reason } {
  const findings = changed.flatMap(changed => changed.findings)
  const isWhole = isOfProcess(findings, record, session)
  const isCounted = causes === 'callgrind'
  // Under callgrind, a command prints no times.
  const alone = isWhole || isCounted ? undefined : chooseAlone(findings, session.selection)
  if (causes === 'auto' && !isWhole && alone === undefined && !changed.every(side => hasFixedWork(side, record)))
    return { absence: makeReason('own-iterations', {}) }
  const seconds = secondsPerRun(record, isWhole ? findings : []) * (alone ? shareOfOne(record) : 1)
  const isOnce = session.slope !== undefined || isCounted || !isWhole
  const names = [record.baseline, ...changed.map(({ name }) => name)]
  const sides = session.plan.sides.filter(({ name }) => names.includes(name))
  const invocations = sides.reduce((sum, { copies }) => sum + copies, 0)
  // The time budget is that of the rounds; causes have their own time, which was announced with them.
  const allowed = allowCauses(record.plan?.seconds ?? 0)
  const longest = causes === 'auto' ? allowed : Math.max(secondsLeft, allowed)
  const isLarge = findings.some(({ change }) => Math.abs(Math.log1p(change?.value ?? 0)) >= largeChange)
  const choose = (profiler: ProfilerName) => {
    const { large, least, small } = countRounds(sides, profiler)
    return isLarge ? { least, most: large } : { least: small, most: isCounted ? small : small * mostTimes }
  }
  const timeOf = (runs: number): number =>
    invocations * (isCounted ? seconds * countingFactor : Math.max(seconds * runs, leastPerRun))
  const usual = isOnce ? 1 : clampRuns(aimInSeconds / seconds)
  const { least } = choose(causes === 'auto' || causes === 'off' ? 'perf' : causes)
  const expected = least * timeOf(usual)
  if (expected > longest) {
    const left = causes === 'auto' ? {} : { left: Math.round(longest) }
    return { absence: makeReason('too-long-to-profile', { rounds: least, seconds: Math.round(expected), ...left }) }
  }
  const plan = (profiler: ProfilerName): Plan => {
    const { least: fewest, most } = choose(profiler)
    const fitting = longest / (fewest * invocations * seconds)
    const isMore = !isOnce && profiler === 'python'
    const runs = isMore ? Math.max(usual, Math.min(clampRuns(aimOfTicks / seconds), Math.floor(fitting))) : usual
    const perRound = timeOf(runs)
    const count = Math.max(fewest, Math.min(most, Math.floor(longest / perRound)))
    return { rounds: drawRounds(sides, record, count), runs, perRound }
  }
  return { session: withRepeats(session), alone, longest, plan }
}

function clampRuns(wanted: number): number {
  return Math.max(1, Math.min(mostRuns, Math.ceil(wanted)))
}

/** Factor by which a command slows down whose instructions are counted one by one. */
const countingFactor = 50
/** Seconds that a profiler adds to a short run. */
const leastPerRun = 0.5

/** The part of an invocation that one of its benchmarks takes at most, in all likelihood: twice its share, for what comes before it. */
function shareOfOne({ rounds }: SessionRecord): number {
  const printed = (rounds.flat()[0]?.measurements ?? []).filter(({ metric }) => !metric.aside)
  return Math.min(1, 2 / Math.max(1, new Set(printed.map(({ benchmark }) => benchmark)).size))
}

/** All copies of `sides` in a random order, for `count` rounds. */
function drawRounds(sides: readonly PlannedSide[], { seed }: SessionRecord, count: number): readonly Round[] {
  const random = makeRandom(`${seed}/causes`)
  const slots = sides.flatMap(({ name, copies }) =>
    ([1, 2] as const).slice(0, copies).map(copy => ({ side: name, copy })),
  )
  return Array.from({ length: count }, () => shuffle(slots, random))
}

function countRounds(sides: readonly PlannedSide[], profiler: ProfilerName): typeof roundsOfCounts {
  const isSparse = sides.every(({ copies }) => copies === 1)
  return profiler === 'callgrind' ? roundsOfCounts : isSparse ? roundsOf.sparse : roundsOf.usual
}

/** Node.js and Python tell the functions of their programs, which perf cannot name; every other program leaves them nothing. */
async function chooseProfiler(
  causes: CausesRequest,
  { profiling, measuring }: ExplainingPorts,
  { attempt, cpuSeconds }: Tries,
): Promise<Profiler | Reason> {
  using _ = sayBusy(measuring.watch, 'choosing a profiler')
  if (causes !== 'auto' && causes !== 'off') {
    const named = await profiling.find(causes)
    if (typeof named === 'string') return noProfiler(named)
    return named.other ? chooseStacks(named, await attempt(named), attempt) : named
  }
  for (const name of ['node', 'python'] as const) {
    const profiler = await profiling.find(name)
    if (typeof profiler === 'string') continue
    const sampled = await attempt(profiler)
    if (!('absence' in sampled) && holdsMost(sampled, cpuSeconds)) return profiler
  }
  const perf = await profiling.find('perf')
  return typeof perf === 'string' ? noProfiler(perf) : chooseStacks(perf, await attempt(perf), attempt)
}

/** Runs of a profiler, and the CPU time of such a run without one, where it is known. */
interface Tries {
  readonly attempt: (profiler: Profiler) => Promise<RecordedCauses>
  readonly cpuSeconds: number | undefined
}

/** The part of the CPU time of a command from which on it counts as a program of its interpreter. */
const leastOfInterpreter = 0.3

/** Returns whether what was sampled is much of the time of the command, which may only start another program. */
function holdsMost({ unit, rounds }: Profiles, cpuSeconds: number | undefined): boolean {
  if (unit !== 'ms' || cpuSeconds === undefined) return true
  const sampled = rounds.flat().flatMap(({ self }) => self.map(([, amount]) => amount))
  return sampled.reduce((sum, amount) => sum + amount, 0) >= leastOfInterpreter * cpuSeconds * 1000
}

function noProfiler(problem: string): Reason {
  return makeReason('no-profiler', { problem })
}

/** Takes the profiler that finds more of the callers: `profiler`, which found `sampled`, or its other way; or says why neither works. */
async function chooseStacks(
  profiler: Profiler,
  sampled: RecordedCauses,
  attempt: (profiler: Profiler) => Promise<RecordedCauses>,
): Promise<Profiler | Reason> {
  if ('absence' in sampled) return sampled.absence
  if (profiler.other === undefined) return profiler
  const others = await attempt(profiler.other)
  return 'absence' in others || partOwned(sampled) >= partOwned(others) ? profiler : profiler.other
}

/** The part of the time that has an owner in the repository. */
function partOwned({ functions, rounds }: Profiles): number {
  let [whole, owned] = [0, 0]
  for (const [at, amount, owner] of rounds.flat().flatMap(({ self }) => self)) {
    whole += amount
    if (owner !== undefined || functions[at]!.origin === undefined) owned += amount
  }
  return whole === 0 ? 0 : owned / whole
}

const patienceInSeconds = 120
/** Has the invocations of a session run under `profiler`, each as `runs` runs in a row. */
export function makeProfiling(profiler: Profiler, runs: number, ports: ProfilingPorts): Profiling {
  return {
    wrap: (argv, directory) => {
      const repeated = runs === 1 ? argv : ['sh', '-c', repeating, `${runs}`, ...argv]
      return profiler.wrap?.(repeated, directory) ?? repeated
    },
    variables: (variables, directory) => profiler.variables?.(variables, directory) ?? {},
    read: async (directory, request) => {
      const profile = await find(profiler, directory, request, ports)
      return 'files' in profile ? tryToRead(profiler, profile.files) : profile
    },
  }
}

/** Runs a command as often as its own name says. */
const repeating = 'n=$0; while [ "$n" -gt 0 ]; do "$@" || exit $?; n=$((n-1)); done'
type Found = ReturnType<ProfilingPorts['readProfiles']>
/** The files of a profiler, or what it prints about them. */
async function find(
  { print, name }: Profiler,
  directory: string,
  request: Parameters<Profiling['read']>[1],
  { processes, signal, readProfiles }: ProfilingPorts,
): Promise<Found> {
  if (print === undefined) return readProfiles(directory)
  const { runs: _, ...once } = request
  const words = { ...once, argv: print(directory), timeoutInSeconds: patienceInSeconds }
  const { exit, stdout, stderr } = await processes.run(words, signal)
  if (!isSuccess(exit)) return { problem: `${name} ${describeExit(exit)}: ${stderr.readTail().trim().split('\n')[0]}` }
  const text = stdout.readText()
  if (text === undefined) return { problem: 'it has more than 64 MiB. Let the command do less work' }
  return { files: [{ name, bytes: new TextEncoder().encode(text) }] }
}

function tryToRead(profiler: Profiler, files: readonly ProfileFile[]): Profiled {
  try {
    return { profile: profiler.read(files) }
  } catch (error) {
    if (error instanceof ProfileError) return { problem: error.message }
    throw error
  }
}

/** Compares the code of two sides. Of several contenders, one pair would not do for all. */
function compareCode(
  { sides }: Session,
  names: readonly string[],
  { readVersion, isSameFile }: ProfilingPorts,
): CommonCode | undefined {
  const roots = sides.flatMap(({ name, places }) => (names.includes(name) ? [places[0].root] : []))
  const [before, after, ...others] = roots
  if (before === undefined || after === undefined || others.length > 0) return undefined
  return {
    findVersions: remember(library => {
      const [from, to] = [readVersion(before, library), readVersion(after, library)]
      return from === undefined || to === undefined || from === to ? undefined : [from, to]
    }),
    isSame: remember(file => isSameFile(before, after, file)),
  }
}

/** The rounds to run under a profiler. */
export interface ProfilingRequest {
  readonly profiler: Profiler
  readonly rounds: readonly Round[]
  /** Runs in a row that make one invocation. */
  readonly runs: number
  /** Undefined where an invocation does a fixed amount of work. */
  readonly alone?: Alone | undefined
  /** The directories that sides are copies of, by their names. */
  readonly sources?: ReadonlyMap<string, string>
  /** No round begins after it, on the clock of the ports. */
  readonly deadline?: number
}

/** A profiler sometimes misses a short process on a busy machine. So many rounds may run once more. */
const mostRepeated = 3
/**
 * Runs the rounds under a profiler. Their times are in no verdict. A round with a failure runs again; what fails more often ends them
 * all, and the result tells of it.
 */
export async function profileRounds(
  session: Session,
  { profiler, rounds, runs, alone, sources, deadline = Number.POSITIVE_INFINITY }: ProfilingRequest,
  ports: MeasurePorts & ProfilingPorts,
): Promise<RecordedCauses> {
  const names = session.sides.map(({ name }) => name)
  const profiledNames = names.filter(name => rounds.some(round => round.some(({ side }) => side === name)))
  const gathering = new Gathering(profiledNames, compareCode(session, profiledNames, ports))
  const profiled = { ...session, instruments: [], profiling: makeProfiling(profiler, runs, ports) }
  const reader = makeReader(session, { ...ports, watch: () => undefined, warn: () => undefined })
  const units: ProfileUnit[] = []
  // What programs load themselves is never late for one.
  let repeated = profiler.wrap === undefined ? mostRepeated : 0
  for (const round of rounds) {
    // A profiler may slow a command more than was expected; what is known by then is told.
    if (units.length > 0 && ports.clock() >= deadline) break
    const invoke = () => invokeRound(profiled, { round, runs: 1, purpose: 'profiled', select: alone?.select }, ports)
    let invoked = await invoke()
    while (invoked.some(isFailed) && repeated++ < mostRepeated) invoked = await invoke()
    const failed = invoked.find(isFailed)
    if (failed) return { absence: makeReason('run-failed-under', { program: profiler.name, failure: failed.failure! }) }
    const profiles = alone ? readAlone(invoked, alone, reader) : invoked.map(({ profile }) => profile!)
    if (typeof profiles === 'string')
      return { absence: makeReason('not-profiled', { program: profiler.name, problem: profiles }) }
    units.push(...profiles.map(({ unit }) => unit))
    gathering.add(
      invoked.map(({ slot }, at): Sampled => {
        const { places } = session.sides.find(({ name }) => name === slot.side)!
        const source = sources?.get(slot.side)
        return { ...slot, root: places[slot.copy - 1]!.root, source, samples: profiles[at]!.samples }
      }),
    )
  }
  const [unit = 'ms'] = units
  if (units.some(second => second !== unit)) return { absence: makeReason('profiles-differ', {}) }
  return { ...gathering.finish({ profiler: profiler.name, unit }), ...(alone && { benchmark: alone.benchmark }) }
}

function isFailed({ outcome }: Invoked): boolean {
  return outcome !== 'ok'
}

/** The profiles of a round in which one benchmark ran, where all samples together are one operation. Or in words why there are none. */
function readAlone(invoked: readonly Invoked[], alone: Alone, reader: Reader): readonly Profile[] | string {
  const operations = reader.read(invoked).map(invocation => readOperation(invocation, alone))
  const problem = operations.find(operation => typeof operation === 'string')
  if (problem !== undefined) return problem
  return invoked.map(({ profile }, at): Profile => {
    const { samples } = profile!
    const total = samples.reduce((sum, { weight }) => sum + weight, 0)
    const perWeight = total === 0 ? 0 : Number(operations[at]) / total
    return { unit: 'ns', samples: samples.map(sample => ({ ...sample, weight: sample.weight * perWeight })) }
  })
}

/** A benchmark that is profiled alone, because the command chooses its own number of iterations. */
export interface Alone {
  readonly benchmark: string
  readonly metric: string
  /** The text that tells the command to run nothing else. */
  readonly select: string
}

/** A comparison of a benchmark's values, as far as it matters here. */
interface ChangedValue {
  readonly benchmark: string
  readonly metric: string
  /** A base unit. */
  readonly unit: string
  /** The change as a fraction. */
  readonly change: { readonly value: number } | null
}

/** Chooses the benchmark whose time has changed most, if the command can be told to run it alone. */
export function chooseAlone(changed: readonly ChangedValue[], selection: Selection | undefined): Alone | undefined {
  if (selection?.language === undefined) return undefined
  const sizeOf = ({ change }: ChangedValue): number => Math.abs(Math.log1p(change?.value ?? 0))
  const timed = changed.filter(({ unit }) => isSpeed(unit))
  const [first] = timed.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const select = first && selection.language.express([first.benchmark])
  return select === undefined ? undefined : { benchmark: first!.benchmark, metric: first!.metric, select }
}

/**
 * Finds the time of one operation in nanoseconds, as an invocation of the benchmark alone printed it. Returns in words why there is
 * none.
 */
function readOperation({ outcome, failure, measurements }: Invocation, alone: Alone): number | string {
  if (outcome !== 'ok') return failure === undefined ? 'it failed' : explain(failure)
  const ofBenchmark = measurements.filter(({ metric }) => !metric.aside)
  const names = asPrinted(alone.benchmark)
  const measurement = ofBenchmark.find(({ benchmark }) => !names.includes(benchmark))
  if (measurement) return `the command ran "${measurement.benchmark}" too when only "${alone.benchmark}" was selected`
  const profile = ofBenchmark.find(({ metric }) => metric.name === alone.metric)
  if (!profile || !(profile.value > 0))
    return `the command did not print the ${alone.metric} of "${alone.benchmark}" alone`
  return profile.metric.unit === 's' ? profile.value * 1e9 : 1e9 / profile.value
}
