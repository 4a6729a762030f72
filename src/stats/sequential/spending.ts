/** How much of the error rate may have been spent when the fraction `t` of the rounds is measured; from 0 to α, never falling. */
export type Spending = (t: number) => number

/** The error rate `alpha` spent as α · t² (the power family of Kim & DeMets 1987, ρ = 2). */
export function spendAsSquare(alpha: number): Spending {
  return t => alpha * Math.min(1, t) ** 2
}
