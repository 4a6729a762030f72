import { extent } from 'd3-array'

const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** The number that `text` is, with a point before its decimals; NaN where it is none, as `1,5` is none. */
export function parseNumber(text: string): number {
  return plain.test(text) ? Number(text) : Number.NaN
}

/** `parseNumber` for tools that put a comma between thousands: `1,431,759.5`, but not `1,5`. */
export function parseGroupedNumber(text: string): number {
  return text.includes(',') && grouped.test(text) ? parseNumber(text.replaceAll(',', '')) : parseNumber(text)
}

/**
 * The step in which a number was printed, one in its last digit: 1 for `150`, 0.01 for `3.00`, 100 for `1.2e3`. What the tool saw may lie
 * half a step to either side.
 */
export function stepOf(text: string): number {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const point = mantissa.indexOf('.')
  return 10 ** (Number(exponent) - (point < 0 ? 0 : mantissa.length - point - 1))
}

/** A fraction with so many digits is a float that was printed in full, and not rounded. */
const digitsOfFloats = 12

/** Returns whether `value` is a fraction whose shortest form has all the digits of a float, so that nobody has rounded it. */
export function isPrintedInFull(value: number): boolean {
  if (Number.isInteger(value)) return false
  const [mantissa] = String(Math.abs(value)).split('e') as [string]
  return mantissa.replace('.', '').replace(/^0+/, '').length >= digitsOfFloats
}

const smallest = 1e-300
/** The largest value, change or ratio that is computed with. */
export const largest = 1e300

/** Returns whether sums and ratios of values of this size are numbers: `value` is 0, or from 1e-300 to 1e300 on either side of it. */
export function isComputable(value: number): boolean {
  const size = Math.abs(value)
  return size === 0 || (size >= smallest && size <= largest)
}

/** Describes why `value` cannot be computed with, as the end of "a value is …". Returns undefined if it can be. */
export function describeSize(value: number): string | undefined {
  if (isComputable(value)) return undefined
  if (!Number.isFinite(value)) return 'not finite'
  const isLarge = Math.abs(value) > largest
  return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`
}

/** Returns whether the ratio of two of `values` is too large to compute with. All values are above 0. */
export function areTooFarApart(values: readonly number[]): boolean {
  const [low = 1, high = 1] = extent(values)
  return high / low > largest
}

const countedUnits = new Set(['B', 'count'])

/** Returns whether `unit` is for things that are counted, and so repeat to the last digit without noise. A time does so on a coarse clock. */
export function isCounted(unit: string): boolean {
  return countedUnits.has(unit)
}
