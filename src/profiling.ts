import { markChanged, readDiff } from './causes/changed.js'
import type { Profiler } from './causes/profilers.js'
import type { Changed } from './compare/conclusion.js'
import type { Finding } from './compare/finding.js'
import { whileBusy } from './measure/busy.js'
import { leastSecondsOfCauses } from './measure/expected-time.js'
import { showCommand } from './measure/process.js'
import { type Alone, chooseAlone, type ProfilingRequest, profileRounds } from './measure/profiling.js'
import { repeatsVariable } from './measure/repeats.js'
import { noExamination } from './measure/rounds/examination.js'
import type { Session } from './measure/session.js'
import { setupBenchmark } from './measure/setup.js'
import { duration } from './metrics/scale.js'
import type { CausesRequest, Profiles, RecordedCauses } from './record/causes.js'
import type { SessionRecord } from './record/record.js'
import type { PlannedSide, Round } from './schedule/round.js'
import { makeRandom, shuffle } from './stats/random.js'
import type { Sides, World } from './world.js'

/** A record whose causes are to be found, on the machine and in the copies that it was measured in. */
export interface Explained {
  readonly causes: CausesRequest
  readonly record: SessionRecord
  readonly session: Session
  readonly sides: Sides
  /** Seconds left of the time budget. */
  readonly secondsLeft: number
}

/** Six are enough for the exact test of two copies on each side. With one copy each, or by py-spy, a round says half as much. */
const roundsOf = { usual: 6, sparse: 12, counted: 2 }
/** A change of time that is smaller than a fifth needs more rounds to be seen under a profiler: as many times as many as fit, up to this. */
const mostTimes = { small: 4, large: 1 }
const largeChange = Math.log(1.2)
/** An invocation should have some hundreds of samples. */
const aimInSeconds = 0.3
const mostRuns = 100

/**
 * Profiles the sides of `record` whose time has changed, and their baseline. Returns undefined where there is nothing to explain.
 *
 * Whatever goes wrong here is told as an absence: the record is complete without it. `listChanged` finds the contenders whose time has
 * changed, which means judging the whole record, so it is asked only where that is needed.
 */
export async function findCauses(
  explained: Explained,
  world: World,
  listChanged: () => readonly Changed[],
): Promise<RecordedCauses | undefined> {
  const { causes, record, session } = explained
  if (causes === 'off' || record.plan?.stoppedBy === 'interrupted') return undefined
  if (causes === 'auto' && (session.serving || hasOtherPrograms(session))) return undefined
  const changed = listChanged()
  if (changed.length === 0) return undefined
  const work = planWork(explained, changed)
  if ('absence' in work) return work
  try {
    const sources = new Map(explained.sides.flatMap(({ name, directory }) => (directory ? [[name, directory]] : [])))
    const causes = await profileBy({ ...work, sources }, world)
    return 'absence' in causes ? causes : await mark(causes, explained, world)
  } catch (error) {
    if (world.measuring.signal.aborted) return { absence: 'profiling was interrupted' }
    return { absence: `profiling ended early: ${(error as Error).message}` }
  }
}

/** Marks the functions that one contender changed. Of several, one line number would not do for all. */
async function mark(profiles: Profiles, { sides: [baseline, ...others] }: Explained, world: World): Promise<Profiles> {
  const contenders = others.filter(({ name }) => profiles.sides.includes(name))
  const [directory, commit] = [contenders[0]?.directory, baseline.origin.commit]
  if (contenders.length !== 1 || directory === undefined || commit === undefined) return profiles
  const diff = await world.profiling.diff(directory, commit)
  return diff === undefined ? profiles : markChanged(profiles, readDiff(diff))
}

interface Work {
  readonly causes: CausesRequest
  readonly session: Session
  readonly rounds: readonly Round[]
  /** Those under py-spy, where `auto` may choose it. */
  readonly sparse: readonly Round[]
  readonly runs: number
  readonly alone: Alone | undefined
  /** In seconds. */
  readonly perRound: number
}

