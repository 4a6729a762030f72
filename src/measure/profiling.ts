import { Gathering, type Sampled } from '../causes/gathering.js'
import { type Profile, ProfileError, type ProfileFile } from '../causes/profile.js'
import type { Profiler } from '../causes/profilers.js'
import { asPrinted, type Selection } from '../formats/selection.js'
import { isSpeed } from '../metrics/unit.js'
import type { ProfileUnit, RecordedCauses } from '../record/causes.js'
import type { Invocation } from '../record/record.js'
import type { Round } from '../schedule/round.js'
import { invokeRound } from './invoke.js'
import type { Invoked } from './invoked.js'
import { describeExit, isSuccess } from './process.js'
import { makeReader, type Reader } from './reader.js'
import type { MeasurePorts, Profiled, Profiling, Session } from './session.js'

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

/** The rounds to run under a profiler. */
export interface ProfilingRequest {
  readonly profiler: Profiler
  readonly rounds: readonly Round[]
  /** Runs in a row that make one invocation. */
  readonly runs: number
  /** Undefined where an invocation does a fixed amount of work. */
  readonly alone?: Alone | undefined
  /** The directories that sides are copies of, by their names. */
  readonly sources?: ReadonlyMap<string, string>
}

/** A profiler sometimes misses a short process on a busy machine. So many rounds may run once more. */
const mostRepeated = 3

/**
 * Runs the rounds under a profiler. Their times are in no verdict. A round with a failure runs again; what fails more often ends them
 * all, and the result tells of it.
 */
export async function profileRounds(
  session: Session,
  { profiler, rounds, runs, alone, sources }: ProfilingRequest,
  ports: MeasurePorts & ProfilingPorts,
): Promise<RecordedCauses> {
  const names = session.sides.map(({ name }) => name)
  const gathering = new Gathering(names.filter(name => rounds.some(round => round.some(({ side }) => side === name))))
  const profiled = { ...session, instruments: [], profiling: makeProfiling(profiler, runs, ports) }
  const reader = makeReader(session, { ...ports, watch: () => undefined, warn: () => undefined })
  const units: ProfileUnit[] = []
  let repeated = 0
  for (const round of rounds) {
    const invoke = () => invokeRound(profiled, { round, runs: 1, select: alone?.select, see: () => undefined }, ports)
    let invoked = await invoke()
    while (invoked.some(isFailed) && repeated++ < mostRepeated) invoked = await invoke()
    const failed = invoked.find(isFailed)
    if (failed) return { absence: `under ${profiler.name}, a run failed: ${failed.reason}` }
    const profiles = alone ? readAlone(invoked, alone, reader) : invoked.map(({ profile }) => profile!)
    if (!Array.isArray(profiles)) return { absence: `under ${profiler.name}, ${profiles}` }
    units.push(...profiles.map(({ unit }) => unit))
    gathering.add(
      invoked.map(({ slot }, at): Sampled => {
        const { places } = session.sides.find(({ name }) => name === slot.side)!
        const source = sources?.get(slot.side)
        return { ...slot, root: places[slot.copy - 1]!.root, source, samples: profiles[at]!.samples }
      }),
    )
  }
  const [unit = 'ms'] = units
  if (units.some(other => other !== unit)) return { absence: 'the profiles of its runs count different things' }
  return { ...gathering.finish({ profiler: profiler.name, unit }), ...(alone && { benchmark: alone.benchmark }) }
}

function isFailed({ outcome }: Invoked): boolean {
  return outcome !== 'ok'
}

/** The profiles of a round in which one benchmark ran, where all samples together are one operation. Or in words why there are none. */
function readAlone(invoked: readonly Invoked[], alone: Alone, reader: Reader): readonly Profile[] | string {
  const operations = reader.read(invoked).map(one => readOperation(one, alone))
  const problem = operations.find(one => typeof one === 'string')
  if (problem !== undefined) return problem
  return invoked.map(({ profile }, at): Profile => {
    const { samples } = profile!
    const total = samples.reduce((sum, { weight }) => sum + weight, 0)
    const perWeight = total === 0 ? 0 : Number(operations[at]) / total
    return { unit: 'ns', samples: samples.map(one => ({ ...one, weight: one.weight * perWeight })) }
  })
}

/** A benchmark that is profiled alone, because the command chooses its own number of iterations. */
export interface Alone {
  readonly benchmark: string
  readonly metric: string
  /** The text that tells the command to run nothing else. */
  readonly select: string
}

/** A comparison of a benchmark's values, as far as it matters here. */
interface Changed {
  readonly benchmark: string
  readonly metric: string
  /** A base unit. */
  readonly unit: string
  /** The change as a fraction. */
  readonly change: { readonly value: number } | null
}

/** Chooses the benchmark whose time has changed most, if the command can be told to run it alone. */
export function chooseAlone(changed: readonly Changed[], selection: Selection | undefined): Alone | undefined {
  if (selection?.language === undefined) return undefined
  const sizeOf = ({ change }: Changed): number => Math.abs(Math.log1p(change?.value ?? 0))
  const timed = changed.filter(({ unit }) => isSpeed(unit))
  const [first] = timed.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const select = first && selection.language.express([first.benchmark])
  return select === undefined ? undefined : { benchmark: first!.benchmark, metric: first!.metric, select }
}

/**
 * Finds the time of one operation in nanoseconds, as an invocation of the benchmark alone printed it. Returns in words why there is
 * none.
 */
function readOperation({ outcome, reason, measurements }: Invocation, alone: Alone): number | string {
  if (outcome !== 'ok') return reason ?? 'it failed'
  const own = measurements.filter(({ metric }) => !metric.aside)
  const names = asPrinted(alone.benchmark)
  const other = own.find(({ benchmark }) => !names.includes(benchmark))
  if (other) return `the command ran "${other.benchmark}" too when only "${alone.benchmark}" was selected`
  const found = own.find(({ metric }) => metric.name === alone.metric)
  if (!found || !(found.value > 0)) return `the command did not print the ${alone.metric} of "${alone.benchmark}" alone`
  return found.metric.unit === 's' ? found.value * 1e9 : 1e9 / found.value
}
