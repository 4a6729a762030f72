import { once } from '../../util/once.js'
import { normalQuantile } from '../distributions/normal.js'
import { rejects } from '../multiple.js'
import type { Bracket } from './crossing.js'
import { type CurvePoint, mirrorStaircase, narrowCrossing, type Staircase } from './crossing.js'
import type { Limits } from './estimate.js'
import { mirror, narrowToAccepted } from './interval.js'
import { agreeAtZero, type Inversion } from './inversion.js'
import type { Tester } from './tester.js'

// Widths to which shifts are narrowed, in units of the grid, about a standard error.
const roughly = 0.05
const precisely = 0.003

/**
 * The inversion of a test by scores that adapt to the shift: z may rise here and there, so it is looked at on a grid, then
 * narrowed, to a few thousandths of a standard error.
 */
export function invertScores(tester: Tester, { reach, tolerance, isSmooth, start }: Limits): Inversion {
  const unit = Math.max(start.unit, 100 * tolerance)
  const grid = makeGrid(tester.z, { centre: start.centre, unit, reach })
  const low = { tester, grid, reach, tolerance: Math.max(tolerance, precisely * unit), finest: tolerance, isSmooth }
  const high = { ...low, tester: mirror(tester), grid: mirrorGrid(grid) }
  const estimate = once(() => leaveZero(findMiddle(low, high), tester, tolerance))
  return {
    get estimate() {
      return estimate()
    },
    findStandardError: () => {
      const [below, above] = [low, high].map(side => findUnitCrossing(side, Math.max(tolerance, roughly * unit)))
      return below === undefined || above === undefined ? Infinity : -(below + above) / 2
    },
    excludes: (bound, end, alpha) => (end === 'low' ? isExcluded(low, bound, alpha) : isExcluded(high, -bound, alpha)),
    findEnds(alpha, p) {
      const { estimate = 0 } = this
      const ends = {
        low: Math.min(estimate, findLowEnd(low, estimate, alpha)),
        high: Math.max(estimate, -findLowEnd(high, -estimate, alpha)),
      }
      return agreeAtZero(ends, {
        p,
        estimate,
        alpha,
        endFromZero: side =>
          side === 'low'
            ? accept(low, { outer: 0, inner: estimate }, alpha)
            : -accept(high, { outer: 0, inner: -estimate }, alpha),
      })
    },
  }
}

/** Inputs of the search for the low end; the high end mirrors all of them. */
interface Side {
  readonly tester: Tester
  readonly grid: Grid
  readonly reach: number
  /** Precision of shifts where z is smooth, and where it jumps. */
  readonly tolerance: number
  readonly finest: number
  readonly isSmooth: boolean
}

/** A jump of z at no shift itself may leave that rejected: then the estimate is next to it. */
function leaveZero(estimate: number | undefined, { z }: Tester, tolerance: number): number | undefined {
  return estimate === 0 ? Math.sign(z.evaluate(0)) * tolerance : estimate
}

/** Finds the shift where z crosses 0, or the middle of the stretch where it is 0. */
function findMiddle(low: Side, high: Side): number | undefined {
  let isLevel = low.grid.at(0).y === 0
  const evaluate = (x: number): number => {
    const z = low.grid.evaluate(x)
    isLevel ||= z === 0
    return z
  }
  const start = narrow({ ...low, grid: { ...low.grid, evaluate } }, findNearest(low.grid, 0), 0)
  if (start === undefined || !isLevel) return start
  const end = narrow(high, findNearest(high.grid, 0), 0)
  return end === undefined ? undefined : (start - end) / 2
}

/** Finds the shift where z falls to 1. */
function findUnitCrossing(side: Side, tolerance: number): number | undefined {
  return narrow({ ...side, tolerance }, findNearest(side.grid, 1), 1)
}

