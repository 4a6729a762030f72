import { leastSquaresSlope } from '../../stats/growth/line.js'
import type { Observation, Series } from '../series.js'
import type { Scan } from './scans.js'

/** One invocation of a scan: its values at all sizes, as natural logarithms, and the exponent that they make. */
export interface ScannedInvocation extends Pick<Observation, 'side' | 'copy' | 'turn'> {
  readonly logs: readonly number[]
  readonly exponent: number
}

/** The invocations that have a value at every size of `scan`, round by round of its smallest size, in run order. */
export function listScanned({ points }: Scan): readonly (readonly ScannedInvocation[])[] {
  const sizes = points.map(({ size }) => Math.log(size))
  const series = points.map(({ comparison }) => comparison.series)
  const [{ numbers, rounds }] = series as [Series]
  return rounds.map((round, index) => {
    const others = series.map(one => byPlace(one.rounds[one.numbers.indexOf(numbers[index]!)] ?? []))
    return round.flatMap((one): readonly ScannedInvocation[] => {
      const values = others.map(values => values.get(placeOf(one)))
      if (!values.every(value => value !== undefined)) return []
      const logs = values.map(Math.log)
      const { side, copy, turn } = one
      return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }]
    })
  })
}

function byPlace(round: Series['rounds'][number]): ReadonlyMap<string, number> {
  return new Map(round.map(one => [placeOf(one), one.value]))
}

function placeOf({ side, copy }: Pick<Observation, 'side' | 'copy'>): string {
  return `${side} ${copy}`
}
