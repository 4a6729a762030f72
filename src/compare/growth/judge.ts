import { isComputable, isCounted } from '../../metrics/number.js'
import type { Pair, Warning } from '../../record/record.js'
import { usualExponentThreshold } from '../../record/record.js'
import { areScanned, leastSizes, listSizes } from '../../scan.js'
import { makeEngine } from '../../stats/engine/engine.js'
import { fitShapes, leastSquaresSlope, meanInterval, meanOf } from '../../stats/growth.js'
import { medianOf } from '../../stats/quantile.js'
import { nominalAlpha } from '../../stats/sequential/repeated-p.js'
import { count } from '../../util/plural.js'
import type { OpenGrowth, Scan, ScannedInvocation, SizedPoint } from '../assessment.js'
import type { LogChange } from '../change.js'
import { equivalenceLevel } from '../change.js'
import type { Comparison } from '../comparison.js'
import type { Between, Growth, GrowthPoint, SideGrowth } from '../conclusion.js'
import type { Correction } from '../correct-for-many.js'
import { judge } from '../decide.js'
import type { Change } from '../finding.js'
import { type Inference, makeInference } from '../inference.js'
import { findShortage } from '../obstacles.js'
import { makeDesign } from '../rounds/design.js'
import { makeFindBreaks } from '../rounds/own-rounds.js'
import { findExpectation } from '../rules-outcome.js'
import type { Observation, Series } from '../series.js'

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

interface Draft {
  readonly parameter: string
  readonly isNamed: boolean
  readonly points: SizedPoint[]
}

/**
 * The scans among `comparisons`, by the sizes in the names of their benchmarks, as `options` ask. Of a grid, each row and each column
 * is one.
 */
function findScans(comparisons: Iterable<Comparison>, { options }: Pick<Pair, 'options'>): readonly Scan[] {
  const isAsked = (options?.scan ?? '') !== ''
  const drafts = new Map<string, Draft>()
  for (const comparison of comparisons) {
    const { benchmark, metric } = comparison.series
    for (const { family, parameter, size, isNamed } of listSizes(benchmark)) {
      const key = `${family}\n${metric.name}`
      const draft = drafts.get(key) ?? { parameter, isNamed, points: [] }
      drafts.set(key, draft)
      draft.points.push({ size, comparison })
    }
  }
  return [...drafts].flatMap(([key, { parameter, isNamed, points }]) => {
    const usable = points.filter(({ comparison }) => isUsable(comparison)).sort((one, other) => one.size - other.size)
    const sizes = usable.map(({ size }) => size)
    if (!areScanned(sizes, { isNamed, isAsked }) || new Set(sizes).size < sizes.length) return []
    const leftOut = points.filter(one => !isUsable(one.comparison)).map(({ comparison }) => comparison.series.benchmark)
    return [{ family: key.split('\n')[0]!, parameter, points: usable, leftOut }]
  })
}

/** Returns whether both sides have values with a logarithm. */
function isUsable({ basis, series }: Comparison): boolean {
  return (
    basis.kind !== 'obstacle' &&
    series.rounds.every(round => round.every(({ value }) => value > 0 && isComputable(value)))
  )
}

/** The rounds of a scan. */
interface ScannedRounds {
  /** The numbers that these rounds have in the record: those of all sizes. */
  readonly numbers: readonly number[]
  /** The invocations that have a value at every size, in run order. */
  readonly rounds: readonly (readonly ScannedInvocation[])[]
}

/** Lists the invocations of `scan` in the rounds that all of its sizes have. Sizes may have been left out of different rounds. */
function listScanned({ points }: Scan): ScannedRounds {
  const sizes = points.map(({ size }) => Math.log(size))
  const all = points.map(({ comparison: { series } }) => byNumber(series))
  const numbers = [...all[0]!.keys()].filter(number => all.every(rounds => rounds.has(number)))
  const rounds = numbers.map(number => {
    const others = all.map(rounds => byPlace(rounds.get(number)!))
    return all[0]!.get(number)!.flatMap((one): readonly ScannedInvocation[] => {
      const values = others.map(values => values.get(placeOf(one)))
      if (!values.every(value => value !== undefined)) return []
      const logs = values.map(Math.log)
      const { side, copy, turn } = one
      return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }]
    })
  })
  return { numbers, rounds }
}

function byNumber({ numbers, rounds }: Series): ReadonlyMap<number, Series['rounds'][number]> {
  return new Map(numbers.map((number, place) => [number, rounds[place]!]))
}

function byPlace(round: Series['rounds'][number]): ReadonlyMap<string, number> {
  return new Map(round.map(one => [placeOf(one), one.value]))
}

function placeOf({ side, copy }: Pick<Observation, 'side' | 'copy'>): string {
  return `${side} ${copy}`
}

/** Says why a scan that somebody asked for has no growth, and which sizes are not part of it. */
export function warnOfScan({ options = {} }: Pair, growths: readonly Growth[]): readonly Warning[] {
  const asked = (options.scan ?? '').split('\n').flatMap(line => {
    const [name = '', list = ''] = line.split('=')
    return list === '' ? [] : [{ name: name.trim(), values: list.split(',') }]
  })
  // In a grid, one parameter with enough sizes is what somebody wanted to see grow.
  const few =
    growths.length > 0 ? [] : asked.filter(({ values }) => values.length < leastSizes && values.every(isNumber))
  const left = growths.flatMap(({ leftOut = [] }) => leftOut)
  return [
    ...few.map(({ name, values }) => ({
      code: 'few-sizes',
      message: `"${name}" has ${count(values.length, 'size')}, and growth needs ${leastSizes} or more: add sizes, best over a factor of 10`,
    })),
    ...[...new Set(left)].map(name => ({
      code: 'size-left-out',
      message: `"${name}" is no part of the growth, because it was not measured on both sides`,
    })),
  ]
}

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text))
}
