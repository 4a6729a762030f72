/** The way in which values get better. With `unknown`, a change is reported and never judged. */
export type Direction = 'lower' | 'higher' | 'unknown'

/** The base unit of a unit that a tool prints, and the factor between them. */
interface Known {
  readonly unit: string
  readonly factor: number
  readonly better: Direction
}

const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 }
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 }

const times: readonly (readonly [factor: number, ...names: readonly string[]])[] = [
  [1e-12, 'ps', 'picosecond', 'picoseconds'],
  [1e-9, 'ns', 'nsec', 'nanosecond', 'nanoseconds'],
  // The micro sign (U+00B5) and the Greek letter (U+03BC) look alike, and tools print either.
  [1e-6, 'us', '\u00b5s', '\u03bcs', 'usec', 'microsecond', 'microseconds'],
  [1e-3, 'ms', 'msec', 'millisecond', 'milliseconds'],
  [1, 's', 'sec', 'secs', 'second', 'seconds'],
  [60, 'm', 'min', 'minute', 'minutes'],
]

const bytes: readonly (readonly [factor: number, ...names: readonly string[]])[] = [
  [1, 'byte', 'bytes', 'Byte', 'Bytes'],
  [1e3, 'Kilobytes', 'kilobytes'],
  [1e6, 'Megabytes', 'megabytes'],
  [1e9, 'Gigabytes', 'gigabytes'],
]

/** Units of work that is counted per second: more is better. */
const done = [...'ops op req reqs request requests iter iters i item items char elem elements 1'.split(' '), '']

const seconds = ['s', 'sec', 'second']

/** Units of counted costs: less is better. */
const costs = ['allocs', 'alloc', 'allocations', 'instructions', 'cycles', 'instr']

const known: ReadonlyMap<string, Known> = new Map([
  ...times.flatMap(([factor, ...names]) => names.map(name => entry(name, 's', factor, 'lower'))),
  ...bytes.flatMap(([factor, ...names]) => names.map(name => entry(name, 'B', factor, 'lower'))),
  ...Object.entries({ ...decimal, ...binary }).flatMap(([prefix, factor]) => [
    entry(`${prefix}B`, 'B', factor, 'lower'),
    ...['B', 'bytes', 'byte'].flatMap(name => rates(`${prefix}${name}`, 'B/s', factor)),
  ]),
  ...Object.entries(decimal).flatMap(([prefix, factor]) =>
    done.flatMap(name => (prefix + name === '' ? [] : rates(`${prefix}${name}`, '1/s', factor))),
  ),
  ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
  ...costs.map(name => entry(name, 'count', 1, 'lower')),
  entry('count', 'count', 1, 'unknown'),
])

function rates(name: string, unit: string, factor: number): readonly [string, Known][] {
  return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'))
}

function entry(name: string, unit: string, factor: number, better: Direction): [string, Known] {
  return [name, { unit, factor, better }]
}

/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it. A cost for each operation
 * (`ns/op`, `B/iter`) is the same quantity. A unit that is not known stays as it is, with direction `unknown`: it may be good or bad.
 */
export function tidyUnit(printed: string): Known {
  const name = printed.trim()
  return known.get(name) ?? known.get(name.replace(/\/(?:op|iter|iteration)$/, '')) ?? asItIs(name)
}

function asItIs(unit: string): Known {
  return { unit, factor: 1, better: 'unknown' }
}

/** Units of what a clock measures: times, and what is done in them. */
const measuredUnits: ReadonlySet<string> = new Set(['s', '1/s', 'B/s'])

/** Returns whether values in `unit` are read from a clock, so that no two of them are equal unless its steps are wide. */
export function isMeasured(unit: string): boolean {
  return measuredUnits.has(unit)
}

/** Returns whether a metric is a time or a rate, of which people say that it is slower or faster. */
export function isSpeed(unit: string): boolean {
  return unit === 's' || unit === '1/s'
}
