import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import type { PairInvocation } from '../../../src/record/record.js'
import { makeRandom } from '../../../src/stats/random.js'
import { makeRecord, noisy, type ValueOf } from './records.js'

const random = makeRandom('set time')
const near = (level: number): number => level * (1 + 0.002 * (random.next() - 0.5))

/** A process of 1.5 s that prints a rate: `rates` of the baseline's two copies, and of the contender's. */
function judge(rates: readonly [number, number, number, number], value: ValueOf = noisy(0, 0.002)) {
  const print = (run: PairInvocation): PairInvocation => {
    const at = (run.slot.side === 'baseline' ? 0 : 2) + run.slot.copy - 1
    return { ...run, printed: [{ name: 'parse', unit: '1/s', value: near(rates[at]!) }] }
  }
  return conclude(makeRecord([{ name: 'suite', value }], { change: print })).findings[0]!
}

test('a process that takes a set time cannot show what its numbers show', () => {
  expect(judge([12_000, 12_010, 6000, 6010])).toMatchObject({
    verdict: 'not-comparable',
    cause: 'contender-changed',
    reason: expect.objectContaining({ code: 'set-time', name: 'parse', change: expect.closeTo(-0.5, 2) }),
  })
})

test.each<[what: string, rates: readonly [number, number, number, number], value: ValueOf, verdict: string]>([
  ['numbers that stay', [100, 100, 100.2, 99.9], noisy(0, 0.002), 'unchanged'],
  ['numbers that copies of one side differ by as much', [100, 130, 122, 122], noisy(0, 0.002), 'unchanged'],
  ['a process that takes longer as well', [100, 100, 50, 50], noisy(1, 0.002), 'regressed'],
])('%s are no sign of a set time', (_, rates, value, verdict) => {
  expect(judge(rates, value).verdict).toBe(verdict)
})
