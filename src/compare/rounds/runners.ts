import { isComputable } from '../../metrics/computable.js'
import type { Side } from '../../plan/round.js'
import { quantile } from '../../stats/quantile.js'
import { type Series, splitByRunner } from '../series.js'
import type { RunnerMedians } from '../verdicts/finding.js'

/** The medians of `series` on each of its runners. */
export function findRunnerMedians(series: Series): readonly RunnerMedians[] {
  return splitByRunner(series).map(rounds => ({
    baseline: findMedian(rounds, 'baseline'),
    contender: findMedian(rounds, 'contender'),
  }))
}

function findMedian(rounds: Series['rounds'], side: Side): number | null {
  const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value))
  const sorted = Float64Array.from(values.filter(isComputable)).sort()
  return sorted.length === 0 ? null : quantile(sorted, 0.5)
}
