import type { Reinstall } from '../../record/record.js'
import type { Conclusion } from '../conclusion.js'
import type { Finding } from '../verdicts/finding.js'
import { isWithin } from '../verdicts/verdict.js'

/** The facts that decide when conclusions are settled. */
export interface Demands {
  readonly threshold: number
  /** When copies are made anew. */
  readonly reinstall: Reinstall['when']
}

/**
 * Returns whether more rounds could not change the conclusions. Every judged interval must lie inside the threshold or wholly
 * beyond it, or have an obstacle that more rounds do not remove. Every budget must be met or missed. Where copies are not made anew
 * in each round, the control must have been able to fail, as nothing else shows what two installations differ by.
 */
export function isSettled(
  { findings, growths = [], control, rules }: Pick<Conclusion, 'findings' | 'growths' | 'control' | 'rules'>,
  { threshold, reinstall }: Demands,
): boolean {
  const budgets = [...findings.flatMap(({ budget }) => budget ?? []), ...(rules?.budgets ?? [])]
  if (budgets.some(({ state }) => state === 'undecided')) return false
  const isControlled = control.status !== 'too-few' || reinstall === 'round'
  const all = [...findings, ...growths]
  return isControlled && all.every(one => isClear(one, one.threshold ?? threshold))
}

type Judged = Pick<Finding, 'verdict' | 'change'> & Partial<Pick<Finding, 'cause' | 'equivalence'>>

function isClear({ verdict, cause, change, equivalence }: Judged, threshold: number): boolean {
  if (verdict === null || verdict === 'unchanged') return true
  // What the contender does differently is for people to see: its numbers are measured as if it could be judged.
  if (verdict === 'incomparable' && cause !== 'contender-changed') return change === null
  if (verdict === 'incomparable' && equivalence && isWithin(equivalence, threshold)) return true
  if (change === null) return true
  return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold
}
