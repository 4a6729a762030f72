import { makeSeries } from '../compare/series.js'
import { isComputable } from '../metrics/computable.js'
import type { Metric } from '../metrics/metric.js'
import type { Side } from '../plan/round.js'
import type { Pair } from '../record/pair.js'

/** The values of one benchmark and metric on one side, in the order in which they were measured, in base units; at least one. */
export interface Sample {
  readonly side: Side
  readonly benchmark: string
  readonly metric: Metric
  /** Whether the benchmark is about this metric. */
  readonly isMain: boolean
  readonly values: readonly number[]
}

/** The samples of `sides`, benchmark by benchmark. */
export function collectSamples(record: Pair, sides: readonly Side[]): readonly Sample[] {
  return makeSeries(record).series.flatMap(({ benchmark, metric, primary, rounds }) =>
    sides.flatMap(side => {
      const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value))
      const usable = values.filter(isComputable)
      return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }]
    }),
  )
}

/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
export function nameOf({ benchmark, metric, isMain }: Sample): string {
  return isMain ? benchmark : `${benchmark} (${metric.name})`
}
