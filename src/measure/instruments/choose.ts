import { type ProcessMetric, processMetrics } from '../../metrics/metric.js'
import type { Warning } from '../../record/record.js'
import { present } from '../../util/present.js'
import {
  type Instrument,
  type InstrumentName,
  type InstrumentReading,
  type InstrumentsRequest,
  ofRounds,
  type Values,
} from './instrument.js'

/** The known facts about the machine's instruments. */
export interface Bench {
  /** True if the kernel's account of a process tree is to be had. */
  readonly hasUsage: boolean
  /** Skills of perf, or in words why it has none; undefined where nobody has looked. */
  readonly perf: PerfSkills | string | undefined
  /** In words why there is no valgrind; undefined where there is, or nobody has looked. */
  readonly withoutValgrind: string | undefined
}

/** The instruments of a session, and what is missing of those that were asked for. */
export interface Equipment {
  readonly instruments: readonly Instrument[]
  readonly warnings: readonly Warning[]
}

/**
 * Chooses the instruments for `request` on a machine with `bench`. It reports a named instrument that is missing. If no
 * instrument is named, it uses those that are available.
 */
export function chooseInstruments(asked: InstrumentsRequest, bench: Bench, metrics: string): Equipment {
  const request = ofRounds(asked)
  const instruments = findAll(request === 'auto' ? ['clock', 'rusage', 'perf'] : request, bench)
  if (request === 'auto') {
    const judged = metrics.split(',').map(text => text.trim())
    const warnings = processMetrics
      .filter(metric => judged.includes(metric))
      .map(metric => ({ metric, by: perfEvents.includes(metric) ? ('perf' as const) : ('rusage' as const) }))
      .filter(({ by }) => !instruments.some(({ name }) => name === by))
      .map(({ metric, by }) => describeMissing(`"metrics" names ${metric}`, by, bench))
    return { instruments, warnings }
  }
  const missing = request.filter(name => !instruments.some(instrument => instrument.name === name))
  const warnings = missing.map(name => describeMissing(`"instruments" names ${name}`, name, bench))
  // What was to be counted exactly can still be timed.
  const isInstead = instruments.length === 0
  return { instruments: isInstead ? findAll(['clock', 'rusage'], bench) : instruments, warnings }
}

/** Finds those of `names` that are there. Instruments that are put around the command come before those that read what is left. */
function findAll(names: readonly InstrumentName[], { hasUsage, perf, withoutValgrind }: Bench): readonly Instrument[] {
  const instruments = [
    ...(withoutValgrind === undefined ? [callgrind] : []),
    ...(typeof perf === 'object' ? [makePerf(perf)] : []),
    clock,
    ...(hasUsage ? [rusage] : []),
  ]
  return instruments.filter(({ name }) => names.includes(name))
}

function describeMissing(wish: string, name: InstrumentName, { perf, withoutValgrind }: Bench): Warning {
  const why: { readonly [name in InstrumentName]?: string | undefined } = {
    rusage: 'CPU time, memory, page faults and context switches are unknown, because they need Python 3.8 or later',
    perf: `instructions, cycles, branches and cache misses are unknown: ${typeof perf === 'string' ? perf : 'nobody has looked'}`,
    callgrind: `instructions cannot be counted: ${withoutValgrind}`,
  }
  return { code: 'instrument-missing', message: `${wish}, but ${why[name]}` }
}

/** The wall time of an invocation, which is always taken: the format `process` has it as `time`, and there is nothing to add. */
export const clock: Instrument = { name: 'clock', read: () => ({}) }

/**
 * The kernel's counts for a process tree when it ends: CPU time, memory, page faults and context switches.
 *
 * It costs nothing, because the launcher learns about the end through `wait4`. Processes that the command does not wait for
 * itself are in none of the counts.
 */
export const rusage: Instrument = {
  name: 'rusage',
  read: ({ seconds, usage }) => {
    const { userSeconds, systemSeconds, maxRssInBytes, mainThreadSeconds: running, runDelaySeconds: queued } = usage
    const isKnown = running !== undefined && queued !== undefined
    return present({
      'cpu-time':
        userSeconds === undefined || systemSeconds === undefined ? undefined : round(userSeconds + systemSeconds),
      'user-time': userSeconds,
      'system-time': systemSeconds,
      'peak-memory': maxRssInBytes,
      'minor-faults': usage.minorFaults,
      'major-faults': usage.majorFaults,
      'voluntary-switches': usage.voluntarySwitches,
      'involuntary-switches': usage.involuntarySwitches,
      'run-delay': queued,
      // Whatever the main thread did not do itself: it slept, or waited for a disk, a network or other processes.
      'waiting-time': isKnown ? round(Math.max(0, seconds - running - queued)) : undefined,
    }) as Values
  },
}

/** To nanoseconds, of which a sum of two fractions has some too many digits. */
function round(seconds: number): number {
  return Math.round(seconds * 1e9) / 1e9
}

/**
 * The instructions that valgrind counts as it carries them out one by one, in all processes of the tree.
 *
 * It is 20 to 50 times slower, and times under it mean nothing; but the counts are the same in every run of a program that does the
 * same, whatever else the machine does.
 */
