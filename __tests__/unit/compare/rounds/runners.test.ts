import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { listRunnerRounds } from '../../../../src/compare/rounds/design.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeRecord, type ValueOf } from '../records.js'

const runners = [
  { label: 'a', firstRound: 0 },
  { label: 'b', firstRound: 3 },
  { label: 'c', firstRound: 7 },
]

const pooled = (value: ValueOf): Pair => ({
  ...makeRecord([{ name: 'parse', value }], { rounds: 12 }),
  runners,
})

test('each runner has the rounds from its first to the next one’s', () => {
  const record = pooled(() => 1)
  expect(listRunnerRounds(record)).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6],
    [7, 8, 9, 10, 11],
  ])
  expect(listRunnerRounds({ ...record, runners: [] })).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
})

test('each runner has the medians of both sides, of the values that it has', () => {
  const { NaN: none } = Number
  const levels = {
    baseline: [10, none, 10, 11, 11, 11, 11, 1e9, 12, 12, 12, 12],
    contender: [20, 50, 20, undefined, undefined, undefined, undefined, 0.1, 13, 13, 13, 13],
  }
  const value: ValueOf = ({ side, round }) => levels[side][round]
  expect(conclude(pooled(value)).findings[0]!.runners).toEqual([
    { baseline: 10, contender: 20 },
    { baseline: 11, contender: null },
    { baseline: 12, contender: 13 },
  ])
})
