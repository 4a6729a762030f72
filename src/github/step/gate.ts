import {
  type Acceptance,
  type Accepted,
  decideEnd,
  decideGate,
  type EndKind,
  type Gated,
  listReservations,
} from '../../compare/gate/gate.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { explain } from '../../record/reasons.js'
import { acceptanceNotice } from '../../report/words/rules.js'
import { log } from './log.js'

/**
 * Fails the step where nothing could be measured, or where the gate has a reason to that nobody accepted: the last thing that is done, after
 * the summary, the comment, the outputs and the artifacts. `findAcceptance` asks GitHub, and only where the gate would fail.
 */
export async function gate(
  report: Gated,
  policy: GatePolicy,
  findAcceptance?: () => Promise<Acceptance>,
): Promise<void> {
  const { kind, failures } = decideEnd(report, policy)
  const obstacle = describeObstacle(report, kind)
  if (obstacle !== undefined) return log.fail(obstacle)
  for (const text of listReservations(report, policy)) log.warning(text)
  const decision = decideGate(failures, failures.length > 0 ? await findAcceptance?.() : undefined)
  if (decision.kind === 'shut') log.fail(decision.reason)
  if (decision.kind === 'accepted') log.notice(acceptanceNotice(decision))
}

/**
 * `report` with who accepted what the gate would fail on, where someone has: so that every page says it. GitHub is asked only where the
 * gate would fail.
 */
export async function withAcceptance<T extends object>(
  report: T,
  ended: Gated,
  { policy, findAcceptance }: { readonly policy: GatePolicy; readonly findAcceptance: AcceptanceFinder | undefined },
): Promise<T & { readonly acceptance?: Accepted }> {
  const { kind, failures } = decideEnd(ended, policy)
  if (failures.length === 0 || describeObstacle(ended, kind) !== undefined) return report
  const decision = decideGate(failures, await findAcceptance?.())
  if (decision.kind !== 'accepted') return report
  const { kind: _, ...acceptance } = decision
  return { ...report, acceptance }
}

type AcceptanceFinder = () => Promise<Acceptance>

/** Failures that no label accepts. */
function describeObstacle({ status, warnings }: Gated, kind: EndKind): string | undefined {
  if (kind === 'interrupted') return 'measuring was interrupted; the report has the rounds until then'
  if (status !== 'errored') return undefined
  return ['nothing could be measured', ...warnings.map(explain)].join('\n')
}
