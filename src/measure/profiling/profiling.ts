import { ProfileError, type ProfileFile } from '../../causes/profile.js'
import type { Profiler } from '../../causes/profilers/profiler.js'
import { describeExit, isSuccess } from '../exit.js'
import type { MeasurePorts, Profiled, Profiling } from '../session.js'

/** The world as far as profiling needs it. */
export interface ProfilingPorts extends Pick<MeasurePorts, 'processes' | 'signal'> {
  /** The files that were left in `directory`, or what is wrong with them. */
  readProfiles(directory: string): { readonly files: readonly ProfileFile[] } | { readonly problem: string }
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
      const found = await find(profiler, directory, request, ports)
      return 'files' in found ? tryToRead(profiler, found.files) : found
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
  const asked = { ...once, argv: print(directory), timeoutInSeconds: patienceInSeconds }
  const { exit, stdout, stderr } = await processes.run(asked, signal)
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
