import { isComputable } from '../../metrics/computable.js'
import type { Pair } from '../../record/pair.js'
import { areScanned, listSizes } from '../../scan/sizes.js'
import type { Comparison } from '../comparison.js'

/** Comparisons of one metric at several sizes. */
export interface Scan {
  readonly family: string
  readonly parameter: string
  /** By size, ascending. */
  readonly points: readonly ScanPoint[]
  /** Benchmarks of sizes without values of both sides. */
  readonly leftOut: readonly string[]
}

export interface ScanPoint {
  readonly size: number
  readonly comparison: Comparison
}

interface Draft {
  readonly parameter: string
  readonly isNamed: boolean
  readonly points: ScanPoint[]
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
