import { endingCodes } from '../../record/warnings.js'
import type { Policy } from './policy.js'
import { isInTime } from './punctual-end.js'

/** Says how long all will take, warns or refuses where the time does not suffice, and begins no round after the deadline, or after which it must end. */
export const timeBudget: Policy = {
  before(state) {
    const { announcer, ports, warmUp, copies, reader, first } = state
    const { secondsPerRound } = state
    const rounds = state.rounds.length - first
    if (warmUp.rounds > 0 && rounds === 0) announcer.announce(secondsPerRound, copies.secondsPerRound(state))
    // Whoever waits would rather hear now that too few rounds fit.
    const spent = { seconds: ports.clock(), secondsPerRound }
    const message = announcer.findShortage({ warmups: warmUp.rounds, rounds }, spent, reader.formatName())
    if (message !== undefined) state.warn({ code: endingCodes.shortOfTime, message })
    state.roundBegan = ports.clock()
    return state.roundBegan >= state.deadline || !isInTime(state, 1) ? 'time-budget' : undefined
  },
  after(state) {
    state.secondsOfLastRound = state.ports.clock() - state.roundBegan
    state.announcer.mend(state.secondsOfLastRound)
    return undefined
  },
}
