import { expect, test } from 'vitest'
import {
  percent,
  percentInterval,
  percentSize,
  percentWithin,
  scale,
  share,
  times,
} from '../../../src/metrics/scale.js'

const thin = ','

test.each([
  [0.0412, 's', '41.2 ms'],
  [0.00831, 's', '8.31 ms'],
  [1.2e-8, 's', '12.0 ns'],
  [3.4e-10, 's', '0.340 ns'],
  [0.0009999, 's', '1.00 ms'],
  [0.00099949, 's', '999 µs'],
  [2, 's', '2.00 s'],
  [90, 's', '1.50 min'],
  [7200, 's', '120 min'],
  [1e12, 's', `16${thin}666${thin}666${thin}667 min`],
  [64, 'B', '64 B'],
  [64.5, 'B', '64.5 B'],
  [18_234, 'B', '18.2 kB'],
  [3.2e9, 'B', '3.20 GB'],
  [5, 'count', '5'],
  [18_234, 'count', `18${thin}234`],
  [4_100_000, 'count', '4.10 M'],
  [1810, '1/s', '1.81 k/s'],
  [250, '1/s', '250 /s'],
  [2.5e8, 'B/s', '250 MB/s'],
  [0.123456, 'widgets', '0.123 widgets'],
  [-0.0412, 's', '−41.2 ms'],
  [0, 's', '0 s'],
  [1e-300, 's', '1.00e−291 ns'],
  [1e300, 'count', '1.00e+291 G'],
  [9e-150, 's', '9.00e−141 ns'],
  [1e300, 's', '1.67e+298 min'],
  [Number.NaN, 's', '– s'],
  [Number.POSITIVE_INFINITY, 's', '∞ s'],
])('%d %s is %s', (value, unit, expected) => {
  const { number, unit: shown } = scale([value], unit)
  expect(`${number(value)} ${shown}`.trim()).toBe(expected)
})

test('one unit for the row, that of the first value with a size', () => {
  const { number, unit } = scale([0, 0.0412, 3.2], 's')
  expect([number(0), number(0.0412), number(3.2), unit]).toEqual(['0', '41.2', `3${thin}200`, 'ms'])
})

test.each([
  [[1e-300, 1e300], 's', ['1.00e−294', '1.00e+306', 'µs']],
  [[1e-300, 1e300], 'B', ['1.00e−300', '1.00e+300', 'B']],
])('%j in %s are in a unit that has a number for both', ([small, large], unit, expected) => {
  const made = scale([small!, large!], unit)
  expect([made.number(small!), made.number(large!), made.unit]).toEqual(expected)
})

test.each([
  [0.0003, 0.0412, '0.3'],
  [0.00028, 0.00831, '0.28'],
  [0.000004, 0.0412, '0.004'],
  [0, 0.0412, '0'],
])('a spread of %d s around %d s is %s ms', (spread, value, expected) => {
  expect(scale([value], 's').spread(spread, value)).toBe(expected)
})

test.each([
  [9e-151, 9e-150, '9.00e−151'],
  [5000, 9e-150, `5${thin}000`],
  [1e-300, 1e-300, '1.00e−300'],
  [1e290, 1e300, '1.00e+290'],
  [1e-300, 1e300, '1.00e−300'],
])('a spread of %d widgets around %d is %s', (spread, value, expected) => {
  expect(scale([value], 'widgets').spread(spread, value)).toBe(expected)
})

test.each([
  [0.068, '+6.8%'],
  [-0.049, '−4.9%'],
  [0.123, '+12.3%'],
  [1.234, '+123%'],
  [0.9996, '+100%'],
  [99, `+9${thin}900%`],
  [0.0004, '+0.04%'],
  [-0.00001, '0.00%'],
  [0, '0%'],
  [-0, '0%'],
])('a change of %d is %s', (change, expected) => {
  expect(percent(change)).toBe(expected)
})

test.each([
  [0.0008, -0.004, 0.0061, '+0.1%'],
  [0.068, 0.059, 0.077, '+6.8%'],
  [-0.0004, -0.0006, -0.0002, '−0.04%'],
  [3.12, 0.002, 4.93, '+312%'],
  [0.479, 0.018, 1.22, '+47.9%'],
  [0.00001, -0.02, 0.02, '0.0%'],
  [0.1, null, null, '+10.0%'],
  [0.0008, -0.2, null, '+0.1%'],
  [0, 0, 0, '0%'],
])('a change of %d from %d to %d has no more decimals than its interval: %s', (value, low, high, expected) => {
  expect(percentWithin(value, low, high)).toBe(expected)
})

test.each([
  [12.5, '×12.5'],
  [1.5, '×1.5'],
  [1.999, '×2'],
  [123.4, '×123'],
  [12_345, `×12${thin}300`],
])('a ratio of %d is %s', (ratio, expected) => {
  expect(times(ratio)).toBe(expected)
})

test.each([
  [0.0412, 0.0003, '41.2 ± 0.3'],
  [0.0412, 0.000031, '41.20 ± 0.03'],
  [0.0412, 0.000004, '41.200 ± 0.004'],
  [0.0412, 0, '41.2 ± 0'],
  [9e-153, 9e-154, '9.00e−150 ± 9.00e−151'],
])('%d s with a spread of %d s have the same decimals: %s', (value, spread, expected) => {
  const made = scale([value], 's')
  const inMilliseconds = scale([0.0412], 's')
  const { numberWith, spread: around } = made.unit === 'ms' ? made : inMilliseconds
  expect(`${numberWith(value, spread)} ± ${around(spread, value)}`).toBe(expected)
})

test('the size of a change has no sign', () => {
  expect([0.00617, -0.0312, 0.0004].map(percentSize)).toEqual(['0.6%', '3.1%', '0.04%'])
})

test.each([
  [0.059, 0.077, '[+5.9, +7.7]'],
  [null, 0.1, '[−∞, +10.0]'],
  [-0.5, null, '[−50.0, +∞]'],
])('an interval from %d to %d is %s', (low, high, expected) => {
  expect(percentInterval(low, high)).toBe(expected)
})

test.each([
  [0.02, '2%'],
  [0.95, '95%'],
  [0.0062, '0.62%'],
  [0.995, '99.5%'],
])('a share of %d is %s', (fraction, expected) => {
  expect(share(fraction)).toBe(expected)
})

test.each(['__proto__', 'constructor', 'toString'])('a unit called %s is nothing special', unit => {
  expect(scale([3], unit)).toMatchObject({ unit })
})
