import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclusion.js'
import { makeRace, type Raced } from '../../../src/history/from-record.js'
import type { Race } from '../../../src/history/race.js'
import type { Pair } from '../../../src/record/pair.js'
import { makeRecord, noisy, withNewCopies } from '../compare/records.js'
import { toRecord } from '../record/whole.js'
import { digestOf } from './races.js'

const before = { digest: digestOf(1), label: 'main' }
const after = { digest: digestOf(2), label: 'main' }
const measured: Pair = { ...makeRecord([{ name: 'parse', value: noisy(0.1) }]), createdAt: '2026-01-02T03:04:05.000Z' }

function raceOf(record: Pair, raced: Raced, id: string): Race {
  return makeRace({ record: toRecord(record), findings: conclude(record).findings }, raced, id)
}

test('a race keeps how far the new version is above the one before, and the noise of each', () => {
  const race = raceOf(measured, { baseline: before, contender: after }, '812.1')
  expect(race).toMatchObject({ id: '812.1', at: '2026-01-02T03:04:05.000Z', racers: [before, after] })
  const [one] = race.estimates
  expect(one!.of).toEqual({ benchmark: 'parse', metric: 'time', better: 'lower' })
  expect(one!.heights).toEqual([0, expect.closeTo(Math.log(1.1) * 1e5, -3)])
  expect(one!.noises[0]).toBe(one!.noises[1])
  expect(one!.noises[0]).toBeGreaterThan(0)
})

test.each<[what: string, record: Pair, copies: number]>([
  ['the same copies', measured, 1],
  ['new copies in each round', withNewCopies(measured), 0],
])('a race with %s says how many installations share an offset', (_, record, copies) => {
  const { racers } = raceOf(record, { baseline: before, contender: after }, '1')
  expect(racers.map(racer => racer.copies)).toEqual([copies, copies])
})

test('a version that is raced against itself only says that it is there', () => {
  const race = raceOf(measured, { baseline: after, contender: after }, '1')
  expect([race.racers.length, race.estimates]).toEqual([1, []])
})

test('what is incomparable says nothing of the program, and is not kept', () => {
  const record = { ...measured, suiteChanges: ['bench/a.js'] }
  expect(raceOf(record, { baseline: before, contender: after }, '1').estimates).toEqual([])
})