/** Plans the runs under the profiler, or says why there are none. */
function planWork(
  { causes, record, session, secondsLeft }: Explained,
  changed: readonly Changed[],
): Work | { readonly absence: string } {
  const findings = changed.flatMap(one => one.findings)
  const isWhole = isOfProcess(findings, record, session)
  const isCounted = causes === 'callgrind'
  // Under callgrind, a command prints no times.
  const alone = isWhole || isCounted ? undefined : chooseAlone(findings, session.selection)
  if (causes === 'auto' && !isWhole && alone === undefined) return { absence: ownIterations }
  const seconds = secondsPerRun(record, isWhole ? findings : []) * (alone ? shareOfOne(record) : 1)
  const isOnce = session.slope !== undefined || isCounted || !isWhole
  const runs = isOnce ? 1 : Math.max(1, Math.min(mostRuns, Math.ceil(aimInSeconds / seconds)))
  const names = [record.baseline, ...changed.map(({ name }) => name)]
  const sides = session.plan.sides.filter(({ name }) => names.includes(name))
  const least = countRounds(sides, causes)
  const perRun = isCounted ? seconds * countingFactor : Math.max(seconds * runs, leastPerRun)
  const perRound = perRun * sides.reduce((sum, { copies }) => sum + copies, 0)
  const expected = least * perRound
  const wanted = `${least} rounds under a profiler would take about ${duration(expected)}`
  if (expected > secondsLeft) {
    const left = duration(Math.max(0, secondsLeft))
    return { absence: `${wanted}, and the time budget has ${left} left. Raise "time-budget"` }
  }
  const longest = causes === 'auto' ? Math.max(leastSecondsOfCauses, record.plan?.seconds ?? 0) : secondsLeft
  if (expected > longest)
    return { absence: `${wanted}, longer than the comparison itself. Name a profiler with "causes" to allow it` }
  const fitting = Math.floor(Math.min(longest, secondsLeft) / perRound)
  const isLarge = findings.some(({ change }) => Math.abs(Math.log1p(change?.value ?? 0)) >= largeChange)
  const times = isCounted ? 1 : isLarge ? mostTimes.large : mostTimes.small
  const draw = (wish: number): readonly Round[] =>
    drawRounds(sides, record, Math.max(least, Math.min(wish * times, fitting)))
  const [rounds, sparse] = [draw(least), draw(countRounds(sides, 'py-spy'))]
  return { causes, session: withRepeats(session), rounds, sparse, runs, alone, perRound }
}

/** Returns whether all of `findings` are of the process as a whole, so that every run does the same work. */
export function isOfProcess(
  findings: readonly Finding[],
  { suite }: SessionRecord,
  session: Pick<Session, 'suite' | 'scan'>,
): boolean {
  const own = session.suite === setupBenchmark ? setupBenchmark : suite
  const processes = [own, ...(session.scan ?? []).map(({ label }) => label)]
  return findings.every(({ benchmark }) => processes.includes(benchmark))
}

/** Factor by which a command slows down whose instructions are counted one by one. */
const countingFactor = 50
/** True if sides run commands of their own: two programs have few functions in common. */
export function hasOtherPrograms({ sides: [baseline, ...others] }: Session): boolean {
  return others.some(({ command }) => showCommand(command) !== showCommand(baseline!.command))
}

/** Seconds that a profiler adds to a short run. */
const leastPerRun = 0.5

const ownIterations =
  'the command prints its own numbers, so it may choose its own number of iterations, and profiles would compare different work. Name a profiler with "causes" if the command does a fixed number of iterations, or mention $BENCH_SELECT in it if its tool can run one benchmark alone'

/** The longest median of a run of the process, as far as it is known. */
export function secondsPerRun(record: SessionRecord, findings: readonly Finding[]): number {
  const times = findings.filter(({ unit, metric }) => unit === 's' && metric === 'time')
  const medians = times.flatMap(({ baseline, contender }) => [baseline?.median ?? 0, contender?.median ?? 0])
  const known = Math.max(0, ...medians)
  const { plan } = record
  const perInvocation = (plan?.seconds ?? 0) / Math.max(1, record.rounds.flat().length)
  return plan?.slope || known === 0 ? perInvocation : Math.min(known, perInvocation)
}

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

function countRounds(sides: readonly PlannedSide[], causes: CausesRequest): number {
  const isSparse = causes === 'py-spy' || sides.every(({ copies }) => copies === 1)
  return causes === 'callgrind' ? roundsOf.counted : isSparse ? roundsOf.sparse : roundsOf.usual
}

