import type { Observation, Series } from '../../../compare/series.js'
import type { Measured } from '../measured.js'
import { quantityAxis, roundAxis } from './axis.js'
import type { Mark, Picture, Point } from './picture.js'

/** Each value at its round and at its place in it. */
export function pictureRunOrder(series: Series, measured: Measured): Picture {
  const { rounds, metric } = series
  const values = rounds.flat().map(({ value }) => value)
  return {
    title: 'In the order of runs',
    description: `All ${values.length} values of both sides by round`,
    x: roundAxis(measured.record.rounds.length),
    y: quantityAxis(values, metric.unit),
    marks: [...roundMarks(measured), ...sideDots(series)],
    height: 220,
  }
}

/** Disturbed rounds and looks, behind everything that is drawn by round. */
export function roundMarks({ record, disturbed }: Measured): readonly Mark[] {
  const looks = (record.plan?.looks ?? []).filter(look => look < record.rounds.length)
  return [
    { shape: 'spans', kind: 'disturbed', spans: [...disturbed].map(round => [round, round + 1]) },
    { shape: 'rules', kind: 'look', x: looks },
  ]
}

/** The dots of each copy of each side: the sides by colour and shape, the second copies hollow. */
function sideDots({ rounds, numbers }: Series): readonly Mark[] {
  const points = { baseline: [[], []] as Point[][], contender: [[], []] as Point[][] }
  rounds.forEach((round, index) => {
    const turns = turnsOf(round)
    for (const { side, copy, turn, value } of round)
      if (Number.isFinite(value)) points[side][copy - 1]!.push([numbers[index]! + (turn + 0.5) / turns, value])
  })
  return Object.entries(points).flatMap(([side, copies]) =>
    copies.map((own, index) => ({
      shape: 'dots' as const,
      kind: `dot ${side}${index === 1 ? ' hollow' : ''}`,
      label: `${side} copy ${index + 1}`,
      points: own,
    })),
  )
}

/** How many turns a round has; a failed invocation leaves its turn empty. */
function turnsOf(round: readonly Observation[]): number {
  return Math.max(4, ...round.map(({ turn }) => turn + 1))
}
