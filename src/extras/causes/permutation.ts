import type { Random } from '../../stats/random.js'
import type { Range } from '../../util/shapes.js'

/** The values of one round: those of the baseline's copies, and those of the contender's. */
export interface RoundValues {
  readonly baseline: readonly number[]
  readonly contender: readonly number[]
}

/** The test of one series of rounds against all ways to assign its values to the sides. */
export interface PermutationTest {
  /** Mean over rounds of the contender's mean less the baseline's. */
  readonly estimate: number
  readonly p: number
  /** The shifts that a test at `1 - confidence` does not reject; undefined where the rounds are too few for any bound. */
  interval(confidence: number): Range | undefined
}

/** The assignments of one round: the difference that each makes, and how much of a shift of the contender stays in it. */
interface Assignment {
  readonly difference: number
  readonly kept: number
}

/** More than this many assignments are drawn, not listed: 6 rounds with two copies on each side have 46,656. */
const mostListed = 50_000

/**
 * The difference of means under the exact permutation of labels within each round (Fisher 1935; Ernst 2004). A sum of differences is
 * linear, so the estimates of parts add up to that of the whole; ranks would not.
 */
export function testDifference(rounds: readonly RoundValues[], random: Random): PermutationTest {
  const choices = rounds.map(listAssignments)
  const observed = choices.reduce((sum, all) => sum + all[0]!.difference, 0)
  const groups = addUp(choices, random)
  const total = groups.reduce((sum, { sums }) => sum + sums.length, 0)
  const count = rounds.length
  const scale = Math.max(1e-12, ...groups.map(({ sums }) => Math.max(Math.abs(sums[0]!), Math.abs(sums.at(-1)!))))
  const pOf = (shift: number): number => {
    const distance = Math.abs(observed - shift * count) - 1e-9 * scale
    const extreme = groups.reduce((sum, { kept, sums }) => sum + countBeyond(sums, shift * kept, distance), 0)
    return extreme / total
  }
  const estimate = observed / count
  return {
    estimate,
    p: pOf(0),
    interval: confidence => {
      const alpha = 1 - confidence
      const [low, high] = [-1, 1].map(sign => findBound({ pOf, estimate, alpha, step: (sign * scale) / count }))
      return low === undefined || high === undefined ? undefined : { low, high }
    },
  }
}

/** All ways to choose which values of a round are the contender's; the observed one comes first. */
function listAssignments({ baseline, contender }: RoundValues): readonly Assignment[] {
  const values = [...contender, ...baseline]
  const total = values.reduce((sum, value) => sum + value, 0)
  return chooseFrom(values.length, contender.length).map(chosen => {
    const sum = chosen.reduce((partial, at) => partial + values[at]!, 0)
    const kept = chosen.filter(at => at < contender.length).length
    const moved = contender.length - kept
    return {
      difference: sum / contender.length - (total - sum) / baseline.length,
      kept: kept / contender.length - moved / baseline.length,
    }
  })
}

function chooseFrom(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  return Array.from({ length: count - size + 1 - from }, (_, at) => from + at).flatMap(first =>
    chooseFrom(count, size - 1, first + 1).map(rest => [first, ...rest]),
  )
}

/** Sums with the same part of a shift in them. */
interface Group {
  readonly kept: number
  /** Ascending. */
  readonly sums: Float64Array
}

/** The sums over all rounds of every combination of assignments, or of many that are drawn, the observed one among them. */
function addUp(choices: readonly (readonly Assignment[])[], random: Random): readonly Group[] {
  const combinations = choices.reduce((product, all) => product * all.length, 1)
  const groups =
    combinations > mostListed
      ? drawSums(choices, random)
      : choices.reduce(combine, new Map([[0, Float64Array.of(0)]]) as ReadonlyMap<number, Float64Array>)
  return [...groups].map(([kept, sums]) => ({ kept, sums: sums.sort() }))
}

/** `groups` with one more round: each sum with each assignment of it. */
function combine(
  groups: ReadonlyMap<number, Float64Array>,
  assignments: readonly Assignment[],
): ReadonlyMap<number, Float64Array> {
  const parts = new Map<number, Float64Array[]>()
  for (const [before, sums] of groups)
    for (const { difference, kept } of assignments)
      addTo(
        parts,
        before + kept,
        sums.map(sum => sum + difference),
      )
  return new Map([...parts].map(([kept, arrays]) => [kept, join(arrays)]))
}

function join(arrays: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const array of arrays) {
    joined.set(array, end)
    end += array.length
  }
  return joined
}

function drawSums(choices: readonly (readonly Assignment[])[], random: Random): ReadonlyMap<number, Float64Array> {
  const parts = new Map<number, number[]>()
  for (let drawn = 0; drawn < mostListed; drawn++) {
    const chosen = choices.map(all => all[drawn === 0 ? 0 : random.below(all.length)]!)
    const total = (key: keyof Assignment): number => chosen.reduce((sum, assignment) => sum + assignment[key], 0)
    addTo(parts, total('kept'), total('difference'))
  }
  return new Map([...parts].map(([kept, sums]) => [kept, Float64Array.from(sums)]))
}

/** Adds `value` to those with the same `kept`, which is a multiple of a simple fraction. */
function addTo<T>(parts: Map<number, T[]>, kept: number, value: T): void {
  const key = Math.round(kept * 1e6) / 1e6
  const known = parts.get(key)
  if (known) known.push(value)
  else parts.set(key, [value])
}

function countBeyond(sums: Float64Array, center: number, distance: number): number {
  if (distance <= 0) return sums.length
  const below = countWhile(sums, sum => sum <= center - distance)
  return below + sums.length - countWhile(sums, sum => sum < center + distance)
}

/** The length of the beginning of `sums` for which `holds` is true. */
function countWhile(sums: Float64Array, holds: (sum: number) => boolean): number {
  let [low, high] = [0, sums.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sums[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

interface BoundSearch {
  readonly pOf: (shift: number) => number
  readonly estimate: number
  readonly alpha: number
  readonly step: number
}

/** Finds the first shift that is rejected on the way from the estimate; undefined where none is. */
function findBound({ pOf, estimate, alpha, step }: BoundSearch): number | undefined {
  const isRejected = (shift: number): boolean => pOf(shift) <= alpha
  let outside = step
  for (let doubled = 0; !isRejected(estimate + outside); doubled++) {
    if (doubled === 20) return undefined
    outside *= 2
  }
  let inside = 0
  for (let halved = 0; halved < 40; halved++) {
    const middle = (inside + outside) / 2
    if (isRejected(estimate + middle)) outside = middle
    else inside = middle
  }
  return estimate + outside
}
