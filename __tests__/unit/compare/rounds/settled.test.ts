import { expect, test } from 'vitest'
import type { Verdict } from '../../../../src/compare/finding.js'
import { isClear, settle } from '../../../../src/compare/rounds/settled.js'
import type { Pair } from '../../../../src/record/record.js'
import { decodeRules } from '../../rules/decode-rules.js'
import { type Benchmark, makeRecord, noisy, withNewCopies } from '../records.js'

const change = (low: number | null, high: number | null) => ({ value: 0.03, low, high, level: 0.95 })

test.each<
  [what: string, verdict: Verdict | null, ends: readonly [number | null, number | null] | null, isDone: boolean]
>([
  ['within the threshold', 'unchanged', [-0.01, 0.01], true],
  ['from the threshold on', 'regressed', [0.02, 0.05], true],
  ['from just within the threshold on', 'regressed', [0.0199, 0.05], false],
  ['down to the threshold', 'improved', [-0.05, -0.02], true],
  ['down to just within the threshold', 'improved', [-0.05, -0.0199], false],
  ['more, without an upper end', 'regressed', [0.03, null], true],
  ['less, without a lower end', 'improved', [null, -0.03], true],
  ['more, without a lower end', 'regressed', [null, 0.05], false],
  ['less, without an upper end', 'improved', [-0.05, null], false],
  ['without any end', 'inconclusive', [null, null], false],
  ['beyond the threshold, and not yet called a change', 'inconclusive', [0.03, 0.05], false],
  ['without a ratio, from nothing to something', 'regressed', null, true],
  ['not to be compared, whatever is measured', 'not-comparable', null, true],
  ['not to be compared yet', 'not-comparable', [0.03, 0.05], false],
  ['not judged', null, [-0.01, 0.05], true],
])('%s: is clear or not', (_, verdict, ends, isDone) => {
  expect(isClear({ verdict, change: ends && change(...ends) }, 0.02)).toBe(isDone)
})

const records = (benchmarks: readonly Benchmark[], rounds: number, fields: Partial<Pair> = {}) => [
  { ...makeRecord(benchmarks, { rounds }), ...fields },
]
const isSettled = (...given: Parameters<typeof records>) => settle(records(...given)).isSettled

test('five rounds may settle a verdict, also where copies stay the same', () => {
  expect(isSettled([{ name: 'one', value: noisy() }], 5)).toBe(true)
})

test('what is noisy, or near the threshold, is open', () => {
  const benchmarks = [
    { name: 'quiet', value: noisy(0, 0.002) },
    { name: 'noisy', value: noisy(0, 0.15) },
    { name: 'slower', value: noisy(0.2, 0.002) },
    { name: 'near the threshold', value: noisy(0.02, 0.01) },
  ]
  const settling = settle(records(benchmarks, 13))
  expect(settling.isSettled).toBe(false)
  expect([...settling.findOpen()]).toEqual(['noisy', 'near the threshold'])
})

test('what is clear only because many others changed too is open', () => {
  const benchmarks = Array.from({ length: 201 }, (_, index) => ({ name: `${index}`, value: noisy(1) }))
  // After five rounds, no p is below 2 in 6⁵, which is more than one change alone among 201 may have.
  const settling = settle(records(benchmarks, 5))
  expect(settling.isSettled).toBe(true)
  expect(settling.findOpen().size).toBe(201)
  expect(settle(records(benchmarks.slice(0, 190), 5)).findOpen().size).toBe(0)
})

test.each<[copies: string, fields: Partial<Pair>]>([
  ['new copies in each round', {}],
  ['a second stage', { stages: [0] }],
])('an improvement is open while the contender seems noisier, and its mean is not as much better: %s', (_, fields) => {
  const faster = (spread: number, isSlow: boolean): Benchmark['value'] => {
    const usual = noisy(-0.1, spread)
    return place => {
      const value = usual(place)!
      if (place.side === 'baseline') return 1 + (value - 1) / 10
      return isSlow && place.round % 4 === 2 && place.copy === 1 ? 1.5 : value
    }
  }
  const benchmarks = [
    { name: 'as steady as before', value: faster(0.002, false) },
    { name: 'noisier, with one slow run', value: faster(0.04, true) },
    { name: 'noisier, with a better mean', value: faster(0.04, false) },
  ]
  const settling = settle(records(benchmarks, 15, fields))
  expect(settling.isSettled).toBe(false)
  expect([...settling.findOpen()]).toEqual(['noisier, with one slow run'])
})

test('a change that the correction for many does not reject yet is open', () => {
  const others = Array.from({ length: 200 }, (_, index) => ({ name: `${index}`, value: noisy(0, 0.0005) }))
  const benchmarks = [{ name: 'slower', value: noisy(1) }, ...others]
  // After five rounds, no p is below 2 in 6⁵, which times 201 is more than 5%.
  const settling = settle(records(benchmarks, 5))
  expect(settling.isSettled).toBe(false)
  expect([...settling.findOpen()]).toEqual(['slower'])
  expect(settle(records(benchmarks, 8)).isSettled).toBe(true)
})

