import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { Finding } from '../../../src/compare/finding.js'
import { rankSides } from '../../../src/compare/ranking.js'
import type { Invocation, SessionRecord } from '../../../src/record/record.js'
import { listPairs } from '../../../src/record/record.js'
import { makeSided, rankRecord } from '../record/whole.js'

const bestOf = (record: SessionRecord): readonly string[] =>
  rankRecord(record)[0]!
    .places.filter(({ isAmongBest }) => isAmongBest)
    .map(({ side }) => side)

test('the lowest estimate heads the list, and what no other beats is among the best', () => {
  const record = makeSided({
    old: { level: 1 },
    slower: { level: 1.1 },
    quick: { level: 0.8, copies: 1 },
    'as quick': { level: 0.8, copies: 1 },
  })
  const [ranking] = rankRecord(record)
  expect(ranking!.places.map(({ side }) => side).slice(2)).toEqual(['old', 'slower'])
  expect([...bestOf(record)].sort()).toEqual(['as quick', 'quick'])
  expect(ranking!.places.find(({ side }) => side === 'slower')!.change).toBeCloseTo(0.1, 2)
  expect(ranking!.places.find(({ side }) => side === 'old')!.change).toBe(0)
  expect(ranking).toMatchObject({ benchmark: 'one', metric: 'time', better: 'lower', unranked: [] })
})

test('the baseline can be the best', () => {
  expect(bestOf(makeSided({ old: { level: 1 }, a: { level: 1.2 }, b: { level: 1.3 } }))).toEqual(['old'])
})

test('a gain whose runs are too few to show slow ones beats the baseline: ranks are of typical runs', () => {
  const record = makeSided({ old: { level: 1 }, quicker: { level: 0.95 } }, { rounds: 8 })
  const [finding] = conclude(listPairs(record)[0]!).findings
  expect(finding).toMatchObject({ verdict: 'inconclusive', doubt: 'few-runs' })
  expect(bestOf(record)).toEqual(['quicker'])
})

test('too few rounds rank nobody', () => {
  const record = makeSided(
    { old: { level: 1, copies: 1 }, a: { level: 2, copies: 1 }, b: { level: 3, copies: 1 } },
    { rounds: 7 },
  )
  expect(rankRecord(record)[0]).toMatchObject({ places: [], unranked: ['old', 'a', 'b'] })
})

test('pairs of single copies need more rounds than those with the baseline', () => {
  const sides = { old: { level: 3 }, a: { level: 1, copies: 1 }, b: { level: 2, copies: 1 } } as const
  expect(bestOf(makeSided(sides, { rounds: 7 }))).toEqual(['a', 'b'])
  expect(bestOf(makeSided(sides, { rounds: 8 }))).toEqual(['a'])
})

