import { upperGamma } from './gamma.js'

/** P(X ≥ x) of the chi-squared distribution with `degrees` of freedom, precise far into the tail; 1 where there are none. */
export function chiSquareTail(x: number, degrees: number): number {
  return degrees > 0 ? upperGamma(degrees / 2, x / 2) : 1
}
