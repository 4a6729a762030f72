import { median, standardDeviation } from 'simple-statistics'
import { isCounted } from '../metrics/number.js'
import { isMeasured } from '../metrics/unit.js'
import type { Side } from '../schedule/round.js'
import { once } from '../util/once.js'
import { type Series, valuesOf } from './series.js'

/** The steps in which values are known: of the digits that were printed, or of a clock that they were read from. */
export interface Clock {
  /** The step as a fraction of the values; 0 where there is none, or where rounding averages out. */
  readonly tick: number
  readonly isPrinted: boolean
  /** Distances by which the steps may have moved the difference of the sides to either end, in natural logs, where more is worse. */
  readonly less: number
  readonly more: number
  /** The sides whose values never vary, so that steps hide what does. */
  readonly constant: readonly ConstantSide[]
}

const manyTies = 0.2

/** From this many steps on, the standard deviation of values makes rounding average out. */
const steadyDeviation = 0.8

const fineClock: Clock = { tick: 0, isPrinted: false, less: 0, more: 0, constant: [] }

/** Half a step to either side has no gap to the next one: values one step apart may be the same. */
const slack = 1 + 1e-9

/**
 * Finds what the steps of `series` do to the ratio of its sides: those of the digits that were printed, and those of a clock that the values
 * show. A side may be half a step off where it varies less than the steps can show, also where all of its values are equal.
 */
export function findClock(series: Pick<Series, 'metric' | 'rounds' | 'step' | 'rule'>): Clock {
  const { metric, rounds, step: printed } = series
  if (isExactlyCounted(series)) return fineClock
  const step = Math.max(printed, findTick(series))
  const [baseline, contender] = (['baseline', 'contender'] as const).map(side => {
    const values = valuesOf({ rounds }, side)
    const level = values.length === 0 ? Infinity : median(values)
    const isSteady = values.length > 0 && standardDeviation(values) < steadyDeviation * step
    return { level, half: isSteady ? (slack * step) / 2 : 0 }
  }) as [Level, Level]
  const constant = listConstantSides(series)
  if (baseline.half === 0 && contender.half === 0) return { ...fineClock, constant }
  const [less, more] = [reachOf(contender, baseline), reachOf(baseline, contender)]
  const tick = Math.max(...[baseline, contender].map(({ level, half }) => (half === 0 ? 0 : step / level)))
  const isMirrored = metric.better === 'higher'
  return { tick, isPrinted: step === printed, less: isMirrored ? more : less, more: isMirrored ? less : more, constant }
}

/** A side's level, and how far it may be off. */
interface Level {
  readonly level: number
  readonly half: number
}

/** The distance, in natural logs, by which the ratio of `lower` to `higher` is less if the one is as low and the other as high as can be. */
function reachOf(lower: Level, higher: Level): number {
  return Math.log1p(higher.half / higher.level) - Math.log1p(-Math.min(1, lower.half / lower.level))
}

/** Returns whether the values of `series` are counted in whole units, or are said to be exact, so that no step hides anything. */
export function isExactlyCounted({ metric, step }: Pick<Series, 'metric' | 'step'>): boolean {
  return isCounted(metric.unit) && step === 0
}

/** Returns whether many of `values`, of which these are `distinct`, are equal. */
export function areTied(distinct: ArrayLike<number>, values: readonly number[]): boolean {
  return values.length - distinct.length > manyTies * values.length
}

/** Two counts that lie farther apart, as a fraction, are taken for the modes of a program. */
const farthestStep = 0.05

/**
 * The step of the clock that the values of `series` show: the smallest distance between two of them if many are equal and all are multiples of
 * it; else 0. Two counts may be modes of the program, whose times would vary, and the distance of two constant sides is their change.
 */
