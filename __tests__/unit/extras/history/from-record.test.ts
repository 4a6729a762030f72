import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { decodeHistory, encodeHistory } from '../../../../src/extras/history/file.js'
import { type Compared, makeComparison } from '../../../../src/extras/history/from-record.js'
import { makePublishedPair, type Pair } from '../../../../src/record/record.js'
import { makeRecord, noisy, withNewCopies } from '../../compare/records.js'
import { makeSided, toRecord } from '../../record/whole.js'
import { digestOf } from './comparisons.js'

const before = { digest: digestOf(1), label: 'main' }
const after = { digest: digestOf(2), label: 'main' }
const measured: Pair = { ...makeRecord([{ name: 'parse', value: noisy(0.1) }]), createdAt: '2026-01-02T03:04:05.000Z' }

function comparisonOf(record: Pair, compared: Compared, id: string): Comparison {
  return makeComparison({ record: toRecord(record), findings: conclude(record).findings }, compared, id)
}

test('a comparison keeps how far the new version is above the one before, and the noise of each', () => {
  const comparison = comparisonOf(measured, { baseline: before, contender: after }, '812.1')
  expect(comparison).toMatchObject({ id: '812.1', at: '2026-01-02T03:04:05.000Z', comparedSides: [before, after] })
  const [one] = comparison.estimates
  expect(one!.of).toEqual({ benchmark: 'parse', metric: 'time', better: 'lower' })
  expect(one!.heights).toEqual([0, expect.closeTo(Math.log(1.1) * 1e5, -3)])
  expect(one!.noises[0]).toBe(one!.noises[1])
  expect(one!.absolute).toEqual({ value: expect.closeTo(1.1, 1), unit: 's' })
  expect(one!.noises[0]).toBeGreaterThan(0)
})

test.each<[what: string, record: Pair, copies: number]>([
  ['the same copies', measured, 1],
  ['new copies in each round', withNewCopies(measured), 0],
])('a comparison with %s says how many installations share an offset', (_, record, copies) => {
  const { comparedSides } = comparisonOf(record, { baseline: before, contender: after }, '1')
  expect(comparedSides.map(comparedSide => comparedSide.copies)).toEqual([copies, copies])
})

test('a height that no file holds is left out, and the file can be read', () => {
  const record = makeRecord([
    { name: 'parse', value: noisy(0.1) },
    { name: 'wild', value: place => noisy()(place)! * (place.side === 'contender' ? 1e12 : 1) },
  ])
  const comparison = comparisonOf(
    { ...record, createdAt: measured.createdAt! },
    { baseline: before, contender: after },
    '1',
  )
  expect(decodeHistory(encodeHistory({ suite: 'words', comparisons: [comparison] })).comparisons).toEqual([comparison])
  expect(comparison.estimates.map(({ of }) => of.benchmark)).toEqual(['parse'])
})

test('a comparison of three sides keeps what each is above the first', () => {
  const anchor = { digest: digestOf(3), name: 'v1.4' }
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.1 }, anchor: { level: 0.9 } })
  const { findings } = conclude(makePublishedPair(record))
  const comparison = makeComparison({ record, findings }, { baseline: before, contender: after, third, anchor }, '1')
  expect(comparison.anchor).toEqual(anchor)
  expect(comparison.comparedSides.map(({ digest, copies }) => [digest, copies])).toEqual(
    [1, 2, 3].map(at => [digestOf(at), 2]),
  )
  const [{ heights, noises }] = comparison.estimates as readonly [Comparison['estimates'][number]]
  for (const [at, level] of [1, 1.1, 0.9].entries()) expect(heights[at]! / 1e5).toBeCloseTo(Math.log(level), 2)
  expect(noises.every(noise => noise! > 0)).toBe(true)
})

test('an anchor that fails leaves the comparison of the two others', () => {
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.1 }, anchor: { level: 1, fails: true } })
  const { findings } = conclude(makePublishedPair(record))
  const [one] = makeComparison({ record, findings }, { baseline: before, contender: after, third }, '1').estimates
  expect(one!.heights).toEqual([0, expect.any(Number), null])
})

test('an unchanged version is compared with the anchor only', () => {
  const third = { digest: digestOf(3), label: 'v1.4' }
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 }, anchor: { level: 0.9 } })
  const comparison = makeComparison({ record, findings: [] }, { baseline: after, contender: after, third }, '1')
  expect(comparison.comparedSides.map(({ digest }) => digest)).toEqual([digestOf(2), digestOf(3)])
  expect(comparison.estimates[0]!.heights).toEqual([0, expect.any(Number)])
})

test('a version that is compared with itself only says that it is there', () => {
  const comparison = comparisonOf(measured, { baseline: after, contender: after }, '1')
  expect([comparison.comparedSides.length, comparison.estimates]).toEqual([1, []])
})

test('what is incomparable says nothing of the program, and is not kept', () => {
  const record = { ...measured, suiteChanges: ['bench/a.js'] }
  expect(comparisonOf(record, { baseline: before, contender: after }, '1').estimates).toEqual([])
})

/** The second copy of the baseline is slower. */
const uneven = makeRecord([
  {
    name: 'parse',
    value: place => noisy(0.06)(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.02 : 1),
  },
])

test('copies of the baseline that differ take the verdict, and leave the comparison', () => {
  const [finding] = conclude(uneven).findings
  expect([finding!.verdict, finding!.cause]).toEqual(['not-comparable', 'machine'])
  const [one] = comparisonOf(uneven, { baseline: before, contender: after }, '1').estimates
  expect(one!.heights[1]! / 1e5).toBeCloseTo(Math.log(1.06) - Math.log(1.02) / 2, 2)
  const changed = { ...uneven, suiteChanges: ['bench/a.js'] }
  expect(comparisonOf(changed, { baseline: before, contender: after }, '1').estimates).toEqual([])
})
