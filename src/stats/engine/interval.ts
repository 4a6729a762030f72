import { normalQuantile } from '../distributions/normal.js'
import { rejects } from '../multiple.js'
import { type Crossing, type CurvePoint, follow, mirrorStaircase, narrowCrossing } from './crossing.js'
import type { Tester } from './tester.js'

/** Between which shifts an end is looked for, and how finely. */
export interface IntervalSearch {
  /** No sum of ranks can be further out. */
  readonly outer: number
  /** The estimate. */
  readonly inner: number
  readonly tolerance: number
}

/** The same tests with the sides swapped: shift −x in place of x. */
export function mirror(tester: Tester): Tester {
  return {
    exact: tester.exact,
    z: mirrorStaircase(tester.z),
    testAt: shift => tester.testAt(-shift),
    calibrateAt: (shift, alpha) => tester.calibrateAt(-shift, alpha),
  }
}

/** The lowest shift that is not rejected at `alpha` (test inversion, Hodges & Lehmann 1963); −∞ where none is rejected. */
export function findLowEnd(tester: Tester, search: IntervalSearch, alpha: number): number {
  if (tester.exact) return findExactEnd(tester, search, alpha)
  if (!rejects(tester.testAt(search.outer).p, alpha)) return -Infinity
  return crossLevel(tester, search, normalQuantile(1 - alpha / 2))?.high ?? search.inner
}

/**
 * Crossings of z are cheap, exact tests are not: cross the normal level, read from the exact distribution there what
 * the level should be, and cross that, until the crossing separates rejected from not rejected.
 */
function findExactEnd(tester: Tester, search: IntervalSearch, alpha: number): number {
  const { tolerance } = search
  let { outer, inner } = search
  let level = normalQuantile(1 - alpha / 2)
  for (let attempt = 0; attempt < 5; attempt++) {
    const crossing = crossLevel(tester, { outer, inner, tolerance }, level)
    if (!crossing) break
    const outside = tester.calibrateAt(crossing.low, alpha)
    level = outside.critical
    if (!rejects(outside.p, alpha)) {
      inner = crossing.low
      continue
    }
    outer = crossing.low
    const inside = tester.calibrateAt(crossing.high, alpha)
    if (!rejects(inside.p, alpha)) return reachOut(tester, crossing.high, level, search, alpha)
    outer = crossing.high
    level = inside.critical
  }
  if (rejects(tester.testAt(inner).p, alpha)) return inner
  if (!rejects(tester.testAt(outer).p, alpha)) return -Infinity
  return narrowToAccepted(tester, { outer, inner, tolerance }, alpha)
}

/**
 * The end of the hull: about one `end` in a hundred has more shifts that are not rejected beyond it, within half a standard error. They are
 * looked for from `inner`, the centre, where z is close to the level, at distances that grow with their squares.
 */
function reachOut(
  tester: Tester,
  end: number,
  level: number,
  { inner: centre, tolerance }: IntervalSearch,
  alpha: number,
) {
  const probes = 8
  const shiftOf = (probe: number): number => end - ((centre - end) / 4) * (probe / probes) ** 2
  for (let probe = centre - end > 1e4 * tolerance ? probes : 0; probe > 0; probe--) {
    const inner = shiftOf(probe)
    if (tester.z.evaluate(inner) > level + 0.02 || rejects(tester.testAt(inner).p, alpha)) continue
    return narrowToAccepted(tester, { outer: shiftOf(probe + 1), inner, tolerance }, alpha)
  }
  return end
}

/** Bisects from a rejected `outer` towards an accepted `inner`. */
export function narrowToAccepted(tester: Tester, { outer, inner, tolerance }: IntervalSearch, alpha: number): number {
  const evaluate = (shift: number): number => (rejects(tester.testAt(shift).p, alpha) ? 1 : -1)
  return narrowCrossing(follow(tester.z, evaluate), { x: outer, y: 1 }, { x: inner, y: -1 }, tolerance).high
}

function crossLevel(tester: Tester, { outer, inner, tolerance }: IntervalSearch, level: number): Crossing | undefined {
  const evaluate = (shift: number): number => tester.z.evaluate(shift) - level
  const at = (shift: number): CurvePoint => ({ x: shift, y: evaluate(shift) })
  const high = at(inner)
  // Far out z is level, and interpolation slow.
  const near = at(inner + (outer - inner) / 32)
  const low = near.y > 0 ? near : at(outer)
  if (low.y <= 0 || high.y > 0) return undefined
  return narrowCrossing(follow(tester.z, evaluate), low, high, tolerance)
}
