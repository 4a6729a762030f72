import { leastSquaresSlope } from '../../stats/growth/line.js'
import type { Observation, Series } from '../series.js'
import type { Scan } from './scans.js'

/** One invocation of a scan: its values at all sizes, as natural logarithms, and the exponent that they make. */
export interface ScannedInvocation extends Pick<Observation, 'side' | 'copy' | 'turn'> {
  readonly logs: readonly number[]
  readonly exponent: number
}

/** The rounds of a scan. */
export interface ScannedRounds {
  /** The numbers that these rounds have in the record: those of all sizes. */
  readonly numbers: readonly number[]
  /** The invocations that have a value at every size, in run order. */
  readonly rounds: readonly (readonly ScannedInvocation[])[]
}

/** Lists the invocations of `scan` in the rounds that all of its sizes have. Sizes may have been left out of different rounds. */
export function listScanned({ points }: Scan): ScannedRounds {
  const sizes = points.map(({ size }) => Math.log(size))
  const all = points.map(({ comparison: { series } }) => byNumber(series))
  const numbers = [...all[0]!.keys()].filter(number => all.every(rounds => rounds.has(number)))
  const rounds = numbers.map(number => {
    const others = all.map(rounds => byPlace(rounds.get(number)!))
    return all[0]!.get(number)!.flatMap((one): readonly ScannedInvocation[] => {
      const values = others.map(values => values.get(placeOf(one)))
      if (!values.every(value => value !== undefined)) return []
      const logs = values.map(Math.log)
      const { side, copy, turn } = one
      return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }]
    })
  })
  return { numbers, rounds }
}

function byNumber({ numbers, rounds }: Series): ReadonlyMap<number, Series['rounds'][number]> {
  return new Map(numbers.map((number, place) => [number, rounds[place]!]))
}

function byPlace(round: Series['rounds'][number]): ReadonlyMap<string, number> {
  return new Map(round.map(one => [placeOf(one), one.value]))
}

function placeOf({ side, copy }: Pick<Observation, 'side' | 'copy'>): string {
  return `${side} ${copy}`
}
