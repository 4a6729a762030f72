import { median } from 'simple-statistics'
import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { madOfNormal, normalQuantile } from '../../stats/distributions/normal.js'
import { isJudged } from '../chosen.js'
import { makeJudgedSeries } from '../judged-clock.js'
import { thresholdOf } from '../resolved-rule.js'
import type { Series } from '../series.js'
import { toLog } from '../verdict.js'

const power = 0.9

/**
 * Counts the rounds that would resolve the threshold for every judged benchmark with 90% power. The number depends on the
 * spread of the values within rounds.
 *
 * It sees no difference of the sides where they have two copies: values of one side are compared. If the number of rounds depends on the
 * data in this way alone, the error rates stay as they are. With one copy of each, a real difference widens the spread, so it asks for more
 * rounds, never for fewer.
 */
export function countNeededRounds(record: Pair): number {
  const { confidence, metrics } = record.settings
  const reach = -normalQuantile((1 - confidence) / 2) + normalQuantile(power)
  const judged = makeJudgedSeries(record).series.filter(series => isJudged(series, metrics))
  const needed = judged.map(series => {
    const spread = spreadPerRound(series)
    return spread === 0 ? 0 : (reach * spread) / Math.log1p(findOwnThreshold(series, record))
  })
  return Math.ceil(Math.max(0, ...needed) ** 2)
}

/** With the level of both sides together, since to look at one would be to look at sides. */
function findOwnThreshold({ rule, rounds }: Series, { settings }: Pair): number {
  const values = rounds.flatMap(round => round.map(({ value }) => value)).filter(isComputable)
  return thresholdOf(rule, settings, () => (values.length === 0 ? 0 : median(values)))
}

/**
 * The standard error of the difference of the sides after one round, in natural logs, as if they were the same; 0 where no round
 * has two values.
 */
function spreadPerRound({ rounds, metric }: Series): number {
  const logs = rounds.map(round =>
    round
      .filter(({ value }) => isComputable(value) && value > 0)
      .map(({ side, value }) => ({ side, value: toLog(value, metric.better) })),
  )
  const isAny = (): boolean => true
  const within = logs.flatMap(round => listDifferences(round, (first, second) => first.side === second.side))
  const differences = within.length > 0 ? within : logs.flatMap(round => listDifferences(round, isAny))
  if (differences.length === 0) return 0
  // The difference of two values varies √2 times as much as one value, and so does that of two sides of one value each.
  return median(differences) / madOfNormal / Math.sqrt(Math.max(1, ...rounds.map(round => round.length)) / 2)
}

interface Value {
  readonly side: Side
  readonly value: number
}

/** Lists the distances of any two of `values` that belong together: unlike distances from their own middle, they are the same however few there are. */
function listDifferences(
  values: readonly Value[],
  belong: (first: Value, second: Value) => boolean,
): readonly number[] {
  return values.flatMap((first, index) =>
    values.slice(index + 1).flatMap(second => (belong(first, second) ? Math.abs(first.value - second.value) : [])),
  )
}
