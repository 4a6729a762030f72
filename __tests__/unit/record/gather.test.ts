import { expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { gatherRecords } from '../../../src/record/gather.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeOnlyPair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { joinRunners, makeShare } from './on-runners.js'

const onRunners = joinRunners({
  a: makeShare('a'),
  b: makeShare('b', { level: 1.2 }),
  c: makeShare('c', { rounds: 5 }),
})

test('a record of several runners comes back from its JSON as it was, and says the same', () => {
  const back = decodeRecord(encodeRecord(onRunners))
  expect(back).toEqual(onRunners)
  expect(back.runners!.map(({ label, firstRound }) => [label, firstRound])).toEqual([
    ['a', 0],
    ['b', 7],
    ['c', 14],
  ])
  expect(makeSection(makeOnlyPair(back))).toEqual(makeSection(makeOnlyPair(onRunners)))
})

test.each(['1', '2/3'])('a share of the rounds of one suite is no experiment, so it is refused: %s', partNumber => {
  const json = JSON.stringify({ ...JSON.parse(encodeRecord(makeShare('a'))), partNumber })
  expect(() => decodeRecord(json)).toThrow(`this record is part "${partNumber}" of one suite on several runners`)
})

const part = (name: string, fields: Partial<SessionRecord> = {}): SessionRecord => ({
  ...makeShare(name),
  part: name,
  ...fields,
})

test('records become experiments by suite and part, in the order of their names', () => {
  const records = [part('10'), part('9'), onRunners, part('9', { suite: 'another' })]
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
        sides: [onRunners.sides[0]!, { name: 'contender', origin: { label: 'x', source: 'workspace', commit: 'e3' } }],
      }),
    ],
    /cannot be in one report: they measured two different commits/,
  ],
  [
    'two confidences',
    [part('9'), part('10', { settings: { ...onRunners.settings, confidence: 0.9 } })],
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
  expect(() => decodeRecord(encodeRecord({ ...makeShare('a'), runners }))).toThrow(/"runners\.\d\.firstRound" is/)
})
