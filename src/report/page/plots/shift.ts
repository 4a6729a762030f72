import { type QuantileShift, shiftFunction } from '../../../stats/opinions/shift-function.js'
import { changeAxis, shareAxis } from './axis.js'
import type { Sorted } from './distributions.js'
import type { Picture } from './picture.js'

const quantiles = [0.05, ...Array.from({ length: 9 }, (_, index) => (index + 1) / 10), 0.95]

/** Lists the distances of the sides at each quantile. Returns undefined if there are no ratios. */
export function listShifts({ baseline, contender }: Sorted): readonly QuantileShift[] | undefined {
  if (!(baseline[0]! > 0) || contender.length === 0) return undefined
  return shiftFunction(baseline, contender, quantiles)
}

/** The difference of the quantiles of both sides, with its band. */
export function pictureShift(shifts: readonly QuantileShift[], threshold: number): Picture {
  const bounded = shifts.flatMap(({ p, low, high }) => (low === null || high === null ? [] : [[p, low, high] as const]))
  const ends = bounded.flatMap(([, low, high]) => [low, high])
  return {
    title: 'Quantile differences',
    description: 'How far the contender is from the baseline at each percentile',
    x: shareAxis(),
    y: changeAxis([...shifts.map(({ value }) => value), ...ends, threshold, -threshold]),
    marks: [
      { shape: 'area', kind: 'within', points: [0, 1].map(p => [p, -threshold, threshold]) },
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'area', kind: 'band', points: bounded },
      { shape: 'line', kind: 'curve estimate', points: shifts.map(({ p, value }) => [p, value]) },
      {
        shape: 'dots',
        kind: 'dot estimate',
        label: 'contender against baseline',
        points: shifts.map(({ p, value }) => [p, value]),
      },
    ],
    height: 220,
  }
}
