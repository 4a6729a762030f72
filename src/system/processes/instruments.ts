import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
import type { InstrumentName, InstrumentsRequest } from '../../measure/instruments/instrument.js'
import { isSuccess, type ProcessResult } from '../../measure/process.js'
import type { SetupPorts } from '../../measure/setup.js'
import { makeFreshDirectory } from './outputs.js'

const patienceInSeconds = 10

export interface InstrumentsHere extends Omit<SetupPorts, 'watch'> {
  /** For what the instruments write while they are tried. */
  readonly home: string
}

interface InstrumentsWanted {
  readonly request: InstrumentsRequest
  /** Which metrics are judged, as the input names them. */
  readonly metrics: string
}

/** The instruments that this machine has of those that `request` asks for: each is tried in one short call. */
export async function detectInstruments(
  { request, metrics }: InstrumentsWanted,
  here: InstrumentsHere,
): Promise<Equipment> {
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
  const folder = await mkdtemp(join(here.home, 'perf-'))
  try {
    const output = makeFreshDirectory(folder)
    const result = await run(perfArgv(perfEvents, join(folder, 'perf'), ['true']), here)
    if (!isSuccess(result.exit)) return await tryCounters(here, folder, result)
    return describeSkills(parsePerf(output.read().join('\n')), result)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A perf that is older than its own clocks does not know their names. */
async function tryCounters(here: InstrumentsHere, folder: string, first: ProcessResult): Promise<PerfSkills | string> {
  if (first.exit.kind === 'not-started') return first.exit.message
  const events = perfEvents.filter(event => !event.endsWith('_time'))
  const result = await run(perfArgv(events, join(folder, 'perf'), ['true']), here)
  if (isSuccess(result.exit)) return describeSkills(parsePerf(makeFreshDirectory(folder).read().join('\n')), result)
  return `perf is not permitted to count here: ${findComplaint(result.stderr.readTail())}`
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

/** The first line that says something: perf begins with one of `Error:` alone. */
function findComplaint(tail: string): string {
  return tail.split('\n').find(line => /[a-z] /i.test(line)) ?? 'it says nothing'
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
