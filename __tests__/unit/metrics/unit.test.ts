import { describe, expect, test } from 'vitest'
import { parseGroupedNumber, parseNumber } from '../../../src/metrics/number.js'
import { findThing, tidyUnit } from '../../../src/metrics/unit.js'

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
    ['it/s', '1/s', 1, 'higher'],
    ['tokens/s', '1/s', 1, 'higher'],
    ['tok/s', '1/s', 1, 'higher'],
    ['ktok/s', '1/s', 1e3, 'higher'],
    ['rows/s', '1/s', 1, 'higher'],
    ['rec/s', '1/s', 1, 'higher'],
    ['queries/sec', '1/s', 1, 'higher'],
    ['batches/s', '1/s', 1, 'higher'],
    ['Requests/sec', '1/s', 1, 'higher'],
    ['requests per second', '1/s', 1, 'higher'],
    ['k i/s', '1/s', 1e3, 'higher'],
    ['M/s', '1/s', 1e6, 'higher'],
    ['rps', '1/s', 1, 'higher'],
    ['qps', '1/s', 1, 'higher'],
    ['fps', '1/s', 1, 'higher'],
    ['tps', '1/s', 1, 'higher'],
    ['FPS', '1/s', 1, 'higher'],
    ['kIOPS', '1/s', 1e3, 'higher'],
    ['Mbps', 'bit/s', 1e6, 'higher'],
    ['Gbps', 'bit/s', 1e9, 'higher'],
    ['mbps', 'bit/s', 1e6, 'higher'],
    ['Mbit/s', 'bit/s', 1e6, 'higher'],
    ['Gbits/sec', 'bit/s', 1e9, 'higher'],
    ['MBps', 'B/s', 1e6, 'higher'],
    ['ns/row', 's', 1e-9, 'lower'],
    ['ms/token', 's', 1e-3, 'lower'],
    ['ms per frame', 's', 1e-3, 'lower'],
    ['s/it', 's', 1, 'lower'],
    ['min/epoch', 's', 60, 'lower'],
    // Simulations of molecules say how much they simulate in a day.
    ['ns/day', 'ns/day', 1, 'higher'],
    ['min', 's', 60, 'lower'],
    // Of these it is not certain what is better, or what they are.
    ['m', 'm', 1, 'unknown'],
    ['count', 'count', 1, 'unknown'],
    ['%', '%', 1, 'unknown'],
    ['', '', 1, 'unknown'],
    ['MS/s', 'MS/s', 1, 'unknown'],
    ['errors/s', 'errors/s', 1, 'unknown'],
    ['ms/s', 'ms/s', 1, 'unknown'],
    ['us/day', 'us/day', 1, 'unknown'],
    ['m/s', 'm/s', 1, 'unknown'],
    ['m/row', 'm/row', 1, 'unknown'],
    ['°C per hour', '°C per hour', 1, 'unknown'],
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

test.each([
  ['ns/row', 'row'],
  ['ns/B', 'B'],
  ['ms per token', 'token'],
  [' us/pixel ', 'pixel'],
  ['ns/op', undefined],
  ['ns/iter', undefined],
  ['us/call', undefined],
  ['ns', undefined],
  ['MB/s', undefined],
  ['ms/s', undefined],
  ['ns/day', undefined],
  ['points/row', undefined],
  ['', undefined],
])('a time in %j is for each %s', (printed, thing) => {
  expect(findThing(printed)).toBe(thing)
})
