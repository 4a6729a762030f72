import { median } from 'simple-statistics'
import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/record.js'
import { madOfNormal, normalQuantile } from '../../stats/distributions/normal.js'
import { isJudged } from '../chosen.js'
import { makeJudgedSeries } from '../judged-clock.js'
import { thresholdOf } from '../resolved-rule.js'
import type { Series } from '../series.js'
import { toLog } from '../verdict.js'

const power = 0.8

/**
 * Counts the rounds that would resolve the threshold for every judged benchmark with 80% power. The number depends on the
 * spread of the values within rounds.
 *
 * It does not look at any side. If the number of rounds depends on the data in this way alone, the error rates stay as they are.
 * A real difference of the sides widens the spread, so it asks for more rounds, never for fewer.
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
  const differences = rounds.flatMap(round =>
    listDifferences(
      round
        .filter(observation => isComputable(observation.value) && observation.value > 0)
        .map(observation => toLog(observation.value, metric.better)),
    ),
  )
  if (differences.length === 0) return 0
  // The difference of two values varies √2 times as much as one value, and so does that of two sides of one value each.
  return median(differences) / madOfNormal / Math.sqrt(Math.max(1, ...rounds.map(round => round.length)) / 2)
}

/** Lists the distances of any two of `values`: unlike distances from their own middle, they are the same however few there are. */
function listDifferences(values: readonly number[]): readonly number[] {
  return values.flatMap((value, index) => values.slice(index + 1).map(second => Math.abs(value - second)))
}
