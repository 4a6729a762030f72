import { group } from 'd3-array'

/** The values that Go prints behind the name of a benchmark. */
export interface Values {
  readonly iterations: number
  readonly list: readonly (readonly [value: number, unit: string, text: string])[]
}

/** A result of a benchmark whose package no line names. */
export interface LooseResult {
  readonly name: string
  readonly values: Values
  /** How many tests had ended before it, each with PASS, FAIL or ok. */
  readonly stretch: number
}

/** The benchmark that a result is of: its name, numbered behind another benchmark of that name, and whether the name came again. */
export interface Told {
  readonly name: string
  readonly isRepeated: boolean
}

/**
 * Tells repeats of one benchmark from the benchmarks of that name in other packages, in the order of `results`. `packageOf` names the
 * package of a stretch, where the line at its end does. Go prints the repeats of `-count` one behind the other; a loop prints the whole
 * list again, or ends each test with PASS. Whatever does so and does other work, by its iterations and allocations, is another benchmark.
 */
export function tellRepeats(results: readonly LooseResult[], packageOf: ReadonlyMap<number, string>): readonly Told[] {
  const counts = group(
    results.map((_, at) => at),
    at => results[at]!.name,
  )
  if (counts.size === results.length) return results.map(({ name }) => ({ name, isRepeated: false }))
  const isWholeListAgain = repeatsList(results.map(({ name }) => name))
  const numbers = new Map<number, number>()
  for (const places of counts.values()) {
    let first = places[0]!
    let number = 1
    for (const [index, place] of places.entries()) {
      const before = places[index - 1]
      const [former, result] = [results[first]!, results[place]!]
      const isPlaced =
        before === undefined || before === place - 1 || isWholeListAgain || results[before]!.stretch !== result.stretch
      const packages = new Set([former, result].flatMap(({ stretch }) => packageOf.get(stretch) ?? []))
      if (!isPlaced || packages.size > 1 || !doSameWork(former.values, result.values)) {
        first = place
        number++
      }
      numbers.set(place, number)
    }
  }
  return results.map(({ name }, at) => {
    const number = numbers.get(at)!
    return { name: number === 1 ? name : `${name} (${number})`, isRepeated: counts.get(name)!.length > 1 }
  })
}

/** Returns whether `names`, each run of equal ones taken as one, is one list that comes again and again, whole and in the same order. */
function repeatsList(names: readonly string[]): boolean {
  const list = names.filter((name, at) => name !== names[at - 1])
  const again = list.indexOf(list[0]!, 1)
  const length = again < 0 ? list.length : again
  return list.length % length === 0 && list.every((name, at) => name === list[at % length])
}

/** How far apart what two repeats of one benchmark did may lie. */
const factor = 2

/** Costs of an operation that depend on the code, and hardly on the machine. Rounded to whole ones, 0 and 1 may be the same. */
const costs = ['B/op', 'allocs/op']

function doSameWork(a: Values, b: Values): boolean {
  const units = [a, b].map(({ list }) => list.map(([, unit]) => unit).join('\n'))
  if (units[0] !== units[1] || !isWithin(a.iterations, b.iterations)) return false
  return costs.every(unit => {
    const [left, right] = [a, b].map(({ list }) => list.find(([, printed]) => printed === unit)?.[0])
    return left === undefined || right === undefined || Math.abs(left - right) <= 1 || isWithin(left, right)
  })
}

function isWithin(a: number, b: number): boolean {
  return Math.max(a, b) <= factor * Math.min(a, b)
}
