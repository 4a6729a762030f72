import type { Direction } from './metric.js'

/** How a unit that a tool prints relates to its base unit. */
interface Known {
  readonly unit: string
  readonly factor: number
  readonly better: Direction
}

const prefixes = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 }

const times = { ps: 1e-12, ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, sec: 1, seconds: 1, min: 60 }
const rates = ['ops', 'op', 'req', 'requests', 'iter', 'items', '1']
const allocations = ['allocs', 'allocations']

const known: ReadonlyMap<string, Known> = new Map([
  ...Object.entries(times).map(([name, factor]) => entry(name, 's', factor, 'lower')),
  ...Object.entries(prefixes).flatMap(([prefix, factor]) => [
    entry(`${prefix}B`, 'B', factor, 'lower'),
    entry(`${prefix}B/s`, 'B/s', factor, 'higher'),
  ]),
  entry('bytes', 'B', 1, 'lower'),
  ...rates.flatMap(name => [entry(`${name}/s`, '1/s', 1, 'higher'), entry(`${name}/sec`, '1/s', 1, 'higher')]),
  ...allocations.map(name => entry(name, 'count', 1, 'lower')),
  entry('count', 'count', 1, 'unknown'),
])

function entry(name: string, unit: string, factor: number, better: Direction): [string, Known] {
  return [name, { unit, factor, better }]
}

/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`.
 */
export function tidyUnit(printed: string): Known {
  const name = printed.trim()
  return known.get(name) ?? known.get(name.replace(/\/(op|iter)$/, '')) ?? { unit: name, factor: 1, better: 'unknown' }
}
