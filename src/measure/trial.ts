import type { Reason } from '../record/reasons.js'
import type { Slot } from '../schedule/round.js'
import { invokeRound } from './invoke.js'
import { type Invoked, refuseUnstarted } from './invoked.js'
import { makeReader } from './reader.js'
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
  const invoked = await invokeRound(session, { round: [slot], runs: 1, see, purpose: 'untimed' }, ports)
  refuseUnstarted(invoked)
  return reader.read(invoked)[0]!.failure
}
