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
  // A lone m may be minutes, thousandths, millions or metres.
  [60, 'min', 'minute', 'minutes'],
]

const bytes: readonly (readonly [factor: number, ...names: readonly string[]])[] = [
  [1, 'byte', 'bytes', 'Byte', 'Bytes'],
  [1e3, 'Kilobytes', 'kilobytes'],
  [1e6, 'Megabytes', 'megabytes'],
  [1e9, 'Gigabytes', 'gigabytes'],
]

/** Work that is counted per second: more of it is better. Of other things it may be worse, such as errors and cache misses. */
const work = [
  ...'1 op operation req request it iter iteration i item elem element char event call job task run step loop'.split(
    ' ',
  ),
  ...'row rec record tuple key doc document line word token tok sentence example sample point pixel'.split(' '),
  ...'msg message packet pkt query tx txn transaction commit file image img frame batch render'.split(' '),
]

/** Their plurals, and both with a capital as at the beginning of a line. */
const done = work
  .flatMap(word => [
    word,
    /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:x|ch)$/.test(word) ? `${word}es` : `${word}s`,
  ])
  .flatMap(word => [word, word.length > 1 ? word[0]!.toUpperCase() + word.slice(1) : word])

/** Rates that go by their initials: requests, queries, transactions, frames, events, iterations and accesses per second. */
const initials = ['rps', 'qps', 'tps', 'fps', 'eps', 'ips', 'iops'].flatMap(name => [name, name.toUpperCase()])

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
  ...Object.entries(decimal).flatMap(([prefix, factor]) => [
    ...done.flatMap(name => rates(`${prefix}${name}`, '1/s', factor)),
    ...initials.map(name => entry(`${prefix}${name}`, '1/s', factor, 'higher')),
    ...(prefix === '' ? [] : rates(prefix, '1/s', factor)),
    entry(`${prefix}Bps`, 'B/s', factor, 'higher'),
  ]),
  ...Object.entries({ ...decimal, ...binary, m: 1e6, g: 1e9 }).flatMap(([prefix, factor]) => [
    entry(`${prefix}bps`, 'bit/s', factor, 'higher'),
    ...['bit', 'bits'].flatMap(name => rates(`${prefix}${name}`, 'bit/s', factor)),
  ]),
  ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
  ...costs.map(name => entry(name, 'count', 1, 'lower')),
  entry('count', 'count', 1, 'unknown'),
  // Simulated time, of which a day yields so much.
  entry('ns/day', 'ns/day', 1, 'higher'),
])

function rates(name: string, unit: string, factor: number): readonly [string, Known][] {
  return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'))
}

function entry(name: string, unit: string, factor: number, better: Direction): [string, Known] {
  return [name, { unit, factor, better }]
}

/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it. A cost for each operation
 * (`ns/op`, `B/iter`) is the same quantity, and so is a time for each of anything (`ns/row`, `ms/token`). A unit that is not known stays as
 * it is, with direction `unknown`: it may be good or bad.
 */
export function tidyUnit(printed: string): Known {
  const name = printed.trim()
  const spelled = name.replace(/ per /, '/').replace(/^([kKMGT]) /, '$1')
  return (
    known.get(spelled) ??
    known.get(spelled.replace(/\/(?:op|iter|iteration)$/, '')) ??
    timeFor(spelled) ?? { unit: name, factor: 1, better: 'unknown' }
  )
}

/** Things of which each is an iteration, so that a time for each is that of an iteration. */
const iterations: ReadonlySet<string> = new Set(['op', 'ops', 'operation', 'iter', 'iteration', 'call', 'run', 'loop'])

/** Returns the thing that a time printed in this unit is for each of, where that is no iteration: `row` of `ns/row`; undefined elsewhere. */
export function findThing(printed: string): string | undefined {
  const spelled = printed.trim().replace(/ per /, '/')
  const [, thing] = /^[^/]+\/(.+)$/.exec(spelled) ?? []
  return thing === undefined || iterations.has(thing) || timeFor(spelled) === undefined ? undefined : thing
}

/** The time that each of something takes; undefined where `unit` is none, or is how much of one time passes in another (`ms/s`, `ns/day`). */
function timeFor(unit: string): Known | undefined {
  const [, printed = '', thing = ''] = /^([^/]+)\/([a-z#][\w# -]*)$/i.exec(unit) ?? []
  const time = known.get(printed)
  if (time?.unit !== 's' || known.get(thing)?.unit === 's') return undefined
  return /^(?:h|hours?|d|days?|weeks?|years?)$/i.test(thing) ? undefined : time
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

/** Units of what is done in a second. */
const rateUnits: ReadonlySet<string> = new Set(['1/s', 'B/s', 'bit/s'])

/** Returns whether a metric is how much is done in a second. */
export function isRate(unit: string): boolean {
  return rateUnits.has(unit)
}