export const callgrind: Instrument = {
  name: 'callgrind',
  isExact: true,
  wrap: (argv, directory) => [
    'valgrind',
    '-q',
    '--tool=callgrind',
    '--trace-children=yes',
    '--dump-line=no',
    // One for each process.
    `--callgrind-out-file=${directory}/callgrind.%p`,
    ...argv,
  ],
  read: ({ texts, runs }) => {
    const counts = texts.flatMap(text => parseCallgrind(text) ?? [])
    return counts.length === 0 ? {} : { instructions: counts.reduce((sum, count) => sum + count, 0) / runs }
  },
}

/** The same with the misses of its caches and the mispredictions of its predictor, which take as long again. */
export const countingCallgrind: Instrument = {
  ...callgrind,
  wrap: (argv, directory) => [
    'valgrind',
    '--cache-sim=yes',
    '--branch-sim=yes',
    ...callgrind.wrap!(argv, directory).slice(1),
  ],
}

/** The instructions in a file of callgrind, by its summary line; undefined where it has none. */
export function parseCallgrind(text: string): number | undefined {
  return readCallgrindEvents([text]).get('Ir')
}

/** The sums of all events in files of callgrind, by their summary lines. */
export function readCallgrindEvents(texts: readonly string[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const text of texts) {
    const events = /^events: (.+)$/m.exec(text)?.[1]?.split(' ') ?? []
    const counts = /^(?:summary|totals): ([\d ]+)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
    for (const [at, event] of events.entries()) {
      const count = Number(counts[at] ?? Number.NaN)
      if (Number.isFinite(count)) sums.set(event, (sums.get(event) ?? 0) + count)
    }
  }
  return sums
}

const counters = [
  'instructions',
  'cycles',
  'branches',
  'branch-misses',
  'cache-misses',
] as const satisfies readonly ProcessMetric[]
/** perf's own clock, in nanoseconds: perf has to start too, and that is not the command's time. */
const clocks = ['duration_time', 'user_time', 'system_time'] as const
const nanosecondsPerSecond = 1e9

/** The abilities of a `perf stat`, which decide how it is called. */
export interface PerfSkills {
  /** The events that it counts here. */
  readonly events: readonly string[]
  /** Memory of perf itself: below this, the memory of a command cannot be seen. */
  readonly ownMemoryInBytes: number
}

/**
 * Counts of the processor, by `perf stat`, which counts the whole tree from the command's exec to its end.
 *
 * The wall time is perf's, where it has the event, and CPU time too; of memory, faults and switches perf's own share cannot be told
 * from the command's, so that they are left out where perf's share may be the larger.
 */
export function makePerf({ events, ownMemoryInBytes }: PerfSkills): Instrument {
  return {
    name: 'perf',
    wrap: (argv, directory) => perfArgv(events, `${directory}/perf`, ['sh', '-c', passingOn, 'sh', ...argv]),
    amend: observation => amend(observation, ownMemoryInBytes),
    read: ({ texts, runs }) => {
      const sums = parsePerf(texts.join('\n'))
      return Object.fromEntries(counters.filter(name => sums.has(name)).map(name => [name, sums.get(name)! / runs]))
    },
  }
}

/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?'

/** The argument vector that counts `events` of `argv`; it adds to `file`, for a batch runs it more than once. */
export function perfArgv(events: readonly string[], file: string, argv: readonly string[]): readonly string[] {
  return ['perf', 'stat', '-x,', '--append', '-e', events.join(','), '-o', file, '--', ...argv]
}

/** Every event that is of use; which of them there are, a call will tell. */
export const perfEvents: readonly string[] = [...counters, ...clocks]

/** The events of `text`, as `perf stat -x,` writes it, with their sums; those without a number are left out. */
export function parsePerf(text: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [value, , event] = line.split(',')
    if (event === undefined || !/^\d+(\.\d+)?$/.test(value!)) continue
    // `instructions:u` is what an ordinary user may count; `cpu_core/cycles/` is one kind of core, and the tree may run on both.
    const name = event.replace(/^\w+\/(.+)\/\w*$/, '$1').replace(/:\w+$/, '')
    sums.set(name, (sums.get(name) ?? 0) + Number(value))
  }
  return sums
}

/** Returns whether any counter of the processor is among `events`. */
export function hasCounters(events: ReadonlyMap<string, number>): boolean {
  return counters.some(name => events.has(name))
}

function amend(observation: InstrumentReading, ownMemoryInBytes: number): InstrumentReading {
  const sums = parsePerf(observation.texts.join('\n'))
  const seconds = (event: (typeof clocks)[number]): number | undefined => {
    const value = sums.get(event)
    return value === undefined ? undefined : value / nanosecondsPerSecond / observation.runs
  }
  const { maxRssInBytes: memory = 0 } = observation.usage
  const [user, system] = [seconds('user_time'), seconds('system_time')]
  return {
    ...observation,
    seconds: seconds('duration_time') ?? observation.seconds,
    usage: {
      ...(memory > ownMemoryInBytes ? { maxRssInBytes: memory } : {}),
      // What is 0 is "not counted".
      ...(user === undefined && system === undefined ? {} : { userSeconds: user ?? 0, systemSeconds: system ?? 0 }),
    },
  }
}
