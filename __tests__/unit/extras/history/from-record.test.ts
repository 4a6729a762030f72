import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { decodeHistory, encodeHistory } from '../../../../src/extras/history/file.js'
import { makeRace, type Raced } from '../../../../src/extras/history/from-record.js'
import type { Race } from '../../../../src/extras/history/race.js'
import { makePublishedPair, type Pair } from '../../../../src/record/record.js'
import { makeRecord, noisy, withNewCopies } from '../../compare/records.js'
import { makeSided, toRecord } from '../../record/whole.js'
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
  expect(one!.absolute).toEqual({ value: expect.closeTo(1.1, 1), unit: 's' })
  expect(one!.noises[0]).toBeGreaterThan(0)
})

test.each<[what: string, record: Pair, copies: number]>([
  ['the same copies', measured, 1],
  ['new copies in each round', withNewCopies(measured), 0],
])('a race with %s says how many installations share an offset', (_, record, copies) => {
  const { racers } = raceOf(record, { baseline: before, contender: after }, '1')
  expect(racers.map(racer => racer.copies)).toEqual([copies, copies])
})

test('a height that no file holds is left out, and the file can be read', () => {
  const record = makeRecord([
    { name: 'parse', value: noisy(0.1) },
    { name: 'wild', value: place => noisy()(place)! * (place.side === 'contender' ? 1e12 : 1) },
  ])
  const race = raceOf({ ...record, createdAt: measured.createdAt! }, { baseline: before, contender: after }, '1')
  expect(decodeHistory(encodeHistory({ suite: 'words', races: [race] })).races).toEqual([race])
  expect(race.estimates.map(({ of }) => of.benchmark)).toEqual(['parse'])
})

test('a race of three sides keeps what each is above the first', () => {
  const anchor = { digest: digestOf(3), name: 'v1.4' }
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.1 }, anchor: { level: 0.9 } })
  const { findings } = conclude(makePublishedPair(record))
  const race = makeRace({ record, findings }, { baseline: before, contender: after, third, anchor }, '1')
  expect(race.anchor).toEqual(anchor)
  expect(race.racers.map(({ digest, copies }) => [digest, copies])).toEqual([1, 2, 3].map(at => [digestOf(at), 2]))
  const [{ heights, noises }] = race.estimates as readonly [Race['estimates'][number]]
  for (const [at, level] of [1, 1.1, 0.9].entries()) expect(heights[at]! / 1e5).toBeCloseTo(Math.log(level), 2)
  expect(noises.every(noise => noise! > 0)).toBe(true)
})

test('an anchor that fails leaves the race of the two others', () => {
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.1 }, anchor: { level: 1, fails: true } })
  const { findings } = conclude(makePublishedPair(record))
  const [one] = makeRace({ record, findings }, { baseline: before, contender: after, third }, '1').estimates
  expect(one!.heights).toEqual([0, expect.any(Number), null])
})

test('an unchanged version is raced against the anchor only', () => {
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 }, anchor: { level: 0.9 } })
  const race = makeRace({ record, findings: [] }, { baseline: after, contender: after, third }, '1')
  expect(race.racers.map(({ digest }) => digest)).toEqual([digestOf(2), digestOf(3)])
  expect(race.estimates[0]!.heights).toEqual([0, expect.any(Number)])
})

test('a version that is raced against itself only says that it is there', () => {
  const race = raceOf(measured, { baseline: after, contender: after }, '1')
  expect([race.racers.length, race.estimates]).toEqual([1, []])
})

test('what is incomparable says nothing of the program, and is not kept', () => {
  const record = { ...measured, suiteChanges: ['bench/a.js'] }
  expect(raceOf(record, { baseline: before, contender: after }, '1').estimates).toEqual([])
})

/** The second copy of the baseline is slower. */
const uneven = makeRecord([
  {
    name: 'parse',
    value: place => noisy(0.06)(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.02 : 1),
  },
])

test('copies of the baseline that differ take the verdict, and leave the race', () => {
  const [finding] = conclude(uneven).findings
  expect([finding!.verdict, finding!.cause]).toEqual(['not-comparable', 'machine'])
  const [one] = raceOf(uneven, { baseline: before, contender: after }, '1').estimates
  expect(one!.heights[1]! / 1e5).toBeCloseTo(Math.log(1.06) - Math.log(1.02) / 2, 2)
  const changed = { ...uneven, suiteChanges: ['bench/a.js'] }
  expect(raceOf(changed, { baseline: before, contender: after }, '1').estimates).toEqual([])
})
