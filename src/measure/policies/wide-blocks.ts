import { planWide } from '../rounds/wide-plan.js'
import type { Policy } from './policy.js'

/** Takes few wide rounds where the warm-up shows that the planned ones are too long. */
export const wideBlocks: Policy = {
  begin(state) {
    const { session, ports, warmUp, working, announcer } = state
    if (warmUp.rounds === 0) return
    const spent = { seconds: ports.clock(), secondsPerRound: state.secondsPerRound }
    const haveAllWorked = session.plan.sides.every(({ name }) => working.has(name))
    const wide = planWide(session, spent, haveAllWorked)
    if (wide === undefined) return
    state.plan = wide.plan
    state.runsOfCopy = wide.runs
    state.looks = wide.plan.looks
    state.isWide = true
    announcer.announceWide(wide)
  },
}
