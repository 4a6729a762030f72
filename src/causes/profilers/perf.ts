import { readPerfScript } from '../readers/perf-script.js'
import type { Profiler } from './profiler.js'

const nanosecondsPerMillisecond = 1e6

/** The events that tell CPU time without counters of the processor; an ordinary user may be allowed only the second. */
export const clockEvents = ['cpu-clock', 'cpu-clock:u'] as const

/** The argument vector that samples `event` of `argv` into `file`. Without its BPF event, perf starts 0.8 s earlier. */
export function recordArgv(event: string, file: string, argv: readonly string[]): readonly string[] {
  return `perf record -q -B -N --no-bpf-event -F 999 -g`.split(' ').concat('-e', event, '-o', file, '--', ...argv)
}

/** Samples of the CPU time of every process of a command, by `perf record`. */
export function makePerfProfiler(event: string): Profiler {
  return {
    name: 'perf',
    wrap: (argv, directory) => recordArgv(event, `${directory}/perf.data`, ['sh', '-c', passingOn, 'sh', ...argv]),
    print: directory => [
      ...['perf', 'script', '-i', `${directory}/perf.data`],
      ...['-F', 'comm,pid,tid,time,period,event,ip,sym,dso'],
    ],
    read: files => {
      const samples = files.flatMap(({ bytes }) => readPerfScript(new TextDecoder().decode(bytes)))
      return { unit: 'ms', samples: samples.map(one => ({ ...one, weight: one.weight / nanosecondsPerMillisecond })) }
    },
  }
}

/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?'
