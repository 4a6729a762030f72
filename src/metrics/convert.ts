/** Powers of ten by their factors; undefined for other factors, such as 60 and 1024. */
const exponents = new Map<number, number | undefined>()

/** Finds the power of ten that `factor` stands for, also where a division has left it off by its last digit. */
function exponentOf(factor: number): number | undefined {
  if (!exponents.has(factor)) {
    const exponent = Math.round(Math.log10(factor))
    const isPower = Math.abs(factor / Number(`1e${exponent}`) - 1) < 1e-12
    exponents.set(factor, isPower ? exponent : undefined)
  }
  return exponents.get(factor)
}

/** Beyond this power, ten is no exact float. */
const mostExact = 22

const decimal = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/

/**
 * Converts `value`, a number or how it was printed, to a unit that is `factor` times as large: to the float that is nearest to the decimal
 * number, so that 10.1 ns are 1.01e-8 s. A product of floats would be rounded twice, and is off by its last digit for two values in five.
 * A number that is not whole stands for its shortest decimal form, since tools print that.
 */
export function convert(value: number | string, factor: number): number {
  const number = Number(value)
  if (factor === 1 || !Number.isFinite(number) || number === 0) return factor === 1 ? number : number * factor
  const exponent = exponentOf(factor)
  // Both are exact, so that only the result is rounded.
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(exponent ?? Infinity) <= mostExact)
    return exponent! < 0 ? value / Number(`1e${-exponent!}`) : value * Number(`1e${exponent}`)
  const [, sign = '', whole = '', fraction = '', shift = '0'] = decimal.exec(String(value)) ?? []
  if (exponent !== undefined) return Number(`${sign}${whole}.${fraction}e${Number(shift) + exponent}`)
  if (!Number.isSafeInteger(factor)) return number * factor
  return Number(`${sign}${BigInt(whole + fraction) * BigInt(factor)}e${Number(shift) - fraction.length}`)
}
