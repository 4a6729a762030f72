import { lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import {
  type Bench,
  chooseInstruments,
  type Equipment,
  hasCounters,
  type PerfSkills,
  parsePerf,
  perfArgv,
  perfEvents,
} from '../../measure/instruments/choose.js'
import { type InstrumentName, type InstrumentsRequest, ofRounds } from '../../measure/instruments/instrument.js'
import { isSuccess, type ProcessResult } from '../../measure/process.js'
import type { ProfilingPorts } from '../../measure/session.js'
import type { SetupPorts } from '../../measure/setup.js'
import type { ProfileFile } from '../../profiles/profile.js'
import type { Profiler } from '../../profiles/profilers.js'
import {
  callgrindProfiler,
  clockEvents,
  filesProfiler,
  makeNodeProfiler,
  makePerfProfiler,
  makePythonProfiler,
  recordArgv,
} from '../../profiles/profilers.js'
import type { ProfilerName } from '../../record/causes.js'
import { attempt } from '../../util/attempt.js'
import { once } from '../../util/once.js'
import { makeFreshDirectory } from './outputs.js'

const patienceInSeconds = 10

export interface InstrumentsHere extends Omit<SetupPorts, 'watch'> {
  /** For what the instruments write while they are tried. */
  readonly home: string
}

/** The instruments that this machine has that are `asked` for, or that judge `metrics`: each is tried in one short call. */
export async function detectInstruments(
  asked: InstrumentsRequest,
  metrics: string,
  here: InstrumentsHere,
): Promise<Equipment> {
  const request = ofRounds(asked)
  const isWanted = (name: InstrumentName): boolean => request !== 'auto' && request.includes(name)
  const bench: Bench = {
    hasUsage: here.processes.timer === 'launcher',
    perf: request === 'auto' || isWanted('perf') ? await findCounters(here) : undefined,
    withoutValgrind: isWanted('callgrind') ? await tryValgrind(here) : undefined,
  }
  return chooseInstruments(request, bench, metrics)
}

/** Returns what perf can count here, or describes why it is of no use. */
export async function findCounters(here: InstrumentsHere): Promise<PerfSkills | string> {
  const folder = mkdtempSync(join(here.home, 'perf-'))
  // A perf that is older than its own clocks does not know their names.
  const older = perfEvents.filter(event => !event.endsWith('_time'))
  try {
    let complaint = ''
    for (const events of [perfEvents, older]) {
      const output = makeFreshDirectory(folder)
      const result = await run(perfArgv(events, join(folder, 'perf'), ['true']), here)
      if (isSuccess(result.exit)) return describeSkills(parsePerf(output.read().join('\n')), result)
      if (result.exit.kind === 'not-started') return result.exit.message
      // The first line that says something: perf begins with one of `Error:` alone.
      const lines = result.stderr.readTail().split('\n')
      complaint = lines.find(line => /[a-z] /i.test(line)) ?? 'it says nothing'
    }
    return `perf is not permitted to count here: ${complaint}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function describeSkills(events: ReadonlyMap<string, number>, { usage }: ProcessResult): PerfSkills | string {
  if (!hasCounters(events)) return 'this machine has no processor counters, as most virtual machines'
  const isThere = (event: string): boolean => events.has(event) || event.endsWith('_time')
  const hasClocks = events.has('duration_time')
  return {
    events: perfEvents.filter(event => isThere(event) && (hasClocks || !event.endsWith('_time'))),
    ownMemoryInBytes: usage?.maxRssInBytes ?? 0,
  }
}

/** Describes why there is no valgrind; undefined where it works. */
export async function tryValgrind(here: InstrumentsHere): Promise<string | undefined> {
  const { exit, stderr } = await run(['valgrind', '--version'], here)
  if (isSuccess(exit)) return undefined
  if (exit.kind === 'not-started') return `${exit.message} Install valgrind.`
  return `valgrind does not work: ${stderr.readTail().split('\n')[0]}`
}

async function run(
  argv: readonly string[],
  { processes, variables, signal, home }: InstrumentsHere,
): Promise<ProcessResult> {
  const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds }
  return await processes.run(request, signal)
}

/** What interpreters load into other programs to profile them, by the profiler. */
export type Recorders = Readonly<Record<'node' | 'python', string>>

/** Reads the recorders, once: a command may write to their files, which stand beside the bundle. */
export const readRecorders = once((): Recorders => {
  const read = (name: string): string => readFileSync(join(dirname(fileURLToPath(import.meta.url)), name), 'utf8')
  return { node: read('node-profile.cjs'), python: read('python-profile.py') }
})

interface ProfilersHere extends InstrumentsHere {
  /** From {@link readRecorders}. */
  readonly recorders: Recorders
}

/** The profiler with this name on this machine, or in words why there is none, and what would bring it. */
export async function findProfiler(name: ProfilerName, here: ProfilersHere): Promise<Profiler | string> {
  switch (name) {
    case 'node':
      return makeNodeProfiler(() => join(placeRecorder(name, 'node-profile.cjs', here), 'node-profile.cjs'))
    case 'python':
      if (process.platform === 'win32') return 'Windows has no timer of CPU time for Python'
      return makePythonProfiler(() => placeRecorder(name, 'sitecustomize.py', here))
    case 'perf':
      return await findPerf(here)
    case 'callgrind':
      return (await tryValgrind(here)) ?? callgrindProfiler
    case 'files':
      return filesProfiler
  }
}

/** Writes a recorder to a new directory for each invocation, since the one before may have written to its own. Returns the directory. */
function placeRecorder(recorder: keyof Recorders, file: string, { home, recorders }: ProfilersHere): string {
  const directory = mkdtempSync(join(home, 'recorder-'))
  writeFileSync(join(directory, file), recorders[recorder])
  return directory
}

async function findPerf(here: InstrumentsHere): Promise<Profiler | string> {
  const folder = mkdtempSync(join(here.home, 'profiler-'))
  try {
    for (const event of clockEvents) {
      const { exit } = await run(recordArgv(event, join(folder, 'perf.data'), ['true']), here)
      if (isSuccess(exit)) return makePerfProfiler(event)
      if (exit.kind === 'not-started') return notInstalled
    }
    return notPermitted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const notInstalled =
  'perf is not installed. Install perf (package linux-perf on Debian, linux-tools-generic on Ubuntu), or set "causes" to "off"'
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
    const files = names.map((name): ProfileFile => {
      const bytes = readFileSync(join(directory, name))
      // Files of pprof are packed.
      const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
      return { name, bytes: isPacked ? gunzipSync(bytes, { maxOutputLength: mostInBytes }) : bytes }
    })
    return { files }
  } catch {
    return { problem: 'a packed file of it is damaged, or has more than 64 MiB' }
  }
}

/** A version as packages write it: whatever a change has written there, it is a short word. */
const version = /^[\w.+!-]{1,60}$/

/** The version of the package `name` that npm or pip has installed in `root`; undefined where it is not known. */
export function readVersion(root: string, name: string): string | undefined {
  const manifest = join(root, 'node_modules', name, 'package.json')
  const npms = attempt(() => String((JSON.parse(readFileSync(manifest, 'utf8')) as { version?: unknown }).version))
  const installed = npms ?? findPythonVersion(root, name)
  return installed !== undefined && version.test(installed) ? installed : undefined
}

const largestCompared = 16 * 2 ** 20

/** Returns whether two directories have the same file at this relative path, which a profile names: nothing outside of them is read. */
export const isSameFile: ProfilingPorts['isSameFile'] = (before, after, path) => {
  const read = (root: string): Buffer | undefined => {
    const [directory, file] = [realpathSync(root), realpathSync(join(root, path))]
    const stats = lstatSync(file)
    const isReadable = file.startsWith(`${directory}/`) && stats.isFile() && stats.size <= largestCompared
    return isReadable ? readFileSync(file) : undefined
  }
  const [first, second] = [attempt(() => read(before)), attempt(() => read(after))]
  return first !== undefined && second !== undefined && first.equals(second)
}

function findPythonVersion(root: string, name: string): string | undefined {
  const normal = (text: string): string => text.toLowerCase().replaceAll(/[-_.]+/g, '-')
  const places = globSync(['{.venv,venv}/lib/python*/site-packages/*.dist-info'], { cwd: root, onlyDirectories: true })
  for (const place of places) {
    const [, packageName = '', installed] = /([^/]+)-([^/-]+)\.dist-info\/?$/.exec(place) ?? []
    if (normal(packageName) === normal(name)) return installed
  }
  return undefined
}
