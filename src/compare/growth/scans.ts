import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/pair.js'
import { areScanned, listSizes } from '../../scan.js'
import { leastSquaresSlope } from '../../stats/growth.js'
import type { Comparison } from '../comparison.js'
import type { Observation, Series } from '../series.js'

/** Comparisons of one metric at several sizes. */
export interface Scan {
  readonly family: string
  readonly parameter: string
  /** By size, ascending. */
  readonly points: readonly SizedPoint[]
  /** Benchmarks of sizes without values of both sides. */
  readonly leftOut: readonly string[]
}

export interface SizedPoint {
  readonly size: number
  readonly comparison: Comparison
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
export function findScans(comparisons: Iterable<Comparison>, { options }: Pick<Pair, 'options'>): readonly Scan[] {
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

/** Whether both sides have values with a logarithm. */
function isUsable({ basis, series }: Comparison): boolean {
  return (
    basis.kind !== 'obstacle' &&
    series.rounds.every(round => round.every(({ value }) => value > 0 && isComputable(value)))
  )
}

/** One invocation of a scan: its values at all sizes, as natural logarithms, and the exponent that they make. */
export interface ScannedInvocation extends Pick<Observation, 'side' | 'copy' | 'turn'> {
  readonly logs: readonly number[]
  readonly exponent: number
}

/** The rounds of a scan. */
interface ScannedRounds {
  /** The numbers that these rounds have in the record: those of all sizes. */
  readonly numbers: readonly number[]
  /** The invocations that have a value at every size, in run order. */
  readonly rounds: readonly (readonly ScannedInvocation[])[]
}

/** Lists the invocations of `scan` in the rounds that all of its sizes have. Sizes may have been left out of different rounds. */
export function listScanned({ points }: Scan): ScannedRounds {
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
