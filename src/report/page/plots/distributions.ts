import type { Series } from '../../../compare/series.js'
import type { Side } from '../../../plan/round.js'
import { quantityAxis, shareAxis } from './axis.js'
import type { Mark, Picture, Point } from './picture.js'

/** The distributions of both sides: for each value, the share of values that are at most as large. */
export function pictureDistributions({ metric }: Series, { baseline, contender }: Sorted): Picture {
  const sides = [
    { side: 'baseline', values: baseline },
    { side: 'contender', values: contender },
  ]
  return {
    title: 'Distributions',
    description: 'The share of the values of each side up to each value',
    x: quantityAxis(
      sides.flatMap(({ values }) => values),
      metric.unit,
    ),
    y: shareAxis(),
    marks: sides.flatMap(({ side, values }): readonly Mark[] => [
      { shape: 'steps', kind: `curve ${side}`, points: stepsOf(values) },
      { shape: 'dots', kind: `dot ${side} small`, label: side, points: pointsOf(values) },
    ]),
    height: 220,
  }
}

/** The values of each side, ascending. */
export type Sorted = Readonly<Record<Side, readonly number[]>>

/** The values of `series` by side. */
export function sortValues({ rounds }: Pick<Series, 'rounds'>): Sorted {
  const values = { baseline: [] as number[], contender: [] as number[] }
  for (const round of rounds) for (const { side, value } of round) if (Number.isFinite(value)) values[side].push(value)
  return { baseline: ascending(values.baseline), contender: ascending(values.contender) }
}

/** By the order of numbers itself, which takes a fraction of the time of a comparison. */
function ascending(values: readonly number[]): readonly number[] {
  return [...Float64Array.from(values).sort()]
}

function pointsOf(values: readonly number[]): readonly Point[] {
  return values.map((value, index) => [value, (index + 1) / values.length])
}

function stepsOf(values: readonly number[]): readonly Point[] {
  const [first] = values
  return first === undefined ? [] : [[first, 0], ...pointsOf(values)]
}
