import type { PlannedSide } from '../../schedule/round.js'
import type { Policy } from './policy.js'

/** Ends where the baseline has only failed, or every contender. One that has while others work is not run any more. */
export const failingSides: Policy = {
  after({ session, rounds, working, givenUp }) {
    // Two failures against none are incomparable already, whatever comes.
    const hasFailed = ({ name, copies }: PlannedSide): boolean => !working.has(name) && rounds.length * copies >= 2
    const [baseline, ...contenders] = session.plan.sides
    const failed = contenders.filter(hasFailed)
    for (const { name } of failed) givenUp.add(name)
    return hasFailed(baseline!) || failed.length === contenders.length ? 'failing' : undefined
  },
}
