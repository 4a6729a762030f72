import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { joinPushes } from '../../../../src/extras/history/join-pushes.js'
import { findLevels } from '../../../../src/extras/history/levels.js'
import { packVersions } from '../../../../src/extras/history/packed.js'
import { pruneComparisons } from '../../../../src/extras/history/prune.js'
import { makeLongHistory } from './comparisons.js'
import { histories } from './histories.js'

const long = makeLongHistory({ pushes: 60, benchmarks: 3 })

test.each<[what: string, comparisons: readonly Comparison[]]>([
  ...histories.map(({ suite, comparisons }) => [suite, comparisons] as [string, readonly Comparison[]]),
  ['loops through an anchor', long],
  ['what is pruned', pruneComparisons(makeLongHistory({ pushes: 230, benchmarks: 1 }), '2099-01-01')],
])('a page finds between any two pushes what the levels say: %s', (_, comparisons) => {
  const levels = findLevels(comparisons)
  const rows = levels.benchmarks.map(({ of }) => ({ of, id: of.benchmark, threshold: 0.02 }))
  const { benchmarks, layout } = packVersions(levels, rows)
  const pushes = [...levels.pushes.entries()].filter(([at]) => levels.pushes.length < 40 || at % 13 === 0)
  const pairs = pushes.flatMap(from => pushes.map(to => [...from, ...to] as const))
  const found = levels.benchmarks.flatMap((_, at) => pairs.map(([from, , to]) => joinPushes(benchmarks[at]!, from, to)))
  const wanted = levels.benchmarks.flatMap(({ measure, digests }) =>
    pairs.map(([from, { digest: ground }, to, { digest }]) => {
      if (!digests.includes(ground) || !digests.includes(digest)) return null
      const height = measure(digest, ground)
      if (height === undefined) return undefined
      return {
        value: expect.closeTo(height.value, 6),
        variance: expect.closeTo(from === to ? 0 : height.variance - 2 * layout, 9),
      }
    }),
  )
  expect(found).toEqual(wanted)
})
