import { once } from '../util/once.js'
import type { Range } from '../util/shapes.js'
import { normalQuantile } from './distributions/normal.js'
import { rejects } from './multiple.js'
import type { Statistic } from './randomisation.js'

/** The shifts from one to another; an unbounded end is infinite. */
export type Ends = Range

/** The side of an interval. */
export type End = 'low' | 'high'

/** Returns whether an interval ends before it reaches `bound`. */
export function endsBefore({ low, high }: Ends, bound: number, end: End): boolean {
  return end === 'low' ? low > bound : high < bound
}

/** A test of any supposed shift of the contender against the baseline. */
export interface ShiftTest {
  /** The standardised statistic: positive below the truth and negative above it, by and large. */
  zAt(shift: number): number
  /** The two-sided p-value. */
  pAt(shift: number): number
  /** The same, and the |z| from which on `alpha` rejects near this shift. */
  calibrateAt(shift: number, alpha: number): { readonly p: number; readonly critical: number }
}

/** The range and the precision of a search for shifts. */
export interface Scale {
  /** About where the estimate is, and a distance of about one standard error. */
  readonly centre: number
  readonly unit: number
  /** The estimate, where it is known. */
  readonly root?: number
  /** Beyond ± this shift nothing changes. */
  readonly reach: number
  /** Precision of shifts where z jumps. Where it is smooth, they are found to a hundredth of z, and p to a twentieth. */
  readonly finest: number
  readonly isSmooth: boolean
}

/** Estimate, its error and intervals by inverting a test (Hodges & Lehmann 1963). */
export interface Inversion {
  /** The two-sided p-value of no shift. */
  readonly p: number
  /** The root: the shift nearest to the centre at which the statistic is what chance makes it; 0 where it depends on no shift. */
  readonly estimate: number
  /** Half the distance between the shifts with |z| = 1; infinite where there are none. */
  readonly standardError: number
  /**
   * The connected part around the estimate of the shifts that are not rejected at 1 − `confidence`, and 0 exactly if that is not
   * rejected. Gaps narrower than a standard error belong to it.
   */
  interval(confidence: number): Ends
  /**
   * Returns whether `bound` is rejected, and the interval ends before it. Both, because scores that are fitted to each shift may accept
   * shifts beyond a gap again.
   */
  excludes(bound: number, end: End, confidence: number): boolean
  /** Returns whether shifts beyond the interval are not rejected either. */
  hasIslands(confidence: number): boolean
}

/** The conclusions from rounds of values about the difference of the contender from the baseline. */
export interface ChangeEngine extends Inversion {
  /** Both sides' values as the test compares them at the estimate, on the level that is common to all rounds. */
  levelled(): Levelled
  /** The engine by ranks over the same rounds, where there is one: blunter, but its p falls with the distance from the estimate. */
  byRanks(): ChangeEngine
}

/** The values of both sides without what came and went, around the level that all rounds have in common. */
export interface Levelled {
  /** The baseline's level: the median of all values, the contender's lowered by the shift. The contender's is the shift above. */
  readonly centre: number
  readonly a: Float64Array
  readonly b: Float64Array
}

/** The conclusions by scores of single values, with the test itself. */
export interface Engine extends ChangeEngine {
  /** P-values and intervals come from the exact null distribution, not from the normal one. */
  readonly exact: boolean
  pAt(shift: number): number
  zAt(shift: number): number
  /** The test of one shift. */
  testAt(shift: number): ShiftResult
  byRanks(): Engine
}

/** The statistic at one shift, in doubled ranks or in whole scores, with its tails. */
export interface ShiftResult extends Statistic {
  /** Two-sided. */
  readonly p: number
  /** P(sum ≤ observed) and P(sum ≥ observed). */
  readonly pLower: number
  readonly pUpper: number
}

/** The direction in which an end is looked for. */
type Side = -1 | 1

/** Places lie half a standard error apart. Where this many in a row are rejected, there is a gap: it is as wide as a standard error. */
const placesOfGap = 3
/** After so many places they lie ever farther apart. */
const evenPlaces = 10
const growth = 1.5
/** A bound whose |z| exceeds the level by so much is taken for excluded without a look at its surroundings. */
const clearly = 1.5
/** What is smaller in z is rounding. */
const negligible = 1e-7
/** Values are compared in units of 1e-12. */
const precision = 1e12
/** Where z is smooth, this is close enough. */
const closeZ = 0.01
const closeP = 0.05

