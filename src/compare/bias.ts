import { mean } from 'simple-statistics'
import type { Copies } from '../plan/round.js'

/** What a control shows, in natural logs. */
export interface ControlEstimate {
  readonly estimate: number
  readonly standardError: number
}

/** How far two installations of the same code lie apart for no reason but being two: layout, directory, place on the disk. */
export interface Bias {
  /** Variance of one installation's offset, in squared natural logs. */
  readonly variance: number
  /** How uncertain `variance` is: its standard error times √(controls / 2). */
  readonly uncertainty: number
  /** Number of controls that it is estimated from. */
  readonly controls: number
}

/** What an estimate of the bias takes. */
export const leastControls = 8

/**
 * The bias of installations by the method of moments, τ̂² = max(0, mean(a² − se²) / 2) over the controls: the difference of two
 * installations has twice the variance of one. Null where the controls are too few to tell.
 */
export function estimateBias(controls: readonly ControlEstimate[]): Bias | null {
  const known = controls.filter(one => Number.isFinite(one.standardError))
  if (known.length < leastControls) return null
  const noise = mean(known.map(one => one.standardError ** 2))
  const variance = Math.max(0, mean(known.map(one => one.estimate ** 2)) / 2 - noise / 2)
  return { variance, uncertainty: variance + noise / 2, controls: known.length }
}

/** How often one installation's variance enters the difference of two sides. */
export function countInstallations({ baseline, contender }: Copies): number {
  return 1 / baseline + 1 / contender
}

/**
 * What the bias makes of a standard error: the factor by which it grows, and the degrees of freedom of what it grows to
 * (Satterthwaite 1946), since a variance that is estimated from few controls may be too small.
 */
export function widenBy(
  bias: Bias,
  standardError: number,
  weight: number,
): { readonly factor: number; readonly degrees: number } {
  const own = standardError ** 2
  const whole = own + weight * bias.variance
  const degrees = (bias.controls * whole ** 2) / (weight * bias.uncertainty) ** 2
  return { factor: Math.sqrt(whole / own), degrees }
}
