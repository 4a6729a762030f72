import { isComputable } from '../metrics/number.js'
import type { Pair } from '../record/record.js'
import { makeEngine } from '../stats/engine.js'
import type { Change } from './finding.js'
import { makeInference } from './inference.js'
import { findWholeRounds, makeDesign, makeFindBreaks } from './rounds/design.js'
import { type Series, toBlocks } from './series.js'
import { findShortage } from './shortage.js'
import { toChange, toLog } from './verdict.js'

/**
 * The geometric mean of the ratios of the benchmarks of time that every invocation printed; null where there are not two of them, or too few
 * rounds to say anything of it.
 *
 * The engine over each invocation's mean logarithm: what the benchmarks of one invocation share stays in it, which an average of
 * their intervals would forget.
 */
export function findSuiteChange(series: readonly Series[], record: Pair): Change | null {
  const numbers = findWholeRounds(record)
  const complete = findComplete(
    series
      .filter(
        // The geometric mean of means is no typical value.
        ({ primary, metric, judge }) =>
          primary && metric.unit === 's' && metric.better === 'lower' && !metric.aside && judge !== 'mean',
      )
      .map(series => pickRounds(series, numbers)),
  )
  const isShort = complete.some(each => findShortage(each) !== undefined)
  if (complete.length < 2 || numbers.length === 0 || isShort) return null
  const rounds = complete[0]!.rounds.map((round, index) => {
    const means = round.map((slot, place) => {
      const logs = complete.map(series => toLog(series.rounds[index]![place]!.value, 'lower'))
      return { ...slot, value: logs.reduce((sum, log) => sum + log, 0) / complete.length }
    })
    return toBlocks({ rounds: [means] })[0]!
  })
  // Without the bias of installations: what it does to a mean depends on how far benchmarks share it, which nobody knows.
  const inference = makeInference(makeEngine(rounds, { breaks: makeFindBreaks(record)(numbers).breaks }), {
    design: makeDesign(record, numbers),
    bias: null,
    weight: 1,
  })
  const { confidence } = record.settings
  const change = toChange(inference.interval(confidence), 'lower', confidence)
  return Number.isFinite(change.low) || Number.isFinite(change.high) ? change : null
}

/** `series` in the rounds with these `numbers` only; one that it did not run in is empty. */
function pickRounds(series: Series, numbers: readonly number[]): Series {
  if (series.numbers.length === numbers.length) return series
  const rounds = numbers.map(number => series.rounds[series.numbers.indexOf(number)] ?? [])
  return { ...series, rounds, numbers }
}

/** Those that have a positive value in every place of every round, by the fullest of them. */
function findComplete(series: readonly Series[]): readonly Series[] {
  const counts = series.map(({ rounds }) => rounds.flat().length)
  const fullest = series[counts.indexOf(Math.max(...counts))]
  const isWhole = (round: Series['rounds'][number], index: number): boolean =>
    round.length === fullest!.rounds[index]!.length && round.every(({ value }) => value > 0 && isComputable(value))
  return series.filter(({ rounds }) => rounds.every(isWhole))
}
