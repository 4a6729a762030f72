import type { HostSample } from '../../record/host.js'
import type { Invocation } from '../../record/record.js'
import type { Focus } from './focus.js'

/** A round that is over. */
export interface RoundResult {
  readonly invocations: readonly Invocation[]
  /** What the machine did meanwhile; undefined where nobody watched. */
  readonly sample: HostSample | undefined
}

/**
 * Runs the round with this number. Where it is the first of a selection and lacks benchmarks, it runs again with all of them: so failures
 * of a side are told from a command that does not understand the selection. Returns the one that counts.
 */
export async function runSelected(focus: Focus, number: number, run: () => Promise<RoundResult>): Promise<RoundResult> {
  const tried = await run()
  if (!focus.see(tried.invocations, number)) return tried
  const again = await run()
  return focus.seeAgain(again.invocations, number) ? again : tried
}
