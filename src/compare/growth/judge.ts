import type { Pair, Warning } from '../../record/record.js'
import { leastSizes } from '../../scan.js'
import type { Side } from '../../schedule/round.js'
import { fitShapes, meanInterval, meanOf } from '../../stats/growth.js'
import { medianOf } from '../../stats/quantile.js'
import { nominalAlpha } from '../../stats/sequential/repeated-p.js'
import { count } from '../../util/plural.js'
import { type Correction, exponentsOf, type OpenGrowth, type ScannedInvocation } from '../assessment.js'
import type { Between, Growth, GrowthPoint, SideGrowth } from '../conclusion.js'
import type { Change } from '../finding.js'
import { boundsToPass, drawInterval } from '../inference.js'
import { equivalenceLevel, judge, type LogChange } from '../verdict.js'

/** The smallest difference of exponents worth reporting: over a factor of 10 of the size, it makes 10^0.1 = 1.26 times as much. */
export const exponentThreshold = 0.1

/** The growth of a scan; undefined where no invocation of a side has all sizes. */
export function judgeGrowth(open: OpenGrowth, correction: Correction | undefined, record: Pair): Growth | undefined {
  const { scan, rounds, design, inference, shortage, isExact } = open
  const { confidence } = record.settings
  const { name: metric, unit, better } = scan.points[0]!.series.metric
  const alpha = nominalAlpha(design, 1 - confidence)
  if ((['baseline', 'contender'] as const).some(side => exponentsOf(rounds.flat(), side).length === 0)) return undefined
  const level = correction?.level ?? confidence
  const { estimate } = inference
  const exact = { value: estimate, low: estimate, high: estimate, level: 1 }
  const bounds = [-exponentThreshold, exponentThreshold]
  const intervalAt = (at: number, passed: readonly number[]): Change =>
    isExact ? exact : toDifference(drawInterval(inference, at, { bounds: passed }), level)
  const change = intervalAt(level, boundsToPass(inference, level, bounds))
  const equivalence = intervalAt(equivalenceLevel(confidence), bounds)
  const rejected = isExact || (correction?.rejected ?? false)
  const points = listPoints(open, alpha)
  const verdict = judge({ change, equivalence }, { direction: better, threshold: exponentThreshold, rejected })
  const crossing = findCrossing(points)
  return {
    ...{ benchmark: scan.family, parameter: scan.parameter, metric, unit, better, points },
    baseline: describeSide(open, 'baseline', alpha, confidence),
    contender: describeSide(open, 'contender', alpha, confidence),
    ...{
      change,
      p: isExact ? null : inference.p,
      adjustedP: correction?.adjustedP ?? null,
      threshold: exponentThreshold,
    },
    verdict: shortage === undefined ? verdict : 'not-comparable',
    ...(crossing === undefined ? {} : { crossing }),
    ...(scan.leftOut.length === 0 ? {} : { leftOut: scan.leftOut }),
    ...(shortage === undefined ? {} : { reason: shortage }),
  }
}

function toDifference({ estimate, low, high }: LogChange, level: number): Change {
  return { value: estimate, low: bounded(low), high: bounded(high), level }
}

function bounded(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** The mean of each round that has values of `side`: rounds are the same machine at different times. */
function meansOf(
  { rounds }: OpenGrowth,
  side: Side,
  read: (invocation: ScannedInvocation) => number,
): readonly number[] {
  return rounds
    .map(round => round.filter(invocation => invocation.side === side))
    .flatMap(invocations => (invocations.length === 0 ? [] : [meanOf(invocations.map(read))]))
}

function describeSide(open: OpenGrowth, side: Side, alpha: number, confidence: number): SideGrowth {
  const { value, low, high } = meanInterval(
    meansOf(open, side, ({ exponent }) => exponent),
    alpha,
  )
  const invocations = open.rounds.flat().filter(round => round.side === side)
  const fit = fitShapes(
    open.scan.points.map(({ size }, at) => {
      const logs = invocations.map(invocation => invocation.logs[at]!)
      const centre = medianOf(logs)!
      const variance = meanOf(logs.map(log => (log - centre) ** 2))
      return { size, value: Math.exp(centre), error: Math.sqrt(variance / logs.length) }
    }),
  )
  return { exponent: toDifference({ estimate: value, low, high }, confidence), ...fit }
}

function listPoints(open: OpenGrowth, alpha: number): readonly GrowthPoint[] {
  const between = (side: Side, at: number): Between => {
    const means = meansOf(open, side, ({ logs }) => logs[at]!)
    const { value, low, high } = meanInterval(means, alpha)
    return { value: Math.exp(value), low: low === -Infinity ? null : Math.exp(low), high: bounded(Math.exp(high)) }
  }
  return open.scan.points.map(({ size, series }, at) => ({
    ...{ benchmark: series.benchmark, size },
    baseline: between('baseline', at),
    contender: between('contender', at),
  }))
}

/**
 * The size at which the curves of both sides cross, by lines between the points on logarithmic axes. Undefined unless one side is
 * clearly below the other at some size, and clearly above it at a later one: their intervals do not touch there.
 */
export function findCrossing(points: readonly GrowthPoint[]): number | undefined {
  const signs = points.map(({ baseline, contender }) => {
    if ((contender.high ?? Infinity) < (baseline.low ?? 0)) return -1
    return (contender.low ?? 0) > (baseline.high ?? Infinity) ? 1 : 0
  })
  const first = signs.findIndex(sign => sign !== 0)
  const last = signs.findIndex((sign, at) => at > first && sign === -signs[first]!)
  if (first < 0 || last < 0) return undefined
  const gap = ({ baseline, contender }: GrowthPoint): number => Math.log(contender.value / baseline.value)
  for (let at = last; at > first; at--) {
    const [before, after] = [points[at - 1]!, points[at]!]
    const [low, high] = [gap(before), gap(after)]
    if (low === 0) return before.size
    if (Math.sign(low) !== Math.sign(high)) {
      const part = low / (low - high)
      return Math.exp(Math.log(before.size) + part * Math.log(after.size / before.size))
    }
  }
  return undefined
}

/** Says why a scan that somebody asked for has no growth, and which sizes are not part of it. */
export function warnOfScan({ options = {} }: Pair, growths: readonly Growth[]): readonly Warning[] {
  const budget = (options.scan ?? '').split('\n').flatMap(line => {
    const [name = '', list = ''] = line.split('=')
    return list === '' ? [] : [{ name: name.trim(), values: list.split(',') }]
  })
  // In a grid, one parameter with enough sizes is what somebody wanted to see grow.
  const few = budget.filter(
    ({ values }) =>
      growths.length === 0 && values.length < leastSizes && values.every(value => Number.isFinite(Number(value))),
  )
  const left = new Set(growths.flatMap(({ leftOut = [] }) => leftOut))
  return [
    ...few.map(({ name, values }) => ({
      code: 'few-sizes',
      message: `"${name}" has ${count(values.length, 'size')}, and growth needs ${leastSizes} or more: add sizes, best over a factor of 10`,
    })),
    ...[...left].map(name => ({
      code: 'size-left-out',
      message: `"${name}" is no part of the growth, because it was not measured on both sides`,
    })),
  ]
}
