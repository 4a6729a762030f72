import type { Round, Side } from '../plan/round.js'
import { describeShortage } from '../plan/time.js'
import type { Invocation, StopReason, Warning } from '../record/record.js'
import { InvocationError } from './invocation-error.js'
import { type Invoked, invokeRound } from './invoke.js'
import { makeReader } from './reader.js'
import type { Measured, MeasurePorts, Session } from './session.js'

const leftoversWarning: Warning = {
  code: 'leftovers',
  message: 'processes outlived the command that started them, and were ended before the next invocation',
}

/**
 * The rounds of the session's plan, run one after the other until they are complete, the time is up, or nothing more can be learnt.
 *
 * A round that is cut off is dropped. Where the machinery itself fails, measuring ends, and what was measured until then is kept.
 */
export async function measure(session: Session, ports: MeasurePorts): Promise<Measured> {
  const { plan, timeBudgetInSeconds } = session
  const epoch = ports.clock()
  const spent = (): number => ports.clock() - epoch
  const rounds: (readonly Invocation[])[] = []
  const warnings: Warning[] = []
  const working = new Set<Side>()
  const finish = (stoppedBy: StopReason): Measured => ({ rounds, stoppedBy, seconds: spent(), warnings })
  const read = makeReader(session, ports.watch)
  const run = async (round: Round): Promise<readonly Invocation[]> => {
    const invoked = await runRound(session, round, { ...ports, clock: spent })
    if (invoked.some(one => one.leftovers > 0) && !warnings.includes(leftoversWarning)) warnings.push(leftoversWarning)
    const invocations = read(invoked)
    for (const { slot, outcome } of invocations) if (outcome === 'ok') working.add(slot.side)
    return invocations
  }
  // Two failures against none are incomparable already, whatever comes.
  const isHopeless = (side: Side): boolean => !working.has(side) && rounds.length * plan.copies[side] >= 2
  try {
    for (const round of plan.warmups) await run(round)
    for (const round of plan.rounds) {
      const soFar = plan.warmups.length + rounds.length
      if (soFar === 1) noteShortage(session, spent(), ports, warnings)
      if (spent() >= timeBudgetInSeconds) return finish('time-budget')
      rounds.push(await run(round))
      ports.keep(rounds.at(-1)!)
      const secondsLeft = Math.min(
        (plan.rounds.length - rounds.length) * (spent() / (soFar + 1)),
        timeBudgetInSeconds - spent(),
      )
      ports.watch({
        kind: 'round-finished',
        number: rounds.length,
        of: plan.rounds.length,
        round: rounds.at(-1)!,
        secondsLeft,
      })
      if (isHopeless('baseline') || isHopeless('contender')) return finish('failing')
    }
    return finish('complete')
  } catch (error) {
    if (ports.signal.aborted) return finish('interrupted')
    if (rounds.length === 0) throw error
    warnings.push({ code: 'ended-early', message: `measuring ended early: ${(error as Error).message}` })
    return finish('failing')
  }
}

async function runRound(session: Session, round: Round, ports: MeasurePorts): Promise<readonly Invoked[]> {
  const invoked = await invokeRound(session, round, ports)
  for (const { slot, outcome, reason } of invoked) {
    ports.watch({ kind: 'invoked', slot, outcome, ...(reason === undefined ? {} : { reason }) })
  }
  if (invoked.every(one => one.isNotStarted)) throw new InvocationError(invoked[0]!.reason)
  return invoked
}

/** After one round the number of rounds that fit is known, and whoever waits would rather hear now that they are too few. */
function noteShortage(session: Session, secondsPerRound: number, ports: MeasurePorts, warnings: Warning[]): void {
  const { plan, timeBudgetInSeconds: budgetInSeconds } = session
  const message = describeShortage({
    budgetInSeconds,
    secondsPerRound,
    copies: plan.copies,
    rounds: plan.rounds.length,
  })
  if (message === undefined) return
  warnings.push({ code: 'short-of-time', message })
  ports.watch({ kind: 'short-of-time', message })
}
