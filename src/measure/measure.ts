import { findLanguage } from '../formats/selection.js'
import type { StopReason } from '../record/record.js'
import { endingCodes } from '../record/warnings.js'
import type { Round } from '../schedule/round.js'
import { count } from '../util/plural.js'
import { failingSides } from './policies/failing-sides.js'
import { needless, openOnly } from './policies/focus.js'
import { looks } from './policies/looks.js'
import type { Policy } from './policies/policy.js'
import { explainEnd, OutOfTime } from './policies/punctual-end.js'
import { renewal } from './policies/renewal.js'
import { beginSecondStage, secondStage } from './policies/second-stage.js'
import { timeBudget } from './policies/time-budget.js'
import { warmUp } from './policies/warm-up.js'
import { wideBlocks } from './policies/wide-blocks.js'
import { StopwatchError, warnOfRestored } from './process.js'
import { runRound } from './round.js'
import type { MeasuredRounds } from './rounds/examination.js'
import type { MeasurePorts, Session } from './session.js'
import { State } from './state.js'

/** All decisions about the rounds, in the order in which they are made. */
const allPolicies: readonly Policy[] = [
  ...[warmUp, wideBlocks, timeBudget, renewal, failingSides, needless, looks, secondStage, openOnly],
]
/** Its number of rounds is known. */
const policiesOfSecondStage: readonly Policy[] = [timeBudget, renewal]

/**
 * Runs the rounds of the session's plan, one after the other, until they are complete, settled, the time is up, or nothing more can be
 * learnt.
 *
 * A round that is cut off is dropped. Where the machinery itself fails, measuring ends, and what was measured until then is kept; an error
 * where that is nothing.
 */
export async function measure(session: Session, ports: MeasurePorts): Promise<MeasuredRounds> {
  const epoch = ports.clock()
  const state = new State(session, { ...ports, clock: () => ports.clock() - epoch })
  let stoppedBy: StopReason
  try {
    stoppedBy = await runStages(state)
    if (state.isPunctual && stoppedBy === 'time-budget') explainEnd(state, false)
  } catch (error) {
    stoppedBy = endEarly(state, error as Error)
  } finally {
    await state.servers?.[Symbol.asyncDispose]()
  }
  return finish(state, stoppedBy)
}

async function runStages(state: State): Promise<StopReason> {
  for (const { begin } of allPolicies) await begin?.(state)
  const stoppedBy = await runRounds(state, state.plan.rounds.slice(state.first), allPolicies)
  const { rounds, watch, interference } = state
  const isInVain = watch.tampered.length > 0 || interference.acts.length > 0
  const isOver = stoppedBy === 'failing' || rounds.length === 0 || isInVain
  const confirming = isOver ? [] : await beginSecondStage(state)
  const ended = await runRounds(state, confirming, policiesOfSecondStage)
  return ended === 'complete' ? stoppedBy : 'time-budget'
}

/** Runs `rounds` until a policy ends them. */
async function runRounds(state: State, rounds: readonly Round[], policies: readonly Policy[]): Promise<StopReason> {
  for (const round of rounds) {
    for (const { before } of policies) {
      const stop = await before?.(state, round)
      if (stop) return stop
    }
    const result = await runRound(state, round)
    state.rounds.push(result.invocations)
    if (result.sample) state.host.push(result.sample)
    let stop: StopReason | undefined
    for (const { after } of policies) stop ??= after?.(state, result)
    state.ports.keep(result.invocations, state.soFar)
    const [number, of] = [state.rounds.length, state.secondStage?.end ?? state.looks.at(-1)!]
    const secondsLeft = state.pace.secondsUntil(of, state.done)
    state.ports.watch({ kind: 'round-finished', number, of, round: result.invocations, secondsLeft })
    if (stop) return stop
  }
  return 'complete'
}

function endEarly(state: State, error: Error): StopReason {
  const { ports, rounds, first, warnings, interference } = state
  if (ports.signal.aborted) return 'interrupted'
  if (error instanceof OutOfTime) {
    explainEnd(state, true)
    return 'time-budget'
  }
  if (rounds.length === first) throw error
  if (error instanceof StopwatchError) interference.endStopwatch(error.reason)
  else warnings.push({ code: endingCodes.endedEarly, message: `measuring ended early: ${error.message}` })
  return 'failing'
}

/** The reasons for the last round. */
const stopReasons: Readonly<Record<StopReason, string>> = {
  complete: 'all planned rounds ran',
  settled: 'more rounds would not change the verdicts',
  'time-budget': 'another round would not fit into the time budget',
  interrupted: 'it was interrupted',
  failing: 'the command failed each time',
}

function finish(state: State, stoppedBy: StopReason): MeasuredRounds {
  const { ports, rounds, host, batch, warnings, watch, copies, focus, lineTest, interference } = state
  watch.look()
  warnings.push(...copies.warnings, ...watch.warn(), ...warnOfRestored(ports.processes.restored))
  warnings.push(...focus.warnings, ...lineTest.warn(), ...interference.warn())
  const done = count(rounds.length, 'round')
  const message = stoppedBy === 'complete' ? `done: ${done}` : `ended after ${done}: ${stopReasons[stoppedBy]}`
  ports.debug?.(`measuring ended after ${done}: ${stopReasons[stoppedBy]}`)
  ports.watch({ kind: 'ended', message })
  const language = findLanguage(state.reader.formatName() ?? '')
  return { rounds, ...state.soFar, stoppedBy, seconds: ports.clock(), batch, host, warnings, language }
}
