/** The way the values of one row are printed: one unit for all of them, three significant digits each. */
export interface Scale {
  /** Empty where the number says it all; as the tool wrote it where it is no base unit. */
  readonly unit: string
  /** One of the unit in base units. */
  readonly size: number
  readonly number: (value: number) => string
  /** A spread with the decimals of the value that it belongs to, and with more only where they would all be zeros. */
  readonly spread: (spread: number, value: number) => string
  /** A value with as many decimals as its spread is printed with, and never with fewer than it has alone. */
  readonly numberWith: (value: number, spread: number) => string
}

/** Sizes of the units that people read, by name, ascending. */
const ladders: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  s: { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60 },
  B: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  'B/s': { 'B/s': 1, 'kB/s': 1e3, 'MB/s': 1e6, 'GB/s': 1e9 },
  'bit/s': { 'bit/s': 1, 'kbit/s': 1e3, 'Mbit/s': 1e6, 'Gbit/s': 1e9 },
  '1/s': { '/s': 1, 'k/s': 1e3, 'M/s': 1e6, 'G/s': 1e9 },
  // Counts are exact, and people know them by their digits; so they are grouped for long, and shortened late.
  count: { '': 1, M: 1e6, G: 1e9 },
}

const significant = 3
/** The most decimals; smaller numbers are written with an exponent. */
const mostDecimals = 8
const minus = '−'

/** The scale of a row: the largest unit that is not larger than the first of `values` with a size, and has a number for each of them. */
export function scale(values: readonly number[], unit: string): Scale {
  const finite = values.filter(Number.isFinite)
  const reference = Math.abs(finite.find(value => value !== 0) ?? 1)
  const known = stepsOf(unit)
  const ladder = known.filter(([, size]) => size >= 1 || finite.every(value => Number.isFinite(value / size)))
  // Compared as printed: 999.9 µs has three digits as 1.00 ms.
  const fitting = ladder.filter(([, size]) => Number((reference / size).toPrecision(significant)) >= 1)
  const [name, size] = fitting.at(-1) ?? ladder[0]!
  // 64 bytes are 64, not 64.0; 64 ms are 64.0.
  const isWhole = (value: number) => size === 1 && unit !== 's' && Number.isInteger(value)
  const digits = (value: number) => (isWhole(value) ? 0 : digitsOf(value / size))
  const spread = (spread: number, value: number) => spreadOf(spread / size, digits(value))
  return {
    unit: name,
    size,
    number: value => decimal(value / size, digits(value)),
    spread,
    numberWith: (value, around) => decimal(value / size, Math.max(digits(value), decimalsOf(spread(around, value)))),
  }
}

/** The units that people read, with their sizes. Work in a second has the prefixes of all rates. */
function stepsOf(unit: string): readonly (readonly [name: string, size: number])[] {
  if (Object.hasOwn(ladders, unit)) return Object.entries(ladders[unit]!)
  if (!/^flops?\/s$/i.test(unit)) return [[unit, 1]]
  return [1, 1e3, 1e6, 1e9, 1e12].map((size, at) => [`${['', 'k', 'M', 'G', 'T'][at]}${unit}`, size])
}

/** A relative change as text: `+6.8%`. */
export function percent(fraction: number): string {
  return `${signed(fraction)}%`
}

/** A relative change as text, with no more decimals than the ends of its interval have. */
export function percentWithin(value: number, ...ends: readonly (number | null)[]): string {
  const wanted = percentDigits(Math.abs(value))
  const known = ends.flatMap(end => (end === null ? [] : [percentDigits(Math.abs(end))]))
  return `${signed(value, known.length === 0 ? wanted : Math.min(wanted, Math.max(...known)))}%`
}

/** A ratio as people say it, three significant digits at most: `×12.5`. */
export function times(ratio: number, digits = significant): string {
  const rounded = Number(ratio.toPrecision(digits))
  return `×${decimal(rounded, decimalsOf(String(rounded)))}`
}

/** Returns the size of a relative change, whatever its direction: `0.6%`. */
export function percentSize(fraction: number): string {
  return `${decimal(Math.abs(fraction) * 100, percentDigits(Math.abs(fraction)))}%`
}

/** An interval of a relative change: `[+5.9, +7.7]`; null is an end without bound. */
export function percentInterval(low: number | null, high: number | null): string {
  return `[${low === null ? '−∞' : signed(low)}, ${high === null ? '+∞' : signed(high)}]`
}

/** A share, with no more digits than it has: a threshold that somebody set, a part of the time: `2%`, `99.5%`. */
export function share(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(significant))}%`
}

function signed(fraction: number, digits = percentDigits(Math.abs(fraction))): string {
  if (fraction === 0) return '0'
  const text = decimal(Math.abs(fraction) * 100, digits)
  // A change that rounds to nothing has no sign.
  return /[1-9∞]/.test(text) ? `${fraction < 0 ? minus : '+'}${text}` : text
}

function percentDigits(size: number): number {
  if (size < 0.001) return 2
  return size < 0.9995 ? 1 : 0
}

/** Counts the decimals of a printed number; one with an exponent has none to match. */
function decimalsOf(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0
}

function spreadOf(spread: number, digits: number): string {
  if (spread === 0) return '0'
  const isShown = digits <= mostDecimals && Number(spread.toFixed(digits)) !== 0
  return decimal(spread, isShown ? digits : Math.max(0, -Math.floor(Math.log10(spread))))
}

/** Decimals that leave three significant digits. */
function digitsOf(value: number): number {
  const rounded = Math.abs(Number(value.toPrecision(significant)))
  if (rounded === 0 || !Number.isFinite(rounded)) return 0
  return Math.max(0, significant - 1 - Math.floor(Math.log10(rounded)))
}

function decimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : value < 0 ? '−∞' : '∞'
  const size = Math.abs(value)
  const sign = value < 0 ? minus : ''
  if (digits > mostDecimals || size >= 1e15) return `${sign}${size.toExponential(significant - 1).replace('-', minus)}`
  const [whole, fraction] = size.toFixed(digits).split('.')
  const grouped = whole!.length > 3 ? whole!.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A time for people, in its two largest units. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const
  const shown = parts.filter(([number]) => number > 0).slice(0, 2)
  return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s'
}
