import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { gatherRecords, pool } from '../../../src/record/pool.js'
import { explain } from '../../../src/record/reasons.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeOnlyPair } from '../../../src/record/record.js'
import { RecordError } from '../../../src/record/record-error.js'
import { makeSection } from '../../../src/report/make-report.js'
import { makePart } from './parts.js'

const three = [makePart('a'), makePart('b', { level: 1.2 }), makePart('c', { rounds: 5 })]

test('numbered parts become one record of more rounds, with one look, that knows whose they are', () => {
  const pooled = pool(three)
  expect(pooled.rounds).toEqual(three.flatMap(part => part.rounds))
  expect(pooled.plan).toMatchObject({ rounds: 19, looks: [19], stoppedBy: 'complete', seconds: 60 })
  expect(pooled.runners!.map(({ label, firstRound, seed }) => [label, firstRound, seed])).toEqual([
    ['a', 0, '6f1c/part a'],
    ['b', 7, '6f1c/part b'],
    ['c', 14, '6f1c/part c'],
  ])
  expect([pooled.seed, pooled.partNumber]).toEqual([undefined, undefined])
})

test('a pooled record comes back from its JSON as it was, and says the same', () => {
  const pooled = pool(three)
  const back = decodeRecord(encodeRecord(pooled))
  expect(back).toEqual(pooled)
  expect(makeSection(makeOnlyPair(back))).toEqual(makeSection(makeOnlyPair(pooled)))
})

test('files that were changed on one runner make the whole incomparable', () => {
  const [a, b, c] = three as [SessionRecord, SessionRecord, SessionRecord]
  const pooled = pool([a, { ...b, tampered: ['b1/run.sh'] }, { ...c, tampered: ['b1/run.sh', 'b2/data'] }])
  expect(pooled.tampered).toEqual(['b1/run.sh', 'b2/data'])
  expect(makeSection(makeOnlyPair(pooled)).status).toBe('not-comparable')
})

test('a single record is what it was', () => {
  expect(pool([three[0]!])).toBe(three[0])
})

test('the environment is named where it is one kind of machine, and by runner where it is not', () => {
  const other = { ...three[0]!.environment!, fingerprint: 'f01', cpu: 'Intel Xeon 8370C' }
  expect(pool(three).environment).toEqual(three[0]!.environment)
  const mixed = pool([three[0]!, { ...three[1]!, environment: other }])
  expect(mixed.environment).toBeUndefined()
  expect(mixed.runners!.map(({ environment }) => environment!.cpu)).toEqual(['AMD EPYC 7763', 'Intel Xeon 8370C'])
})

test('what the machines did stays with their rounds; of one that does not say, nothing is known', () => {
  const host = three[1]!.rounds.map((_, round) => ({ spinSeconds: 0.0002 + round / 1e6 }))
  const pooled = pool([three[0]!, { ...three[1]!, host }])
  expect(pooled.host).toEqual([...three[0]!.rounds.map(() => ({})), ...host])
  expect(decodeRecord(encodeRecord(pooled))).toEqual(pooled)
  expect(pool(three).host).toBeUndefined()
})

test('what is not about all runners says about which it is; a runner without a round is said', () => {
  const warnings = [{ code: 'leftovers', message: 'processes outlived the command' }]
  const pooled = pool([{ ...three[0]!, warnings }, { ...three[1]!, rounds: [], warnings }, three[2]!])
  expect(pooled.warnings.map(explain)).toEqual([
    'on runner a, b: processes outlived the command',
    'on runner b: no round was measured',
  ])
  expect(pooled.runners!.map(({ label }) => label)).toEqual(['a', 'c'])
})

test('benchmarks that not every runner has are named, since their rounds are not put together', () => {
  const [a, b] = three as [SessionRecord, SessionRecord, SessionRecord]
  const rename = (record: SessionRecord, name: string): SessionRecord => ({
    ...record,
    rounds: record.rounds.map(round =>
      round.map(run => ({
        ...run,
        measurements: run.measurements.map(measured => ({ ...measured, benchmark: `${measured.benchmark}${name}` })),
      })),
    ),
  })
  const told = (...records: readonly SessionRecord[]) => pool(records).warnings.map(explain)
  expect(told(rename(a, '-2'), rename(b, '-4'))).toEqual([
    expect.stringMatching(/^the runners measured benchmarks of different names \(one-2, one-4\)/),
  ])
  expect(told(rename(a, '-2'), rename(b, '-2'))).toEqual([])
  expect(told(rename(a, '-2'), { ...b, rounds: [] })).not.toContainEqual(expect.stringContaining('different names'))
})

