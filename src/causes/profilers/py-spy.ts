import { ProfileError, type Sample } from '../profile.js'
import { readCollapsed } from '../readers/collapsed.js'
import type { Profiler } from './profiler.js'

/** Leaves the CPU time of what ran in a file beside the profile, where that of the profiler is not in it. */
const timing = '"$@"; status=$?; times > "$0"; exit $status'

/** Samples of every Python process of a command, by py-spy. All samples together weigh the CPU time of the command. */
export const pySpyProfiler: Profiler = {
  name: 'py-spy',
  wrap: (argv, directory) => [
    ...['py-spy', 'record', '--subprocesses', '-r', '999', '-F', '-f', 'raw', '-o', `${directory}/stacks`],
    ...['--', 'sh', '-c', timing, `${directory}/times`, ...argv],
  ],
  read: files => {
    const textOf = (name: string): string =>
      new TextDecoder().decode(files.find(file => file.name === name)?.bytes ?? new Uint8Array())
    const samples = readCollapsed(textOf('stacks')).flatMap(keepPython)
    const total = samples.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) throw new ProfileError('no Python process of it was sampled')
    const milliseconds = readTimes(textOf('times'))
    return { unit: 'ms', samples: samples.map(one => ({ ...one, weight: (one.weight / total) * milliseconds })) }
  },
}

/** The command line of each process stands in front, and may hold anything. Functions have a place behind their name. */
function keepPython({ frames, weight }: Sample): readonly Sample[] {
  const own = frames.filter(({ file }) => file !== undefined)
  return own.length === 0 ? [] : [{ frames: own, weight }]
}

/** The time of all children, from what the shell's `times` prints: user and system time, its own above theirs. */
function readTimes(text: string): number {
  const last = text.trim().split('\n').at(-1) ?? ''
  const parts = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
  )
  const seconds = parts.reduce((sum, part) => sum + part, 0)
  if (!(seconds > 0)) throw new ProfileError('the CPU time of the command is not known')
  return seconds * 1000
}
