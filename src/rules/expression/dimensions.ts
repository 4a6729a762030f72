import { tidyUnit } from '../../metrics/unit.js'

/** The power of each base unit: `{ B: 1, s: -1 }` is B/s. */
export type Dimensions = Readonly<Record<string, number>>

const perTime = /^(.+)\/(?:s|sec|second)$/
const prefixes: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, G: 1e9, T: 1e12 }

/** A unit as people write it: what its base units are, and how large it is in these. */
export function readUnit(written: string): { readonly dimensions: Dimensions; readonly factor: number } {
  const known = tidyUnit(written)
  // Work has no base unit, but its prefixes mean what they always mean.
  const [, prefix = '', rest = written] = /^([kMGT])(flops?(?:\/s)?)$/i.exec(written) ?? []
  const isKnown = known.unit !== written || known.better !== 'unknown'
  const { unit, factor } = isKnown ? known : { unit: rest, factor: prefixes[prefix] ?? 1 }
  const [, work] = perTime.exec(unit) ?? []
  if (work === undefined) return { dimensions: unit === 'count' ? {} : { [unit]: 1 }, factor }
  return { dimensions: work === '1' ? { s: -1 } : { [work]: 1, s: -1 }, factor }
}

/** The dimensions of a product: those of `one`, and `times` as often those of `other`. */
export function multiply(one: Dimensions, other: Dimensions, times = 1): Dimensions {
  const all = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...all]
      .map(unit => [unit, (one[unit] ?? 0) + times * (other[unit] ?? 0)] as const)
      .filter(([, power]) => power !== 0),
  )
}

/** The unit as values have it: `s`, `B/s`, `1/s`, or `count` where there is none. */
export function nameUnit(dimensions: Dimensions): string {
  const write = (sign: 1 | -1): string =>
    Object.entries(dimensions)
      .filter(([, power]) => power * sign > 0)
      .map(([unit, power]) => (Math.abs(power) === 1 ? unit : `${unit}^${Math.abs(power)}`))
      .join('·')
  const [above, below] = [write(1), write(-1)]
  if (below === '') return above || 'count'
  return `${above || '1'}/${below}`
}

/** Returns whether quantities of these dimensions can be added. */
export function areSame(one: Dimensions, other: Dimensions): boolean {
  return nameUnit(one) === nameUnit(other)
}
