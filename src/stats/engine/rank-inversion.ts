import type { CurveScoring } from './crossing.js'
import { follow, mirrorStaircase, narrowCrossing, type Staircase, seekCrossing } from './crossing.js'
import { findEstimate, type Limits } from './estimate.js'
import { findLowEnd, mirror, narrowToAccepted } from './interval.js'
import { agreeAtZero, type Ends, type Inversion } from './inversion.js'
import type { Tester } from './tester.js'

/** The inversion of the test by ranks, which changes in steps where two values trade ranks: to the step. */
export function invertRanks(tester: Tester, ranking: CurveScoring, limits: Limits): Inversion {
  const estimate = findEstimate(ranking, limits)
  return {
    estimate,
    findStandardError: () => findStandardError(tester, estimate, limits),
    findEnds: (alpha, p) =>
      estimate === undefined ? { low: -Infinity, high: Infinity } : findEnds(tester, limits, { estimate, alpha, p }),
  }
}

function findEnds(
  tester: Tester,
  { reach, tolerance }: Limits,
  { estimate, alpha, p }: { readonly estimate: number; readonly alpha: number; readonly p: number },
): Ends {
  const mirrored = mirror(tester)
  const ends = {
    low: findLowEnd(tester, { outer: -reach, inner: estimate, tolerance }, alpha),
    high: -findLowEnd(mirrored, { outer: -reach, inner: -estimate, tolerance }, alpha),
  }
  return agreeAtZero(ends, {
    p,
    estimate,
    alpha,
    endFromZero: side =>
      side === 'low'
        ? narrowToAccepted(tester, { outer: 0, inner: estimate, tolerance }, alpha)
        : -narrowToAccepted(mirrored, { outer: 0, inner: -estimate, tolerance }, alpha),
  })
}

function findStandardError(tester: Tester, estimate = 0, limits: Limits): number {
  const low = findUnitCrossing(tester.z, estimate, limits)
  const high = findUnitCrossing(mirrorStaircase(tester.z), -estimate, limits)
  return low === undefined || high === undefined ? Infinity : -(low + high) / 2
}

/** The shift where z falls below 1. */
function findUnitCrossing(z: Staircase, estimate: number, limits: Limits): number | undefined {
  const { reach, tolerance, start } = limits
  const above = (shift: number): number => z.evaluate(shift) - 1
  const curve = follow(z, above)
  const near = seekCrossing(curve, { from: estimate - start.unit, step: start.unit / 2, reach }, tolerance)
  if (near) return near.high
  const [low, high] = [above(-reach), above(reach)]
  if (low <= 0 || high > 0) return undefined
  return narrowCrossing(curve, { x: -reach, y: low }, { x: reach, y: high }, tolerance).high
}
