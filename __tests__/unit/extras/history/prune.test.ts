import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { joinComparisons } from '../../../../src/extras/history/comparison.js'
import { decodeHistory, encodeHistory } from '../../../../src/extras/history/file.js'
import { findLevels } from '../../../../src/extras/history/levels.js'
import { pruneComparisons } from '../../../../src/extras/history/prune.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { digestOf, makeComparisonOf, parse, serve } from './comparisons.js'

const later = '2030-01-01T00:00:00.000Z'
const release = { digest: digestOf(5), name: 'v1.4' }

/** A chain of `length` pushes with an anchor on every 10th, and a benchmark that came later. */
function makeChain(length: number): readonly Comparison[] {
  const random = makeRandom('prune')
  const height = () => Math.round(300 * (random.next() - 0.5))
  return Array.from({ length }, (_, at) => {
    const comparison = makeComparisonOf(at, at + 1, [
      [parse, height()],
      ...(at < 20 ? [] : [[serve, height()] as const]),
    ])
    const pair = comparison.comparedSides.map(comparedSide => ({ ...comparedSide, copies: 2 }))
    if (at < 5) return { ...comparison, comparedSides: pair }
    if (at % 10 !== 0) return { ...comparison, comparedSides: pair, anchor: release }
    const estimates = comparison.estimates.map(one => ({
      ...one,
      heights: [...one.heights, one.of === parse ? height() : null],
      noises: [...one.noises, one.of === parse ? 100 : null],
    }))
    return {
      ...comparison,
      comparedSides: [...pair, { ...pair[0]!, digest: release.digest, label: 'v1.4' }],
      anchor: release,
      estimates,
    }
  })
}

const comparisons = makeChain(260)
const spread = { offset: 0.003, layout: 0 }
const pruned = pruneComparisons(comparisons, later)

test('levels and intervals of the versions that are kept stay what they were', () => {
  expect(pruned[0]!.block!.ids).toHaveLength(61)
  expect(pruned).toHaveLength(200)
  const [before, after] = [findLevels(comparisons), findLevels(pruned)]
  const digests = after.pushes.map(({ digest }) => digest)
  expect(digests).toEqual([release.digest, ...Array.from({ length: 200 }, (_, at) => digestOf(61 + at))])
  for (const of of [parse, serve]) {
    const [old, own] = [before, after].map(
      ({ benchmarks }) => benchmarks.find(one => one.of.benchmark === of.benchmark)!,
    )
    expect(before.spread.offset).toBeCloseTo(after.spread.offset, 3)
    const ground = of === parse ? release.digest : digestOf(61)
    for (const digest of digests.filter(one => one !== release.digest)) {
      expect(own!.measure(digest, ground)!.value).toBeCloseTo(old!.measure(digest, ground)!.value, 4)
    }
  }
})

test('with offsets as they were, a block is as good as its comparisons to eleven digits', () => {
  const [before, after] = [
    findLevels(comparisons, spread),
    findLevels(pruneComparisons(comparisons.map(withoutOffsets), later), spread),
  ]
  const plain = findLevels(comparisons.map(withoutOffsets), spread)
  expect(after.closure!.loops).toBe(before.closure!.loops)
  const [old, own] = [plain.benchmarks[0]!, after.benchmarks[0]!]
  for (const at of [61, 100, 260]) {
    const [one, other] = [old, own].map(levels => levels.measure(digestOf(at), release.digest)!)
    expect(other!.value).toBeCloseTo(one!.value, 10)
    expect(other!.variance / one!.variance).toBeCloseTo(1, 9)
  }
})

const withoutOffsets = (comparison: Comparison): Comparison => ({
  ...comparison,
  comparedSides: comparison.comparedSides.map(comparedSide => ({ ...comparedSide, copies: 0 })),
})

test('a file with a block comes back, and its release keeps its name', () => {
  const back = decodeHistory(encodeHistory({ suite: 'words', comparisons: pruned }))
  expect(back.comparisons).toEqual(pruned)
  expect(findLevels(back.comparisons.slice(0, 2)).pushes[0]!.name).toBe('v1.4')
})

test('a union drops what a block holds, and keeps the larger of two blocks', () => {
  const smaller = pruneComparisons(comparisons.slice(0, 250), later)
  expect(smaller[0]!.block!.ids.length).toBeLessThan(61)
  expect(joinComparisons(comparisons, smaller, pruned)).toEqual(pruned)
  expect(joinComparisons(pruned, smaller, comparisons)).toEqual(pruned)
})

test('pruning goes on from a block, and young comparisons stay', () => {
  const [head] = pruneComparisons([...pruned, ...makeChain(270).slice(260)], later)
  expect(head!.block!.ids).toEqual([...pruned[0]!.block!.ids, ...comparisons.slice(61, 71).map(({ id }) => id)])
  expect(pruneComparisons(comparisons, comparisons[0]!.at)).toEqual(comparisons)
})

test('80 benchmarks and 200 pushes with a block take less than 400 kB', () => {
  const many = makeChain(250).map(comparison => ({
    ...comparison,
    estimates: Array.from({ length: 80 }, (_, index) => ({
      ...comparison.estimates[0]!,
      of: { ...parse, benchmark: `benchmark ${index}` },
    })),
  }))
  expect(encodeHistory({ suite: 'words', comparisons: pruneComparisons(many, later) }).length).toBeLessThan(400_000)
})
