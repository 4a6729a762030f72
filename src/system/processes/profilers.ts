import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { ProfileFile } from '../../causes/profile.js'
import type { Profiler } from '../../causes/profilers.js'
import {
  callgrindProfiler,
  clockEvents,
  filesProfiler,
  makeNodeProfiler,
  makePerfProfiler,
  pySpyProfiler,
  recordArgv,
} from '../../causes/profilers.js'
import { isSuccess } from '../../measure/process.js'
import type { ProfilingPorts } from '../../measure/profiling.js'
import type { ProfilerName } from '../../record/causes.js'
import { once } from '../../util/once.js'
import { type InstrumentsHere, tryValgrind } from './instruments.js'

/** Reads what Node.js loads into other programs, once: a command may write to its file, which stands beside the bundle. */
export const readRecorder = once(() =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'node-profile.cjs'), 'utf8'),
)

interface ProfilersHere extends InstrumentsHere {
  /** From {@link readRecorder}. */
  readonly recorder: string
}

const patienceInSeconds = 10

/** The profiler with this name on this machine, or in words why there is none, and what would bring it. */
export async function findProfiler(name: ProfilerName, here: ProfilersHere): Promise<Profiler | string> {
  switch (name) {
    case 'node':
      return makeNodeProfiler(() => placeRecorder(here))
    case 'perf':
      return await findPerf(here)
    case 'callgrind':
      return (await tryValgrind(here)) ?? callgrindProfiler
    case 'py-spy':
      return await findPySpy(here)
    case 'files':
      return filesProfiler
  }
}

/** A new file for each invocation, since the one before may have written to its own. */
function placeRecorder({ home, recorder }: ProfilersHere): string {
  const path = join(mkdtempSync(join(home, 'recorder-')), 'node-profile.cjs')
  writeFileSync(path, recorder)
  return path
}

async function findPySpy({ processes, variables, signal, home }: InstrumentsHere): Promise<Profiler | string> {
  const argv = ['py-spy', '--version']
  const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds }
  const { exit } = await processes.run(request, signal)
  return isSuccess(exit) ? pySpyProfiler : 'py-spy is not installed. Run `pip install py-spy`'
}

async function findPerf({ processes, variables, signal, home }: InstrumentsHere): Promise<Profiler | string> {
  const folder = mkdtempSync(join(home, 'profiler-'))
  try {
    for (const event of clockEvents) {
      const argv = recordArgv(event, join(folder, 'perf.data'), ['true'])
      const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds }
      const { exit } = await processes.run(request, signal)
      if (isSuccess(exit)) return makePerfProfiler(event)
      if (exit.kind === 'not-started') return notInstalled
    }
    return notPermitted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const notInstalled =
  'perf is not installed. Install it (package linux-perf on Debian, linux-tools-generic on Ubuntu), or set "causes" to "off"'
const notPermitted =
  'perf is not permitted to sample here. Run `sudo sysctl kernel.perf_event_paranoid=1`, or set "causes" to "off"'

const mostInBytes = 64 * 2 ** 20
const mostFiles = 1000

/** The files that a profiler left in `directory`; what is no file is left alone. */
export const readProfiles: ProfilingPorts['readProfiles'] = directory => {
  const names = readdirSync(directory).filter(name => lstatSync(join(directory, name)).isFile())
  if (names.length > mostFiles) return { problem: `it has ${names.length} files, and at most ${mostFiles} are read` }
  const size = names.reduce((sum, name) => sum + lstatSync(join(directory, name)).size, 0)
  if (size > mostInBytes) return { problem: 'it has more than 64 MiB. Let the command do less work' }
  try {
    return { files: names.map((name): ProfileFile => ({ name, bytes: unpack(readFileSync(join(directory, name))) })) }
  } catch {
    return { problem: 'a packed file of it is damaged, or has more than 64 MiB' }
  }
}

/** What is packed by gzip, as pprof is, is unpacked, up to the limit. */
function unpack(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: mostInBytes }) : bytes
}
