import { addSeries, type FunctionSeries, meanOf } from './table.js'

/** The largest part of a difference that may be left over for two functions to be one that was renamed or inlined. */
const mostLeftOver = 0.1

/** Joins each function that only one side has with one of the opposite difference, where little is left of the two: it was renamed, or inlined. */
export function pairRenamed(series: readonly FunctionSeries[], floor: number): readonly FunctionSeries[] {
  const differences = new Map(series.map(one => [one, differenceOf(one)]))
  const bySize = series.filter(isOneSided).sort((one, other) => sizeOf(differences, other) - sizeOf(differences, one))
  const taken = new Set<FunctionSeries>()
  const joined = bySize.flatMap(one => {
    const own = differences.get(one)!
    if (taken.has(one) || Math.abs(own) < floor) return []
    const left = (other: FunctionSeries): number => Math.abs(own + differences.get(other)!)
    const [best] = series
      .filter(other => other !== one && !taken.has(other) && left(other) <= mostLeftOver * Math.abs(own))
      .sort((a, b) => left(a) - left(b))
    if (best === undefined) return []
    taken.add(one).add(best)
    const [before, after] = own < 0 ? [one, best] : [best, one]
    return [{ ...after, name: before.name, renamed: after.name, rounds: addSeries([before, after]) }]
  })
  return [...series.filter(one => !taken.has(one)), ...joined]
}

function differenceOf({ rounds }: FunctionSeries): number {
  return meanOf(rounds, 'contender') - meanOf(rounds, 'baseline')
}

function sizeOf(differences: ReadonlyMap<FunctionSeries, number>, one: FunctionSeries): number {
  return Math.abs(differences.get(one)!)
}

function isOneSided({ rounds }: FunctionSeries): boolean {
  return (['baseline', 'contender'] as const).some(side =>
    rounds.every(round => round[side].every(value => value === 0)),
  )
}
