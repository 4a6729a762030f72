import type { Policy } from './policy.js'

/** Leaves out benchmarks that need not run, after they have run once, so that their names and values are known. */
export const needless: Policy = {
  after(state) {
    const { rounds, focus, ports, pace } = state
    if (rounds.length !== 1) return undefined
    const names = ports.examine.findNeedless?.(rounds) ?? new Set()
    if (names.size === 0 || !focus.leaveOut(names, 1)) return undefined
    pace.change(1)
    if (!focus.isEmpty) return undefined
    if (ports.examine.settle(rounds, state.soFar).isSettled) return 'settled'
    focus.include(1)
    return undefined
  },
}

/** After a look, runs only the benchmarks whose verdicts are still open. */
export const openOnly: Policy = {
  after({ rounds, settling, focus, pace }) {
    if (settling !== undefined && focus.narrow(settling, rounds.length)) pace.change(rounds.length)
    return undefined
  },
}
