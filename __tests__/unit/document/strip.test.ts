import { expect, test } from 'vitest'
import type { Summary } from '../../../src/compare/finding.js'
import {
  axisLabel,
  axisOf,
  axisStrip,
  drawDistributions,
  intervalStrip,
  ratioAxisOf,
  ratioLabel,
} from '../../../src/document/strip.js'
import { exact, summary } from '../report/samples.js'

const axis = { low: -0.07, high: 0.07 }

test.each([
  [{ value: 0.04, low: 0.02, high: 0.06 }, '       · ├─●─┤ '],
  [{ value: 0.02, low: -0.03, high: 0.05 }, '    ├──┼─●──┤  '],
  [{ value: -0.04, low: -0.05, high: -0.03 }, '  ├●┤  ·       '],
  [{ value: 0, low: 0, high: 0 }, '       ●       '],
  [{ value: 0.06, low: 0.03, high: 0.3 }, '       ·  ├──●›'],
  [{ value: -0.06, low: null, high: null }, '‹●─────┼──────›'],
  [{ value: 0.3, low: 0.2, high: 0.4 }, '       ·      ›'],
  [{ value: -0.3, low: -0.4, high: -0.2 }, '‹      ·       '],
])('%o', (span, expected) => {
  expect(intervalStrip(span, axis)).toBe(expected)
})

test.each([
  [{ value: 0.04, low: 0.02, high: 0.06 }, '       ·━├─●─┤ '],
  [{ value: -0.06, low: -0.06, high: -0.06 }, ' ●━━━━━·       '],
  [{ value: 0.01, low: -0.03, high: 0.05 }, '    ├──┼●───┤  '],
  [{ value: 0, low: 0, high: 0 }, '       ●       '],
])('a bar leads from 0 to the change: %o', (span, expected) => {
  expect(intervalStrip(span, axis, true)).toBe(expected)
})

test('an axis holds all intervals, and as much on both sides of 0, to a round number', () => {
  const spans = [
    { value: 0.068, low: 0.059, high: 0.077 },
    { value: -0.049, low: -0.056, high: -0.042 },
  ]
  expect(axisOf(spans)).toEqual({ low: -0.1, high: 0.1 })
  expect(axisOf([{ value: 0.04, low: 0.03, high: null }])).toEqual({ low: -0.05, high: 0.05 })
  expect(axisOf([{ value: 0, low: 0, high: 0 }])).toEqual({ low: -1, high: 1 })
})

test('an axis does not follow one interval far beyond the others', () => {
  const usual = { value: 0.01, low: 0, high: 0.02 }
  expect(axisOf([usual, usual, { value: 3, low: 2, high: 4 }])).toEqual({ low: -0.1, high: 0.1 })
})

test.each([
  [{ low: -0.1, high: 0.1 }, '−10%   0   +10%'],
  [{ low: -0.005, high: 0.005 }, '−0.5%  0  +0.5%'],
  [axisOf([{ value: 1.6, low: 1.5, high: 1.7 }]), '−67%   0  +200%'],
  [axisOf([{ value: 85.1, low: 73, high: 107 }]), '÷200   0   ×200'],
])('the ends of an axis are as wide as its strips: %o', (ends, label) => {
  expect(axisLabel(ends)).toBe(label)
})

test('beyond 50%, half and twice as much are as far from 0, so that a change does not hide one that is ten times smaller', () => {
  const spans = [85.1, 8.34, -0.193, -0.5, 1].map(value => ({ value, low: value, high: value }))
  const wide = axisOf(spans)
  expect(spans.map(span => intervalStrip(span, wide))).toEqual([
    '       ·      ›',
    '       ·    ●  ',
    '      ●·       ',
    '     ● ·       ',
    '       · ●     ',
  ])
})

test.each([
  [[0.1, 18.4, 23.1], '×1  ×3   ×10   '],
  [[-0.1, 0.1], '×0.9       ×1.1'],
  [[-0.002, 0.002], '×0.998   ×1.002'],
  [[999], '×1  ×10  ×1,000'],
])('the head of ratios tells their places: %o', (changes, label) => {
  const axis = ratioAxisOf(changes.map(value => ({ value, low: value, high: value })))
  expect(ratioLabel(axis)).toBe(label)
})

test('both distributions are drawn on one axis', () => {
  const whole = (one: Summary): Summary => ({ ...one, p5: one.min, p95: one.max })
  expect(drawDistributions(whole(summary(100)), whole(summary(103)))).toEqual({
    axis: { low: 98.4, high: 107.12 },
    strips: ['├──▒▒▒█▒▒▒──────────┤           ', '          ├───▒▒█▒▒▒───────────┤'],
  })
  expect(drawDistributions(exact(5), exact(5)).strips).toEqual(Array(2).fill('                █               '))
})

test('the axis ends at the 5th and 95th percentile, and what lies outside is marked', () => {
  const wide = { ...summary(100), p5: 99, p95: 102, min: 50, max: 900 }
  const narrow = { ...summary(100), p5: 99.2, p95: 101, min: 99.2, max: 101 }
  expect(drawDistributions(wide, narrow)).toEqual({
    axis: { low: 99, high: 102 },
    strips: ['‹──▒▒▒▒▒▒▒█▒▒▒▒▒▒▒▒▒───────────›', '  ├▒▒▒▒▒▒▒█▒▒▒▒▒▒▒▒▒─┤          '],
  })
})

test('the values at the ends of the axis are as wide as the strips', () => {
  expect(axisStrip('99.0', '102.0')).toBe('99.0                       102.0')
})
