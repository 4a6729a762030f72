import type { Pair } from '../../record/pair.js'
import { findGateFailures, type Gated } from './failures.js'
import type { GatePolicy } from './policy.js'

/** The ways in which a run can end. The first that applies counts. */
export type EndKind =
  | 'interrupted'
  /** No side printed anything. */
  | 'nothing-measured'
  /** One side failed every time. */
  | 'command-failed'
  | 'not-compared'
  | 'gate-failed'
  | 'done'

/** The way in which a run ended, and the reasons why the gate fails the job. */
export interface RunEnd {
  readonly kind: EndKind
  readonly failures: readonly string[]
}

/** The facts that decide how a run ended. */
export interface Ended extends Gated {
  readonly plan?: Pick<NonNullable<Pair['plan']>, 'stoppedBy'>
}

/** Decides how a run ended, for the action and the command line alike. Applied last, after everything is published. */
export function decideEnd(run: Ended, policy: GatePolicy): RunEnd {
  const failures = findGateFailures(run, policy)
  return { kind: findKind(run, failures), failures }
}

function findKind({ status, plan }: Ended, failures: readonly string[]): EndKind {
  const stoppedBy = plan?.stoppedBy
  if (stoppedBy === 'interrupted') return 'interrupted'
  // Where the time was over before anything ran, the command is not to blame.
  if (status === 'errored') return stoppedBy === 'time-budget' ? 'not-compared' : 'nothing-measured'
  if (stoppedBy === 'failing') return 'command-failed'
  if (status === 'not-compared') return 'not-compared'
  return failures.length > 0 ? 'gate-failed' : 'done'
}
