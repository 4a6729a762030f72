import { normalQuantile } from '../distributions/normal.js'
import { rejects } from '../multiple.js'
import type { Bracket } from './crossing.js'
import { type CurvePoint, follow, narrowCrossing, type Staircase } from './crossing.js'
import type { Limits } from './estimate.js'
import { mirror, narrowToAccepted } from './interval.js'
import { agreeAtZero, type End, type Ends, type Inversion } from './inversion.js'
import type { Tester } from './tester.js'

// The width to which shifts are narrowed where secants fail, in units of the grid, about a standard error.
const precisely = 0.003

/**
 * The inversion of a test by scores that adapt to the shift: z may rise here and there, so it is looked at on a grid, then
 * narrowed, to a few thousandths of a standard error.
 */
export function invertScores(tester: Tester, limits: Limits): Inversion {
  return new ScoreInversion(tester, limits)
}

class ScoreInversion implements Inversion {
  readonly #low: Side
  readonly #high: Side
  #estimate: number | undefined | null = null

  constructor(tester: Tester, { reach, tolerance, start }: Limits) {
    const unit = Math.max(start.unit, 100 * tolerance)
    const place = { centre: start.centre, unit, reach }
    const grid = new Grid(tester.z, place)
    const mirrored = mirror(tester)
    this.#low = { tester, grid, reach, tolerance: Math.max(tolerance, precisely * unit), finest: tolerance }
    this.#high = { ...this.#low, tester: mirrored, grid: new MirroredGrid(grid, mirrored.z, place) }
  }

  get estimate(): number | undefined {
    const { tester, finest } = this.#low
    if (this.#estimate === null) {
      const middle = findMiddle(this.#low, this.#high)
      // A jump of z at no shift itself may leave that rejected: then the estimate is next to it.
      this.#estimate = middle === 0 ? Math.sign(tester.z.evaluate(0)) * finest : middle
    }
    return this.#estimate
  }

  findStandardError(): number {
    const [below, above] = [findUnitCrossing(this.#low), findUnitCrossing(this.#high)]
    return below === undefined || above === undefined ? Infinity : -(below + above) / 2
  }

  excludes(bound: number, end: End, alpha: number): boolean | undefined {
    return end === 'low' ? isExcluded(this.#low, bound, alpha) : isExcluded(this.#high, -bound, alpha)
  }

  findEnds(alpha: number, p: number): Ends {
    const { estimate = 0 } = this
    const [low, high] = [this.#low, this.#high]
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
}

/** Finds the shift where z crosses 0, or the middle of the stretch where it is 0. */
function findMiddle(low: Side, high: Side): number | undefined {
  const start = narrow(low, findNearest(low.grid, 0), 0)
  if (start === undefined || low.grid.evaluate(start) !== 0) return start
  const end = narrow(high, findNearest(high.grid, 0), 0)
  return end === undefined ? undefined : (start - end) / 2
}

/** Finds the shift where z falls to 1. */
function findUnitCrossing(side: Side): number | undefined {
  return narrow(side, findNearest(side.grid, 1), 1)
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

function narrow(side: Side, between: Bracket | undefined, level: number): number | undefined {
  if (!between) return undefined
  const { grid, tolerance, finest } = side
  const bracket = { ...between }
  const smooth = followSecants(grid, bracket, level)
  if (smooth !== undefined) return smooth
  const evaluate = (x: number): number => grid.evaluate(x) - level
  const [low, high] = [bracket.low, bracket.high].map(({ x, y }) => ({ x, y: y - level })) as [CurvePoint, CurvePoint]
  const { points } = narrowCrossing({ evaluate }, low, high, tolerance)
  const [above, below] = points
  if (above.y - below.y < jump || tolerance <= finest) return below.x
  return narrowCrossing(follow(grid, evaluate), above, below, finest).high
}

// The distance of z from the level from which one more secant leads there.
const bend = 0.03
const mostSecants = 2

/**
 * Returns where a curve that is nearly straight within `bracket` falls to `level`, to a few hundredths of z at most. Otherwise narrows
 * the bracket, and returns undefined where the curve is bent, or lies on the level.
 */
function followSecants(grid: Grid, bracket: Bracket, level: number): number | undefined {
  for (let tried = 0; tried < mostSecants; tried++) {
    const x = interpolate(bracket, level)
    const y = grid.evaluate(x)
    if (y > level) bracket.low = { x, y }
    else bracket.high = { x, y }
    if (y === level) return undefined
    if (Math.abs(y - level) <= bend) return interpolate(bracket, level)
  }
  return undefined
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

/** The position of a grid. */
interface Place {
  readonly centre: number
  readonly unit: number
  /** The farthest place from 0. */
  readonly reach: number
}

/** A curve at places closer near the centre than far from it, evaluated when first asked for. */
export class Grid {
  readonly #curve: Staircase
  readonly #place: Place
  /** The heights of the steps from the centre on upwards, and of those below it downwards. */
  readonly #up: number[] = []
  readonly #down: number[] = []

  constructor(curve: Staircase, place: Place) {
    this.#curve = curve
    this.#place = place
  }

  evaluate(x: number): number {
    return this.#curve.evaluate(x)
  }

  guessStep(from: number, to: number, part: number): number | undefined {
    return this.#curve.guessStep?.(from, to, part)
  }

  /** The point so many steps above the centre, or below it where negative. */
  at(step: number): CurvePoint {
    const [known, place] = step < 0 ? [this.#down, -step - 1] : [this.#up, step]
    while (known.length <= place) {
      const next = step < 0 ? -known.length - 1 : known.length
      known.push(this.evaluate(this.placeOf(next)))
    }
    return { x: this.placeOf(step), y: known[place]! }
  }

  /** The place of that point, which is not evaluated for it. */
  placeOf(step: number): number {
    const { centre, unit, reach } = this.#place
    return Math.max(-reach, Math.min(reach, centre + Math.sign(step) * unit * distanceOf(Math.abs(step))))
  }

  /** Accepts the steps within reach, and one at its edge. */
  has(step: number): boolean {
    return step === 0 || Math.abs(this.placeOf(step - Math.sign(step))) < this.#place.reach
  }
}

/** A grid seen from the other side, −y at −x, which evaluates nothing twice. */
export class MirroredGrid extends Grid {
  readonly #grid: Grid

  constructor(grid: Grid, curve: Staircase, place: Place) {
    super(curve, place)
    this.#grid = grid
  }

  override at(step: number): CurvePoint {
    const { x, y } = this.#grid.at(-step)
    return { x: -x, y: -y }
  }

  override placeOf(step: number): number {
    return -this.#grid.placeOf(-step)
  }

  override has(step: number): boolean {
    return this.#grid.has(-step)
  }
}

/** Half a unit each up to 3, then ever more. */
function distanceOf(steps: number): number {
  return steps <= 6 ? steps / 2 : 3 * 1.4 ** (steps - 6)
}
