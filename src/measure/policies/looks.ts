import { describeSeconds } from '../../schedule/time.js'
import type { State } from '../state.js'
import type { Policy } from './policy.js'

/** Examines the data after some rounds, and ends where all are complete, or more of them could change nothing. The first time, it may add some. */
export const looks: Policy = {
  after(state) {
    const { rounds, ports, watch, interference } = state
    const count = rounds.length
    state.settling = undefined
    if (!state.looks.includes(count)) return undefined
    watch.look()
    if (watch.tampered.length > 0 || interference.acts.length > 0)
      return count >= state.looks.at(-1)! ? 'complete' : 'settled'
    if ((count === state.looks[0] || count === state.extendedFrom) && !state.isWide) extend(state)
    if (count >= state.looks.at(-1)!) return 'complete'
    const settling = ports.examine.settle(rounds, state.soFar)
    const outcome = settling.isSettled ? 'all is settled' : 'some benchmarks are not settled, so measuring continues'
    ports.debug?.(`analysis after ${count} of ${state.looks.at(-1)} rounds: ${outcome}`)
    if (settling.isSettled) return 'settled'
    state.settling = settling
    return undefined
  },
}

/** Added rounds end after this share of the time budget: an answer to a noisy question is worth some minutes, and not all that there are. */
const shareToExtend = 0.5

/** Adds rounds: the first look decides whether, and the last that was planned, which knows the spread of the values better, how many. */
function extend(state: State): void {
  const { rounds, ports, pace } = state
  const planned = state.extendedFrom ?? state.looks.at(-1)!
  const looks = state.looks.filter(look => look <= planned)
  const extended = ports.examine.extend?.(rounds, looks, pace.countFitting(state.done, shareToExtend))
  const most = extended?.at(-1)
  if (extended === undefined || most === undefined || most === state.looks.at(-1)) return
  state.extendedFrom = planned
  state.looks = extended
  const time = describeSeconds(pace.secondsUntil(most, state.done))
  const message = `the values vary too much for ${planned} rounds, so there may be up to ${most}: ${time} more at most`
  ports.watch({ kind: 'time-expected', message })
}
