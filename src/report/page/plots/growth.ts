import type { Between, Growth } from '../../../compare/growth/growth.js'
import { logAxis } from './axis.js'
import type { Mark, Picture } from './picture.js'

/** Both curves on logarithmic axes, with the interval of each point. */
export function pictureGrowth({ points, unit, parameter, crossing, metric }: Growth): Picture {
  const expected = points.flatMap(one => (one.expected === undefined ? [] : [[one.size, one.expected] as const]))
  const ends = [
    ...points.flatMap(({ baseline, contender }) =>
      [baseline, contender].flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
    ),
    ...expected.map(([, value]) => value),
  ]
  return {
    title: `${metric} by size`,
    description: `Both sides at ${points.length} sizes, on logarithmic axes`,
    x: logAxis(
      points.map(({ size }) => size),
      { name: parameter },
    ),
    y: logAxis(ends, { unit }),
    marks: [
      ...(crossing === undefined ? [] : [{ shape: 'rules' as const, kind: 'look', x: [crossing] }]),
      ...(expected.length === 0 ? [] : [{ shape: 'line' as const, kind: 'zero expected', points: expected }]),
      ...(['baseline', 'contender'] as const).flatMap(side =>
        sideMarks(
          side,
          points.map(one => [one.size, one[side]]),
        ),
      ),
    ],
    height: 300,
  }
}

function sideMarks(side: string, points: readonly (readonly [size: number, Between])[]): readonly Mark[] {
  const dots = points.map(([size, { value }]) => [size, value] as const)
  return [
    { shape: 'line', kind: `curve ${side}`, points: dots },
    {
      shape: 'bars',
      kind: `interval ${side}`,
      bars: points.flatMap(([size, { low, high }]) =>
        low === null || high === null ? [] : [[size, low, high] as const],
      ),
    },
    { shape: 'dots', kind: `dot ${side}`, label: side, points: dots },
  ]
}
