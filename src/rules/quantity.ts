import { isComputable } from '../metrics/computable.js'
import { tidyUnit } from '../metrics/unit.js'
import type { Amount, Budget } from './rules.js'

const number = String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)`
const unit = String.raw`\s*(\S(?:.*\S)?)?`
const amount = new RegExp(`^${number}${unit}$`, 'i')
const bounded = new RegExp(`^at (most|least) ${number}${unit}$`, 'i')
const longest = 100

/** `50 ms` in its base unit; undefined where the text is no quantity. */
export function parseAmount(text: string): Amount | undefined {
  const parts = text.length <= longest ? amount.exec(text.trim()) : null
  return parts ? makeAmount(parts[1]!, parts[2] ?? '') : undefined
}

/** `at most 50 ms`, or `at least 5e9 FLOP/s`; undefined where the text is no budget. */
export function parseBudget(text: string): Budget | undefined {
  const parts = text.length <= longest ? bounded.exec(text.trim()) : null
  if (!parts) return undefined
  const made = makeAmount(parts[2]!, parts[3] ?? '')
  return made && { bound: parts[1]!.toLowerCase() === 'most' ? 'at most' : 'at least', ...made }
}

function makeAmount(digits: string, printed: string): Amount | undefined {
  // What begins like a number is a number that went wrong, as in "1,5 ms" or "1 000 B".
  if (/^[\d.,'+-]/.test(printed)) return undefined
  const { unit, factor } = tidyUnit(printed)
  const value = Number(digits) * factor
  return isComputable(value) ? { value, unit } : undefined
}
