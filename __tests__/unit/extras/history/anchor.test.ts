import { expect, test } from 'vitest'
import { isAnchorDue } from '../../../../src/extras/history/anchor.js'
import { findLevels } from '../../../../src/extras/history/levels.js'
import { chooseRelease } from '../../../../src/extras/history/release.js'
import { listSince } from '../../../../src/extras/history/since.js'
import { digestOf, makeComparisonOf, parse } from './comparisons.js'

const commitOf = (version: number) => version.toString(16).padEnd(40, 'c')

test.each<[what: string, release: number, pushes: number, isDue: boolean]>([
  ['a release that no comparison has had', 15, 5, true],
  ['a release that has just been pushed', 4, 5, false],
  ['a release of nine pushes ago', 1, 10, false],
  ['a release of ten pushes ago', 1, 11, true],
])('%s is compared again when ten pushes have gone by', (_, release, pushes, isDue) => {
  const comparisons = Array.from({ length: pushes - 1 }, (__, at) => makeComparisonOf(at + 1, at + 2, []))
  expect(isAnchorDue(comparisons, commitOf(release))).toBe(isDue)
})

test.each<[tags: readonly string[], chosen: string | undefined]>([
  [['v1.9.0', 'v1.10.0', 'v1.2.0'], 'v1.10.0'],
  [['v2', 'nightly', '1.0', 'v2.0.0-rc.1'], '1.0'],
  [['latest', 'pkg@1.0.0'], undefined],
  [['v1.2', 'v1.2.0'], 'v1.2.0'],
])('of the tags %j the highest version is %s', (tags, chosen) => {
  expect(chooseRelease(tags.map(name => ({ name, commit: 'c' })))?.name).toBe(chosen)
})

test('a release that was never pushed is older than all pushes, and what they stand on', () => {
  const anchor = { digest: digestOf(9), name: 'v1.4' }
  const third = { ...makeComparisonOf(9, 9, []).comparedSides[0]!, label: 'v1.4' }
  const pair = makeComparisonOf(1, 2, [[parse, 1000]])
  const noises = [100, 100, 100]
  const compared = { of: parse, heights: [0, 1000, -2000], noises }
  const levels = findLevels([
    { ...pair, anchor, comparedSides: [...pair.comparedSides, third], estimates: [compared] },
    makeComparisonOf(2, 3, [[parse, 500]], { anchor }),
  ])
  expect(levels.pushes.map(({ name, commit }) => name ?? commit?.[0])).toEqual(['v1.4', '1', '2', '3'])
  expect(levels.anchor?.name).toBe('v1.4')
  const [row] = listSince(levels, { threshold: 0.02 })
  expect([row!.ground.name, row!.newest.commit?.[0]]).toEqual(['v1.4', '3'])
  expect(row!.change!.value).toBeCloseTo(Math.expm1(0.035), 4)
})

test('a benchmark that the anchor does not have goes on in the chain', () => {
  const anchor = { digest: digestOf(9), name: 'v1.4' }
  const third = { ...makeComparisonOf(9, 9, []).comparedSides[0]!, label: 'v1.4' }
  const pair = makeComparisonOf(1, 2, [])
  const compared = { of: parse, heights: [0, 1000, null], noises: [100, 100, null] }
  const [one] = findLevels([
    { ...pair, anchor, comparedSides: [...pair.comparedSides, third], estimates: [compared] },
  ]).benchmarks
  expect(one!.digests).toEqual([digestOf(1), digestOf(2)])
  expect(one!.compare(digestOf(2), digestOf(1))!.value).toBeCloseTo(Math.expm1(0.01), 5)
})
