import { FormatError } from '../formats/format.js'
import type { Reason } from '../record/reasons.js'
import type { Slot } from '../schedule/round.js'
import { invokeRound } from './invoke.js'
import { type Invoked, refuseUnstarted } from './invoked.js'
import { makeReader } from './reader.js'
import { Servers } from './serve/servers.js'
import type { RunPorts, Session } from './session.js'
import { sayBusy } from './session.js'

/**
 * Runs the command of `session` once in one copy, before others are installed, which may take minutes. Returns why it failed or cannot be read; a
 * TableError where it prints a table for people.
 */
export async function tryCommand(session: Session, slot: Slot, ports: RunPorts): Promise<Reason | undefined> {
  const reader = makeReader(session, { ...ports, watch: () => undefined, warn: () => undefined })
  using _ = sayBusy(ports.watch, `trying the command in a copy of ${slot.side}`)
  const see = (invoked: Invoked): Invoked => {
    const accepted = reader.accept(invoked)
    reader.look(accepted)
    return accepted
  }
  let brokenBy: Reason | undefined
  const endStopwatch = (reason: Reason): void => {
    brokenBy ??= reason
  }
  await using servers = session.serving && new Servers(session, ports, { warn: () => undefined, endStopwatch })
  const invoked = await invokeRound(session, { round: [slot], runs: 1, see, servers, purpose: 'untimed' }, ports)
  refuseUnstarted(invoked)
  return brokenBy ?? reader.read(invoked)[0]!.failure
}

/** Returns why a run failed that `tryCommand` makes, where numbers that nobody can read are a failure too: they are reported where they count. */
export async function findFailure(trial: Promise<Reason | undefined>): Promise<Reason | undefined> {
  return await trial.catch(error => {
    if (!(error instanceof FormatError)) throw error
    return { code: 'not-measured', message: error.message }
  })
}
