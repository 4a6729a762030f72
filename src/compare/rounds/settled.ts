import type { Conclusion } from '../conclusion.js'
import type { Finding } from '../verdicts/finding.js'

/**
 * Returns whether more rounds could not change the conclusions. Every judged interval must lie inside the threshold or wholly
 * beyond it, or have an obstacle that more rounds do not remove. Every budget must be met or missed. A control that could not
 * have failed yet proves nothing.
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
