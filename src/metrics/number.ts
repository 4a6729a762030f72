const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** The number that `text` is, with a point before its decimals; NaN where it is none, as `1,5` is none. */
export function parseNumber(text: string): number {
  return plain.test(text) ? Number(text) : Number.NaN
}

/** `parseNumber` for tools that put a comma between thousands: `1,431,759.5`, but not `1,5`. */
export function parseGroupedNumber(text: string): number {
  return grouped.test(text) ? Number(text.replaceAll(',', '')) : parseNumber(text)
}