/** The lowest shift that is not rejected at `alpha`, as far as is seen on the grid; −∞ where none is rejected. */
function findLowEnd(side: Side, centre: number, alpha: number): number {
  const { tester, grid, reach } = side
  const level = normalQuantile(1 - alpha / 2)
  const end = tester.exact ? findExactEnd(side, level, alpha) : narrow(side, findOutermost(grid, level), level)
  if (end !== undefined) return end
  return rejects(tester.testAt(-reach).p, alpha) ? accept(side, { outer: -reach, inner: centre }, alpha) : -Infinity
}

/** Returns whether `bound` and all that is lower is rejected at `alpha`, as far as is seen on the grid; undefined where only part of it is. */
function isExcluded({ tester, grid }: Side, bound: number, alpha: number): boolean | undefined {
  const z = grid.evaluate(bound)
  if (z > normalQuantile(1 - alpha / 2) + margin) return true
  if (z <= 0 && bound >= grid.placeOf(0)) return false
  const { p, critical } = tester.calibrateAt(bound, alpha)
  let step = findStepBeyond(grid, critical)
  if (grid.placeOf(step) > bound) return true
  if (z <= 0 || !rejects(p, alpha)) return false
  let least = z
  for (; grid.placeOf(step) < bound; step++) least = Math.min(least, grid.at(step).y)
  // Close calls, and what lies apart, are for the search of the end itself.
  return least > critical + closeness ? true : undefined
}

/** Margin that z must keep from its level before a bound is clear of it: between two steps of the grid it may be lower. */
const closeness = 0.25

/** Reads `level` from the exact distribution near where z crosses it, because it changes little from one shift to the next. */
function findExactEnd(side: Side, normal: number, alpha: number): number | undefined {
  const { tester, grid } = side
  const near = findOutermost(grid, normal)
  if (!near) return undefined
  let level = tester.calibrateAt(interpolate(near, normal), alpha).critical
  let end = narrow(side, findOutermost(grid, level), level)
  if (Math.abs(level - normal) < 0.08) return end
  // The exact distribution is far from normal: few values, which makes it cheap to look again.
  for (let attempt = 0; attempt < 3 && end !== undefined; attempt++) {
    const { p, critical } = tester.calibrateAt(end, alpha)
    if (p > 0.9 * alpha && p < 1.1 * alpha) return end
    level = critical
    end = narrow(side, findOutermost(grid, level), level)
  }
  return end === undefined ? undefined : settle(side, end, alpha)
}

/** From an `end` that p does not agree with, by p alone: inwards where it rejects, outwards where it does not. */
function settle(side: Side, end: number, alpha: number): number | undefined {
  const { tester, grid } = side
  if (rejects(tester.testAt(end).p, alpha)) return accept(side, { outer: end, inner: grid.at(0).x }, alpha)
  for (let step = 0; ; step--) {
    const outer = grid.at(step).x
    if (outer < end && rejects(tester.testAt(outer).p, alpha)) return accept(side, { outer, inner: end }, alpha)
    if (!grid.has(step - 1)) return undefined
  }
}

function accept(
  { tester, tolerance }: Side,
  between: { readonly outer: number; readonly inner: number },
  alpha: number,
): number {
  return narrowToAccepted(tester, { ...between, tolerance }, alpha)
}

// What z falls by at once where many values tie.
const jump = 0.3

function narrow(side: Side, bracket: Bracket | undefined, level: number): number | undefined {
  if (!bracket) return undefined
  const { grid, tolerance, finest, isSmooth } = side
  const smooth = isSmooth ? interpolateTwice(grid, bracket, level) : undefined
  if (smooth !== undefined) return smooth
  const evaluate = (x: number): number => grid.evaluate(x) - level
  const [low, high] = [bracket.low, bracket.high].map(({ x, y }) => ({ x, y: y - level })) as [CurvePoint, CurvePoint]
  const { points } = narrowCrossing({ evaluate, guessStep: undefined }, low, high, tolerance)
  const [above, below] = points
  if (above.y - below.y < jump || tolerance <= finest) return below.x
  return narrowCrossing({ evaluate, guessStep: grid.guessStep }, above, below, finest).high
}

