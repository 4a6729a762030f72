import { duration } from '../../metrics/scale.js'
import { mostPathsOfWarning } from '../../record/limits.js'
import { endingCodes } from '../../record/warnings.js'
import type { Round } from '../../schedule/round.js'
import type { Doubtful } from '../../schedule/settling.js'
import { leastSecondRounds } from '../../stats/sequential/second-stage.js'
import { count } from '../../util/plural.js'
import { invoke } from '../round.js'
import type { State } from '../state.js'
import type { Policy } from './policy.js'

/** The fewest rounds worth new copies. */
const leastRounds = 3
/** The part of the time that is kept back as soon as something may have to run again. */
const shareKept = 1 / 3

/**
 * Keeps the time of a second installation back from the first round on, because nobody knows before how long the rounds take to show a
 * change; more of it, from a look on, while there is something that new copies have to confirm.
 */
export const secondStage: Policy = {
  begin: keepBack,
  after(state) {
    const { settling, ports, session } = state
    if (settling?.findDoubtful() === undefined) {
      if (settling !== undefined) state.secondsKept = 0
    } else if (state.secondsKept === 0)
      state.secondsKept = Math.max(0, (session.timeBudgetInSeconds - ports.clock()) * shareKept)
    keepBack(state)
    return undefined
  },
}

/**
 * Lets no round begin in the time of the second stage: to make copies, to run once in each, and for its fewest rounds. The first look comes
 * before that, since there is nothing to confirm without it; where the rest then would not suffice, nothing is kept back.
 */
function keepBack(state: State): void {
  if (!state.needsConfirming) return
  const { session, ports, copies, secondsKept, secondsPerRound, rounds, looks } = state
  const secondsFor = (count: number): number => copies.secondsToBeginSecondStage + (1 + count) * secondsPerRound
  const firstLook = ports.clock() + Math.max(0, looks[0]! - rounds.length) * secondsPerRound
  const budget = session.timeBudgetInSeconds
  const latest = budget - Math.max(secondsFor(leastSecondRounds), secondsKept)
  state.deadline = firstLook > budget - secondsFor(leastRounds) ? budget : Math.max(latest, firstLook)
}

/** Installs the copies again. Returns the rounds that confirm what was found: none, if there is nothing, or no time for it. */
export async function beginSecondStage(state: State): Promise<readonly Round[]> {
  const { session, ports, copies, focus, pace, secondsPerRound } = state
  const number = state.rounds.length
  const doubtful = state.needsConfirming ? ports.examine.settle(state.rounds, state.soFar).findDoubtful() : undefined
  const seconds = copies.secondsToBeginSecondStage + leastRounds * secondsPerRound
  if (doubtful === undefined || !isInTime(state, seconds)) return []
  const rounds = session.plan.secondStage.slice(0, doubtful.rounds)
  ports.watch({ kind: 'confirming', message: describeSecondStage(doubtful, secondsPerRound) })
  if (focus.narrow({ findOpen: () => doubtful.benchmarks }, number)) pace.change(number)
  const start = ports.clock()
  const begun = await copies.beginSecondStage(number)
  if (begun === true) await invoke(state, rounds[0]!)
  pace.leaveOut(ports.clock() - start)
  if (typeof begun === 'object') {
    const { problem, paths } = begun
    const message = `no change was confirmed, because ${problem}`
    state.warn({
      ...{ code: endingCodes.notInstalled, message },
      ...(paths.length > 0 ? { paths: paths.slice(0, mostPathsOfWarning) } : {}),
    })
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
