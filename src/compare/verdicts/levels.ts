import { mean, median } from 'simple-statistics'
import type { Direction } from '../../metrics/metric.js'
import { isComputable } from '../../metrics/number.js'
import type { Side } from '../../schedule/round.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import { quantile } from '../../stats/quantile.js'
import type { Comparison } from '../comparison.js'
import type { Series } from '../series.js'
import { fromLog } from './change.js'
import type { Level } from './finding.js'

/** The levels of both sides. */
export interface PairLevels {
  readonly baseline: Level
  readonly contender: Level
}

/**
 * The levels that belong to the change: those that the estimate of `engine` implies, where there is one. What never varied is its own
 * level, and counts of which some are 0 have their means. The contender's over the baseline's is the change itself. Undefined where there is no change.
 */
export function findLevels({ basis, series }: Comparison, engine: ChangeEngine | undefined): PairLevels | undefined {
  if (basis.kind === 'exact') return { baseline: constant(basis.baseline), contender: constant(basis.contender) }
  if (basis.kind === 'zeros') return { baseline: meanOf(series, 'baseline'), contender: meanOf(series, 'contender') }
  if (engine === undefined) return undefined
  const { centre, a, b } = engine.levelled()
  const { better } = series.metric
  const levels = { baseline: levelOf(centre, a, better), contender: levelOf(centre + engine.estimate, b, better) }
  const isKnown = Object.values(levels).every(({ value, mad }) => isComputable(value) && isComputable(mad))
  return isKnown ? levels : undefined
}

function constant(value: number): Level {
  return { value, mad: 0 }
}

function meanOf({ rounds }: Series, side: Side): Level {
  const values = rounds.flatMap(round => round.filter(one => one.side === side).map(one => one.value))
  const value = mean(values)
  const distances = values.map(one => Math.abs(one - value))
  return { value, mad: median(distances) }
}

function levelOf(log: number, logs: Float64Array, direction: Direction): Level {
  const value = fromLog(log, direction)
  const distances = logs.map(one => Math.abs(fromLog(one, direction) - value)).sort()
  return { value, mad: quantile(distances, 0.5) }
}
