import { expect, test } from 'vitest'
import { traceLooks } from '../../../../src/compare/rounds/trace.js'
import { makeSeries } from '../../../../src/compare/series.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeRecord, type ValueOf } from '../records.js'

const final = { value: 0.05, low: 0.04, high: 0.06, level: 0.95 }
/**
 * The first `rounds` of a session of two runners, of which the second one is so many times as slow, with five looks. Neighbours in time are
 * alike, which what is known of runners must not hide.
 */
function cutAt(rounds: number, factor = 1.5): Pair {
  let drift = 0
  const value: ValueOf = ({ side, round, random }) => {
    drift = 0.9 * drift + 0.01 * (random.next() - 0.5)
    return (1 + drift) * (side === 'contender' ? 1.05 : 1) * (round < 8 ? 1 : factor)
  }
  const record = makeRecord([{ name: 'parse', value }])
  const runners = [0, 8].map(firstRound => ({ label: `${firstRound}`, firstRound }))
  return {
    ...record,
    ...{ runners: runners.filter(({ firstRound }) => firstRound < rounds), rounds: record.rounds.slice(0, rounds) },
    settings: { ...record.settings, looks: [5, 8, 12, 16, 20] },
  }
}

const trace = (record: Pair) => traceLooks(makeSeries(record).series[0]!, record, final)

test('each analysis is of the rounds that it had, and the last one is the report’s', () => {
  const traced = trace(cutAt(20))
  expect(traced.map(({ rounds }) => rounds)).toEqual([5, 8, 12, 16, 20])
  expect(traced.at(-1)!.change).toBe(final)
  expect(trace(cutAt(12)).slice(0, -1)).toEqual(traced.slice(0, 2))
  expect(trace(cutAt(8)).slice(0, -1)).toEqual(traced.slice(0, 1))
})

test('what one runner is slower by than another moves no analysis', () => {
  const ends = (factor: number) => trace(cutAt(20, factor)).flatMap(({ change }) => [change.low!, change.high!])
  expect(ends(1.5)).toEqual(ends(1).map(end => expect.closeTo(end, 9)))
})

test('counts that are 0 at times have the last analysis only', () => {
  const record = makeRecord([
    { name: 'parse', metric: { name: 'allocated', unit: 'B', better: 'lower' }, value: ({ round }) => round % 2 },
  ])
  const looked = { ...record, settings: { ...record.settings, looks: [10, 20] } }
  expect(trace(looked)).toEqual([{ rounds: 20, change: final }])
})
