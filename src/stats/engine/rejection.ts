/**
 * Whether `p` rejects at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32, while a level computed as
 * 1 − confidence is off in its last digits: so what differs by rounding alone counts as equal.
 */
export function rejects(p: number, alpha: number): boolean {
  return p <= alpha * (1 + 1e-9)
}
