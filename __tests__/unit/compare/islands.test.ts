import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { boundsToPass, drawInterval } from '../../../src/compare/inference.js'
import { explain } from '../../../src/record/reasons.js'
import type { Settings } from '../../../src/record/record.js'
import { makeRecord, noisy, type ValueOf, withNewCopies } from './records.js'

/** The contender is 5% slower, and one of its runs 2.4 times as slow. */
const spiked: ValueOf = place =>
  noisy(0.05, 0.02)(place)! * (place.side === 'contender' && place.copy === 1 && place.round === 4 ? 2.4 : 1)

/** The finding after the first of four analyses. */
function findAtFirstLook(value: ValueOf, seed: string, chosen: Partial<Settings> = {}) {
  const record = withNewCopies(makeRecord([{ name: 'parse', value }], { rounds: 5, seed }))
  const looks = { looks: [5, 8, 13, 20], rounds: 20, stoppedBy: 'settled', seconds: 5 } as const
  const plan = { ...looks, copies: { baseline: 2, contender: 2 }, inPlace: false } as const
  return conclude({ ...record, plan, settings: { ...record.settings, ...chosen } }).findings[0]!
}

test.each(['one', 'two', 'three', 'five'])('a slow run of five rounds leaves the interval as it is: %s', seed => {
  const { change, verdict, warnings } = findAtFirstLook(spiked, seed)
  expect(verdict).toBe('regressed')
  expect(change!.value).toBeCloseTo(0.05, 1)
  // At a shift of the slow run's size, scores that are fitted to it do not reject again.
  expect(change!.high!).toBeLessThan(3 * change!.value)
  expect(warnings.map(explain)).toContain('values beyond the interval are not all ruled out')
})

test.each(['one', 'five'])('it reaches to what a gate tolerates, if that is not ruled out: %s', seed => {
  const { change } = findAtFirstLook(spiked, seed, { failAbove: 1.4 })
  expect(change!.high).toBe(1.4)
})

test('nothing is said of values beyond an interval that holds all of them', () => {
  expect(findAtFirstLook(noisy(0.05, 0.02), 'one').warnings.map(({ code }) => code)).not.toContain('islands')
})

test.each([
  ['none of them', [], { low: 0.03, high: 0.07 }],
  ['the threshold below', [0.02], { low: 0.02, high: 0.07 }],
  ['the threshold above', [0.09], { low: 0.03, high: 0.09 }],
  ['both', [-0.02, 0.02, 0.09], { low: -0.02, high: 0.09 }],
])('an interval is drawn to the bounds that are not rejected: %s', (_, accepted, ends) => {
  const inference = {
    ...{ p: 0.001, estimate: 0.05, standardError: 0.01 },
    pUpTo: () => 0.001,
    interval: () => ({ estimate: 0.05, low: 0.03, high: 0.07 }),
    excludes: (bound: number) => !accepted.includes(bound),
    hasIslands: () => accepted.length > 0,
    reach: () => 0.02,
  }
  expect(drawInterval(inference, 0.95, { bounds: [-0.02, 0.02, 0.09, Infinity] })).toEqual({ estimate: 0.05, ...ends })
})

test.each([
  ['the same side', { low: 0.03, high: 0.07 }, [0.02, 0.09]],
  ['all, where 0 is not rejected', { low: 0, high: 0.07 }, [-0.02, 0.02, 0.09]],
])('what a change has to pass: %s', (_, ends, expected) => {
  const inference = {
    ...{ p: 0.001, estimate: 0.05, standardError: 0.01, pUpTo: () => 0.001, reach: () => 0.02 },
    ...{ interval: () => ({ estimate: 0.05, ...ends }), excludes: () => true, hasIslands: () => false },
  }
  expect(boundsToPass(inference, 0.95, [-0.02, 0.02, 0.09])).toEqual(expected)
})
