import { blank, type Described } from '../../compare/assessment.js'
import { conclude } from '../../compare/conclude.js'
import type { Change, Finding } from '../../compare/finding.js'
import { makeJudgedSeries } from '../../compare/judged-clock.js'
import type { Series } from '../../compare/series.js'
import { describeSeries } from '../../compare/stages/1-describe.js'
import { applyGuards, findRunGuards } from '../../compare/stages/5-guard.js'
import { toLog } from '../../compare/verdict.js'
import { seriesKey } from '../../record/key.js'
import type { NamedSide, Reinstall, SessionRecord } from '../../record/record.js'
import { makePair, makePublishedPair, type Pair } from '../../record/record.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import type { ChangeEngine } from '../../stats/inversion.js'
import type { Height } from '../../stats/network/network.js'
import {
  type Anchor,
  type ComparedSide,
  type Comparison,
  type Estimate,
  largestHeight,
  largestWidth,
  makeRename,
  mostEstimates,
  type Renames,
  type TrackedMetric,
  unit,
  type Version,
} from './comparison.js'
import { confidence } from './levels.js'

export interface Compared {
  readonly baseline: Version
  readonly contender: Version
  readonly third?: Version
  /** The anchor of the day of the comparison, also where it is not the third side. */
  readonly anchor?: Anchor
}

/**
 * Makes what history keeps of `record` and the `findings` of its contender. No other comparison has this `id`. A payload that was compared only
 * against itself is a comparison of one side, which only says that it is there.
 */
export function makeComparison(
  { record, findings }: { readonly record: SessionRecord; readonly findings: readonly Finding[] },
  { baseline, contender, third, anchor }: Compared,
  id: string,
): Comparison {
  const known: readonly (Version | undefined)[] = [baseline, contender, third]
  const isAlone = baseline.digest === contender.digest
  const sides = record.sides.flatMap((side, index) => {
    const version = known[index]
    return version === undefined || (isAlone && index === 0) ? [] : [{ side, version }]
  })
  const names = sides.map(({ side }) => side.name)
  const estimates = names.length < 2 ? [] : combineSides(record, findings, names)
  return {
    id,
    at: record.createdAt ?? '',
    machine: record.environment?.fingerprint ?? '',
    rounds: record.rounds.length,
    ...(anchor && { anchor }),
    comparedSides: sides.map(
      ({ side, version }): ComparedSide => ({ ...version, copies: countInstallations(side, record.reinstall) }),
    ),
    estimates: isAlone ? estimates : withAbsolutes(estimates, findings).map(withWord(findings, record)),
  }
}

function combineSides(record: SessionRecord, findings: readonly Finding[], names: readonly string[]) {
  const all = combine(names, (a, b) => {
    const isUsual = a === record.sides[0]!.name && b === record.sides[1]!.name
    const pair = makePair(record, a, b)
    return listDifferences(pair, isUsual ? findings : conclude(pair).findings)
  })
  // A file with anything larger could not be read.
  const isKept = (number: number | null): boolean => Math.abs(number ?? 0) <= largestHeight
  return all.filter(({ heights, noises }) => [...heights, ...noises].every(isKept)).slice(0, mostEstimates)
}

function withAbsolutes(estimates: readonly Estimate[], findings: readonly Finding[]): readonly Estimate[] {
  const byKey = new Map(findings.map(finding => [seriesKey(finding), finding]))
  return estimates.map(estimate => {
    const { contender, unit = '', byCpuTime } = byKey.get(seriesKey(estimate.of)) ?? {}
    const value = Number(contender?.level?.value.toPrecision(4))
    // CPU time is as good as wall time for a ratio, and another value.
    return Number.isFinite(value) && byCpuTime === undefined ? { ...estimate, absolute: { value, unit } } : estimate
  })
}

/** Adds what the comparison of the first two sides said of a benchmark, where that has a change. */
function withWord(findings: readonly Finding[], { settings }: SessionRecord): (estimate: Estimate) => Estimate {
  const byKey = new Map(findings.map(finding => [seriesKey(finding), finding]))
  return estimate => {
    const { verdict, change, threshold = settings.threshold } = byKey.get(seriesKey(estimate.of)) ?? {}
    if (!verdict || !change) return estimate
    const round = (value: number): number => Number(value.toPrecision(6))
    const { value, low, high, level } = change
    const rounded = { value: round(value), low: low && round(low), high: high && round(high), level: round(level) }
    return { ...estimate, word: { verdict, change: rounded, threshold } }
  }
}

function countInstallations({ copies = 1 }: NamedSide, reinstall: Reinstall | undefined): number {
  return reinstall?.when === 'round' ? 0 : copies * (reinstall?.starts.length ?? 1)
}

/** Differences of a side from another one, by benchmark and metric. */
type Differences = ReadonlyMap<string, Difference & { readonly of: TrackedMetric }>

/** Estimates each benchmark from all sides that have it. */
function combine(names: readonly string[], compare: (a: string, b: string) => Differences): readonly Estimate[] {
  const [first, second, third] = names
  const differences = compare(first!, second!)
  const [beside, between]: readonly Differences[] =
    third === undefined ? [new Map(), new Map()] : [compare(first!, third), compare(second!, third)]
  const keys = new Set([...differences.keys(), ...beside!.keys(), ...between!.keys()])
  return [...keys].map(key => {
    const [first, two, last] = [differences.get(key), beside!.get(key), between!.get(key)]
    const of = (first ?? two ?? last)!.of
    const width = Math.max(...[first, two, last].flatMap(difference => difference?.width ?? []))
    const estimate = (sides: readonly (Side | undefined)[]): Estimate => makeEstimate(of, sides, width)
    if (first && two && last) return estimate(splitThree(first, two, last))
    if (third === undefined) return estimate(splitTwo(first!))
    if (first) return estimate([...splitTwo(first), undefined])
    const [low, high] = splitTwo((two ?? last)!)
    return estimate(two ? [low, undefined, high] : [undefined, low, high])
  })
}