describe('what does not fit together is refused, with both names and the reason', () => {
  const [first] = three
  const withCommit = (name: string, commit: string): Pick<SessionRecord, 'sides'> => ({
    sides: first!.sides.map(side => (side.name === name ? { ...side, origin: { ...side.origin!, commit } } : side)),
  })
  test.each<[string, Partial<SessionRecord>, RegExp]>([
    [
      'another commit',
      withCommit('contender', 'e3'),
      /the commit of the contender is "c2" in one and "e3" in the other/,
    ],
    ['another baseline', withCommit('baseline', 'e3'), /the commit of the baseline is "b1" in one and "e3"/],
    ['another command', { command: './app other' }, /the command is/],
    ['other copies', { sides: first!.sides.map(side => ({ ...side, copies: 1 })) }, /the number of copies is/],
    ['another suite', { suite: 'other' }, /the suite is "benchmark" in one and "other" in the other/],
    ['another part', { part: 'linux' }, /the part is unknown in one and "linux" in the other/],
    ['another threshold', { settings: { ...first!.settings, threshold: 0.01 } }, /the "threshold" is 0.02 in one/],
    [
      'other benchmark files',
      { sides: first!.sides.map(side => ({ ...side, suiteChanges: ['bench/a.js'] })) },
      /the list of benchmark files that differ is/,
    ],
    ['the same seed', { seed: first!.seed! }, /both drew their orders from the same seed "6f1c\/part a"/],
    ['several looks', { plan: { ...first!.plan!, looks: [5, 7] } }, /chose its number of rounds from its data/],
    ['another number of parts', { partNumber: '1/3' }, /the number of parts is unknown in one and 3 in the other/],
    ['the same number', { partNumber: 'a' }, /they are the same part/],
  ])('%s', (_, change, message) => {
    const parts = [first!, { ...makePart('b'), ...change }]
    expect(() => pool(parts)).toThrow(RecordError)
    expect(() => pool(parts)).toThrow(message)
    expect(() => pool(parts)).toThrow(/the record of suite "benchmark", part "a" and the record of suite /)
  })

  test('no seed', () => {
    const { seed: _, ...other } = makePart('b')
    expect(() => pool([first!, other])).toThrow(/does not say which "seed"/)
  })

  test('a whole record next to a numbered part', () => {
    const { partNumber: _, ...whole } = makePart('b')
    expect(() => pool([first!, whole])).toThrow(/one of them is no part of a suite/)
  })
})

const part = (name: string, fields: Partial<SessionRecord> = {}): SessionRecord => {
  const { partNumber: _, ...record } = makePart(name)
  return { ...record, part: name, ...fields }
}

test('records become experiments by suite and part, in the order of their names', () => {
  const records = [part('10'), part('9'), ...three, part('9', { suite: 'another' })]
  const { experiments, warnings } = gatherRecords(records)
  expect(experiments.map(one => [one.suite, one.part, one.rounds.length])).toEqual([
    ['another', '9', 7],
    ['benchmark', undefined, 19],
    ['benchmark', '9', 7],
    ['benchmark', '10', 7],
  ])
  expect(warnings).toEqual([])
})

test('of a job that ran twice the newest record counts, and that is said', () => {
  const [older, newer] = ['2026-01-31T12:00:00Z', '2026-01-31T12:30:00Z'].map(createdAt => part('9', { createdAt }))
  const { experiments, warnings } = gatherRecords([older!, newer!])
  expect(experiments).toEqual([newer])
  expect(warnings[0]!.message).toBe(
    'the record of suite "benchmark", part "9" is there 2 times; the newest, of 2026-01-31T12:30:00Z, is used',
  )
})

test.each([
  ['two of one age', [part('9'), part('9')], /is there 2 times, and it is unknown which is the newest/],
  [
    'two commits',
    [
      part('9'),
      part('10', {
        sides: [three[0]!.sides[0]!, { name: 'contender', origin: { label: 'x', source: 'workspace', commit: 'e3' } }],
      }),
    ],
    /cannot be in one report: they measured two different commits/,
  ],
  [
    'two confidences',
    [part('9'), part('10', { settings: { ...three[0]!.settings, confidence: 0.9 } })],
    /they have different values of "confidence"/,
  ],
])('%s are refused', (_, records, message) => {
  expect(() => gatherRecords(records)).toThrow(message)
})

test.each([
  [[{ label: 'a', firstRound: 1 }]],
  [
    [
      { label: 'a', firstRound: 0 },
      { label: 'b', firstRound: 0 },
    ],
  ],
  [
    [
      { label: 'a', firstRound: 0 },
      { label: 'b', firstRound: 7 },
    ],
  ],
])('runners without rounds of their own are refused (%#)', runners => {
  const { partNumber: _, ...record } = makePart('a')
  expect(() => decodeRecord(encodeRecord({ ...record, runners }))).toThrow(/"runners\.\d\.firstRound" is/)
})
