import type { Pair } from '../../record/pair.js'
import { makeEngine } from '../../stats/engine/engine.js'
import { fitShapes, meanInterval, meanOf } from '../../stats/growth.js'
import { medianOf } from '../../stats/quantile.js'
import { type Design, nominalAlpha } from '../../stats/sequential/repeated-p.js'
import type { Comparison } from '../comparison.js'
import { type Inference, makeInference } from '../controls/inference.js'
import { isCounted } from '../counted.js'
import { makeDesign } from '../rounds/design.js'
import { makeFindBreaks } from '../rounds/own-rounds.js'
import type { LogChange } from '../verdicts/change.js'
import type { Correction } from '../verdicts/correction.js'
import { findExpectation } from '../verdicts/expectation.js'
import type { Change } from '../verdicts/finding.js'
import { findShortage } from '../verdicts/incomparable.js'
import { equivalenceLevel, judge } from '../verdicts/verdict.js'
import { type Between, type Growth, type GrowthPoint, type SideGrowth, usualExponentThreshold } from './growth.js'
import { findScans, listScanned, type Scan, type ScannedInvocation } from './scans.js'

/** A scan with all that bears on its growth, before the correction for many. */
export interface OpenGrowth {
  readonly scan: Scan
  readonly rounds: readonly (readonly ScannedInvocation[])[]
  readonly design: Design
  readonly inference: Inference
  /** Why its rounds are too few, where they are. */
  readonly shortage: string | undefined
  /** Whether every exponent of a side is the same: then there is no noise. */
  readonly isExact: boolean
}

type Side = 'baseline' | 'contender'

/** The scans of `judged`, each with the difference of its exponents. */
export function openGrowths(judged: Iterable<Comparison>, record: Pair): readonly OpenGrowth[] {
  return findScans(judged, record).map(scan => {
    const { numbers, rounds } = listScanned(scan)
    const blocks = rounds.map(round => ({
      a: exponentsOf(round, 'baseline'),
      b: exponentsOf(round, 'contender'),
      order: round.map(({ side }) => (side === 'baseline' ? ('a' as const) : ('b' as const))),
    }))
    const { metric } = scan.points[0]!.comparison.series
    const engine = makeEngine(blocks, { breaks: makeFindBreaks(record)(numbers).breaks })
    const design = makeDesign(record, numbers)
    const inference = makeInference(engine, { design, bias: null, weight: 1 })
    const isExact =
      isCounted(metric.unit) && (['baseline', 'contender'] as const).every(side => isSame(rounds.flat(), side))
    return {
      ...{ scan, rounds, design, inference },
      shortage: isExact ? undefined : findShortage({ rounds, judge: 'typical' }),
      isExact,
    }
  })
}

function exponentsOf(invocations: readonly ScannedInvocation[], side: Side): readonly number[] {
  return invocations.filter(one => one.side === side).map(({ exponent }) => exponent)
}

function isSame(invocations: readonly ScannedInvocation[], side: Side): boolean {
  const exponents = exponentsOf(invocations, side)
  return exponents.every(exponent => exponent === exponents[0])
}

/** The growth of a scan; undefined where no invocation of a side has all sizes. */
export function judgeGrowth(open: OpenGrowth, correction: Correction | undefined, record: Pair): Growth | undefined {
  const { scan, rounds, design, inference, shortage, isExact } = open
  const { settings } = record
  const { metric } = scan.points[0]!.comparison.series
  const threshold = settings.exponentThreshold ?? usualExponentThreshold
  const alpha = nominalAlpha(design, 1 - settings.confidence)
  if ((['baseline', 'contender'] as const).some(side => exponentsOf(rounds.flat(), side).length === 0)) return undefined
  const level = correction?.level ?? settings.confidence
  const change = isExact ? exactChange(inference) : toDifference(inference.interval(level), level)
  const equivalence = isExact ? change : toDifference(inference.interval(equivalenceLevel(settings.confidence)), level)
  const rejected = isExact || (correction?.rejected ?? false)
  const points = listPoints(open, alpha)
  const verdict =
    shortage === undefined
      ? judge({ change, equivalence }, { direction: metric.better, threshold, rejected })
      : 'not-comparable'
  const crossing = findCrossing(points)
  return {
    ...{
      benchmark: scan.family,
      parameter: scan.parameter,
      metric: metric.name,
      unit: metric.unit,
      better: metric.better,
    },
    points,
    baseline: describeSide(open, 'baseline', alpha, settings.confidence),
    contender: describeSide(open, 'contender', alpha, settings.confidence),
    ...{ change, p: isExact ? null : inference.p, adjustedP: correction?.adjustedP ?? null, threshold, verdict },
    ...(crossing === undefined ? {} : { crossing }),
    ...(scan.leftOut.length === 0 ? {} : { leftOut: scan.leftOut }),
    ...(shortage === undefined ? {} : { reason: shortage }),
  }
}

function exactChange({ estimate }: Inference): Change {
  return { value: estimate, low: estimate, high: estimate, level: 1 }
}

function toDifference({ estimate, low, high }: LogChange, level: number): Change {
  return { value: estimate, low: bounded(low), high: bounded(high), level }
}

function bounded(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** The exponent of a side is the mean of its rounds, which are the same machine at different times. */
function describeSide({ scan, rounds }: OpenGrowth, side: Side, alpha: number, confidence: number): SideGrowth {
  const means = rounds.flatMap(round => {
    const own = exponentsOf(round, side)
    return own.length === 0 ? [] : [meanOf(own)]
  })
  const { value, low, high } = meanInterval(means, alpha)
  const invocations = rounds.flat().filter(one => one.side === side)
  const fit = fitShapes(
    scan.points.map(({ size }, at) => {
      const logs = invocations.map(one => one.logs[at]!)
      const centre = medianOf(logs)!
      const variance = meanOf(logs.map(log => (log - centre) ** 2))
      return { size, value: Math.exp(centre), error: Math.sqrt(variance / logs.length) }
    }),
  )
  return { exponent: { value, low: bounded(low), high: bounded(high), level: confidence }, ...fit }
}

function listPoints({ scan, rounds }: OpenGrowth, alpha: number): readonly GrowthPoint[] {
  const between = (side: Side, at: number): Between => {
    const means = rounds.flatMap(round => {
      const logs = round.filter(one => one.side === side).map(one => one.logs[at]!)
      return logs.length === 0 ? [] : [meanOf(logs)]
    })
    const { value, low, high } = meanInterval(means, alpha)
    return { value: Math.exp(value), low: low === -Infinity ? null : Math.exp(low), high: bounded(Math.exp(high)) }
  }
  return scan.points.map(({ size, comparison: { series } }, at) => {
    const expected = findExpectation(series)?.value
    return {
      ...{ benchmark: series.benchmark, size },
      baseline: between('baseline', at),
      contender: between('contender', at),
      ...(expected === undefined ? {} : { expected }),
    }
  })
}

/**
 * The size at which the curves of both sides cross, by lines between the points on logarithmic axes. Undefined unless one side is
 * clearly below the other at some size, and clearly above it at a later one: their intervals do not touch there.
 */
export function findCrossing(points: readonly GrowthPoint[]): number | undefined {
  const signs = points.map(clearSign)
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

function clearSign({ baseline, contender }: GrowthPoint): -1 | 0 | 1 {
  if ((contender.high ?? Infinity) < (baseline.low ?? 0)) return -1
  return (contender.low ?? 0) > (baseline.high ?? Infinity) ? 1 : 0
}
