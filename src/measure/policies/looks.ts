import type { Policy } from './policy.js'

/** Examines the data after some rounds, and ends where all are complete, or more of them could change nothing. */
export const looks: Policy = {
  after(state) {
    const { rounds, ports, watch, pace } = state
    const count = rounds.length
    state.settling = undefined
    if (!state.looks.includes(count)) return undefined
    watch.look()
    if (watch.tampered.length > 0) return count >= state.looks.at(-1)! ? 'complete' : 'settled'
    if (!state.areLooksFixed)
      state.looks = ports.examine.chooseLooks(rounds, state.looks, pace.countFitting(state.done))
    if (count >= state.looks.at(-1)!) return 'complete'
    const settling = ports.examine.settle(rounds, state.soFar)
    const outcome = settling.isSettled ? 'all is settled' : 'some benchmarks are not settled, so measuring continues'
    ports.debug?.(`analysis after ${count} of ${state.looks.at(-1)} rounds: ${outcome}`)
    if (settling.isSettled) return 'settled'
    state.settling = settling
    return undefined
  },
}
