import { group } from 'd3-array'
import { makeReason } from '../record/reasons.js'
import type { Pair } from '../record/record.js'
import type { Obstacle } from './assessment.js'
import { findCopyLevels, findMove, spreadOf } from './copies.js'
import type { Series } from './series.js'

/** Processes whose times lie no farther apart, as a fraction, take equally long. */
const sameTime = 0.01

/**
 * Finds that the command of `record` runs for a set time, so that the time of its process, which is `series`, cannot show a change: all copies
 * take equally long, while a result that the command prints differs between the sides, by at least the threshold and by more than between
 * the copies of a side. Returns undefined where nothing shows that.
 */
export function findSetTime(
  series: Series,
  { rounds, settings }: Pick<Pair, 'rounds' | 'settings'>,
): Obstacle | undefined {
  if (series.metric.aside || series.metric.unit !== 's') return undefined
  const printed = rounds
    .flat()
    .flatMap(({ slot, printed = [] }) => printed.map(({ name, value }) => ({ ...slot, name, value })))
  // What runs for a set time does so by the wall clock.
  if (printed.length === 0 || !takeEquallyLong(series.clocks?.wall ?? series)) return undefined
  const threshold = series.rule.threshold ?? settings.threshold
  for (const [name, results] of group(printed, result => result.name)) {
    const move = findMove(findCopyLevels(results), { threshold })
    if (move === undefined) continue
    const change = move.after / move.before - 1
    return { cause: 'contender-changed', reason: makeReason('set-time', { name: name.slice(0, 60), change }) }
  }
  return undefined
}

function takeEquallyLong({ rounds }: Series): boolean {
  const { baseline, contender } = findCopyLevels(rounds.flat())
  const levels = [...baseline, ...contender]
  return levels.length > 1 && spreadOf(levels) <= Math.log1p(sameTime)
}
