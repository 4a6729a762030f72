import { Gathering, type Sampled } from '../../causes/gathering.js'
import type { Profiler } from '../../causes/profilers/profiler.js'
import type { Round } from '../../plan/round.js'
import type { ProfileUnit, RecordedCauses } from '../../record/causes.js'
import { invokeRound } from '../invoke.js'
import type { MeasurePorts, Session } from '../session.js'
import { makeProfiling, type ProfilingPorts } from './profiling.js'

/** The rounds to run under a profiler. */
export interface ProfilingRequest {
  readonly profiler: Profiler
  readonly rounds: readonly Round[]
  /** Runs in a row that make one invocation. */
  readonly runs: number
}

/** Runs the rounds under a profiler. Their times are in no verdict. They end at the first failure, which the result then tells. */
export async function profileRounds(
  session: Session,
  { profiler, rounds, runs }: ProfilingRequest,
  ports: MeasurePorts & ProfilingPorts,
): Promise<RecordedCauses> {
  const names = session.sides.map(({ name }) => name)
  const gathering = new Gathering(names.filter(name => rounds.some(round => round.some(({ side }) => side === name))))
  const profiled = { ...session, instruments: [], profiling: makeProfiling(profiler, runs, ports) }
  const units: ProfileUnit[] = []
  for (const round of rounds) {
    const invoked = await invokeRound(profiled, { round, runs: 1, see: () => undefined }, ports)
    const failed = invoked.find(({ outcome }) => outcome !== 'ok')
    if (failed) return { absence: `under ${profiler.name}, an invocation failed: ${failed.reason}` }
    units.push(...invoked.map(({ profile }) => profile!.unit))
    gathering.add(
      invoked.map(({ slot, profile }): Sampled => {
        const { places } = session.sides.find(({ name }) => name === slot.side)!
        return { ...slot, root: places[slot.copy - 1]!.root, samples: profile!.samples }
      }),
    )
  }
  const [unit = 'ms'] = units
  if (units.some(other => other !== unit)) return { absence: 'the profiles of its invocations count different things' }
  return gathering.finish({ profiler: profiler.name, unit })
}