test('a side that fails has no place', () => {
  const record = makeSided({ old: { level: 1 }, broken: { level: 1, fails: true }, quick: { level: 0.5 } })
  expect(rankRecord(record)[0]).toMatchObject({
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
  expect(rankRecord(counted)[0]!.places.map(({ change }) => change?.toFixed(3))).toEqual(['-0.100', '-0.100', '0.000'])
})

/** `record` with other values of one side in some rounds. */
function change(
  record: SessionRecord,
  side: string,
  alter: (one: Invocation, round: number) => Invocation,
): SessionRecord {
  const rounds = record.rounds.map((round, number) =>
    round.map(one => (one.slot.side === side ? alter(one, number) : one)),
  )
  return { ...record, rounds }
}

const scale = (one: Invocation, factor: number): Invocation => ({
  ...one,
  measurements: one.measurements.map(measured => ({ ...measured, value: factor * measured.value })),
})

test('a side that does something else has no place', () => {
  const sides = makeSided({ old: { level: 1 }, cheat: { level: 0.5 }, quick: { level: 0.9 } })
  const printing = {
    ...sides,
    rounds: sides.rounds.map(round =>
      round.map(one => ({ ...one, work: one.slot.side === 'cheat' ? 'nothing' : 'all' })),
    ),
  }
  expect(rankRecord(printing)[0]).toMatchObject({
    places: [{ side: 'quick' }, { side: 'old' }],
    unranked: ['cheat'],
  })
  expect(bestOf(printing)).toEqual(['quick'])
})

test('no contender beats another one by doing something else', () => {
  const sides = makeSided({ old: { level: 1 }, less: { level: 0.99 }, more: { level: 1.01 } }, { spread: 0.002 })
  const printing = change(sides, 'less', one => ({ ...one, work: 'nothing' }))
  const others = printing.rounds.map(round => round.map(one => ({ work: 'all', ...one })))
  expect([...bestOf(sides)].sort()).toEqual(['less', 'old'])
  expect([...bestOf({ ...printing, rounds: others })].sort()).toEqual(['less', 'more', 'old'])
})

test('what a second installation does not show makes nobody the best', () => {
  const sides = makeSided({ old: { level: 1 }, lucky: { level: 1 }, same: { level: 1 } })
  const twice = { ...sides, stages: [0, 10], reinstall: { when: 'once' as const, starts: [0, 10] } }
  const lucky = change(twice, 'lucky', (one, round) => scale(one, round < 10 ? 0.8 : 1))
  expect([...bestOf(lucky)].sort()).toEqual(['lucky', 'old', 'same'])
  const quick = change(twice, 'lucky', one => scale(one, 0.8))
  expect(bestOf(quick)).toEqual(['lucky'])
})

test('a second installation also counts between contenders that neither of them tells from the baseline', () => {
  const sides = makeSided({ old: { level: 1 }, less: { level: 0.985 }, more: { level: 1.015 } }, { spread: 0.002 })
  const twice = { ...sides, stages: [0, 10], reinstall: { when: 'once' as const, starts: [0, 10] } }
  expect([...bestOf(twice)].sort()).toEqual(['less', 'old'])
  const alike = change(twice, 'more', (one, round) => scale(one, round < 10 ? 1 : 0.985 / 1.015))
  expect([...bestOf(alike)].sort()).toEqual(['less', 'more', 'old'])
})

/** Those among the best of `record` where the finding of the side "a" is changed. */
function bestWith(record: SessionRecord, changed: Partial<Finding>): readonly string[] {
  const findings = listPairs(record).map(pair => {
    const { contender } = pair.names!
    const own = conclude(pair).findings
    return [contender, contender === 'a' ? own.map(one => ({ ...one, ...changed })) : own] as const
  })
  const [ranking] = rankSides(record, new Map(findings))
  const best = ranking!.places.filter(({ isAmongBest }) => isAmongBest)
  return best.map(({ side }) => side).sort()
}

test.each<[what: string, changed: Partial<Finding>, best: readonly string[]]>([
  ['an open change', { verdict: 'inconclusive', p: 1e-9 }, ['a', 'b', 'old']],
  ['a change that does not matter', { verdict: 'unchanged', p: 1e-9 }, ['a', 'b', 'old']],
  ['a change that was called', { verdict: 'improved', p: 0.04 }, ['a', 'b']],
  ['what cannot be compared', { verdict: 'not-comparable', p: 1e-9 }, ['b', 'old']],
])('%s counts against the baseline as its row says', (_, changed, best) => {
  const record = makeSided({ old: { level: 1 }, a: { level: 0.99 }, b: { level: 1 } }, { spread: 0.05 })
  expect(bestWith(record, changed)).toEqual(best)
})

test('a contender whose improvement is in doubt beats no other one', () => {
  const record = makeSided({ old: { level: 1 }, a: { level: 0.9 }, b: { level: 1 } })
  expect(bestWith(record, { verdict: 'inconclusive' })).toEqual(['a', 'old'])
  expect(bestWith(record, { verdict: 'inconclusive', doubt: 'tails' })).toEqual(['a', 'b', 'old'])
})

test('its doubt leaves the other comparisons as they are', () => {
  const record = makeSided({ old: { level: 1.1 }, a: { level: 0.9 }, b: { level: 1 }, c: { level: 1.05 } })
  expect(bestWith(record, { verdict: 'inconclusive', doubt: 'tails' })).toEqual(['a', 'b'])
})

test.each<[what: string, factor: number, best: readonly string[]]>([
  ['as far below as the copies are apart', 0.95, ['a', 'b']],
  ['hardly further below', 0.938, ['a', 'b']],
  ['hardly further above', 1.066, ['a', 'b']],
  ['far below', 0.7, ['b']],
  ['far above', 1.4, ['a']],
])('between contenders of which one has copies that differ, %s', (_, factor, best) => {
  const sides = makeSided({ old: { level: 3 }, a: { level: 1 }, b: { level: factor } }, { spread: 0.02 })
  const apart = change(sides, 'a', one => scale(one, one.slot.copy === 2 ? 1.03 : 0.97))
  const starts = apart.rounds.map((_, round) => round)
  expect([...bestOf({ ...apart, reinstall: { when: 'round', starts } })].sort()).toEqual(best)
  // A second stage says the same of what is far.
  const twice = { ...apart, stages: [0, 10], reinstall: { when: 'once' as const, starts: [0, 10] } }
  expect([...bestOf(twice)].sort()).toEqual(best)
})

test('only what is judged is ranked', () => {
  const list = [{ line: 1, benchmark: 'guard', metric: '**', ignore: { reason: 'why', until: '2027-01-01' } }]
  const record = makeSided({ old: { level: 1 }, a: { level: 1.1 } }, { benchmarks: ['one', 'guard', 'two'] })
  const settings = { ...record.settings, rules: { source: 'rules.yml', asOf: '2026-01-01', list } }
  const unjudged = change(record, 'a', one => one).rounds.map(round =>
    round.map(one => ({
      ...one,
      measurements: one.measurements.map(measured => ({
        ...measured,
        ...(measured.benchmark === 'guard' ? { value: 1 } : {}),
        ...(measured.benchmark === 'two' ? { metric: { ...measured.metric, better: 'unknown' as const } } : {}),
      })),
    })),
  )
  expect(rankRecord({ ...record, settings, rounds: unjudged }).map(({ benchmark }) => benchmark)).toEqual(['one'])
})

test('counts of 0 are ranked without a ratio', () => {
  const record = makeSided({ old: { level: 10 }, none: { level: 0 }, some: { level: 0 } })
  const metric = { name: 'allocated', unit: 'B', better: 'lower' as const }
  const rounds = record.rounds.map((round, number) =>
    round.map(one => {
      const value = one.slot.side === 'old' ? 10 + (number % 2) : one.slot.side === 'some' ? number % 2 : 0
      return { ...one, measurements: [{ benchmark: 'one', metric, value }] }
    }),
  )
  expect(bestOf({ ...record, rounds })).toEqual(['none'])
})

test.each<[what: string, countOf: (slot: Invocation['slot']) => number | undefined]>([
  ['times', () => undefined],
  ['counts that are 0 on two sides', ({ side, copy }) => (side === 'b' ? copy : 0)],
])('sides that are not affected are alike in %s that ran only once', (_, countOf) => {
  const focus = [{ from: 1, without: ['one'] }]
  const record = makeSided({ old: { level: 1 }, a: { level: 1.1 }, b: { level: 1.2 } }, { benchmarks: ['one', 'two'] })
  const rankings = rankRecord({
    ...record,
    seed: 'ranking',
    options: { benchmarks: '**\n!one' },
    plan: { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'complete', seconds: 1, focus },
    rounds: record.rounds.map((round, number) =>
      round.map(invocation => ({
        ...invocation,
        measurements: invocation.measurements
          .filter(({ benchmark }) => number === 0 || benchmark === 'two')
          .map(measured => {
            const value = countOf(invocation.slot)
            if (measured.benchmark === 'two' || value === undefined) return measured
            return { ...measured, value, metric: { name: 'allocated', unit: 'B', better: 'lower' as const } }
          }),
      })),
    ),
  })
  const [one, two] = ['one', 'two'].map(name => rankings.find(({ benchmark }) => benchmark === name))
  expect(one!.places.map(({ change, isAmongBest }) => [change, isAmongBest])).toEqual(Array(3).fill([0, true]))
  expect(two!.places.map(({ side }) => side)).toEqual(['old', 'a', 'b'])
})
