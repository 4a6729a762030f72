import { group } from 'd3-array'
import { median } from 'simple-statistics'
import { makeReason } from '../record/reasons.js'
import type { Pair, PairInvocation } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { Obstacle } from './assessment.js'
import { type Series, valuesOf } from './series.js'

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
  const printed = rounds.flat().flatMap(run => (run.printed ?? []).map(result => ({ ...result, slot: run.slot })))
  // What runs for a set time does so by the wall clock.
  if (printed.length === 0 || !takeEquallyLong(series.clocks?.wall ?? series)) return undefined
  for (const [name, results] of group(printed, result => result.name)) {
    const change = findMove(results, series.rule.threshold ?? settings.threshold)
    if (change === undefined) continue
    return { cause: 'contender-changed', reason: makeReason('set-time', { name: name.slice(0, 60), change }) }
  }
  return undefined
}

function takeEquallyLong(series: Series): boolean {
  const levels = (['baseline', 'contender'] as const).flatMap(side =>
    ([1, 2] as const).flatMap(copy => {
      const rounds = series.rounds.map(round => round.filter(observation => observation.copy === copy))
      const values = valuesOf({ rounds }, side)
      return values.length === 0 ? [] : [median(values)]
    }),
  )
  return levels.length > 1 && Math.max(...levels) <= (1 + sameTime) * Math.min(...levels)
}

type PrintedBy = NonNullable<PairInvocation['printed']>[number] & Pick<PairInvocation, 'slot'>

/** The change of one printed result, as a fraction, where it is more than the threshold and than what the copies of a side differ by. */
function findMove(results: readonly PrintedBy[], threshold: number): number | undefined {
  const levelsOf = (side: Side): readonly number[] =>
    [
      ...group(
        results.filter(({ slot }) => slot.side === side),
        ({ slot }) => slot.copy,
      ).values(),
    ].map(ofCopy => median(ofCopy.map(({ value }) => value)))
  const sides = [levelsOf('baseline'), levelsOf('contender')] as const
  if (sides.some(levels => levels.length === 0 || levels.some(level => !(level > 0)))) return undefined
  const spread = Math.max(...sides.map(levels => Math.log(Math.max(...levels) / Math.min(...levels))))
  const [before, after] = sides.map(levels => median([...levels])) as [number, number]
  const move = Math.abs(Math.log(after / before))
  return move >= Math.log1p(threshold) && move > spread ? after / before - 1 : undefined
}
