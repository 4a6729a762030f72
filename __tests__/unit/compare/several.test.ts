import { expect, test } from 'vitest'
import { conclude, concludeAll } from '../../../src/compare/conclude.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { joinRunners, makeShare } from '../record/on-runners.js'
import { makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

const quiet = makeRecord(Array.from({ length: 20 }, (_, index) => ({ name: `quiet/${index}`, value: noisy() })))
const slower = makeRecord([{ name: 'slower', value: noisy(0.05) }])
const shortRun = makeRecord([{ name: 'short', value: noisy(0.05) }], { rounds: 5 })

test('one record of several says what it says alone, but for the correction', () => {
  const [first, second] = concludeAll([quiet, slower])
  const alone = conclude(slower)
  expect(second!.findings[0]!.p).toBe(alone.findings[0]!.p)
  expect(second!.control).toEqual(alone.control)
  expect(second!.suiteChange).toEqual(alone.suiteChange)
  expect(first!.status).toBe('unchanged')
})

test('the correction counts all that is judged in any record', () => {
  const [, alone] = [quiet, slower].map(conclude)
  const [, second] = concludeAll([quiet, slower])
  expect(alone!.findings[0]!).toMatchObject({ adjustedP: alone!.findings[0]!.p, change: { level: 0.95 } })
  expect(second!.findings[0]!.adjustedP).toBeCloseTo(21 * alone!.findings[0]!.p!, 12)
  expect(second!.findings[0]!.change!.level).toBeCloseTo(1 - 0.05 / 21, 12)
  const width = ({ low, high }: { low: number | null; high: number | null }) => high! - low!
  expect(width(second!.findings[0]!.change!)).toBeGreaterThan(width(alone!.findings[0]!.change!))
})

test('what is significant alone need not be among many', () => {
  expect(conclude(shortRun).status).toBe('regressed')
  const [second] = concludeAll([shortRun, makeRecord(many(250), { rounds: 5 })])
  expect(second!.status).toBe('inconclusive')
})

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({ name: `${index}`, value: noisy() }))
}

test('each record keeps its own looks', () => {
  const withLooks = (looks: readonly number[]): Pair => ({
    ...slower,
    plan: {
      copies: { baseline: 2, contender: 2 },
      inPlace: false,
      rounds: 20,
      looks,
      stoppedBy: 'complete',
      seconds: 1,
    },
  })
  const [one, four] = concludeAll([withLooks([20]), withLooks([5, 8, 13, 20])])
  expect(four!.findings[0]!.p).toBeGreaterThan(one!.findings[0]!.p!)
})

const names = ['a', 'b', 'c']
const join = (shares: readonly SessionRecord[]): Pair =>
  makeOnlyPair(joinRunners(Object.fromEntries(shares.map((share, index) => [names[index]!, share]))))

const trending: ValueOf = ({ round }) => 1 + 0.02 * round
const warningsOf = (record: Pair) => conclude(record).findings[0]!.warnings.map(({ code }) => code)

test('runners of other speeds are judged as if they were alike', () => {
  const parts = names.map(name => makeShare(name))
  const alike = conclude(withNewCopies(join(parts)))
  const apart = conclude(withNewCopies(join(parts.map((part, index) => scaled(part, [1, 1.7, 0.6][index]!)))))
  const { change, p, control, warnings } = apart.findings[0]!
  expect(change!.value).toBeCloseTo(alike.findings[0]!.change!.value, 9)
  expect([p, control!.p, warnings]).toEqual([alike.findings[0]!.p, alike.findings[0]!.control!.p, []])
  expect(apart.findings[0]!.runners!.map(({ baseline }) => baseline!.toFixed(1))).toEqual(['1.0', '1.7', '0.6'])
  expect(conclude(slower).findings[0]!.runners).toBeUndefined()
})

test('without the boundaries the steps between runners would look like a trend', () => {
  const parts = names.map((name, index) => scaled(makeShare(name, { value: noisy() }), 1 + index))
  const joined = join(parts)
  const { runners: _, ...unaware } = joined
  expect(warningsOf(joined)).toEqual([])
  expect(warningsOf(unaware)).toEqual(['drift'])
})

test('a trend on each runner is one all the same', () => {
  const drifting = (name: string) => makeShare(name, { value: place => trending(place)! * noisy()(place)! })
  expect(warningsOf(join(names.map(drifting)))).toContain('drift')
})

function scaled(record: SessionRecord, factor: number): SessionRecord {
  return {
    ...record,
    rounds: record.rounds.map(round =>
      round.map(one => ({
        ...one,
        measurements: one.measurements.map(measurement => ({ ...measurement, value: factor * measurement.value })),
      })),
    ),
  }
}
