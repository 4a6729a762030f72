import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { explain } from '../../../../src/record/reasons.js'
import { makeRandom, shuffle } from '../../../../src/stats/random.js'
import { type Benchmark, makeRecord, noisy, time } from '../records.js'

/** What disturbs an invocation: its place in the round, whose ran before it, and the number of the round. */
type Disturb = (place: { readonly turn: number; readonly before: string; readonly round: number }) => number

/** The warnings about one benchmark whose rounds ran in random order. */
function warningsOf(benchmark: Omit<Benchmark, 'name'>, disturb: Disturb = () => 1, rounds = 40) {
  const record = makeRecord([{ name: 'parse', ...benchmark }], { rounds })
  const random = makeRandom('orders')
  let before = 'contender'
  const disturbed = record.rounds.map((round, index) =>
    shuffle(round, random).map((one, turn) => {
      const factor = disturb({ turn, before, round: index })
      before = one.slot.side
      return { ...one, measurements: one.measurements.map(it => ({ ...it, value: it.value * factor })) }
    }),
  )
  const { warnings } = conclude({ ...record, rounds: disturbed }).findings[0]!
  return Object.fromEntries(warnings.map(warning => [warning.code, explain(warning)]))
}

const value = noisy()
const higher = { ...time, better: 'higher' } as const
const throughput = { name: 'rate', unit: 'B', better: 'higher' } as const

test.each<[code: string, benchmark: Omit<Benchmark, 'name'>, disturb: Disturb, message: RegExp]>([
  [
    'drift',
    { value },
    ({ round }) => 1 + round / 400,
    /^values drifted by [78]\.\d% during the run; the comparison holds, the absolute times don't$/,
  ],
  [
    'drift',
    { value, metric: throughput },
    ({ round }) => 1 - round / 400,
    /^values drifted by [78]\.\d% during the run; the comparison holds, the absolute values don't$/,
  ],
  // A step is a drift too.
  [
    'drift',
    { value: noisy(0, 0.1) },
    ({ round }) => (round < 12 ? 1 : 1.56),
    /^values drifted by 5\d\.\d% during the run; the comparison holds, the absolute times don't$/,
  ],
  [
    'two-modes',
    { value: place => value(place)! * (place.random.below(2) === 0 ? 1 : 1.08) },
    () => 1,
    /^the values fall into two groups, [78]\.\d% apart: look for something that only some runs have, such as a warm cache$/,
  ],
  [
    'contender-control',
    { value: place => value(place)! * (place.side === 'contender' && place.copy === 2 ? 1.05 : 1) },
    () => 1,
    /^two copies of the contender differ by (4\.[89]|5\.[0-2])%, and those of the baseline do not: the contender depends on where its files are$/,
  ],
  [
    'contender-control',
    { value: place => value(place)! * (place.side === 'contender' && place.copy === 1 ? 1.05 : 1), metric: higher },
    () => 1,
    /^two copies of the contender differ by (4\.[89]|5\.[0-2])%/,
  ],
  [
    'high-variation',
    { value: noisy(0, 0.6) },
    () => 1,
    /^values vary by more than 10%: make each run longer, or use a quieter machine$/,
  ],
  [
    'coarse-clock',
    { value: ({ random }) => 0.01 + 0.001 * random.below(3) },
    () => 1,
    /^the clock is too coarse for these values: let the command repeat its work$/,
  ],
  [
    'ties',
    { value: ({ random }) => 1 + 0.001 * random.below(20) },
    () => 1,
    /^more than 20% of the values are equal: print more digits, or let the command do more work$/,
  ],
])('%s (%#)', (code, benchmark, disturb, message) => {
  expect(warningsOf(benchmark, disturb)[code]).toMatch(message)
})

test.each<[what: string, benchmark: Omit<Benchmark, 'name'>, disturb: Disturb]>([
  ['a first round that is slow', { value }, ({ round }) => (round === 0 ? 1.5 : 1)],
  ['a drift of less than what matters', { value }, ({ round }) => 1 + round / 4000],
  ['the place in the round', { value }, ({ turn }) => (turn === 2 ? 1.002 : 1)],
  ['what ran before', { value }, ({ before }) => (before === 'contender' ? 1.004 : 1)],
  ['one slow run in twelve', { value: place => value(place)! * (place.random.below(12) === 0 ? 1.49 : 1) }, () => 1],
  ['two levels of a machine', { value: noisy(0, 0.1) }, ({ round }) => (round % 20 < 10 ? 1 : 1.02)],
  ['noise of 7%', { value: noisy(0, 0.12) }, () => 1],
  ['a side that varies by 9%, and a change', { value: noisy(0.5, 0.12) }, () => 1],
  ['few ties', { value: ({ random }) => 1 + 0.0001 * random.below(2000) }, () => 1],
])('nothing is said of %s', (_, benchmark, disturb) => {
  expect(warningsOf(benchmark, disturb)).toEqual({})
})

test('one side that varies by more than 10% is enough', () => {
  for (const side of ['baseline', 'contender'])
    expect(warningsOf({ value: place => noisy(0, place.side === side ? 0.6 : 0.01)(place) })).toHaveProperty(
      'high-variation',
    )
})

test.each([
  ['in steps of 1%', 0.01, 'coarse-clock'],
  ['in steps of 0.4%', 0.004, 'ties'],
  ['in steps of 0.00001%', 1e-7, 'ties'],
])('values %s', (_, step, code) => {
  const steps = (place: Parameters<Benchmark['value']>[0]) => 1e-6 * (1 + step * place.random.below(8))
  expect(Object.keys(warningsOf({ value: steps }))).toEqual([code])
})

test('rounds that are too few for a verdict are too few for a warning', () => {
  expect(warningsOf({ value: noisy(0, 0.6) }, () => 1, 4)).toEqual({})
})

test('of many benchmarks, each kind of warning asks for more than of one', () => {
  const drifting: Benchmark['value'] = place => noisy(0, 0.1)(place)! * (1 + (place.round - 10) / 450)
  const warned = (others: number) => {
    const benchmarks = Array.from({ length: others }, (_, index) => ({ name: `${index}`, value: noisy() }))
    const { findings } = conclude(makeRecord([{ name: 'drifting', value: drifting }, ...benchmarks]))
    return findings.find(one => one.benchmark === 'drifting')!.warnings.map(({ code }) => code)
  }
  expect([warned(0), warned(20)]).toEqual([['drift'], []])
})
