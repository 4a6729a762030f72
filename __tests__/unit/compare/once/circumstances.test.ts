import { describe, expect, test } from 'vitest'
import { findControlEstimates } from '../../../../src/compare/control.js'
import {
  compareInstallations,
  findOwnEntries,
  leastControls,
  makeCircumstances,
} from '../../../../src/compare/once/offsets.js'
import { makeSeries } from '../../../../src/compare/series.js'
import type { LedgerEntry, Pair } from '../../../../src/record/record.js'
import { environment } from '../../report/samples.js'
import { makeRecord, noisy, time, type ValueOf } from '../records.js'

const copies = (baseline: 1 | 2, contender: 1 | 2): Pair['plan'] => ({
  copies: { baseline, contender },
  inPlace: false,
  rounds: 20,
  looks: [20],
  stoppedBy: 'complete',
  seconds: 60,
})
const record = makeRecord([{ name: 'parse', value: noisy() }])
const all = record.rounds.map((_, number) => number)
const runners = [
  { label: 'a', firstRound: 0 },
  { label: 'b', firstRound: 5 },
]
const controls = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ numbers: all, estimate: index % 2 ? 0.01 : -0.01, standardError: 0.001 },
  }))

test.each<[what: string, fields: Partial<Pair>, weight: number]>([
  ['two copies of each side', { plan: copies(2, 2)! }, 1],
  ['one copy of the contender', { plan: copies(2, 1)! }, 1.5],
  ['one copy of the baseline', { plan: copies(1, 2)! }, 1.5],
  ['one copy of each side', { plan: copies(1, 1)! }, 2],
  ['two copies, without a plan', {}, 1],
  ['a baseline of one copy, without a plan', { rounds: without('baseline') }, 1.5],
  ['a contender of one copy, without a plan', { rounds: without('contender') }, 1.5],
  // A quarter of the rounds on one runner, three quarters on the other: 1/16 + 9/16.
  ['two runners', { plan: copies(2, 2)!, runners }, 0.625],
  ['two runners, and one copy of each side', { plan: copies(1, 1)!, runners }, 1.25],
  ['one runner of a pool', { plan: copies(2, 2)!, runners: runners.slice(0, 1) }, 1],
])('how often one installation’s variance counts, with %s', (_, fields, weight) => {
  expect(makeCircumstances({ ...record, ...fields }, [])(all).weight).toBe(weight)
})

test('a benchmark that was left out has the installations of its own rounds', () => {
  const known = { ...record, plan: copies(2, 2)!, reinstall: { when: 'quarter', starts: [0, 5, 10, 15] } as const }
  const weightOf = makeCircumstances(known, [])
  expect(weightOf(all).weight).toBe(0.25)
  expect(weightOf(all.slice(0, 5)).weight).toBe(1)
  expect(weightOf(all.slice(0, 10)).weight).toBe(0.5)
})

function without(side: string): Pair['rounds'] {
  return record.rounds.map(round => round.filter(({ slot }) => slot.side !== side || slot.copy === 1))
}

test('pooled controls are what is left of an installation on average', () => {
  const biasOf = (fields: Partial<Pair>) =>
    makeCircumstances({ ...record, plan: copies(2, 2)!, ...fields }, controls(leastControls))(all).bias!
  const [alone, pooled] = [biasOf({}), biasOf({ runners })]
  expect(pooled.variance! / alone.variance!).toBeCloseTo(1 / 0.625, 12)
})

const entry = (fingerprint: string): LedgerEntry => ({
  ...{ benchmark: 'parse', estimate: 0.02, standardError: 0.001, fingerprint },
})
const ledger = Array.from({ length: leastControls }, () => entry('here'))
const here = { ...environment, fingerprint: 'here' }

