import type { TrackedMetric } from '../../../../src/extras/history/comparison.js'
import type { History } from '../../../../src/extras/history/file.js'
import { makeComparisonOf, parse, serve, withAbsolute } from './comparisons.js'

const anchor = { digest: makeComparisonOf(0, 0, []).comparedSides[0]!.digest, name: 'v1.4' }
const memory: TrackedMetric = { benchmark: 'parse', metric: 'memory', better: 'lower' }
const many = Array.from({ length: 11 }, (_, at): TrackedMetric => ({ ...parse, benchmark: `step ${at}` }))

/** One with a release, two metrics of one benchmark, values, and more steps than are shown at first. */
const released: History = {
  suite: 'words',
  comparisons: Array.from({ length: 9 }, (_, at) =>
    withAbsolute(
      makeComparisonOf(
        at,
        at + 1,
        [
          [parse, at === 4 ? 3000 : 0],
          [memory, 10],
          [serve, at === 2 ? -4000 : 0],
          ...many.map((of, index) => [of, at === 6 ? 1500 + 100 * index : 0] as const),
        ],
        { anchor, machine: at < 5 ? 'one' : 'two | <i>' },
      ),
      { value: 0.0012, unit: 's' },
    ),
  ),
}

/** One without a release, with a gap and with a trend. */
const rising: History = {
  suite: 'a | <b>',
  comparisons: Array.from({ length: 14 }, (_, at) =>
    makeComparisonOf(at, at + 1, [
      [parse, at > 3 ? 300 : 0],
      ...(at === 6 ? [] : [[{ ...serve, benchmark: 'a | <b>gap</b>' }, 20] as const]),
      ...(at > 8 ? [[{ ...serve, benchmark: 'new', better: 'unknown' as const }, 10] as const] : []),
    ]),
  ),
}

/** Histories with all that can be shown of one. */
export const histories: readonly History[] = [
  released,
  rising,
  { suite: 'still', comparisons: [makeComparisonOf(1, 2, [[parse, 0]]), makeComparisonOf(2, 3, [[parse, 10]])] },
  { suite: 'unjudged', comparisons: [makeComparisonOf(1, 2, [])] },
  { suite: 'empty', comparisons: [] },
]
