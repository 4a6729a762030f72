import { group } from 'd3-array'
import { median, medianAbsoluteDeviation } from 'simple-statistics'
import { makeReason, type Reason } from '../record/reasons.js'
import type { Side } from '../schedule/round.js'

/** The number behind a name that other benchmarks of the same output have too: `parse (2)`. */
const numbered = /^(.*) \((\d+)\)$/s

/** By so many of their spreads, another order of equal names must fit better than the one that was printed. */
const clearly = 4

/** The values of a benchmark, by round. */
interface Member {
  readonly benchmark: string
  readonly primary: boolean
  readonly rounds: readonly (readonly { readonly side: Side; readonly value: number }[])[]
}

/** The benchmarks of an output that have one name. */
export interface EqualNames {
  readonly name: string
  readonly benchmarks: readonly string[]
  /** Why it is unclear which is which on the other side; undefined where their order tells them apart. */
  readonly confusion: Reason | undefined
}

/**
 * Lists the names that several benchmarks of an output have, which are numbered in the order in which they were printed. It is unclear which
 * is which where the sides have unlike numbers of them, or where their sizes fit much better in another order than in that one.
 */
export function listEqualNames(series: readonly Member[]): readonly EqualNames[] {
  const primaries = series.filter(({ primary }) => primary)
  const names = new Set(primaries.map(({ benchmark }) => benchmark))
  const families = [...group(primaries, ({ benchmark }) => familyOf(benchmark, names))]
  return families.flatMap(([name, members]) =>
    members.length < 2
      ? []
      : [{ name, benchmarks: members.map(({ benchmark }) => benchmark), confusion: findConfusion(name, members) }],
  )
}

function findConfusion(name: string, members: readonly Member[]): Reason | undefined {
  const counts = { baseline: countOf(members, 'baseline'), contender: countOf(members, 'contender') }
  const isClear = counts.baseline === counts.contender && !fitsBetterInOtherOrder(members)
  return isClear ? undefined : makeReason('equal-names', { name, ...counts })
}

/** The name that `benchmark` was printed with, where it is numbered behind others of that name: all numbers from 2 on are there. */
function familyOf(benchmark: string, names: ReadonlySet<string>): string {
  const [, name, number] = numbered.exec(benchmark) ?? []
  if (name === undefined || !names.has(name)) return benchmark
  const before = Array.from({ length: Math.min(Number(number), mostEqual) - 2 }, (_, at) => `${name} (${at + 2})`)
  return before.every(taken => names.has(taken)) ? name : benchmark
}

const mostEqual = 1000

function countOf(members: readonly Member[], side: Side): number {
  return members.filter(({ rounds }) => rounds.some(round => round.some(observation => observation.side === side)))
    .length
}

/** Returns whether pairing by size changes much less than pairing by the printed order, more than the spread of the values explains. */
function fitsBetterInOtherOrder(members: readonly Member[]): boolean {
  const levels = (['baseline', 'contender'] as const).map(side =>
    members.map(member =>
      member.rounds.flatMap(round =>
        round.flatMap(observation =>
          observation.side === side && observation.value > 0 ? [Math.log(observation.value)] : [],
        ),
      ),
    ),
  )
  if (levels.flat().some(values => values.length === 0)) return false
  const [baseline, contender] = levels.map(values => values.map(logs => median([...logs]))) as [number[], number[]]
  const spread = Math.max(...levels.flat().map(logs => medianAbsoluteDeviation([...logs])))
  const distance = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, level, at) => sum + Math.abs(level - right[at]!), 0)
  const bySize = distance(baseline.toSorted(ascending), contender.toSorted(ascending))
  return distance(baseline, contender) - bySize > clearly * spread * members.length
}

function ascending(left: number, right: number): number {
  return left - right
}
