import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGroupedNumber, parseNumber } from '../../../src/metrics/number.js'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 18 })
const decimal = fc.tuple(fc.constantFrom('', '-', '+'), digits, fc.constantFrom('', '.'), digits, exponents())

function exponents() {
  return fc.constantFrom('', '', '', 'e3', 'E-7', 'e+12')
}

test('a number in decimal digits is the one that is nearest to it', () => {
  fc.assert(
    fc.property(decimal, ([sign, whole, point, fraction, exponent]) => {
      const text = `${sign}${whole}${point}${point && fraction}${exponent}`
      const isNumber = whole !== '' || (point !== '' && fraction !== '')
      expect(parseNumber(text)).toBe(isNumber ? Number(text) : Number.NaN)
    }),
    { seed: 5, numRuns: 2000 },
  )
})

test.each(['', '.', '-', '1,5', '1.2.3', ' 1', '1 ', '0x10', '١', 'Infinity', 'NaN', '1e', '--1'])(
  '%j is no number',
  text => {
    expect(parseNumber(text)).toBe(Number.NaN)
  },
)

test.each([
  ['1,431,759.5', 1_431_759.5],
  ['1,431,759', 1_431_759],
  ['-1,000', -1000],
  ['12.5', 12.5],
  ['1,5', Number.NaN],
  ['1,4317,59', Number.NaN],
  ['1,000.', 1000],
])('with commas between thousands, %s is %d', (text, number) => {
  expect(parseGroupedNumber(text)).toBe(number)
})
