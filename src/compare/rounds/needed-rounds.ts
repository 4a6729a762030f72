import { median } from 'simple-statistics'
import { isComputable } from '../../metrics/computable.js'
import type { SessionRecord } from '../../record/record.js'
import { madOfNormal, normalQuantile } from '../../stats/distributions/normal.js'
import { makeSeries, type Series } from '../series.js'
import { toLog } from '../verdicts/change.js'
import { isJudged } from '../verdicts/judged.js'
import { thresholdOf } from '../verdicts/ruling.js'

const power = 0.8

/**
 * How many rounds would resolve the threshold for every judged benchmark with 80 % power, from the spread of the values within
 * rounds.
 *
 * It looks at no side: a number of rounds that depends on the data in this way alone leaves the error rates as they are. A real
 * difference of the sides widens the spread, and so asks for more rounds, never for fewer.
 */
export function countNeededRounds(record: SessionRecord): number {
  const { confidence, metrics } = record.settings
  const reach = -normalQuantile((1 - confidence) / 2) + normalQuantile(power)
  const needed = makeSeries(record)
    .series.filter(series => isJudged(series, metrics))
    .map(series => (reach * spreadPerRound(series)) / Math.log1p(findOwnThreshold(series, record)))
  return Math.ceil(Math.max(0, ...needed) ** 2)
}

/** With the level of both sides together, since to look at one would be to look at sides. */
function findOwnThreshold({ ruling, rounds }: Series, { settings }: SessionRecord): number {
  const values = rounds.flatMap(round => round.map(({ value }) => value)).filter(isComputable)
  return thresholdOf(ruling, settings, values.length === 0 ? 0 : median(values))
}

/** The standard error of the difference of the sides after one round, in natural logs, as if they were the same. */
function spreadPerRound({ rounds, metric }: Series): number {
  const deviations = rounds.flatMap(round => {
    const logs = round
      .filter(one => isComputable(one.value) && one.value > 0)
      .map(one => toLog(one.value, metric.better))
    if (logs.length < 2) return []
    const centre = median(logs)
    // A median of few values lies closer to them than the truth does.
    const correction = Math.sqrt(logs.length / (logs.length - 1))
    return logs.map(log => correction * Math.abs(log - centre))
  })
  if (deviations.length === 0) return 0
  const perSide = rounds[0]!.length / 2
  return (median(deviations) / madOfNormal) * Math.sqrt(2 / perSide)
}