/** Profiles the longest run of a command that repeats its work as often as it is told, and the last point of a scan. */
export function withRepeats({ slope, ...all }: Session): Session {
  const session = { ...all, scan: (all.scan ?? []).slice(-1) }
  if (slope === undefined) return session
  return { ...session, variables: { ...session.variables, [repeatsVariable]: `${slope.at(-1)}` } }
}

async function profileBy(
  { causes, session, perRound, ...work }: Work & Pick<ProfilingRequest, 'sources'>,
  world: World,
): Promise<RecordedCauses> {
  const ports = {
    ...world.measuring,
    ...world.profiling,
    random: makeRandom(`${session.plan.seed}/causes/padding`),
    examine: noExamination,
    keep: () => undefined,
  }
  const profile = async (profiler: Profiler, some: readonly Round[]) =>
    await profileRounds(session, { ...work, profiler, rounds: some }, ports)
  const { watch } = world.measuring
  const profiler = await whileBusy(watch, 'choosing a profiler', () =>
    chooseProfiler(causes, session, world, async tried => {
      const [first] = work.rounds[0]!
      return await profile(tried, [[first!]])
    }),
  )
  if (typeof profiler === 'string') return { absence: profiler }
  const rounds = profiler.name === 'py-spy' ? work.sparse : work.rounds
  const time = duration(rounds.length * perRound)
  const message = `finding the causes: ${rounds.length} rounds under ${profiler.name} take about ${time}`
  watch({ kind: 'profiling', message })
  return await whileBusy(watch, `profiling with ${profiler.name}`, () => profile(profiler, rounds))
}

/**
 * Node.js and py-spy tell the functions of their programs, which perf cannot name; every other program leaves them nothing. py-spy is
 * only tried where perf finds an interpreter of Python, or cannot look.
 */
async function chooseProfiler(
  causes: CausesRequest,
  session: Session,
  { profiling }: World,
  attempt: (profiler: Profiler) => Promise<RecordedCauses>,
): Promise<Profiler | string> {
  if (causes !== 'auto' && causes !== 'off') {
    const named = await profiling.find(causes)
    return typeof named === 'string' || !named.other ? named : chooseStacks(named, await attempt(named), attempt)
  }
  const node = await profiling.find('node')
  if (typeof node !== 'string' && !('absence' in (await attempt(node)))) return node
  const perf = await profiling.find('perf')
  const sampled = typeof perf === 'string' ? undefined : await attempt(perf)
  const isUnknown = sampled === undefined || 'absence' in sampled
  const isPython = isUnknown ? mentionsPython(session) : partOfPython(sampled) >= leastOfPython
  if (!isPython && typeof perf !== 'string' && sampled) return chooseStacks(perf, sampled, attempt)
  if (!isPython) return perf
  const pySpy = await profiling.find('py-spy')
  if (typeof pySpy === 'string') return `the command runs Python, whose functions perf cannot name. ${pySpy}`
  return 'absence' in (await attempt(pySpy)) ? perf : pySpy
}

/** Takes the profiler that finds more of the callers: `profiler`, which found `sampled`, or its other way. In words if neither works. */
async function chooseStacks(
  profiler: Profiler,
  sampled: RecordedCauses,
  attempt: (profiler: Profiler) => Promise<RecordedCauses>,
): Promise<Profiler | string> {
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

/** The part of the samples from which on a command counts as a program of Python. */
const leastOfPython = 0.3
const interpreter = /^(?:lib)?(?:python|pypy)/

/** The part of the time that an interpreter of Python took, with the libraries that it called. */
function partOfPython({ functions, calls }: Profiles): number {
  const isOf: boolean[] = []
  let [whole, ofPython] = [0, 0]
  for (const [place, { parent, at, self }] of calls.entries()) {
    isOf[place] = isOf[parent] === true || interpreter.test(functions[at]!.module ?? '')
    const amount = self.reduce((sum, one) => sum + one, 0)
    whole += amount
    if (isOf[place]) ofPython += amount
  }
  return whole === 0 ? 0 : ofPython / whole
}

/** Returns whether a command that nobody could look into seems to run Python. */
function mentionsPython({ sides }: Session): boolean {
  return sides.some(({ command }) => /\b(?:python[\d.]*|pytest)\b|\.py\b/.test(showCommand(command)))
}
