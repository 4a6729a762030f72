import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { listLooks, makeDesign } from '../../../../src/compare/rounds/design.js'
import { countNeededRounds } from '../../../../src/compare/rounds/needed-rounds.js'
import { findRoundsToSettle } from '../../../../src/compare/stages/4-decide.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeRecord, noisy } from '../records.js'

const planned = (looks: readonly number[]): Pair['plan'] => ({
  copies: { baseline: 2, contender: 2 },
  inPlace: false,
  rounds: looks.at(-1)!,
  looks,
  stoppedBy: 'settled',
  seconds: 1,
})

test.each([
  ['no plan', undefined, 12, { looks: [12], rounds: 12 }],
  ['the first look', [5, 8, 13, 20], 5, { looks: [5], rounds: 20 }],
  ['a later look', [5, 8, 13, 20], 13, { looks: [5, 8, 13], rounds: 20 }],
  ['between two looks', [5, 8, 13, 20], 10, { looks: [5, 8, 10], rounds: 20 }],
  ['more rounds than planned', [5, 8], 10, { looks: [5, 8, 10], rounds: 10 }],
  ['before any look', [5, 8, 13, 20], 2, { looks: [2], rounds: 20 }],
  ['nothing at all', [20], 0, { looks: [1], rounds: 20 }],
  ['a look before the first round', [0, 5, 20], 7, { looks: [5, 7], rounds: 20 }],
])('%s', (_, looks, measured, design) => {
  const rounds = Array.from({ length: measured }, () => [])
  const { settings } = makeRecord([])
  expect(makeDesign({ rounds, settings, ...(looks ? { plan: planned(looks)! } : {}) })).toEqual(design)
})

test.each([0, 12])('%d rounds without a plan have the analysis at their end', measured => {
  const { settings } = makeRecord([])
  const rounds = Array.from({ length: measured }, () => [])
  expect(listLooks({ rounds, settings })).toEqual([Math.max(1, measured)])
})

test.each<[what: string, segments: readonly number[], fields: Partial<Pair>, looks: readonly number[]]>([
  ['at a look', [0, 8], {}, [5, 8, 13]],
  ['between two looks', [0, 10], {}, [5, 8, 10, 13]],
  ['twice', [0, 6, 10], {}, [5, 6, 8, 10, 13]],
  ['before a verdict was possible', [0, 4], {}, [5, 8, 13]],
  ['on several runners, which nobody looked at', [0, 10], { runners: [{ label: '1', firstRound: 0 }] }, [5, 8, 13]],
])('a plan that was cut off %s', (_, segments, fields, looks) => {
  const { settings, rounds } = makeRecord([], { rounds: 13 })
  const record = { rounds, settings, plan: planned([5, 8, 13, 20])!, segments, ...fields }
  expect(makeDesign(record)).toEqual({ looks, rounds: 20 })
})

test('a plan to which rounds were added says so, unless the analyses are others', () => {
  const { settings } = makeRecord([])
  const rounds = Array.from({ length: 32 }, () => [])
  const plan = { ...planned([5, 20, 32, 80])!, extendedFrom: 20 }
  const looks = [5, 20, 32]
  expect(makeDesign({ rounds, settings, plan })).toEqual({ looks, rounds: 80, extendedFrom: 20 })
  expect(makeDesign({ rounds, settings: { ...settings, looks: [32] }, plan })).toEqual({ looks: [32], rounds: 32 })
})

test('a plan with one look that was cut off has two', () => {
  const { settings, rounds } = makeRecord([], { rounds: 12 })
  expect(makeDesign({ rounds, settings, plan: planned([12])!, segments: [0, 6] })).toEqual({
    looks: [6, 12],
    rounds: 12,
  })
})

test('looks of the settings go before those of the plan', () => {
  const { settings, rounds } = makeRecord([], { rounds: 13 })
  const record = { rounds, plan: planned([20])!, settings: { ...settings, looks: [5, 8, 13, 20] } }
  expect(makeDesign(record)).toEqual({ looks: [5, 8, 13], rounds: 20 })
})

test('an early look asks for more than a single one would', () => {
  const record = makeRecord([{ name: 'one', value: noisy(0.02, 0.02) }], { rounds: 8 })
  const widthOf = (plan: Pair['plan']) => {
    const { low, high } = conclude({ ...record, ...(plan ? { plan } : {}) }).findings[0]!.change!
    return high! - low!
  }
  expect(widthOf(planned([5, 8, 13, 20]))).toBeGreaterThan(widthOf(planned([8])))
})

test.each([
  [0.005, -0.025, 0.035, 20, 60],
  [0.03, -0.01, 0.07, 20, 16],
  [0.001, -0.015, 0.017, 20, null],
  [0.0199999, -0.02, 0.06, 20, null],
])('a change of %d in [%d, %d] needs after %d rounds about %s more', (value, low, high, rounds, more) => {
  const change = { value, low, high, level: 0.95 }
  expect(findRoundsToSettle({ change, equivalence: change }, 0.02, rounds)).toBe(more)
})

test('noisier values need more rounds, whichever side they are of', () => {
  const neededAt = (spread: number, effect = 0) =>
    countNeededRounds(makeRecord([{ name: 'one', value: noisy(effect, spread) }], { rounds: 5 }))
  expect(neededAt(0.005)).toBeLessThan(5)
  expect(neededAt(0.2)).toBeGreaterThan(50)
  const record = makeRecord([{ name: 'one', value: noisy(0.03, 0.03) }], { rounds: 5 })
  const swapped = record.rounds.map(round =>
    round.map(one => ({
      ...one,
      slot: { ...one.slot, side: one.slot.side === 'baseline' ? 'contender' : 'baseline' } as const,
    })),
  )
  expect(countNeededRounds({ ...record, rounds: swapped })).toBe(countNeededRounds(record))
})
