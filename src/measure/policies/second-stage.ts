import { duration } from '../../metrics/scale.js'
import { endingCodes } from '../../record/warnings.js'
import type { Round } from '../../schedule/round.js'
import type { Doubtful } from '../../schedule/settling.js'
import { count } from '../../util/plural.js'
import { invoke } from '../round.js'
import type { State } from '../state.js'
import type { Policy } from './policy.js'

/** The fewest rounds worth new copies. */
const leastRounds = 3
/** The part of the time that is kept back as soon as something may have to run again. */
const keptBack = 1 / 3

/** Keeps time back, from a look on, while there is something that new copies have to confirm. */
export const secondStage: Policy = {
  after(state) {
    const { settling, ports, session, needsConfirming } = state
    if (settling === undefined || !needsConfirming) return undefined
    const budget = session.timeBudgetInSeconds
    if (settling.findDoubtful() === undefined) state.deadline = budget
    else if (state.deadline === budget) state.deadline -= Math.max(0, (budget - ports.clock()) * keptBack)
    return undefined
  },
}

/** Installs the copies again. Returns the rounds that confirm what was found: none, if there is nothing, or no time for it. */
export async function beginSecondStage(state: State): Promise<readonly Round[]> {
  const { session, ports, copies, focus, pace, secondsPerRound } = state
  const number = state.rounds.length
  const doubtful = state.needsConfirming ? ports.examine.settle(state.rounds, state.soFar).findDoubtful() : undefined
  if (doubtful === undefined || !isInTime(state, leastRounds * secondsPerRound)) return []
  const rounds = session.plan.secondStage.slice(0, doubtful.rounds)
  ports.watch({ kind: 'confirming', message: describeSecondStage(doubtful, secondsPerRound) })
  if (focus.narrow({ findOpen: () => doubtful.benchmarks }, number)) pace.change(number)
  const start = ports.clock()
  const begun = await copies.beginSecondStage(number)
  if (begun === true) await invoke(state, rounds[0]!)
  pace.leaveOut(ports.clock() - start)
  if (typeof begun === 'string') {
    state.warn({ code: endingCodes.notInstalled, message: `no change was confirmed, because ${begun}` })
    return []
  }
  // The last round may begin just before the time ends.
  if (!isInTime(state, (leastRounds - 1) * secondsPerRound)) return []
  state.secondStage = { start: number, end: number + rounds.length }
  state.deadline = session.timeBudgetInSeconds
  return rounds
}

/** Returns whether more than `seconds` are left; warns if not. */
function isInTime(state: State, seconds: number): boolean {
  if (state.session.timeBudgetInSeconds - state.ports.clock() > seconds) return true
  const message = 'no change was confirmed, because there was no time for a second installation'
  state.warn({ code: endingCodes.notInTime, message })
  return false
}

/** Says what runs again, and how long that takes at most. */
function describeSecondStage({ benchmarks, rounds }: Doubtful, secondsPerRound: number): string {
  // Nobody knows where no round ran before, as when only this stage is resumed.
  const time = secondsPerRound > 0 ? `, up to ${duration(Math.max(1, rounds * secondsPerRound))}` : ''
  const changes =
    benchmarks.size === 1 ? `a change of ${[...benchmarks][0]} was found` : `${benchmarks.size} changes were found`
  return `${changes}; confirming on new copies: ${count(rounds, 'round')}${time}`
}
