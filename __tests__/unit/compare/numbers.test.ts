import { describe, expect, test } from 'vitest'
import type { Inference } from '../../../src/compare/assessment.js'
import { conclude } from '../../../src/compare/conclude.js'
import { statusOf } from '../../../src/compare/finding.js'
import { makeSeries } from '../../../src/compare/series.js'
import { correct } from '../../../src/compare/stages/3-correct.js'
import { findResolution, findRoundsToSettle } from '../../../src/compare/stages/4-decide.js'
import { compareMeanOf } from '../../../src/compare/trust/tails.js'
import { toChange, toFraction, toLog } from '../../../src/compare/verdict.js'
import { finding } from '../report/samples.js'
import { makeRecord, noisy, type ValueOf } from './records.js'

describe('a change in natural logs', () => {
  const log = { estimate: Math.log(1.25), low: Math.log(1.1), high: Math.log(1.5) }

  test('is a fraction of the value', () => {
    expect(toChange(log, 'lower', 0.95)).toEqual({
      ...{ value: expect.closeTo(0.25, 12), low: expect.closeTo(0.1, 12), high: expect.closeTo(0.5, 12), level: 0.95 },
    })
    expect(toChange(log, 'unknown', 0.9)).toEqual({ ...toChange(log, 'lower', 0.95), level: 0.9 })
  })

  test('goes the other way where higher is better', () => {
    expect(toChange(log, 'higher', 0.95)).toEqual({
      value: expect.closeTo(1 / 1.25 - 1, 12),
      low: expect.closeTo(1 / 1.5 - 1, 12),
      high: expect.closeTo(1 / 1.1 - 1, 12),
      level: 0.95,
    })
  })

  test.each([
    ['lower', 2, Math.LN2],
    ['higher', 2, -Math.LN2],
    ['unknown', 2, Math.LN2],
  ] as const)('where %s is better, a value of %d is %d', (direction, value, expected) => {
    expect(toLog(value, direction)).toBeCloseTo(expected, 15)
  })

  test.each([
    [0, 0],
    [-Infinity, null],
    [Infinity, null],
    [Math.log(1e299), expect.closeTo(1, 5)],
    [Math.log(2e300), null],
  ])('%d as a fraction', (value, expected) => {
    const fraction = toFraction(value)
    expect(fraction !== null && fraction > 1e298 ? fraction / 1e299 : fraction).toEqual(expected)
  })
})

test('the correction is Benjamini and Hochberg’s, and what is rejected gets the level that matches', () => {
  const corrections = correct([0.001, 0.5, 0.02, 0.9], 0.95)
  expect(corrections.map(({ adjustedP }) => adjustedP)).toEqual([0.004, expect.closeTo(2 / 3, 12), 0.04, 0.9])
  expect(corrections.map(({ rejected }) => rejected)).toEqual([true, false, true, false])
  expect(corrections.map(({ level }) => level)).toEqual([
    expect.closeTo(1 - (2 * 0.05) / 4, 12),
    0.95,
    expect.closeTo(1 - (2 * 0.05) / 4, 12),
    0.95,
  ])
  expect(correct([], 0.95)).toEqual([])
})

test('the resolution is what is found with 80% power', () => {
  const inference = (reach: number): Inference => ({
    ...{ p: 1, estimate: 0, standardError: 0.01, pUpTo: () => 1 },
    interval: () => ({ estimate: 0, low: -reach, high: reach }),
    reach: () => reach,
    excludes: () => false,
    hasIslands: () => false,
  })
  expect(findResolution(inference(0.0196), 0.95)).toBeCloseTo(Math.expm1(0.0196 + 0.8416 * 0.01), 12)
  expect(findResolution(inference(Infinity), 0.95)).toBe(null)
})

