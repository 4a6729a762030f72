import { median, standardDeviation } from 'simple-statistics'
import { isCounted } from '../../metrics/number.js'
import type { Warning } from '../../record/record.js'
import type { Clock } from '../assessment.js'
import type { Finding } from '../finding.js'
import { type Series, valuesOf } from '../series.js'

const highVariation = 0.1
const manyTies = 0.2
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005

/** Warns if values are equal or come in the steps of a clock. That is plain to see, without a test. Counted values are so by nature. */
export function describeCoarseness({ metric, rounds }: Pick<Series, 'metric' | 'rounds'>): readonly Warning[] {
  if (isCounted(metric.unit)) return []
  const values = rounds.flatMap(round => round.map(one => one.value))
  const distinct = listDistinct(values)
  if (distinct.length === values.length) return []
  const step = findStep(distinct, metric.unit)
  // A distance of more than a step may be that of the modes of a program.
  const isCoarse = findNarrowest(distinct) < 1.5 * step && step > coarseStep * median(values)
  if (distinct.length === 1 || isCoarse)
    return [
      { code: 'coarse-clock', message: 'the clock is too coarse for these values: let the command repeat its work' },
    ]
  const message = 'more than 20% of the values are equal: print more digits, or let the command do more work'
  return areTied(distinct, values) ? [{ code: 'ties', message }] : []
}

/** Warns that values vary, if this is why there is no verdict. The spread that stands beside the levels decides. */
export function describeVariation({
  verdict,
  baseline,
  contender,
}: Pick<Finding, 'verdict' | 'baseline' | 'contender'>): readonly Warning[] {
  const spreads = [baseline, contender].map(side => (side?.level ? side.level.mad / side.level.value : 0))
  const message = 'the values vary by more than 10%: let the command do more work, or measure on a quieter machine'
  // The spread of values around a level of 0 is no number.
  const isHigh = verdict === 'inconclusive' && Math.max(...spreads) > highVariation
  return isHigh ? [{ code: 'high-variation', message }] : []
}

/** From this many steps of the clock on, the standard deviation of values makes rounding average out. */
const steadyDeviation = 0.8

const fineClock: Clock = { tick: 0, reach: 0 }

/**
 * Finds what the clock of `series` does to the ratio of its sides. A side may be half a step off where it varies less than the clock can
 * show. Two constants need no clock if they are the same, or if one is at least twice the other.
 */
export function findClock({ metric, rounds }: Pick<Series, 'metric' | 'rounds'>): Clock {
  if (isCounted(metric.unit)) return fineClock
  const all = rounds.flatMap(round => round.map(({ value }) => value))
  const distinct = listDistinct(all)
  if (distinct.length === 1 || !areTied(distinct, all)) return fineClock
  const sides = (['baseline', 'contender'] as const).map(side => valuesOf({ rounds }, side))
  const areConstant = distinct.length === 2 && sides.every(side => listDistinct(side).length === 1)
  if (areConstant && distinct[1]! >= 2 * distinct[0]!) return fineClock
  // The distance of two constants is the change, or a part of it.
  const step = areConstant ? findLastDigit(distinct, metric.unit) : findStep(distinct, metric.unit)
  const halves = sides.map(side =>
    side.length > 0 && standardDeviation(side) < steadyDeviation * step ? step / median(side) / 2 : 0,
  )
  return { tick: step / median(all), reach: halves.reduce((sum, half) => sum + half, 0) }
}

function areTied(distinct: ArrayLike<number>, values: readonly number[]): boolean {
  return values.length - distinct.length > manyTies * values.length
}

/** Two values that lie farther apart, as a fraction, are taken for the modes of a program. */
const farthestStep = 0.05

/**
 * The step of the clock, in the unit of the values: the smallest distance between two of them if all are multiples of it. Otherwise, and
 * where two values are all that there is and may be modes, it is the last digit that was printed.
 */
function findStep(distinct: Float64Array, unit: string): number {
  const narrowest = findNarrowest(distinct)
  const mayBeModes = distinct.length < 3 && narrowest > farthestStep * distinct[0]!
  const isMultiple = (value: number): boolean => Math.abs(value / narrowest - Math.round(value / narrowest)) < 0.01
  if (!mayBeModes && distinct.every(isMultiple)) return narrowest
  return findLastDigit(distinct, unit)
}

/** Digits that a change of unit leaves as they were printed. */
const certainDigits = 12

/** One in the last digit of values. Times below a second are printed in thousandths of one, or finer, so zeros before that are digits too. */
function findLastDigit(distinct: Float64Array, unit: string): number {
  const lastDigits = distinct.map(value => {
    const [digits, exponent] = Number(value.toPrecision(certainDigits)).toExponential().split('e') as [string, string]
    const last = 10 ** (Number(exponent) - (digits.split('.')[1]?.length ?? 0))
    const whole = unit === 's' ? 1000 ** Math.min(0, Math.floor(Number(exponent) / 3)) : 1
    return Math.min(last, whole)
  })
  return Math.min(...lastDigits)
}

function findNarrowest(distinct: Float64Array): number {
  let narrowest = Infinity
  for (let i = 1; i < distinct.length; i++) narrowest = Math.min(narrowest, distinct[i]! - distinct[i - 1]!)
  return narrowest
}

/** The largest difference that rounding makes. */
const rounding = 1e-9

function listDistinct(values: readonly number[]): Float64Array {
  const sorted = new Float64Array(values).sort()
  let [count, before] = [0, -Infinity]
  for (const value of sorted) {
    if (value - before > rounding * value) sorted[count++] = value
    before = value
  }
  return sorted.subarray(0, count)
}