/** Inverts `test` within `scale`. Nothing is computed before it is asked for. */
export function invert(test: ShiftTest, scale: Scale): Inversion {
  const { centre, unit, reach, finest, isSmooth } = scale
  const excessOver =
    (level: number, side: Side): Excess =>
    shift =>
      -side * test.zAt(shift) - level
  const crossNear = (from: number, level: number, side: Side): number | undefined => {
    const excess = excessOver(level, side)
    const start = { x: from, y: excess(from) }
    const step = unit / 2
    // From beyond, the way leads inwards.
    const places = listPlaces(from, { side: start.y > 0 ? (-side as Side) : side, step, reach })
    const edge = findEdge(excess, start, places)
    return edge && solve(excess, edge, scale)
  }
  const p = once(() => test.pAt(0))
  const estimate = once(() => {
    if (scale.root !== undefined) return scale.root
    const low = crossNear(centre, negligible, -1)
    // Half-way along the flat, if there is one.
    const high = low === undefined || Math.abs(test.zAt(low)) > negligible ? low : crossNear(low, negligible, 1)
    return low === undefined || high === undefined ? 0 : Math.round(((low + high) / 2) * precision) / precision + 0
  })
  const standardError = once(() => {
    const [low, high] = [crossNear(estimate(), 1, -1), crossNear(estimate(), 1, 1)]
    return low === undefined || high === undefined ? Infinity : Math.max(0, (high - low) / 2)
  })
  const step = once(() => {
    const error = standardError()
    return (error > finest && error < Infinity ? error : unit) / 2
  })
  const rails = {
    [-1]: once(() => makeRail(test, -1, estimate(), step(), reach)),
    1: once(() => makeRail(test, 1, estimate(), step(), reach)),
  }
  const crossOnRail = (level: number, side: Side): number | undefined => {
    const edge = rails[side]().findEdge(level)
    // Where z jumps, p decides on the end.
    return edge && solve(excessOver(level, side), edge, isSmooth ? scale : { finest: step() / 8, isSmooth: true })
  }
  /** By z, at a level read from the null distribution where it is crossed; then by p, on the far side of a jump, whose own shift may be accepted. */
  const findEnd = (side: Side, alpha: number): number => {
    let level = normalQuantile(1 - alpha / 2)
    let end = crossOnRail(level, side)
    for (let attempt = 0; attempt < 3 && end !== undefined; attempt++) {
      const { p, critical } = test.calibrateAt(end, alpha)
      if (isSmooth && Math.abs(p / alpha - 1) < closeP) return end
      if (Math.abs(critical - level) < 0.002) break
      level = critical
      end = crossOnRail(level, side)
    }
    if (!rejects(test.pAt(side * reach), alpha)) return side * Infinity
    const settling = { from: estimate(), side, step: step() / 8, reach, finest, isSmooth }
    return settle(excessOverChance(test, alpha), end ?? estimate(), settling) + side * finest
  }
  const ends = new Map<string, number>()
  const endOf = (side: Side, confidence: number): number => {
    const key = `${side}/${confidence}`
    const end = ends.get(key) ?? findEnd(side, 1 - confidence)
    ends.set(key, end)
    return end
  }
  const interval = (confidence: number): Ends => {
    const [low, high] = [endOf(-1, confidence), endOf(1, confidence)]
    if (!rejects(p(), 1 - confidence)) return { low: Math.min(low, 0), high: Math.max(high, 0) }
    if (low > 0 || high < 0) return { low, high }
    // 0 lies in a narrow gap, or within the precision of an end.
    const isMore = estimate() === 0 ? test.zAt(0) > 0 : estimate() > 0
    return isMore ? { low: finest, high: Math.max(high, finest) } : { low: Math.min(low, -finest), high: -finest }
  }
  return {
    get p() {
      return p()
    },
    get estimate() {
      return estimate()
    },
    get standardError() {
      return standardError()
    },
    interval,
    excludes: (bound, end, confidence) => {
      const side = end === 'low' ? -1 : 1
      const z = -side * test.zAt(bound)
      if (z <= 0) return false
      if (z > normalQuantile((1 + confidence) / 2) + clearly) return true
      return rejects(test.pAt(bound), 1 - confidence) && side * (bound - endOf(side, confidence)) > 0
    },
    hasIslands: confidence => {
      const { low, high } = interval(confidence)
      const level = normalQuantile((1 + confidence) / 2) + 0.3
      const isAccepted = (shift: number): boolean => !rejects(test.pAt(shift), 1 - confidence)
      return rails[-1]().listBelow(level, low).some(isAccepted) || rails[1]().listBelow(level, high).some(isAccepted)
    },
  }
}

