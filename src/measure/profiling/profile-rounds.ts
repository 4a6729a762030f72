import { Gathering, type Sampled } from '../../causes/gathering.js'
import type { Profile } from '../../causes/profile.js'
import type { Profiler } from '../../causes/profilers/profiler.js'
import type { Round } from '../../plan/round.js'
import type { ProfileUnit, RecordedCauses } from '../../record/causes.js'
import { invokeRound } from '../invoke.js'
import type { Invoked } from '../invoked.js'
import { makeReader, type Reader } from '../reader.js'
import type { MeasurePorts, Session } from '../session.js'
import { type Alone, readOperation } from './alone.js'
import { makeProfiling, type ProfilingPorts } from './profiling.js'

/** The rounds to run under a profiler. */
export interface ProfilingRequest {
  readonly profiler: Profiler
  readonly rounds: readonly Round[]
  /** Runs in a row that make one invocation. */
  readonly runs: number
  /** Undefined where an invocation does a fixed amount of work. */
  readonly alone?: Alone | undefined
}

/** A profiler sometimes misses a short process on a busy machine. So many rounds may run once more. */
const mostRepeated = 3

/**
 * Runs the rounds under a profiler. Their times are in no verdict. A round with a failure runs again; what fails more often ends them
 * all, and the result tells of it.
 */
export async function profileRounds(
  session: Session,
  { profiler, rounds, runs, alone }: ProfilingRequest,
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
        return { ...slot, root: places[slot.copy - 1]!.root, samples: profiles[at]!.samples }
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
