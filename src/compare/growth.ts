import { isComputable } from '../metrics/number.js'
import { seriesKey } from '../record/key.js'
import type { Pair } from '../record/record.js'
import { areScanned, listSizes } from '../scan.js'
import type { Side } from '../schedule/round.js'
import { medianOf } from '../stats/quantile.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import { farthestFromLine, leastSquaresSlope, meanInterval, meanOf } from '../stats/slope.js'
import type { Exponent, Growth } from './conclusion.js'
import type { Finding } from './finding.js'
import { makeDesign } from './rounds/design.js'
import { keyOf, type Series } from './series.js'
import { isCalled } from './verdict.js'

/** A metric at several sizes, ascending. */
interface Scan {
  /** The common name of its benchmarks, with `…` in place of the size. */
  readonly benchmark: string
  readonly isAsked: boolean
  readonly points: readonly Point[]
}

interface Point {
  readonly size: number
  readonly series: Series
}

/** The smallest difference of exponents that is told unasked: over a factor of 8 of the size, it makes 1.7 times as much. */
const leastDifference = 0.25
/** Numbers in names may be ports or years. Unasked, growth is told where a power of them fits this well, as a fraction of each value. */
const worstMisfit = 0.15
/** In natural logs: beyond a factor of 100, how far off it is tells nothing. */
const mostMisfit = Math.log(100)

/**
 * Describes how values grow with the size on both sides, where the verdict of a size is a change. A description has no verdict, and no gate,
 * status or headline depends on it: a cheaper start alone makes a curve steeper, though every size is faster.
 */
export function describeGrowth(
  findings: readonly Finding[],
  series: readonly Series[],
  record: Pair,
): readonly Growth[] {
  const changed = new Set(findings.filter(({ verdict }) => isCalled(verdict)).map(seriesKey))
  if (changed.size === 0) return []
  return findScans(series, record)
    .filter(({ points }) => points.some(point => changed.has(keyOf(point.series))))
    .flatMap(scan => {
      const growth = fitGrowth(scan, record)
      return growth !== undefined && (scan.isAsked || isTelling(growth)) ? [growth] : []
    })
    .sort((a, b) => differenceOf(b) - differenceOf(a))
}

function differenceOf({ baseline, contender }: Growth): number {
  return Math.abs(contender.value - baseline.value)
}

/** Finds the scans among `all`, by the sizes in the names of their benchmarks. Of a grid, each row and each column is one. */
function findScans(all: readonly Series[], { options }: Pick<Pair, 'options'>): readonly Scan[] {
  const asked = new Set((options?.scan ?? '').split('\n').map(line => line.split('=', 1)[0]!.trim()))
  const families = new Map<string, Scan & { readonly isNamed: boolean; readonly points: Point[] }>()
  for (const series of all.filter(isUsable))
    for (const { family: benchmark, parameter, size, isNamed } of listSizes(series.benchmark)) {
      const key = keyOf({ benchmark, metric: series.metric })
      const family = families.get(key) ?? { benchmark, isNamed, isAsked: isNamed && asked.has(parameter), points: [] }
      families.set(key, family)
      family.points.push({ size, series })
    }
  return [...families.values()].flatMap(family => {
    const points = family.points.toSorted((a, b) => a.size - b.size)
    const sizes = points.map(({ size }) => size)
    const isScan = areScanned(sizes, family) && new Set(sizes).size === sizes.length
    return isScan ? [{ ...family, points }] : []
  })
}

/** Returns whether values have logarithms. One round has no interval. */
function isUsable({ rounds }: Series): boolean {
  return rounds.length > 1 && rounds.every(round => round.every(({ value }) => value > 0 && isComputable(value)))
}

/** Fits powers of the size in the rounds that all sizes have, since some may have been left out of others; undefined if these are too few. */
export function fitGrowth({ benchmark, points }: Omit<Scan, 'isAsked'>, record: Pair): Growth | undefined {
  const roundsOf = points.map(
    ({ series: { numbers, rounds } }) => new Map(numbers.map((number, at) => [number, rounds[at]!])),
  )
  const numbers = points[0]!.series.numbers.filter(number =>
    roundsOf.every(rounds => new Set(rounds.get(number)?.map(({ side }) => side)).size === 2),
  )
  if (numbers.length < 2) return undefined
  const alpha = nominalAlpha(makeDesign(record, numbers), 1 - record.settings.confidence)
  const sizes = points.map(({ size }) => Math.log(size))
  const fitSide = (side: Side): Exponent => {
    const logs = numbers.map(number =>
      roundsOf.map(rounds => {
        const values = rounds.get(number)!.filter(observation => observation.side === side)
        return meanOf(values.map(({ value }) => Math.log(value)))
      }),
    )
    const centres = sizes.map((_, at) => medianOf(logs.map(round => round[at]!))!)
    return {
      ...meanInterval(
        logs.map(round => leastSquaresSlope(sizes, round)),
        alpha,
      ),
      misfit: Math.expm1(Math.min(mostMisfit, farthestFromLine(sizes, centres))),
    }
  }
  const metric = points[0]!.series.metric.name
  return { benchmark, metric, baseline: fitSide('baseline'), contender: fitSide('contender') }
}

/** Returns whether a power of the size describes both sides, and their exponents differ. */
function isTelling(growth: Growth): boolean {
  const { baseline, contender } = growth
  const isApart = contender.low > baseline.high || baseline.low > contender.high
  return (
    isApart && differenceOf(growth) >= leastDifference && Math.max(baseline.misfit, contender.misfit) <= worstMisfit
  )
}