// How far z may be from where a straight line has it.
const bend = 0.03

/** Interpolates a curve that is nearly straight between two neighbours; undefined where it is not. */
function interpolateTwice(grid: Grid, bracket: Bracket, level: number): number | undefined {
  const x = interpolate(bracket, level)
  const between = { x, y: grid.evaluate(x) }
  if (Math.abs(between.y - level) > bend) return undefined
  if (between.y === level) return x
  return interpolate(between.y > level ? { ...bracket, low: between } : { ...bracket, high: between }, level)
}

function interpolate({ low, high }: Bracket, level: number): number {
  return low.x + ((high.x - low.x) * (low.y - level)) / (low.y - high.y)
}

/** The neighbours nearest to the centre between which z falls to `level`. */
function findNearest(grid: Grid, level: number): Bracket | undefined {
  let step = 0
  if (grid.at(0).y > level) {
    while (grid.has(step + 1)) if (grid.at(++step).y <= level) return { low: grid.at(step - 1), high: grid.at(step) }
  } else {
    while (grid.has(step - 1)) if (grid.at(--step).y > level) return { low: grid.at(step), high: grid.at(step + 1) }
  }
  return undefined
}

// Beyond a z that exceeds the level by so much, it is not expected to come back.
const margin = 1.5

/** The lowest neighbours between which z falls to `level`. */
function findOutermost(grid: Grid, level: number): Bracket | undefined {
  let step = findStepBeyond(grid, level)
  if (grid.at(step).y <= level) return undefined
  for (; grid.has(step + 1); step++)
    if (grid.at(step + 1).y <= level) return { low: grid.at(step), high: grid.at(step + 1) }
  return undefined
}

/** The first step downwards from which z is not expected to come back to `level`, or the last that there is. */
function findStepBeyond(grid: Grid, level: number): number {
  let step = 0
  while (grid.at(step).y <= level + margin && grid.has(step - 1)) step--
  return step
}

/** A curve at places closer near the centre than far from it, evaluated when first asked for. */
interface Grid extends Staircase {
  /** The point so many steps above the centre, or below it where negative. */
  at(step: number): CurvePoint
  /** The place of that point, which is not evaluated for it. */
  placeOf(step: number): number
  /** Accepts the steps within reach, and one at its edge. */
  has(step: number): boolean
}

/** The position of a grid. */
interface Place {
  readonly centre: number
  readonly unit: number
  /** The farthest place from 0. */
  readonly reach: number
}

export function makeGrid({ evaluate, guessStep }: Staircase, { centre, unit, reach }: Place): Grid {
  const known = new Map<number, CurvePoint>()
  const placeOf = (step: number): number =>
    Math.max(-reach, Math.min(reach, centre + Math.sign(step) * unit * distanceOf(Math.abs(step))))
  return {
    evaluate,
    guessStep,
    at: step => {
      let point = known.get(step)
      if (!point) {
        const x = placeOf(step)
        point = { x, y: evaluate(x) }
        known.set(step, point)
      }
      return point
    },
    placeOf,
    has: step => step === 0 || Math.abs(placeOf(step - Math.sign(step))) < reach,
  }
}

/** The grid of −y at −x. */
export function mirrorGrid({ at, has, placeOf, ...curve }: Grid): Grid {
  return {
    ...mirrorStaircase(curve),
    at: step => {
      const { x, y } = at(-step)
      return { x: -x, y: -y }
    },
    placeOf: step => -placeOf(-step),
    has: step => has(-step),
  }
}

/** Half a unit each up to 3, then ever more. */
function distanceOf(steps: number): number {
  return steps <= 6 ? steps / 2 : 3 * 1.4 ** (steps - 6)
}
