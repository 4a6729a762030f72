import { invoke } from '../round.js'
import type { Policy } from './policy.js'

/** Makes copies anew, as often as the user asks or as costs little, so that where files lie becomes noise. */
export const renewal: Policy = {
  async begin(state) {
    const { session, ports, warmUp, copies, pace } = state
    const start = ports.clock()
    const secondsLeft = Math.max(0, session.timeBudgetInSeconds - start)
    const secondsPerRound = warmUp.rounds === 0 ? 0 : state.secondsPerRound
    await copies.choose(state.plan, { warmups: warmUp.rounds, secondsPerRound, secondsLeft })
    // Choosing is no part of a round.
    pace.leaveOut(ports.clock() - start)
  },
  async before(state, round) {
    if (await state.copies.begin(state.rounds.length, state)) await invoke(state, round)
    return undefined
  },
  after({ rounds, first, batch, copies, warmUp }, { invoked }) {
    if (rounds.length === first + 1 && batch === 1) copies.seeFirstRound(warmUp.last, invoked)
    return undefined
  },
}
