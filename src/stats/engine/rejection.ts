/**
 * Returns whether `p` is significant at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32. A level computed as 1 − confidence is off in
 * its last digits. So values that differ by rounding alone count as equal.
 */
export function rejects(p: number, alpha: number): boolean {
  return p <= alpha * (1 + 1e-9)
}