/** A quantity that is positive where a shift is too far out. */
type Excess = (shift: number) => number

/** By the p-value: how far it lies beyond `alpha`, as the logarithm of their ratio. */
function excessOverChance(test: ShiftTest, alpha: number): Excess {
  return shift => {
    const p = test.pAt(shift)
    const ratio = Math.log(alpha / Math.max(p, Number.MIN_VALUE))
    return rejects(p, alpha) ? Math.max(ratio, negligible) : ratio
  }
}

/** A point of its curve. */
interface CurvePoint {
  readonly x: number
  readonly y: number
}

/** A shift that is not too far out, and one near it that is. */
interface Edge {
  readonly inner: CurvePoint
  readonly outer: CurvePoint
}

/** Lists places on one side of `from`, up to the farthest shift: `step` apart, and ever farther after some. */
function listPlaces(
  from: number,
  { side, step, reach }: { readonly side: Side; readonly step: number; readonly reach: number },
): number[] {
  const places: number[] = []
  for (let stride = step, place = from; side * place < reach; stride *= places.length < evenPlaces ? 1 : growth) {
    place += side * stride
    places.push(side * place < reach ? place : side * reach)
  }
  return places
}

/** Finds the first edge on the way from `start` along `places`, in whichever direction. */
function findEdge(excess: Excess, start: CurvePoint, places: readonly number[]): Edge | undefined {
  let last = start
  for (const x of places) {
    const next = { x, y: excess(x) }
    if (next.y > 0 !== start.y > 0) return next.y > 0 ? { inner: last, outer: next } : { inner: next, outer: last }
    last = next
  }
  return undefined
}

/** The places on one side of the estimate, with z at each, which all levels share. */
function makeRail(test: ShiftTest, side: Side, from: number, step: number, reach: number) {
  const places = [from, ...listPlaces(from, { side, step, reach })]
  const known: number[] = []
  const pointAt = (index: number, level: number): CurvePoint => {
    known[index] ??= -side * test.zAt(places[index]!)
    return { x: places[index]!, y: known[index] - level }
  }
  return {
    /** The edge of the connected part around the estimate; undefined where the estimate itself lies beyond, or nothing does. */
    findEdge: (level: number): Edge | undefined => {
      let [inner, outer, beyond] = [pointAt(0, level), undefined as CurvePoint | undefined, 0]
      for (let index = 1; index < places.length && beyond < placesOfGap; index++) {
        const point = pointAt(index, level)
        if (point.y > 0) {
          outer ??= point
          beyond++
        } else [inner, outer, beyond] = [point, undefined, 0]
      }
      return inner.y > 0 || outer === undefined ? undefined : { inner, outer }
    },
    /** The places beyond a gap after `end` at which z is not above `level`. */
    listBelow: (level: number, end: number): readonly number[] =>
      places.filter((place, index) => side * (place - end) > (placesOfGap - 1) * step && pointAt(index, level).y <= 0),
  }
}

/** Narrows an edge: by secants first, and by bisection where the curve is bent or jumps. */
function solve(excess: Excess, edge: Edge, { finest, isSmooth }: Pick<Scale, 'finest' | 'isSmooth'>): number {
  let { inner, outer } = edge
  for (let tried = 0; Math.abs(outer.x - inner.x) > finest; tried++) {
    const share = tried < 3 ? inner.y / (inner.y - outer.y) : 0.5
    const x = inner.x + share * (outer.x - inner.x)
    const y = excess(x)
    if (isSmooth && Math.abs(y) < closeZ && y !== 0) return x
    if (tried >= 3 && (x === inner.x || x === outer.x)) break
    if (y > 0) outer = { x, y }
    else inner = { x, y }
  }
  return inner.x
}

/** Where a search starts, on which side of what, and how finely it looks. */
interface Settling extends Pick<Scale, 'reach' | 'finest' | 'isSmooth'> {
  readonly from: number
  readonly side: Side
  readonly step: number
}

/** Moves `end` to where p alone rejects: inwards from what it rejects, up to the estimate `from`, and outwards from what it does not. */
function settle(excess: Excess, end: number, { from, side, step, reach, finest, isSmooth }: Settling): number {
  const start = { x: end, y: excess(end) }
  const inwards = listPlaces(end, { side: -side as Side, step, reach }).filter(place => side * (place - from) > 0)
  const edge = findEdge(excess, start, start.y > 0 ? [...inwards, from] : listPlaces(end, { side, step, reach }))
  if (edge) return solve(excess, edge, { finest, isSmooth })
  return start.y > 0 ? from : side * Infinity
}
