import { expect, test } from 'vitest'
import { rankSides } from '../../../src/compare/ranking.js'
import { makeSided } from '../record/whole.js'

const bestOf = (record: Parameters<typeof rankSides>[0]): readonly string[] =>
  rankSides(record)[0]!
    .places.filter(({ isAmongBest }) => isAmongBest)
    .map(({ side }) => side)

test('the lowest estimate heads the list, and what no other beats is among the best', () => {
  const record = makeSided({
    old: { level: 1 },
    slower: { level: 1.1 },
    quick: { level: 0.8, copies: 1 },
    'as quick': { level: 0.8, copies: 1 },
  })
  const [ranking] = rankSides(record)
  expect(ranking!.places.map(({ side }) => side).slice(2)).toEqual(['old', 'slower'])
  expect([...bestOf(record)].sort()).toEqual(['as quick', 'quick'])
  expect(ranking!.places.find(({ side }) => side === 'slower')!.change).toBeCloseTo(0.1, 2)
  expect(ranking!.places.find(({ side }) => side === 'old')!.change).toBe(0)
  expect(ranking).toMatchObject({ benchmark: 'one', metric: 'time', better: 'lower', unranked: [] })
})

test('the baseline can be the best', () => {
  expect(bestOf(makeSided({ old: { level: 1 }, a: { level: 1.2 }, b: { level: 1.3 } }))).toEqual(['old'])
})

test('too few rounds rank nobody', () => {
  const record = makeSided(
    { old: { level: 1, copies: 1 }, a: { level: 2, copies: 1 }, b: { level: 3, copies: 1 } },
    { rounds: 7 },
  )
  expect(rankSides(record)[0]).toMatchObject({ places: [], unranked: ['old', 'a', 'b'] })
})

test('pairs of single copies need more rounds than those with the baseline', () => {
  const sides = { old: { level: 3 }, a: { level: 1, copies: 1 }, b: { level: 2, copies: 1 } } as const
  expect(bestOf(makeSided(sides, { rounds: 7 }))).toEqual(['a', 'b'])
  expect(bestOf(makeSided(sides, { rounds: 8 }))).toEqual(['a'])
})

test('a side that fails has no place', () => {
  const record = makeSided({ old: { level: 1 }, broken: { level: 1, fails: true }, quick: { level: 0.5 } })
  expect(rankSides(record)[0]).toMatchObject({
    places: [{ side: 'quick' }, { side: 'old' }],
    unranked: ['broken'],
  })
})

test('counts without noise are ranked as they are', () => {
  const record = makeSided({ old: { level: 10 }, less: { level: 9 }, same: { level: 9 } }, { spread: 0 })
  const counted = {
    ...record,
    rounds: record.rounds.map(round =>
      round.map(one => ({
        ...one,
        measurements: one.measurements.map(measured => ({
          ...measured,
          metric: { name: 'size', unit: 'B', better: 'lower' as const },
        })),
      })),
    ),
  }
  expect(bestOf(counted)).toEqual(['less', 'same'])
  expect(rankSides(counted)[0]!.places.map(({ change }) => change?.toFixed(3))).toEqual(['-0.100', '-0.100', '0.000'])
})

test('sides with the same files are alike in what ran only once', () => {
  const focus = [{ from: 1, without: ['one'] }]
  const list = [{ line: 1, benchmark: 'one', metric: '**', files: 'one.js' }]
  const record = makeSided({ old: { level: 1 }, a: { level: 1.1 }, b: { level: 1.2 } }, { benchmarks: ['one', 'two'] })
  const [one, two] = rankSides({
    ...record,
    seed: 'ranking',
    settings: { ...record.settings, rules: { source: 'rules.yml', asOf: '2026-01-01', list } },
    plan: { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'complete', seconds: 1, focus },
    sides: record.sides.map((side, index) => (index === 0 ? side : { ...side, sameFiles: ['one.js'] })),
    rounds: record.rounds.map((round, number) =>
      round.map(invocation => ({
        ...invocation,
        measurements: invocation.measurements.filter(({ benchmark }) => number === 0 || benchmark === 'two'),
      })),
    ),
  })
  expect(one!.places.map(({ change, isAmongBest }) => [change, isAmongBest])).toEqual(Array(3).fill([0, true]))
  expect(two!.places.map(({ side }) => side)).toEqual(['old', 'a', 'b'])
})
