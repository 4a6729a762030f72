import { adviseOnBuild } from '../builds.js'
import { batchUnusedWarning, chooseRuns, shortestLimitInSeconds } from '../repeats.js'
import { invoke, runAndRead } from '../round.js'
import { sayBusy } from '../session.js'
import type { State } from '../state.js'
import type { Policy } from './policy.js'
import { isInTime } from './punctual-end.js'

/** A machine that is busy for a while slows a run down by less. */
const mostSlowed = 10

/**
 * Runs rounds that do not count, as many as are asked for and as long as is asked for. Then it is known how many runs make one
 * invocation, and after how long a run hangs.
 */
export const warmUp: Policy = {
  async begin(state) {
    await runWarmUps(state)
    const { session, warmUp, reader, ports } = state
    const { batch, prepare, slope, before, invocationTimeoutInSeconds: limit } = session
    // Of what a tool prints itself, one run is as good as another.
    const mayRepeat = reader.isOfProcess() && prepare === undefined && slope === undefined
    state.batch = before?.batch ?? (mayRepeat ? chooseRuns(batch, warmUp.seconds) : 1)
    const longest = state.batch * warmUp.longest
    if (longest > 0) state.limitInSeconds = Math.min(limit, Math.max(shortestLimitInSeconds, mostSlowed * longest))
    if (state.batch > 1) ports.watch({ kind: 'batch-chosen', runs: state.batch })
    else if (batch !== 'auto' && batch > 1) state.warnings.push(batchUnusedWarning)
  },
}

async function runWarmUps(state: State): Promise<void> {
  const { session, ports, warmUp, watch, pace } = state
  const { plan, sides, warmupTimeInSeconds } = session
  using _ = sayBusy(ports.watch, 'warming up', adviseOnBuild(sides[0]!.command))
  const until = Math.min(warmupTimeInSeconds, state.deadline)
  const spent = () => ports.clock() - (state.servers?.secondsOfStarts ?? 0)
  // In which order rounds run that are thrown away is all the same.
  const orders = [...plan.warmups, ...plan.rounds]
  // What must end in time runs on once it is known that only a round that counts would still fit.
  const isWorthwhile = () => warmUp.rounds === 0 || isInTime(state, 2)
  while ((warmUp.rounds < plan.warmups.length || spent() < until) && isWorthwhile()) {
    const { invoked } = await runAndRead(state, orders[warmUp.rounds % orders.length]!, 'warm-up')
    warmUp.last = invoked
    warmUp.rounds += 1
  }
  warmUp.isOver = true
  const [round] = plan.rounds
  if (state.copies.needsRun && warmUp.rounds === 0) await invoke(state, round!)
  else if (watch.isDue) {
    // The baseline's copies run once before the contender does, also without a warm-up.
    await invoke(
      state,
      round!.filter(({ side }) => side === plan.sides[0]!.name),
    )
    pace.begin()
  }
}
