import { mean } from 'd3-array'
import type { LookChange } from '../../../compare/rounds/trace.js'
import type { Series } from '../../../compare/series.js'
import type { Side } from '../../../plan/round.js'
import type { Measured } from '../measured.js'
import { changeAxis, roundAxis } from './axis.js'
import type { Picture, Point } from './picture.js'
import { roundMarks } from './run-order.js'

/** The contender relative to the baseline in each round, of the geometric means of its values; rounds without a ratio are left out. */
export function listRoundChanges({ rounds, numbers }: Pick<Series, 'rounds' | 'numbers'>): readonly Point[] {
  return rounds.flatMap((round, index) => {
    const change = Math.expm1(meanLog(round, 'contender') - meanLog(round, 'baseline'))
    return Number.isFinite(change) ? [[numbers[index]! + 0.5, change] as Point] : []
  })
}

function meanLog(round: Series['rounds'][number], side: Side): number {
  return mean(round, one => (one.side === side ? Math.log(one.value) : undefined)) ?? Number.NaN
}

/** The change in each round, and what was known of it at each look. */
export function pictureWithinRounds(
  series: Series,
  { looks, threshold, measured }: { looks: readonly LookChange[]; threshold: number; measured: Measured },
): Picture {
  const changes = listRoundChanges(series)
  const rounds = measured.record.rounds.length
  // A look after some rounds of this benchmark is drawn where its last one ended.
  const known = looks.map(look => ({ at: (series.numbers[look.rounds - 1] ?? look.rounds - 1) + 1, ...look.change }))
  const ends = known.flatMap(({ low, high }) => [low ?? 0, high ?? 0])
  const y = changeAxis([...changes.map(([, change]) => change), ...narrowed(ends, changes), threshold, -threshold])
  const [bottom, top] = [y.ends[0] / 100, y.ends[1] / 100]
  return {
    title: 'Within rounds',
    description: `The contender less the baseline by round, and the interval at ${looks.length === 1 ? 'the end' : 'each look'}`,
    x: roundAxis(rounds),
    y,
    marks: [
      ...roundMarks(measured),
      { shape: 'area', kind: 'within', points: [0, rounds].map(x => [x, -threshold, threshold]) },
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'dots', kind: 'dot round', label: 'contender less baseline', points: changes },
      {
        shape: 'bars',
        kind: 'interval',
        bars: known.map(({ at, low, high }) => [at, Math.max(bottom, low ?? bottom), Math.min(top, high ?? top)]),
      },
      { shape: 'line', kind: 'curve estimate', points: known.map(({ at, value }) => [at, value]) },
      {
        shape: 'dots',
        kind: 'dot estimate',
        label: 'estimate at this look',
        points: known.map(({ at, value }) => [at, value]),
      },
    ],
    height: 220,
  }
}

/** Ends of early intervals can be so far away that nothing else could be seen: the axis reaches three times as far as the rounds. */
function narrowed(ends: readonly number[], changes: readonly Point[]): readonly number[] {
  const reach = 3 * Math.max(0.01, ...changes.map(([, change]) => Math.abs(change)))
  return ends.map(end => Math.max(-reach, Math.min(reach, end)))
}
