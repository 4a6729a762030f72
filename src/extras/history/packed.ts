import { findLeastErrors } from '../../stats/network/steps.js'
import type { TrackedMetric } from './comparison.js'
import { type HistoryLevels, widenFor } from './levels.js'

/** All that a page needs to compare any two of its pushes: the comparisons themselves, which are far fewer than the pairs of pushes. */
export interface PackedVersions {
  /** Half an interval in standard deviations. */
  readonly reach: number
  /** Variance that a build gains by its layout, which no comparison of other builds knows of. */
  readonly layout: number
  readonly benchmarks: readonly PackedBenchmark[]
}

/** The network of a benchmark's comparisons, in natural logs where more is worse. */
export interface PackedBenchmark {
  /** The tile of its plot. */
  readonly id: string
  readonly better: TrackedMetric['better']
  readonly threshold: number
  /** The push of each node. */
  readonly nodes: readonly number[]
  /** Two nodes and the weight between them, and so on. */
  readonly edges: readonly number[]
  /** Sum by node of its measured distances above those that it was compared with, each with its weight. */
  readonly pull: readonly number[]
}

/** More digits than a page shows of any change. */
const digits = 9

/** Packs the comparisons of `rows`, each shown in a tile. */
export function packVersions(
  { pushes, benchmarks, spread }: HistoryLevels,
  rows: readonly { readonly of: TrackedMetric; readonly id: string; readonly threshold: number }[],
): PackedVersions {
  const places = new Map(pushes.map(({ digest }, at) => [digest, at]))
  const round = (value: number): number => Number(value.toPrecision(digits))
  return {
    reach: findLeastErrors(1, spread.doubt) * widenFor(spread),
    layout: spread.layout ** 2,
    benchmarks: rows.map(({ of, id, threshold }) => {
      const { digests, network } = benchmarks.find(benchmark => benchmark.of === of)!
      const edges = network.laplacian.flatMap((row, node) =>
        row.slice(0, node).flatMap((weight, column) => (weight === 0 ? [] : [column, node, round(-weight)])),
      )
      const nodes = digests.map(digest => places.get(digest)!)
      return { id, better: of.better, threshold, nodes, edges, pull: network.pull.map(round) }
    }),
  }
}