test.each<[change: readonly [low: number | null, value: number, high: number | null], rounds: number | null]>([
  // Half the width is 4%, and within the threshold there is room for 1%: sixteen times as many rounds.
  [[-0.03, 0.01, 0.05], 300],
  [[-0.05, -0.01, 0.03], 300],
  // At the threshold and beyond, the room is the change itself.
  [[-0.02, 0.02, 0.06], 60],
  [[-0.06, -0.02, 0.02], 60],
  [[-0.01, 0.03, 0.07], 16],
  [[0.02, 0.04, 0.06], null],
  [[null, 0.04, 0.06], null],
  [[0.02, 0.04, null], null],
  [[-0.9, 0.019, 0.9], null],
])('a change of %j needs %s more than 20 rounds', ([low, value, high], rounds) => {
  const change = { value, low, high, level: 0.95 }
  expect(findRoundsToSettle({ change, equivalence: change }, 0.02, 20)).toBe(rounds)
})

test.each([
  [0.1006, 9976],
  [0.10063, null],
])('no more than 10 000 rounds are spoken of: half a width of %d', (half, rounds) => {
  const change = { value: 0.0155, low: -half, high: half, level: 0.95 }
  expect(findRoundsToSettle({ change, equivalence: change }, 0.02, 20)).toBe(rounds)
})

test.each([
  [
    { absence: { code: 'baseline-unpublished', message: 'none published' }, ran: false, measured: false, findings: [] },
    'not-compared',
  ],
  [
    {
      absence: { code: 'baseline-unpublished', message: 'an older one stands in' },
      measured: true,
      findings: [finding()],
    },
    'not-compared',
  ],
  [
    {
      absence: { code: 'baseline-unpublished', message: 'an older one stands in' },
      measured: false,
      findings: [finding()],
    },
    'errored',
  ],
  [{ absence: undefined, measured: false, findings: [finding()] }, 'errored'],
  [{ absence: undefined, measured: true, findings: [] }, 'not-compared'],
  [{ absence: undefined, measured: true, findings: [finding({ verdict: null })] }, 'inconclusive'],
  [{ absence: undefined, measured: true, findings: [finding(), finding({ verdict: 'improved' })] }, 'improved'],
  [
    {
      absence: undefined,
      measured: true,
      findings: [finding({ verdict: 'inconclusive' }), finding({ verdict: 'improved' })],
    },
    'inconclusive',
  ],
  [
    {
      ...{ absence: undefined, measured: true },
      findings: [finding({ verdict: 'not-comparable' }), finding({ verdict: 'regressed' }), finding()],
    },
    'regressed',
  ],
] as const)('the status of a run (%#): %s', (run, status) =>
  expect(statusOf({ ran: true, isUnmeasured: false, isUnpaired: false, isAllCutShort: false, ...run })).toBe(status),
)

describe('the change of the mean', () => {
  const meanOf = (value: ValueOf) => {
    const { series } = makeSeries(makeRecord([{ name: 'parse', value }], { rounds: 40 }))
    return compareMeanOf(series[0]!, 0.95)
  }

  test('is that of all values where they change alike', () => {
    const { value, low, high, level } = meanOf(noisy(0.1))!
    expect(value).toBeCloseTo(0.1, 2)
    expect([low! < value, high! > value, level]).toEqual([true, true, 0.95])
  })

  test.each(['baseline', 'contender'])('is none where only the %s has values', side => {
    expect(meanOf(place => (place.side === side ? noisy()(place) : undefined))).toBeNull()
  })

  test('has no ends where one round holds all of one side', () => {
    const change = meanOf(place => (place.side === 'baseline' || place.round === 3 ? 1 : undefined))
    expect(change).toEqual({ value: 0, low: null, high: null, level: 0.95 })
  })
})

test('copies that each print a value of their own leave it open whether the sides differ, though no value varies', () => {
  const record = makeRecord([{ name: 'parse', value: ({ copy }) => (copy === 1 ? 12 : 10) }], { rounds: 10 })
  const { verdict, change } = conclude(record).findings[0]!
  expect(verdict).toBe('inconclusive')
  expect(change!.high).toBeGreaterThan(0.05)
})
