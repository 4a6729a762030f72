import { makeReason } from '../../record/reasons.js'
import { usualNames } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import { countPairValues } from '../../schedule/round.js'
import { leastRounds } from '../../stats/randomisation.js'
import type { Invoked } from '../invoked.js'
import { describeLeast } from '../rounds/wide-plan.js'
import type { State } from '../state.js'

/** Ends a session that must end in time in the middle of a round, which is dropped. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Seconds that each of the `runs` starts of the next invocation may take. Throws an OutOfTime where none are left. */
export function limitRun({ isPunctual, limitInSeconds, deadline, ports }: State, runs: number): number {
  if (!isPunctual) return limitInSeconds
  const secondsLeft = deadline - ports.clock()
  if (secondsLeft <= 0) throw new OutOfTime()
  return Math.min(limitInSeconds, secondsLeft / runs)
}

/** Throws an OutOfTime if the end of the session, and not its own `limit`, has ended a run: that says nothing about the command. */
export function refuseCutOff(state: State, { outcome }: Invoked, limit: number): void {
  const { isPunctual, limitInSeconds, deadline, ports } = state
  const isOver = limit < limitInSeconds || ports.clock() >= deadline
  if (isPunctual && outcome === 'timed-out' && isOver) throw new OutOfTime()
}

/** Returns whether so many `rounds` more would end in time, as far as those before tell. */
export function isInTime({ isPunctual, deadline, ports, secondsPerRound }: State, rounds: number): boolean {
  return !isPunctual || ports.clock() + rounds * secondsPerRound <= deadline
}

/** Warns of sides that have only failed where no round is complete, and says why there is no verdict unless that was said before the first round. */
export function explainEnd(state: State, isCutOff: boolean): void {
  const { session, rounds, isWide, looks, warnings, lastRuns, working } = state
  if (rounds.length === 0)
    for (const [side, { outcome, failure }] of lastRuns)
      if (outcome !== 'ok' && !working.has(side) && (side === usualNames.baseline || side === usualNames.contender))
        state.warn(makeReason('invocations-failed', { runs: 1, of: 1, side, failure: failure! }))
  const least = isWide ? looks.at(-1)! : leastRounds(countPairValues(session.plan.sides))
  if (rounds.length >= least || warnings.some(({ code }) => code === endingCodes.shortOfTime)) return
  state.warn({ code: endingCodes.shortOfTime, message: describeShortage(state, least, isCutOff) })
}

/** Describes which time budget would do, from the rounds that are over and the one that was cut off. */
function describeShortage(state: State, least: number, isCutOff: boolean): string {
  const { session, ports, rounds, first, warmUp, lastRuns, roundBegan } = state
  const { plan, timeBudgetInSeconds: budget, secondsForStoring = 0 } = session
  const seconds = ports.clock()
  const runs = plan.rounds[0]!.length
  const done = rounds.length - first
  const ofWarmUp = Math.max(warmUp.longestOfOne, seconds / (lastRuns.size + 1)) * runs
  const ofRound = Math.max(isCutOff ? seconds - roundBegan : 0, state.secondsOfLastRound, state.secondsPerRound)
  const secondsPerRound = warmUp.isOver ? ofRound : ofWarmUp
  if (done === 0) {
    const needed = describeLeast(session, { seconds: 0, secondsPerRound }, isCutOff ? 'over' : 'about')
    if (needed !== undefined) return needed
  }
  const needed = Math.ceil(spare * (seconds + (least - done) * secondsPerRound) + secondsForStoring)
  return `one round took ${isCutOff ? 'over ' : ''}${secondsPerRound.toFixed(1)} s, so ${done} fit into the time budget of ${Number(budget.toFixed(3))} s, but a verdict needs ${least}. Raise "time-budget" to ${needed}s or more, or make the command shorter`
}

/** What is advised has so much to spare, since rounds vary. */
const spare = 1.2
