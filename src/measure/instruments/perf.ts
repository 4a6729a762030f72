import type { ProcessMetric } from '../../metrics/process-metrics.js'
import type { Instrument, InstrumentReading, Values } from './instrument.js'

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
  /** What perf itself takes: below this, the memory of a command cannot be seen. */
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
    read: observation => readCounters(observation),
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

function readCounters({ texts, runs }: InstrumentReading): Values {
  const sums = parsePerf(texts.join('\n'))
  return Object.fromEntries(counters.filter(name => sums.has(name)).map(name => [name, sums.get(name)! / runs]))
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
