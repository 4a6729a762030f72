import type { Changed } from './compare/conclusion.js'
import type { Finding } from './compare/finding.js'
import { sameWork } from './compare/layout.js'
import { drawsLayout } from './drawn-layout.js'
import { type Explained, hasOtherPrograms, isOfProcess, secondsPerRun, withRepeats } from './explained.js'
import { countingCallgrind, readCallgrindEvents } from './measure/instruments/choose.js'
import { isExact } from './measure/instruments/instrument.js'
import { invokeRound } from './measure/invoke.js'
import { noExamination } from './measure/rounds/examination.js'
import type { Session } from './measure/session.js'
import { sayBusy } from './measure/session.js'
import { duration } from './metrics/scale.js'
import type { Counts, RecordedLayout } from './record/layout.js'
import { makeReason, type Reason } from './record/reasons.js'
import type { SessionRecord } from './record/record.js'
import { medianOf } from './stats/quantile.js'
import { makeRandom } from './stats/random.js'
import { present } from './util/present.js'
import type { World } from './world.js'

const work = 'counting instructions'
/** Factor by which callgrind slows a command down, with its caches and branches; 56 was measured, of a loop full of branches. */
const slowdown = 60
/** Seconds that callgrind itself takes to start. */
const secondsToStart = 1
/** Counting takes no longer than finding causes does at most. */
const mostSeconds = 120
/** No layout of code has made a program so much slower, or faster. */
const mostOfLayout = Math.log(2)

/**
 * Counts the instructions of the sides of `record` whose time has changed, to tell a change of work from one of code layout. Returns undefined
 * where layout is already part of the noise, or cannot be the cause: the machine code is the same, as that of an interpreter.
 */
export async function countInstructions(
  explained: Explained,
  world: World,
  listChanged: () => readonly Changed[],
): Promise<RecordedLayout | undefined> {
  const { causes, record, session } = explained
  if (causes === 'off' || record.plan?.stoppedBy === 'interrupted') return undefined
  if (drawsLayout(record.options?.install) || isExact(session.instruments)) return undefined
  if (session.serving || session.scan?.length || hasOtherPrograms(session)) return undefined
  const smaller = listChanged().filter(({ findings }) => findings.some(isOfLayoutSize))
  const changed = await keepOtherCode(smaller, session, world)
  if (changed.length === 0) return undefined
  const names = [record.baseline, ...changed.map(({ name }) => name)]
  const counted = readCounters(record, names)
  if (counted !== undefined) return { counter: 'perf', counts: counted }
  try {
    return await countByCallgrind(explained, changed, world)
  } catch (error) {
    if (world.measuring.signal.aborted) return { absence: makeReason('interrupted', { work }) }
    return { absence: makeReason('broken', { work, problem: (error as Error).message }) }
  }
}

function isOfLayoutSize({ change }: Finding): boolean {
  return change !== null && Math.abs(Math.log1p(change.value)) <= mostOfLayout
}

/** Keeps the sides whose programs have another machine code than the baseline. None where copies of the baseline differ: then it was drawn. */
async function keepOtherCode(
  changed: readonly Changed[],
  { sides: [baseline, ...others] }: Session,
  { profiling }: World,
): Promise<readonly Changed[]> {
  if (changed.length === 0) return []
  const [first, second] = await Promise.all(baseline!.places.map(({ root }) => profiling.digestMachineCode(root)))
  if (first === undefined || first !== second) return []
  const kept: Changed[] = []
  for (const benchmark of changed) {
    const { root } = others.find(({ name }) => name === benchmark.name)!.places[0]
    if ((await profiling.digestMachineCode(root)) !== first) kept.push(benchmark)
  }
  return kept
}

/** The medians of what perf counted in every run; undefined where it did not. */
function readCounters({ rounds }: SessionRecord, names: readonly string[]): readonly Counts[] | undefined {
  const counts = names.map(side => {
    const invocations = rounds.flat().filter(({ slot, outcome }) => slot.side === side && outcome === 'ok')
    const find = (metric: string): number | undefined =>
      medianOf(
        invocations.flatMap(
          invocation => invocation.measurements.find(({ metric: { name } }) => name === metric)?.value ?? [],
        ),
      ) ?? undefined
    return present({
      ...{ side, instructions: find('instructions'), cycles: find('cycles') },
      ...{ memoryAccesses: find('cache-misses'), mispredictions: find('branch-misses') },
    })
  })
  const isCounted = (counts: Partial<Counts>): counts is Counts =>
    counts.instructions !== undefined && counts.cycles !== undefined
  return counts.every(isCounted) ? counts : undefined
}

/**
 * Runs the sides once under callgrind. A command that prints its own numbers may choose its own iterations, so its baseline runs twice: where
 * the counts of these differ, nothing can be told.
 */
async function countByCallgrind(
  { record, session: measured, secondsLeft }: Explained,
  changed: readonly Changed[],
  world: World,
): Promise<RecordedLayout | undefined> {
  const findings = changed.flatMap(changed => changed.findings)
  const isWhole = isOfProcess(findings, record, measured)
  const names = [record.baseline, ...(isWhole ? [] : [record.baseline]), ...changed.map(({ name }) => name)]
  const expected = names.length * (secondsToStart + slowdown * secondsPerRun(record, isWhole ? findings : []))
  const wanted = `${names.length} runs under callgrind`
  const longest = Math.min(secondsLeft, mostSeconds)
  if (expected > longest)
    return { absence: makeReason('too-long-to-count', { runs: names.length, seconds: Math.round(expected) }) }
  const valgrind = await world.profiling.find('callgrind')
  if (typeof valgrind === 'string') return { absence: makeReason('no-profiler', { problem: valgrind }) }
  const { watch } = world.measuring
  watch({ kind: 'profiling', message: `counting instructions: ${wanted} take about ${duration(expected)}` })
  const session = {
    ...withRepeats(measured),
    instruments: [countingCallgrind],
    // How much callgrind slows a program down is a guess, and what was begun had better end.
    invocationTimeoutInSeconds: Math.min(secondsLeft, 2 * mostSeconds),
  }
  const counts: Counts[] = []
  for (const name of names) {
    const counted = await countRun(name, session, world)
    if ('code' in counted) return { absence: counted }
    const known = counts.find(({ side }) => side === name)
    if (known === undefined) counts.push(counted)
    else if (Math.abs(counted.instructions / known.instructions - 1) > sameWork) return undefined
  }
  return { counter: 'callgrind', counts }
}

/** Counts one run of the first copy of a side, or says why that failed. */
async function countRun(side: string, session: Session, { measuring }: World): Promise<Counts | Reason> {
  using _ = sayBusy(measuring.watch, work)
  const ports = { ...measuring, random: makeRandom('counting'), examine: noExamination, keep: () => undefined }
  const round = [{ side, copy: 1 as const }]
  const [ran] = await invokeRound(session, { round, runs: 1 }, ports)
  if (ran?.outcome !== 'ok')
    return makeReason('run-failed-under', { program: 'callgrind', ...(ran?.failure && { failure: ran.failure }) })
  const events = readCallgrindEvents(ran.observation?.texts ?? [])
  const sum = (...keys: readonly string[]): number => keys.reduce((all, key) => all + (events.get(key) ?? 0), 0)
  if (sum('Ir') === 0) return makeReason('not-profiled', { program: 'callgrind', problem: 'nothing was counted' })
  return {
    ...{ side, instructions: sum('Ir'), dataMisses: sum('D1mr', 'D1mw'), memoryAccesses: sum('DLmr', 'DLmw') },
    mispredictions: sum('Bcm', 'Bim'),
  }
}
