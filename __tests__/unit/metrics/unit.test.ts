import { describe, expect, test } from 'vitest'
import { parseGroupedNumber, parseNumber } from '../../../src/metrics/number.js'
import { tidyUnit } from '../../../src/metrics/unit.js'

describe('tidyUnit', () => {
  test.each([
    ['ps', 's', 1e-12, 'lower'],
    ['ns', 's', 1e-9, 'lower'],
    ['ns/iter', 's', 1e-9, 'lower'],
    ['ns/op', 's', 1e-9, 'lower'],
    ['us', 's', 1e-6, 'lower'],
    ['\u00b5s', 's', 1e-6, 'lower'],
    ['\u03bcs', 's', 1e-6, 'lower'],
    ['\u03bcs/iter', 's', 1e-6, 'lower'],
    ['ms', 's', 1e-3, 'lower'],
    ['milliseconds', 's', 1e-3, 'lower'],
    [' ms ', 's', 1e-3, 'lower'],
    ['s', 's', 1, 'lower'],
    ['sec', 's', 1, 'lower'],
    ['second', 's', 1, 'lower'],
    ['s/iter', 's', 1, 'lower'],
    ['min', 's', 60, 'lower'],
    ['B', 'B', 1, 'lower'],
    ['byte', 'B', 1, 'lower'],
    ['bytes/op', 'B', 1, 'lower'],
    ['B/op', 'B', 1, 'lower'],
    ['KB', 'B', 1e3, 'lower'],
    ['KiB', 'B', 1024, 'lower'],
    ['Megabytes', 'B', 1e6, 'lower'],
    ['MiB', 'B', 1_048_576, 'lower'],
    ['MB/s', 'B/s', 1e6, 'higher'],
    ['MiB/s', 'B/s', 1_048_576, 'higher'],
    ['GiB/s', 'B/s', 1_073_741_824, 'higher'],
    ['bytes/sec', 'B/s', 1, 'higher'],
    ['allocs/op', 'count', 1, 'lower'],
    ['instructions', 'count', 1, 'lower'],
    ['cycles', 'count', 1, 'lower'],
    ['cycles/iter', 'count', 1, 'lower'],
    ['ops/sec', '1/s', 1, 'higher'],
    ['ops/s', '1/s', 1, 'higher'],
    ['req/s', '1/s', 1, 'higher'],
    ['i/s', '1/s', 1, 'higher'],
    ['elem/s', '1/s', 1, 'higher'],
    ['Kelem/s', '1/s', 1e3, 'higher'],
    ['Melem/s', '1/s', 1e6, 'higher'],
    ['Hz', '1/s', 1, 'higher'],
    ['1/s', '1/s', 1, 'higher'],
    // Of these it is not certain what is better, or what they are.
    ['count', 'count', 1, 'unknown'],
    ['%', '%', 1, 'unknown'],
    ['', '', 1, 'unknown'],
    ['MS/s', 'MS/s', 1, 'unknown'],
    ['widgets/op', 'widgets/op', 1, 'unknown'],
    ['mb/s', 'mb/s', 1, 'unknown'],
    ['Mb/s', 'Mb/s', 1, 'unknown'],
    ['/s', '/s', 1, 'unknown'],
    ['constructor', 'constructor', 1, 'unknown'],
    ['__proto__', '__proto__', 1, 'unknown'],
  ])('%j is %s times %d, and %s is better', (printed, unit, factor, better) => {
    expect(tidyUnit(printed)).toEqual({ unit, factor, better })
  })
})

describe('parseNumber', () => {
  test.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['4.5E-4', 0.00045],
    ['1e+06', 1e6],
    ['', Number.NaN],
    ['1,5', Number.NaN],
    ['1,431', Number.NaN],
    ['NaN', Number.NaN],
    ['Infinity', Number.NaN],
    ['0x10', Number.NaN],
    ['1_000', Number.NaN],
    ['12 ', Number.NaN],
    ['.', Number.NaN],
  ])('%j is %d', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })
})

describe('parseGroupedNumber', () => {
  test.each([
    ['1,431,759', 1_431_759],
    ['18,149.12', 18_149.12],
    ['999', 999],
    ['0.57', 0.57],
    ['1234567.5', 1_234_567.5],
    ['1,5', Number.NaN],
    ['1,50', Number.NaN],
    ['1234,567', Number.NaN],
    ['1.234,5', Number.NaN],
    [',123', Number.NaN],
  ])('%j is %d', (text, number) => {
    expect(parseGroupedNumber(text)).toBe(number)
  })
})