export function findTick(series: Pick<Series, 'metric' | 'rounds'>): number {
  const sides = (['baseline', 'contender'] as const).map(side => valuesOf(series, side))
  const values = sides.flat()
  const distinct = listDistinct(values)
  const areConstant = sides.every(side => listDistinct(side).length < 2)
  if (distinct.length < 2 || areConstant || !areTied(distinct, values)) return 0
  const narrowest = findNarrowest(distinct)
  const mayBeModes = !isMeasured(series.metric.unit) && distinct.length < 3 && narrowest > farthestStep * distinct[0]!
  const isMultiple = (value: number): boolean => Math.abs(value / narrowest - Math.round(value / narrowest)) < 0.01
  return !mayBeModes && distinct.every(isMultiple) ? narrowest : 0
}

/** The smallest distance between two of `distinct`, which ascend. */
export function findNarrowest(distinct: Float64Array): number {
  let narrowest = Infinity
  for (let i = 1; i < distinct.length; i++) narrowest = Math.min(narrowest, distinct[i]! - distinct[i - 1]!)
  return narrowest
}

/** The largest difference that rounding makes. */
const rounding = 1e-9

/** `values` without repetitions, ascending. */
export function listDistinct(values: readonly number[]): Float64Array {
  const sorted = new Float64Array(values).sort()
  let [count, before] = [0, -Infinity]
  for (const value of sorted) {
    if (value - before > rounding * value) sorted[count++] = value
    before = value
  }
  return sorted.subarray(0, count)
}

/** Values of a side that never vary over so many runs are no chance. */
const leastRuns = 10

/** A side whose values are all the same. */
export interface ConstantSide {
  readonly side: Side
  readonly value: number
  /** The step that may have hidden how it varies, as a fraction of the value. */
  readonly step: number
}

/**
 * Lists the sides of `series` whose times or rates are the same in at least ten runs: no clock is so steady, so either its steps hide what
 * varies, or nothing was measured.
 */
export function listConstantSides(
  series: Pick<Series, 'metric' | 'rounds' | 'step' | 'rule'>,
): readonly ConstantSide[] {
  const { metric, rule, step } = series
  if (!isMeasured(metric.unit) || rule.exact === true) return []
  const tick = once(() => findTick(series))
  return (['baseline', 'contender'] as const).flatMap(side => {
    const [value, ...others] = valuesOf(series, side)
    if (value === undefined || others.length + 1 < leastRuns || others.some(otherValue => otherValue !== value))
      return []
    return [{ side, value, step: Math.max(tick(), findHidingStep(value, step, metric.unit)) / Math.abs(value) }]
  })
}

/** What is equal to within so little is a multiple. */
const closeness = 1e-6

/** The tick of the timer of Windows, in seconds. Those of others are round numbers. */
const tickOfWindows = 1 / 64

/** A value of more ticks than this is a multiple of one by chance. */
const mostTicks = 50

/**
 * Finds the largest step that `value` may be a multiple of: of `150.0`, printed in steps of 0.1, a clock with a tick of 10 could be the reason,
 * and of 31.25 ms that of Windows.
 */
function findHidingStep(value: number, printed: number, unit: string): number {
  const isMultiple = (candidate: number): boolean => {
    const times = Math.abs(value) / candidate
    return times >= 1 - closeness && Math.abs(times - Math.round(times)) < closeness
  }
  const isOfWindows = unit === 's' && isMultiple(tickOfWindows) && Math.abs(value) < mostTicks * tickOfWindows
  let step = printed
  while (printed > 0 && isMultiple(10 * step)) step *= 10
  return isOfWindows ? Math.max(tickOfWindows, step) : step
}

/**
 * Lists the sides of `series` whose values cannot have been measured: they never vary, and no step that matters could hide it. Where that is
 * so of one side, it is so of the other that never varies either.
 */
export function listRecordedSides(
  series: Pick<Series, 'metric' | 'rounds' | 'step' | 'rule'>,
  threshold: number,
): readonly Side[] {
  const constant = listConstantSides(series)
  return constant.some(({ step }) => step < threshold / 10) ? constant.map(({ side }) => side) : []
}
