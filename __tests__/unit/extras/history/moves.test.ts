import { expect, test } from 'vitest'
import { terminalVoice } from '../../../../src/document/escape.js'
import { toMarkdown } from '../../../../src/document/markdown.js'
import { write } from '../../../../src/document/text.js'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { pushDocument } from '../../../../src/extras/history/document.js'
import { findLevels, type HistoryLevels } from '../../../../src/extras/history/levels.js'
import { findMoves, type Moves } from '../../../../src/extras/history/moves.js'
import { makeResult } from '../../../../src/extras/history/result.js'
import { listSince } from '../../../../src/extras/history/since.js'
import { describeMoves, joinMove } from '../../../../src/extras/history/words.js'
import { digestOf, makeComparisonOf, parse, serve } from './comparisons.js'

const options = { threshold: 0.02 }

/** Comparisons of `heights`, in hundred-thousandths of a log, each push with the one before, and every fifth with the first. */
function comparisonAll(heights: readonly number[]): readonly Comparison[] {
  return heights.flatMap((height, at) => {
    if (at === 0) return []
    const before = makeComparisonOf(at - 1, at, [[parse, height - heights[at - 1]!]])
    const hours = new Date(Date.parse(before.at) + 3_600_000).toISOString()
    return at % 5 === 0 ? [before, makeComparisonOf(0, at, [[parse, height - heights[0]!]], { at: hours })] : [before]
  })
}

function show(levels: HistoryLevels, moves: Moves): readonly string[] {
  return describeMoves(moves, listSince(levels, { threshold: 0.02 })).map(move => write(joinMove(move), terminalVoice))
}

const flat = (count: number, height = 0): readonly number[] => new Array<number>(count).fill(height)

test('a step that its own comparison shows is seen immediately, with the two pushes between which to bisect', () => {
  const levels = findLevels(comparisonAll([...flat(6), ...flat(6, 3000)]))
  expect(show(levels, findMoves(levels, options))).toEqual([
    'parse: +3.0% [+2.7, +3.4] at 6cccccc, seen immediately. To bisect: counterbalance bisect 5ccccccccccc 6ccccccccccc',
  ])
})

test('a step in a noisy comparison is found later, and says between which pushes it is', () => {
  const comparisons = comparisonAll([...flat(12), ...flat(10, 2000)]).map(comparison =>
    comparison.id === '11-12' || comparison.id === '12-13'
      ? {
          ...comparison,
          estimates: comparison.estimates.map(one => ({ ...one, heights: [0, 1000], noises: [600, 600] })),
        }
      : comparison,
  )
  const levels = findLevels(comparisons)
  const moves = findMoves(levels, options)
  expect(show(levels, moves)).toEqual([
    'parse: +2.0% [+1.6, +2.4] at ccccccc, found later, ± 1 push. To bisect: counterbalance bisect bccccccccccc dccccccccccc',
  ])
  const result = makeResult('words', { levels, rows: listSince(levels, { threshold: 0.02 }), moves })
  expect(result.steps).toMatchObject([{ benchmark: 'parse', isSeenAtOnce: false, margin: 1, good: digestOf(11) }])
})

test('what many pushes made together is a trend, and no single push', () => {
  const levels = findLevels(comparisonAll([...flat(6), ...Array.from({ length: 12 }, (_, at) => 250 * (at + 1))]))
  const moves = findMoves(levels, options)
  expect(show(levels, moves)).toEqual([
    'parse: +2.5% [+1.4, +3.6] over the last 10 pushes, since 7cccccc, and no single one made it. To bisect: counterbalance bisect 7ccccccccccc 11cccccccccc',
  ])
})

test('what a known step explains is no trend, and an improvement is one as well', () => {
  const levels = findLevels(comparisonAll([...flat(8), ...flat(3, 4000), 3800, 4200]))
  expect(findMoves(levels, options).trends).toEqual([])
  const other = findLevels(
    Array.from({ length: 14 }, (_, at) => makeComparisonOf(at, at + 1, [[serve, at < 4 ? 0 : -300]])),
  )
  expect(findMoves(other, options).trends[0]!.change.value).toBeGreaterThan(0.02)
})

test('the summary of a push tells only what that push has brought to light', () => {
  const heights = [...flat(6), ...flat(4, 3000)]
  const summaries = [7, 8, 10].map(pushes => {
    const comparisons = comparisonAll(heights.slice(0, pushes))
    return toMarkdown(pushDocument({ comparisons, isPublished: true }, options))
  })
  expect(summaries.map(page => page.includes('### Newly found'))).toEqual([true, false, false])
  expect(summaries[0]).toContain('- <code>parse</code>: +3.0%')
})

test('the summary of a push that is not published does not repeat the news of the push before', () => {
  const comparisons = comparisonAll([...flat(6), 3000])
  expect(toMarkdown(pushDocument({ comparisons, isPublished: true }, options))).toContain('### Newly found')
  expect(pushDocument({ comparisons, isPublished: false }, options)).toEqual([])
})

test('steps smaller than half of what somebody wants to know are not shown', () => {
  const levels = findLevels(comparisonAll([...flat(6), ...flat(6, 1500)]))
  expect(findMoves(levels, { threshold: 0.02 }).steps).toHaveLength(1)
  expect(findMoves(levels, { threshold: 0.05 }).steps).toEqual([])
})

test('the wildest numbers that a file may hold come to an end, and to numbers', () => {
  const comparisons = Array.from({ length: 30 }, (_, at) =>
    makeComparisonOf(at, at + 1, [[parse, at % 3 === 0 ? 2_000_000 : -2_000_000]], {
      estimates: [{ of: parse, heights: [0, at % 3 === 0 ? 2_000_000 : -2_000_000], noises: [1, 2_000_000] }],
    }),
  )
  const loops = Array.from({ length: 15 }, (_, at) => makeComparisonOf(at, at + 9, [[parse, at % 2 ? 2_000_000 : 0]]))
  const levels = findLevels([...comparisons, ...loops])
  const { steps, trends } = findMoves(levels, options)
  for (const { change } of [...steps, ...trends]) expect(Number.isNaN(change.value)).toBe(false)
  expect(levels.spread.offset).toBeGreaterThanOrEqual(0)
})
