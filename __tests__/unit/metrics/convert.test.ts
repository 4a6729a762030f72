import { expect, test } from 'vitest'
import { convert } from '../../../src/metrics/convert.js'
import { tidyUnit } from '../../../src/metrics/unit.js'
import { makeRandom } from '../../../src/stats/random.js'

/** The float nearest to a fraction of whole numbers, with ties to even: by comparing whole numbers alone. */
function nearest(top: bigint, bottom: bigint): number {
  let guess = Number(top) / Number(bottom)
  // By as much as two roundings and a quotient may be off.
  const near = [-3, -2, -1, 0, 1, 2, 3].map(steps => shift(guess, steps)).sort((a, b) => a - b)
  let smallest: readonly [bigint, bigint] | undefined
  for (const value of near) {
    const [over, under] = toFraction(value)
    const gap = top * under - over * bottom
    const distance = [gap < 0n ? -gap : gap, under * bottom] as const
    const order = smallest && distance[0] * smallest[1] - smallest[0] * distance[1]
    if (order === undefined || order < 0n || (order === 0n && isEven(value))) [guess, smallest] = [value, distance]
  }
  return guess
}

const view = new DataView(new ArrayBuffer(8))

function bitsOf(value: number): bigint {
  view.setFloat64(0, value)
  return view.getBigUint64(0)
}

function shift(value: number, steps: number): number {
  view.setBigUint64(0, bitsOf(value) + BigInt(steps))
  return view.getFloat64(0)
}

function isEven(value: number): boolean {
  return (bitsOf(value) & 1n) === 0n
}

function toFraction(value: number): readonly [bigint, bigint] {
  const bits = bitsOf(value)
  const mantissa = (bits & ((1n << 52n) - 1n)) | (1n << 52n)
  const exponent = ((bits >> 52n) & 0x7ffn) - 1075n
  return exponent < 0n ? [mantissa, 1n << -exponent] : [mantissa << exponent, 1n]
}

const units: Readonly<Record<string, readonly [top: bigint, bottom: bigint]>> = {
  ps: [1n, 10n ** 12n],
  ns: [1n, 10n ** 9n],
  us: [1n, 10n ** 6n],
  ms: [1n, 1000n],
  s: [1n, 1n],
  min: [60n, 1n],
  kB: [1000n, 1n],
  MB: [10n ** 6n, 1n],
  KiB: [1024n, 1n],
  MiB: [1n << 20n, 1n],
  'Gops/s': [10n ** 9n, 1n],
}

const random = makeRandom('decimals')
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('')

/** A decimal number as tools print it, and the same as a fraction. */
function drawDecimal(mostDigits: number): { readonly text: string; readonly top: bigint; readonly bottom: bigint } {
  const [whole, fraction] = [
    digits(1 + Math.floor(random.next() * mostDigits)),
    digits(Math.floor(random.next() * mostDigits)),
  ]
  const exponent = random.next() < 0.3 ? Math.floor(random.next() * 21) - 10 : undefined
  const text = `${whole}${fraction === '' ? '' : `.${fraction}`}${exponent === undefined ? '' : `e${exponent}`}`
  const scale = (exponent ?? 0) - fraction.length
  return {
    text,
    top: BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, scale)),
    bottom: 10n ** BigInt(Math.max(0, -scale)),
  }
}

test.each(Object.entries(units))('a text in %s becomes the float nearest to its number', (unit, [top, bottom]) => {
  const { factor } = tidyUnit(unit)
  for (let draw = 0; draw < 1000; draw++) {
    const number = drawDecimal(12)
    if (number.top === 0n) continue
    expect(convert(number.text, factor), number.text).toBe(nearest(number.top * top, number.bottom * bottom))
  }
})

test.each(Object.entries(units))(
  'a number of JSON in %s becomes the float nearest to what was printed',
  (unit, [top, bottom]) => {
    const { factor } = tidyUnit(unit)
    for (let draw = 0; draw < 1000; draw++) {
      // So many digits are those of one float alone.
      const number = drawDecimal(7)
      if (number.top === 0n) continue
      expect(convert(JSON.parse(String(Number(number.text))), factor), number.text).toBe(
        nearest(number.top * top, number.bottom * bottom),
      )
    }
  },
)

test.each([
  [100, 'ns', '1e-7'],
  ['10.1', 'ns', '1.01e-8'],
  [12.5, 'us', '0.0000125'],
  [1e-7, 'ms', '1e-10'],
  ['1e3', 'ns', '0.000001'],
  ['+2.', 'ms', '0.002'],
  ['.5', 'min', '30'],
  [-3, 'ms', '-0.003'],
  [0, 'ns', '0'],
  [2 ** 60, 'ns', String(2 ** 60 / 1e9)],
])('%s %s is %s', (value, unit, text) => {
  expect(String(convert(value, tidyUnit(unit).factor))).toBe(text)
})

test('what is no number stays none', () => {
  expect([Number.NaN, Infinity, 'NaN', 'x'].map(value => convert(value, 1e-9))).toEqual([
    Number.NaN,
    Infinity,
    Number.NaN,
    Number.NaN,
  ])
})

test('a unit for each of something is its inverse, to the last digit', () => {
  expect(convert(3, 1 / 1e-9)).toBe(3e9)
})
