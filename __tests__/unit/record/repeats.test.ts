import { expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { listPairs, type Measurement, type SessionRecord } from '../../../src/record/record.js'
import { settleRepeats } from '../../../src/record/repeats.js'
import { time } from '../compare/records.js'
import { makeSided } from './whole.js'

const metric = time
const repeated = true as const

/** What a run read: the times of each of the benchmarks that it told apart. */
type Run = Readonly<Record<string, readonly number[]>>

function measure(run: Run): readonly Measurement[] {
  return Object.entries(run).map(([benchmark, samples]) =>
    samples.length === 1
      ? { benchmark, metric, repeated, value: samples[0]! }
      : { benchmark, metric, repeated, value: samples.reduce((sum, value) => sum + value) / samples.length, samples },
  )
}

/** A record of one round, in which the sides `a`, `b` and `c` read these. */
function recordOf(...runs: readonly Run[]): SessionRecord {
  const sides = Object.fromEntries(
    ['a', 'b', 'c'].slice(0, runs.length).map(name => [name, { copies: 1, level: 1 }] as const),
  )
  const record = makeSided(sides, { rounds: 1 })
  const rounds = [
    runs.map((run, at) => ({
      slot: { side: ['a', 'b', 'c'][at]!, copy: 1 as const },
      outcome: 'ok' as const,
      measurements: measure(run),
    })),
  ]
  return { ...record, statistic: 'median', rounds }
}

const runsOf = (record: SessionRecord) =>
  record.rounds[0]!.map(({ measurements }) =>
    Object.fromEntries(measurements.map(({ benchmark, value, samples = [value] }) => [benchmark, samples])),
  )

test.each<[string, readonly Run[], readonly Run[]]>([
  ['repeats in all runs stay', [{ A: [1, 2] }, { A: [1, 2] }], [{ A: [1, 2] }, { A: [1, 2] }]],
  [
    'one run that tells them apart decides for all of them',
    [{ A: [1, 2] }, { A: [1], 'A (2)': [2] }, { A: [3, 4] }],
    [
      { A: [1], 'A (2)': [2] },
      { A: [1], 'A (2)': [2] },
      { A: [3], 'A (2)': [4] },
    ],
  ],
  [
    'repeats of two benchmarks are split where the second begins',
    [{ A: [1, 2, 8, 9] }, { A: [1, 2], 'A (2)': [8, 9] }],
    [
      { A: [1, 2], 'A (2)': [8, 9] },
      { A: [1, 2], 'A (2)': [8, 9] },
    ],
  ],
  [
    'each run may tell apart other ones',
    [
      { A: [1], 'A (2)': [2, 3] },
      { A: [1, 2], 'A (2)': [3] },
    ],
    [
      { A: [1], 'A (2)': [2], 'A (3)': [3] },
      { A: [1], 'A (2)': [2], 'A (3)': [3] },
    ],
  ],
  ['a run that has fewer of them', [{ A: [1] }, { A: [1], 'A (2)': [2] }], [{ A: [1] }, { A: [1], 'A (2)': [2] }]],
])('%s', (_, runs, settled) => {
  const record = recordOf(...runs)
  expect(runsOf(settleRepeats(record))).toEqual(settled)
  // So it is in a record that was stored.
  expect(runsOf(settleRepeats(decodeRecord(encodeRecord(record))))).toEqual(settled)
})

test('the value of what was split is the statistic of its own samples', () => {
  const [run] = settleRepeats(recordOf({ A: [1, 3, 8, 9] }, { A: [1, 3], 'A (2)': [8, 9] })).rounds[0]!
  expect(run!.measurements.map(({ value }) => value)).toEqual([2, 8.5])
})

test('earlier experiments and all contenders have the same names', () => {
  const record = {
    ...recordOf({ A: [1, 2] }, { A: [1, 2] }, { A: [1, 2] }),
    earlier: [recordOf({ A: [1, 2] }, { A: [1, 2] }, { A: [1], 'A (2)': [2] })],
  }
  for (const pair of listPairs(record))
    for (const { rounds } of [pair, ...pair.earlier!])
      for (const { measurements } of rounds.flat())
        expect(measurements.map(({ benchmark }) => benchmark)).toEqual(['A', 'A (2)'])
})

test('names that came once are left alone, whatever they are', () => {
  const record = makeSided({ a: { level: 1 }, b: { level: 1 } }, { rounds: 1, benchmarks: ['A', 'A (2)'] })
  expect(settleRepeats(record)).toBe(record)
})
