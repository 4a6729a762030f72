import type { Conclusion } from '../conclusion.js'
import type { Finding } from '../verdicts/finding.js'

/**
 * Whether more rounds could not change what is said: every judged interval lies inside the threshold or wholly beyond it, or there
 * is something in the way that more rounds do not take away; and every budget is met or missed. A control that could not have failed yet vouches for nothing.
 */
export function isSettled(
  { findings, control, rules }: Pick<Conclusion, 'findings' | 'control' | 'rules'>,
  threshold: number,
): boolean {
  const budgets = [...findings.flatMap(({ budget }) => budget ?? []), ...(rules?.budgets ?? [])]
  if (budgets.some(({ state }) => state === 'undecided')) return false
  return control.status !== 'too-few' && findings.every(finding => isClear(finding, finding.threshold ?? threshold))
}

function isClear({ verdict, change }: Finding, threshold: number): boolean {
  if (verdict === null || verdict === 'unchanged') return true
  if (verdict === 'incomparable') return change === null
  if (change === null) return true
  return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold
}