const looks = [5, 8, 13, 20]
/** One benchmark after so many rounds, with copies made anew in each round or confirmed by a second stage, unless the fields say otherwise. */
const settleOne = (rounds: number, value: Benchmark['value'], fields?: Partial<Pair>) => {
  const [record] = records([{ name: 'one', value }], rounds, fields)
  const planned = { ...record!, settings: { ...record!.settings, looks } }
  return settle([fields ? planned : withNewCopies(planned)])
}

test.each<[what: string, value: Benchmark['value'], isDone: boolean]>([
  ['slower by half as much again as the threshold', noisy(0.03, 0.04), true],
  ['slower by the threshold, on either side of which it will stay', noisy(0.022, 0.04), true],
  ['slower by a little more than the threshold', noisy(0.028, 0.04), false],
  ['slower by hardly less than the threshold', noisy(0.018, 0.04), false],
  ['noisy, but not without hope', noisy(0, 0.08), false],
  ['so noisy that nothing will be found', noisy(0.03, 0.3), true],
])('a verdict that the last analysis will have too is settled, wherever its interval ends: %s', (_, value, isDone) => {
  const settling = settleOne(13, value)
  expect([settling.isSettled, settling.findOpen().size]).toEqual([isDone, isDone ? 0 : 1])
  // Without a plan there are no later analyses to expect anything of.
  expect(settle(records([{ name: 'one', value }], 13).map(withNewCopies)).isSettled).toBe(false)
})

test.each([
  ['3%', -0.03, [true, true, true]],
  ['5%', -0.05, [true, true, true]],
  ['9%', -0.094, [false, false, true]],
  ['13%', -0.14, [false, true, true]],
  ['21%', -0.24, [true, true, true]],
])(
  'a gain of %s waits only where slow runs that were not seen cannot undo it at a look before the last',
  (_, effect, isSettled) => {
    expect([5, 8, 13].map(rounds => settleOne(rounds, noisy(effect, 0.01)).isSettled)).toEqual(isSettled)
  },
)

test('what a second stage may have to confirm is as settled as the exact test', () => {
  const settlingOf = (effect: number, spread: number) => settleOne(13, noisy(effect, spread), { stages: [0] })
  const slower = settlingOf(0.03, 0.04)
  expect([slower.isSettled, slower.findDoubtful()?.benchmarks]).toEqual([true, new Set(['one'])])
  expect(settlingOf(0.028, 0.04).isSettled).toBe(false)
  const noise = settlingOf(0.03, 0.3)
  expect([noise.isSettled, noise.findDoubtful()]).toEqual([true, undefined])
})

test('a regression is open until a gate knows whether its whole interval is beyond what it tolerates', () => {
  const settlingAt = (tolerated: number, failAbove?: number) => {
    const [record] = records([{ name: 'one', value: noisy(0.08, 0.06) }], 8)
    const rules =
      failAbove === undefined ? undefined : decodeRules(`rules: [{ threshold: fail ${100 * failAbove}% }]`, source)
    const settings = { ...record!.settings, looks, failAbove: tolerated, ...(rules && { rules }) }
    return settle([withNewCopies({ ...record!, settings })]).isSettled
  }
  // The interval is about 4% to 12%, and will be about 6% to 10%.
  expect([0, 0.03, 0.06, 0.2].map(tolerated => settlingAt(tolerated))).toEqual([true, true, false, true])
  expect([settlingAt(0, 0.06), settlingAt(0.06, 0)]).toEqual([false, true])
})

test('where copies stay the same and no others confirm it, a change is open until it is wholly beyond the threshold', () => {
  const isSettledAfter = (rounds: number, effect: number) => settleOne(rounds, noisy(effect, 0.03), {}).isSettled
  expect([isSettledAfter(13, 0.03), isSettledAfter(13, 0.3)]).toEqual([false, true])
})

test('a change of one part is open until it would be clear among many parts', () => {
  const benchmarks = [{ name: 'slower', value: noisy(1) }]
  const settings = { threshold: 0.02, confidence: 0.95, metrics: 'primary', looks: [5, 8, 13, 20] } as const
  const isPartSettled = (rounds: number, key: Pick<Pair, 'part'>) =>
    settle(records(benchmarks, rounds, { ...key, settings })).isSettled
  const part = { part: 'node 24' }
  expect([isPartSettled(5, {}), isPartSettled(5, part), isPartSettled(8, part)]).toEqual([true, false, true])
})

const source = { source: 'rules.yml', asOf: '2027-01-01' }

test('a budget that is neither met nor missed is open, also of what only the contender has', () => {
  const added: Benchmark = { name: 'emit', value: place => (place.side === 'contender' ? noisy()(place) : undefined) }
  const settlingOf = (budget: string) => {
    const rules = decodeRules(`rules: [{ benchmark: emit, budget: ${budget} }]`, source)
    const [record] = records([{ name: 'parse', value: noisy() }, added], 13)
    return settle([{ ...record!, settings: { ...record!.settings, rules } }])
  }
  expect([...settlingOf('at most 1 s').findOpen()]).toEqual(['emit'])
  expect(settlingOf('at most 2 s').isSettled).toBe(true)
})
