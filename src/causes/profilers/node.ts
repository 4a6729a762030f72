import { ProfileError, type Sample } from '../profile.js'
import { readCpuProfile, type ThreadProfile } from '../readers/cpuprofile.js'
import type { Profiler } from './profiler.js'

/** The variable that tells the recorder where to write. */
export const profilesVariable = 'COUNTERBALANCE_PROFILES'

/**
 * Samples of every thread of every Node.js process of a command, by a recorder that each loads first. `place` puts it into a file.
 *
 * V8 notes wall times, and by them a busy machine would name what was interrupted. So a sample weighs the same as any other of its
 * process, and all of them together weigh its CPU time.
 */
export function makeNodeProfiler(place: () => string): Profiler {
  return {
    name: 'node',
    variables: ({ NODE_OPTIONS: given = '' }, directory) => ({
      NODE_OPTIONS: `${given} --require ${JSON.stringify(place())}`.trim(),
      [profilesVariable]: directory,
    }),
    read: files => {
      if (files.length === 0) throw new ProfileError('no Node.js process of it left one')
      return { unit: 'ms', samples: weigh(files.map(({ bytes }) => readCpuProfile(new TextDecoder().decode(bytes)))) }
    },
  }
}

/** All samples of `threads`, in milliseconds of CPU time. */
function weigh(threads: readonly ThreadProfile[]): readonly Sample[] {
  const processes = new Map<number | undefined, ThreadProfile[]>()
  for (const one of threads) processes.set(one.pid, [...(processes.get(one.pid) ?? []), one])
  return [...processes.values()].flatMap(own => {
    // What the first thread of a process took has in it what its workers took.
    const cpuSeconds = Math.max(...own.map(one => one.cpuSeconds ?? 0))
    const hits = own.flatMap(({ samples }) => samples)
    const total = hits.reduce((sum, { weight }) => sum + weight, 0)
    return total === 0 ? [] : hits.map(one => ({ ...one, weight: (one.weight / total) * cpuSeconds * 1000 }))
  })
}