test('own controls and those of the ledger count alike, and in one directory none does', () => {
  const known = { ...record, plan: copies(2, 2)!, environment: here, ledger }
  const biasOf = (count: number, fields: Partial<Pair> = {}) =>
    makeCircumstances({ ...known, ...fields }, controls(count))(all).bias
  const mean = (one: number, other: number) => (one ** 2 + other ** 2) / 2
  expect(biasOf(leastControls)!.variance).toBeCloseTo((mean(0.01, 0.02) - 0.001 ** 2) / 2, 12)
  expect(biasOf(leastControls, { ledger: [] })!.variance).toBeCloseTo((0.01 ** 2 - 0.001 ** 2) / 2, 12)
  expect(biasOf(leastControls - 1, { ledger: [] })!.variance).toBe(null)
  expect(biasOf(0, { ledger: [] })).toBe(null)
  expect(biasOf(leastControls, { plan: { ...copies(2, 2)!, inPlace: true } })).toBe(null)
  expect(biasOf(leastControls, { reinstall: { when: 'round', starts: [0, 1] } })).toBe(null)
})

test('entries count that are from a machine like any of the runners', () => {
  const entries = [entry('here'), entry('there'), entry('elsewhere')]
  const on = (fields: Partial<Pair>) =>
    findOwnEntries({ ledger: entries, ...fields }).map(({ fingerprint }) => fingerprint)
  expect(on({ environment: here })).toEqual(['here'])
  expect(on({})).toEqual([])
  const pooled = ['here', 'there'].map((fingerprint, index) => ({
    ...{ label: fingerprint, firstRound: index, environment: { ...environment, fingerprint } },
  }))
  expect(on({ environment: here, runners: pooled })).toEqual(['here', 'there'])
  expect(findOwnEntries({ environment: here })).toEqual([])
})

test('what is kept for the ledger: the control of what is judged, where there are two directories', () => {
  const shifted = noisy(0, 0.001)
  const benchmarks = [
    { name: 'parse', value: (place: Parameters<typeof shifted>[0]) => shifted(place)! * (place.copy === 2 ? 1.01 : 1) },
    { name: 'parse', metric: { ...time, name: 'wait' }, value: noisy() },
    { name: 'equal', step: 0.01, value: () => 1 },
    { name: 'new', value: (place: Parameters<typeof shifted>[0]) => (place.side === 'contender' ? 1 : undefined) },
  ]
  const estimates = findControlEstimates(makeRecord(benchmarks))
  expect(estimates.map(({ benchmark }) => benchmark)).toEqual(['parse', 'equal'])
  expect(estimates[0]!.estimate).toBeCloseTo(Math.log(1.01), 3)
  expect(estimates[0]!.standardError).toBeGreaterThan(0)
  expect(estimates[1]).toEqual({ benchmark: 'equal', estimate: 0, standardError: expect.any(Number) })
  expect(findControlEstimates({ ...makeRecord(benchmarks), plan: { ...copies(2, 2)!, inPlace: true } })).toEqual([])
  const starts = [0, 5]
  expect(findControlEstimates({ ...makeRecord(benchmarks), reinstall: { when: 'quarter', starts } })).toEqual([])
})

describe('copies that are made anew for each quarter of the rounds', () => {
  const starts = [0, 5, 10, 15]
  const reinstall = { when: 'quarter', starts } as const
  const offsets = [0.03, -0.05, 0.01, 0.02]
  const seriesOf = (noise: number) => {
    const value: ValueOf = ({ round, copy, random }) =>
      noise === 0
        ? 1
        : Math.exp(noise * (random.next() - random.next()) + (copy === 2 ? offsets[Math.floor(round / 5)]! : 0))
    return makeSeries(makeRecord([{ name: 'parse', value }])).series[0]!
  }

  test('show their differences block by block, with the noise within blocks', () => {
    const found = compareInstallations(seriesOf(0.002), 'baseline', { reinstall })!
    expect(found.map(({ numbers }) => numbers[0])).toEqual(starts)
    for (const [block, { estimate, standardError }] of found.entries()) {
      expect(Math.abs(estimate - offsets[block]!)).toBeLessThan(3 * standardError)
      expect(standardError).toBeLessThan(0.003)
    }
  })

  test.each<[what: string, noise: number, starts: readonly number[]]>([
    ['one block', 0.002, [0]],
    ['blocks of two rounds', 0.002, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]],
    ['values without noise', 0, starts],
  ])('show one difference with %s', (_, noise, blocks) => {
    expect(compareInstallations(seriesOf(noise), 'baseline', { reinstall: { when: 'quarter', starts: blocks } })).toBe(
      undefined,
    )
  })
})