function makeEstimate(of: TrackedMetric, sides: readonly (Side | undefined)[], width: number): Estimate {
  return {
    of,
    width: Math.ceil(100 * Math.min(width, largestWidth)) / 100,
    heights: sides.map(side => (side === undefined ? null : Math.round(side.height / unit))),
    noises: sides.map(side => (side === undefined ? null : Math.max(1, Math.round(Math.sqrt(side.variance) / unit)))),
  }
}

/** Lists what the report judges too, and what differs between the programs themselves. */
function listDifferences(record: Pair, findings: readonly Finding[]): Differences {
  const table = makeJudgedSeries(record)
  const byKey = new Map(findings.map(finding => [seriesKey(finding), finding]))
  const runGuards = findRunGuards(record, table)
  const isKept = (series: Series, key: string): boolean => {
    const { verdict = null, cause } = byKey.get(key) ?? {}
    if (verdict !== 'not-comparable') return verdict !== null
    if (cause !== 'machine') return false
    return applyGuards({ ...blank, verdict: 'unchanged' }, runGuards, series).verdict !== 'not-comparable'
  }
  return new Map(
    table.series.flatMap(series => {
      const of = { benchmark: series.benchmark, metric: series.metric.name, better: series.metric.better }
      const key = seriesKey(of)
      const shown = byKey.get(key)?.change ?? null
      const difference = isKept(series, key) && readDifference(describeSeries(series, table, record), shown)
      // Nothing is known of what has no bounded standard error.
      const isKnown = difference && [difference.value, difference.variance].every(Number.isFinite)
      return isKnown ? [[seriesKey(of), { ...difference, of }] as const] : []
    }),
  )
}

function readDifference(
  { basis, shortage, series: { metric } }: Described,
  shown: Change | null,
): Difference | undefined {
  switch (basis.kind) {
    case 'obstacle':
    case 'zeros':
      return undefined
    case 'exact':
      return {
        value: toLog(basis.contender, metric.better) - toLog(basis.baseline, metric.better),
        variance: 0,
        width: 1,
      }
    case 'inference':
      return shortage === undefined ? readChange(basis.change, shown) : undefined
  }
}

/**
 * Reads the difference of an engine, whose interval must be as wide as that of the exact test, since few rounds estimate a standard error
 * badly, and as wide as `shown`, where installations add to that.
 */
function readChange(engine: ChangeEngine, shown: Change | null): Difference {
  const { estimate, standardError } = engine
  const { low, high } = engine.interval(confidence)
  const widths = [
    Math.max(estimate - low, high - estimate) / standardError / quantileOf(confidence),
    ...(shown ? [reachOf(shown) / standardError / quantileOf(shown.level)] : []),
  ]
  const width = standardError === 0 ? 1 : Math.max(1, ...widths)
  return { value: estimate, variance: standardError ** 2, width }
}

function quantileOf(level: number): number {
  return normalQuantile((1 + level) / 2)
}

/** The reach of a change in natural logs; infinite where it has no bound. */
function reachOf({ low, high }: Change): number {
  return (Math.log1p(high ?? Number.POSITIVE_INFINITY) - Math.log1p(low ?? -1)) / 2
}

/** A height of one side of a session above another one with its variance, in any unit and that unit squared. */
interface Difference extends Height {
  /** The factor by which the exact interval is wider than the variance says; 1 where nothing is said. */
  readonly width?: number
}

/** A side of a session by itself. */
interface Side {
  readonly height: number
  readonly variance: number
}

/** Splits a difference of two sides, the second above the first, into what each side adds to it. */
export function splitTwo({ value, variance }: Difference): readonly [Side, Side] {
  return [
    { height: 0, variance: variance / 2 },
    { height: value, variance: variance / 2 },
  ]
}

/**
 * Splits the differences of three sides, of the later above the earlier one, into what each side adds to them. They share their noise, so
 * a side's height is the mean of what it is above each. Its variance is what least squares makes of the three.
 */
export function splitThree(difference: Difference, two: Difference, between: Difference): readonly [Side, Side, Side] {
  const heights = [
    -(difference.value + two.value) / 3,
    (difference.value - between.value) / 3,
    (two.value + between.value) / 3,
  ]
  const sum = (difference.variance + two.variance + between.variance) / 2
  // A side without noise would be believed beyond all others.
  const least = Math.min(difference.variance, two.variance, between.variance) / 10
  const variances = [between, two, difference].map(({ variance }) => Math.max(least, sum - variance))
  const [first, second, third] = heights.map((height, at) => ({
    height: height - heights[0]!,
    variance: variances[at]!,
  }))
  return [first!, second!, third!]
}

interface Concluded {
  readonly record: SessionRecord
  readonly findings: readonly Finding[]
}

/** Gives benchmarks of the sides of a comparison their new names, so that an old version can be told from a new one. */
export function renameMeasured({ record, findings }: Concluded, renames: Renames): Concluded {
  if (renames.size === 0) return { record, findings }
  const rounds = record.rounds.map(round =>
    round.map(invocation => {
      const rename = makeRename(
        invocation.measurements.map(({ benchmark }) => benchmark),
        renames,
      )
      return {
        ...invocation,
        measurements: invocation.measurements.map(measurement => ({
          ...measurement,
          benchmark: rename(measurement.benchmark),
        })),
      }
    }),
  )
  const renamed = { ...record, rounds }
  return { record: renamed, findings: conclude(makePublishedPair(renamed)).findings }
}
