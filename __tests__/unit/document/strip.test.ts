import { expect, test } from 'vitest'
import { axisLabel, axisOf, intervalStrip } from '../../../src/document/strip.js'

const axis = { low: -0.12, high: 0.12 }

test.each([
  [{ value: 0.06, low: 0.03, high: 0.09 }, '            │  ───●───   '],
  [{ value: 0.02, low: -0.03, high: 0.05 }, '         ───┼─●───       '],
  [{ value: -0.06, low: -0.07, high: -0.05 }, '     ─●─    │            '],
  [{ value: 0, low: 0, high: 0 }, '            ●            '],
  [{ value: 0.1, low: 0.06, high: 0.4 }, '            │     ────●─›'],
  [{ value: -0.06, low: null, high: null }, '‹─────●─────┼───────────›'],
  [{ value: 0.3, low: 0.2, high: 0.4 }, '            │           ●'],
  [{ value: -0.3, low: -0.4, high: -0.2 }, '●           │            '],
])('%o', (span, expected) => {
  expect(intervalStrip(span, axis)).toBe(expected)
})

test.each([
  [{ value: 0.109, low: 0.106, high: 0.112 }, '            │  ●         '],
  [{ value: 0.029, low: 0.003, high: 0.053 }, '            ┼●           '],
])('no end is drawn a whole cell from where it is: %o', (span, expected) => {
  expect(intervalStrip(span, { low: -0.5, high: 0.5 })).toBe(expected)
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
  [{ low: -0.1, high: 0.1 }, '−10%        0        +10%'],
  [{ low: -0.005, high: 0.005 }, '−0.5%       0       +0.5%'],
  [axisOf([{ value: 1.6, low: 1.5, high: 1.7 }]), '−67%        0       +200%'],
  [axisOf([{ value: 85.1, low: 73, high: 107 }]), '÷200        0        ×200'],
])('the ends of an axis are as wide as its strips: %o', (ends, label) => {
  expect(axisLabel(ends)).toBe(label)
})

test('beyond 50%, half and twice as much are as far from 0, so that a change does not hide one that is ten times smaller', () => {
  const spans = [85.1, 8.34, -0.193, -0.5, 1].map(value => ({ value, low: value, high: value }))
  const wide = axisOf(spans)
  expect(spans.map(span => intervalStrip(span, wide))).toEqual([
    '            │           ●',
    '            │        ●   ',
    '           ●│            ',
    '         ●  │            ',
    '            │  ●         ',
  ])
})
