/** Two shifts close together: at `low` a quantity is still positive, at `high` no longer; `points` are the quantity there. */
export interface Crossing {
  readonly low: number
  readonly high: number
  readonly points: readonly [CurvePoint, CurvePoint]
}

/** A point of a curve. */
export interface CurvePoint {
  readonly x: number
  readonly y: number
}

/** A falling quantity that changes in steps. */
export interface Staircase {
  evaluate(x: number): number
  /** About where the step is at which this part of the fall between two points is over; undefined where there seems to be none. */
  guessStep?(from: number, to: number, part: number): number | undefined
}

/** The staircase seen from the other side: −y at −x. */
export function mirrorStaircase(curve: Staircase): Staircase {
  return {
    evaluate: x => -curve.evaluate(-x),
    guessStep(from, to, part) {
      const x = curve.guessStep?.(-to, -from, 1 - part)
      return x === undefined ? undefined : -x
    },
  }
}

/** Another quantity that changes at the steps of `steps`. */
export function follow(steps: Staircase, evaluate: Staircase['evaluate']): Staircase {
  return { evaluate, guessStep: (from, to, part) => steps.guessStep?.(from, to, part) }
}

/**
 * A crossing of `curve` between two points, narrowed to `tolerance`: by interpolation to the neighbourhood, where the
 * curve looks smooth, then from step to step, and what is left over by a method that cannot fail.
 *
 * `low.y` must be positive and `high.y` not; for a quantity that does not fall throughout it is one crossing of several.
 */
export function narrowCrossing(curve: Staircase, low: CurvePoint, high: CurvePoint, tolerance: number): Crossing {
  return narrowTo(curve, { low, high }, tolerance, 6)
}

/** The crossing of `curve` in this vicinity, narrowed to `tolerance`; undefined where there is none, or no step is known. */
export function seekCrossing(curve: Staircase, vicinity: Vicinity, tolerance: number): Crossing | undefined {
  const around = surroundCrossing(curve.evaluate, vicinity)
  return around && narrowTo(curve, { low: around[0], high: around[1] }, tolerance, 2)
}

/** Narrows after `limit` interpolations from step to step. */
function narrowTo(curve: Staircase, interval: Bracket, tolerance: number, limit: number): Crossing {
  interpolate(curve, interval, tolerance, limit)
  for (let step = 0; step < 8 && isWide(interval, tolerance); step++) {
    const x = curve.guessStep?.(interval.low.x, interval.high.x, interval.low.y / (interval.low.y - interval.high.y))
    if (x === undefined) break
    for (const side of [x - 0.45 * tolerance, x + 0.45 * tolerance]) {
      if (side > interval.low.x && side < interval.high.x) narrow(curve, interval, side)
    }
  }
  interpolate(curve, interval, tolerance, Infinity)
  return { low: interval.low.x, high: interval.high.x, points: [interval.low, interval.high] }
}

/** The place where a crossing is looked for, and about how near it is. */
export interface Vicinity {
  readonly from: number
  readonly step: number
  /** The crossing is not looked for beyond ± this. */
  readonly reach: number
}

/** Two points between which a falling quantity crosses 0, found in steps that double; undefined where none are, or no step is known. */
export function surroundCrossing(
  evaluate: Staircase['evaluate'],
  { from, step, reach }: Vicinity,
): readonly [CurvePoint, CurvePoint] | undefined {
  if (!(step > 0)) return undefined
  let here = { x: from, y: evaluate(from) }
  const isAbove = here.y > 0
  for (let move = isAbove ? step : -step; Math.abs(here.x + move) < reach; move *= 2) {
    const next = { x: here.x + move, y: evaluate(here.x + move) }
    if (next.y > 0 !== isAbove) return isAbove ? [here, next] : [next, here]
    here = next
  }
  return undefined
}

/** Two points of a curve, between which it is searched. */
export interface Bracket {
  low: CurvePoint
  high: CurvePoint
}

function isWide({ low, high }: Bracket, tolerance: number): boolean {
  return high.x - low.x > tolerance
}

function narrow(curve: Staircase, interval: Bracket, x: number): void {
  const y = curve.evaluate(x)
  if (y > 0) interval.low = { x, y }
  else interval.high = { x, y }
}

/**
 * At most `limit` steps of the method ITP (Oliveira & Takahashi 2020): as fast as the secant on smooth curves and never
 * slower than bisection by more than a step.
 */
function interpolate(curve: Staircase, interval: Bracket, tolerance: number, limit: number): void {
  const width = interval.high.x - interval.low.x
  const mostSteps = Math.max(0, Math.ceil(Math.log2(width / tolerance))) + 1
  for (let step = 0; step < Math.min(limit, mostSteps) && isWide(interval, tolerance); step++) {
    const x = chooseNext(interval, width, tolerance * 2 ** (mostSteps - step - 1))
    // Between neighbouring floating-point numbers there is nothing left to narrow.
    if (x <= interval.low.x || x >= interval.high.x) return
    narrow(curve, interval, x)
  }
}

/** Interpolate, truncate towards the middle, and project onto what keeps the number of steps that of bisection. */
function chooseNext({ low, high }: Bracket, width: number, reach: number): number {
  const span = high.x - low.x
  const middle = low.x + span / 2
  const straight = low.x + (span * low.y) / (low.y - high.y)
  const side = Math.sign(middle - straight)
  const truncation = (0.2 * span * span) / width
  const truncated = truncation <= Math.abs(middle - straight) ? straight + side * truncation : middle
  const radius = reach - span / 2
  return Math.abs(truncated - middle) <= radius ? truncated : middle - side * Math.max(0, radius)
}

/** The sum of the contender's scores at one shift, with its moments under randomisation; of doubled ranks or rounded scores, so whole. */
export interface TestStatistic {
  /** 2T. */
  readonly sum: number
  /** 2E(T). */
  readonly mean: number
  /** 2(T − E(T)), without the rounding of large sums. */
  readonly excess: number
  /** 4Var(T). */
  readonly variance: number
  /** The sum of all scores. */
  readonly total: number
}

/** Evaluates the statistic at any shift, and as a curve the standardised one, perhaps by finer scores; the buffers are reused. */
export interface CurveScoring extends Staircase {
  /** The scores of all values at the shift evaluated last. */
  readonly scores: Int32Array
  at(shift: number): TestStatistic
}
