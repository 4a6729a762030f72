const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** The number that `text` is, with a point before its decimals; NaN where it is none, as `1,5` is none. */
export function parseNumber(text: string): number {
  const short = parseShort(text)
  return Number.isNaN(short) && plain.test(text) ? Number(text) : short
}

/** So many digits, and a power of ten of so many zeros, are exact, and so the quotient of both is the number nearest to what is written. */
const mostDigits = 15
const powers: readonly number[] = Array.from({ length: mostDigits + 1 }, (_, zeros) => 10 ** zeros)

/** Digits with at most one point among them, as nearly all numbers are; NaN where `text` is anything else. */
function parseShort(text: string): number {
  const { length } = text
  if (length === 0 || length > mostDigits || text === '.') return Number.NaN
  let digits = 0
  let decimals = -1
  for (let at = 0; at < length; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit >= 0 && digit <= 9) digits = digits * 10 + digit
    else if (digit === point && decimals < 0) decimals = length - 1 - at
    else return Number.NaN
  }
  return decimals > 0 ? digits / powers[decimals]! : digits
}

const zero = 48
const point = 46 - zero

/** `parseNumber` for tools that put a comma between thousands: `1,431,759.5`, but not `1,5`. */
export function parseGroupedNumber(text: string): number {
  return text.includes(',') && grouped.test(text) ? parseNumber(text.replaceAll(',', '')) : parseNumber(text)
}
