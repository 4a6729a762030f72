import { ProfileError, type Sample } from '../profile.js'
import { readCollapsed } from '../readers/collapsed.js'
import type { Profiler } from './profiler.js'

/**
 * Leaves the CPU time of what ran and its status in a file beside the profile: the profiler's own time is not in it, and it hides the
 * status. As soon as Python has ended, the profiler kills what it started itself, so the writer is a child of that.
 */
const timing = '( "$@"; status=$?; { times; echo "$status"; } > "$0"; exit $status ) & wait $!'
/** The profiler does not wait for the writer, and nothing is left running after it. */
const waiting =
  '"$@"; status=$?; n=0; while [ ! -s "$0" ] && [ "$n" -lt 200 ]; do sleep 0.01; n=$((n+1)); done; exit $status'

/** Samples of every Python process of a command, by py-spy. All samples together weigh the CPU time of the command. */
export const pySpyProfiler: Profiler = {
  name: 'py-spy',
  wrap: (argv, directory) => [
    ...['sh', '-c', waiting, `${directory}/times`],
    ...[
      'py-spy',
      'record',
      '--subprocesses',
      '-r',
      '999',
      '-F',
      '--full-filenames',
      '-f',
      'raw',
      '-o',
      `${directory}/stacks`,
    ],
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

/** The time of all children, from what the shell's `times` prints: user and system time, its own above theirs, and then the status. */
function readTimes(text: string): number {
  const [, times = '', status] = text.trim().split('\n')
  if (status !== undefined && status !== '0') throw new ProfileError(`the command ended with exit status ${status}`)
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
  )
  const seconds = parts.reduce((sum, part) => sum + part, 0)
  if (!(seconds > 0)) throw new ProfileError('the CPU time of the command is not known')
  return seconds * 1000
}
