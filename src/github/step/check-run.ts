import type { Accepted } from '../../compare/gate/decision.js'
import { decideEnd, type Ended } from '../../compare/gate/end.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import type { CheckConclusion } from '../check-run.js'

/** The content of a check run, beside whether it passes. */
export interface CheckPage {
  readonly suite: string
  /** One line of text. */
  readonly title: string
  /** Markdown, within the limit of a comment. */
  readonly summary: string
}

/** Chooses the result of a check run. It fails if the job fails, and is green only if nothing is open or worse. */
export function concludeCheck(run: Ended, policy: GatePolicy, accepted: Accepted | undefined): CheckConclusion {
  const { kind, failures } = decideEnd(run, policy)
  if (kind === 'interrupted') return 'cancelled'
  if (run.status === 'errored') return 'failure'
  if (kind === 'not-compared' || kind === 'gate-failed')
    return failures.length === 0 || accepted !== undefined ? 'neutral' : 'failure'
  if (kind !== 'done') return 'failure'
  if (run.warnings.some(({ code }) => code === 'failed-run')) return 'neutral'
  return run.status === 'unchanged' || run.status === 'improved' ? 'success' : 'neutral'
}
