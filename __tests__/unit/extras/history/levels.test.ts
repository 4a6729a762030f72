import { expect, test } from 'vitest'
import type { Verdict } from '../../../../src/compare/finding.js'
import { toHtml } from '../../../../src/document/html.js'
import { toMarkdown } from '../../../../src/document/markdown.js'
import type { Picture } from '../../../../src/document/picture.js'
import { toTerminal } from '../../../../src/document/terminal.js'
import type { Comparison, Word } from '../../../../src/extras/history/comparison.js'
import { historyDocument, pushDocument } from '../../../../src/extras/history/document.js'
import { decodeHistory, encodeHistory } from '../../../../src/extras/history/file.js'
import { findInterval, findLevels, type HistoryLevels } from '../../../../src/extras/history/levels.js'
import { listSteps } from '../../../../src/extras/history/moves.js'
import { makeResult } from '../../../../src/extras/history/result.js'
import { listSince, makeShown } from '../../../../src/extras/history/since.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { pageTools } from '../../../../src/system/page-tools.js'
import { digestOf, makeComparisonOf, parse, serve, withAbsolute } from './comparisons.js'

const none = { steps: [], trends: [] }

test('a chain of comparisons adds up, and its errors do', () => {
  const comparisons = [
    makeComparisonOf(1, 1, []),
    makeComparisonOf(1, 2, [[parse, 2000]]),
    makeComparisonOf(2, 3, [
      [parse, 3000],
      [serve, 1000],
    ]),
    makeComparisonOf(3, 4, [
      [parse, 0],
      [serve, 0],
    ]),
  ]
  const shown = toTerminal(historyDocument([makeShown({ suite: 'words', comparisons }, { threshold: 0.2 })]))
  expect(shown).toBe(`words: 4 pushes, from 1cccccc to 4cccccc

             benchmark  change              since    last push
= unchanged  parse      +5.1% [+4.2, +6.1]  1cccccc  0% [−0.5, +0.5]
= unchanged  serve      −1.0% [−1.7, −0.3]  2cccccc  0% [−0.5, +0.5]

Levels are computed by chaining comparisons, each of which ran on one machine. An installation adds 0.3% (a standard deviation). Not cross-checked yet: compare the newest version with an old one.
`)
})

test.each<[what: string, degrees: number | undefined, widening: number]>([
  ['taken for known', undefined, 1],
  ['estimated from 10 loops', 10, 2.228139 / 1.959964],
])('intervals where the offset is %s reach as far as they must over 200 looks', (_, degrees, widening) => {
  const comparisons = [makeComparisonOf(1, 2, [[parse, 2000]])]
  const levels = findLevels(comparisons, { offset: 0.003, layout: 0, ...(degrees && { degrees }) })
  const { low, high } = levels.benchmarks[0]!.compare(digestOf(2), digestOf(1))!
  expect(Math.log1p(high!) - Math.log1p(low!)).toBeCloseTo(2 * 3.662324 * widening * Math.SQRT2 * 0.001, 6)
})

test('versions that no comparison joins are never compared', () => {
  const levels = findLevels([makeComparisonOf(1, 2, [[parse, 2000]]), makeComparisonOf(3, 4, [[parse, 3000]])])
  const [one] = levels.benchmarks
  expect(one!.compare(digestOf(4), digestOf(1))).toBeUndefined()
  expect(one!.compare(digestOf(4), digestOf(3))!.value).toBeCloseTo(0.0305, 3)
  const [row] = listSince(levels, { threshold: 0.02 }, levels.pushes[0])
  expect(row!.change).toBeUndefined()
  const result = makeResult('words', { levels, rows: listSince(levels, { threshold: 0.02 }), moves: none })
  expect(result.benchmarks[0]!.levels.map(({ level }) => level === null)).toEqual([true, true, false, false])
})

test('a comparison that closes a loop says how well the chain holds', () => {
  const levels = findLevels([
    makeComparisonOf(1, 2, [[parse, 1000]]),
    makeComparisonOf(2, 3, [[parse, 1000]]),
    makeComparisonOf(1, 3, [[parse, 2100]]),
  ])
  expect(levels.closure).toEqual({ loops: 1, p: expect.closeTo(0.683, 2) })
  expect(levels.benchmarks[0]!.compare(digestOf(3), digestOf(1))!.value).toBeCloseTo(Math.expm1(0.02067), 4)
})

test('levels of a drawn history are within one interval as often as it says, and all of them together within theirs', () => {
  const random = makeRandom('history')
  const draw = (sd: number): number => sd * normalQuantile(random.next())
  const offset = 300
  let [within, of, whole] = [0, 0, 0]
  for (let run = 0; run < 60; run++) {
    const truth = Array.from({ length: 30 }, () => 0)
    for (const at of truth.keys()) if (at > 0) truth[at] = truth[at - 1]! + (at % 9 === 0 ? 1500 : 0)
    const between = (from: number, to: number) => {
      const height = truth[to]! - truth[from]! + draw(100 * Math.SQRT2) + draw(offset)
      const comparison = makeComparisonOf(from, to, [[parse, Math.round(height)]], { id: `${from}-${to}-${run}` })
      return {
        ...comparison,
        comparedSides: comparison.comparedSides.map(comparedSide => ({ ...comparedSide, copies: 2 })),
      }
    }
    const comparisons = truth.slice(1).map((_, index) => between(index, index + 1))
    const anchors = [10, 20, 29].map(to => between(0, to))
    const { benchmarks, spread } = findLevels([...comparisons, ...anchors])
    const [one] = benchmarks
    const missed = truth.slice(1).filter((height, index) => {
      const [digest, ground] = [digestOf(index + 1), digestOf(0)]
      const [from, to] = findInterval(one!.measure(digest, ground)!, spread)
      of++
      if (from <= height * 1e-5 && height * 1e-5 <= to) within++
      const { low, high } = one!.compare(digest, ground)!
      return height * 1e-5 < Math.log1p(low!) || Math.log1p(high!) < height * 1e-5
    })
    if (missed.length === 0) whole++
  }
  expect(within / of).toBeGreaterThan(0.93)
  expect(within / of).toBeLessThan(0.98)
  expect(whole).toBeGreaterThanOrEqual(57)
})

test('the page draws a line for each stretch that comparisons join, and where the machine became another', () => {
  const comparisons = [
    withAbsolute(makeComparisonOf(1, 2, [[parse, 2000]], { machine: '<i>' }), { value: 0.0012, unit: 's' }),
    makeComparisonOf(2, 3, [[{ ...parse, benchmark: '<b>other</b>' }, 10]], { machine: 'two' }),
  ]
  const shown = makeShown({ suite: 'words', comparisons }, { threshold: 0.02 })
  const page = toHtml(historyDocument([shown]), { title: 'History', tools: pageTools })
  expect(page).toContain('&#60;b&#62;other')
  expect(page).not.toContain('<b>other')
  expect(page).toContain('By machine: 1.20 ms on &#60;i&#62;, at <code>2cccccc')
  const pictures = [...page.matchAll(/<div class="plot"><script type="application\/json">(\{.*?\})<\/script>/g)]
  const marks = pictures.map(([, json]) => (JSON.parse(json!) as Picture).marks)
  // Of the one whose value is known, its values are drawn too.
  expect(marks).toHaveLength(3)
  expect(page).toContain('The levels times 1.20 ms, the value of <code>2cccccc')
  expect(marks.flatMap(some => some.filter(({ shape }) => shape === 'ticks'))).toMatchObject([
    { x: { length: 1 } },
    { x: { length: 1 } },
  ])
})

test('the summary names what has moved since, and nothing of the only comparison', () => {
  const first = makeComparisonOf(1, 2, [[parse, 2000]])
  const show = (...comparisons: readonly Comparison[]) =>
    toMarkdown(pushDocument({ comparisons, isPublished: true }, { threshold: 0.05 }))
  expect(show(first)).toBe('')
  const still = [makeComparisonOf(1, 2, [[parse, 0]]), makeComparisonOf(2, 3, [[parse, 10]])]
  expect(show(...still)).toContain('No benchmark is told apart')
  const moved = show(first, makeComparisonOf(2, 3, [[{ ...parse }, 1000]]))
  expect(moved.split('\n\n<details>')[0]).toBe(`### Since older versions

| benchmark | since | change |
| :--- | :--- | :--- |
| <code>parse</code> | <code>1cccccc</code> | +3.0% [+2.3, +3.8] |`)
})

test('errors that comparisons understate by 30% are found in a history, and make no steps in its first pushes', () => {
  const random = makeRandom('understated')
  const names = Array.from({ length: 20 }, (_, index) => ({ ...parse, benchmark: `bench ${index}` }))
  const comparisons = Array.from({ length: 40 }, (_, push) =>
    makeComparisonOf(
      push,
      push + 1,
      names.map(of => [of, Math.round((Math.SQRT2 * 1000 * normalQuantile(random.next())) / 0.7)]),
      {},
    ),
  ).map(comparison => ({
    ...comparison,
    estimates: comparison.estimates.map(one => ({ ...one, noises: [1000, 1000] })),
  }))
  const { inflation, doubt } = findLevels(comparisons).spread
  // Layouts take a part of it.
  expect(inflation).toBeGreaterThan(1.25)
  expect(doubt ?? 1).toBeLessThan(1.01)
  const first = findLevels(comparisons.slice(0, 3))
  expect(first.spread).toMatchObject({ doubt: expect.closeTo(1.367, 2) })
  expect(listSteps(first, { threshold: 0.01 })).toEqual([])
})

const word = (verdict: Verdict, value: number, reach = 0.01, threshold = 0.02): Word => ({
  verdict,
  change: { value, low: value - reach, high: value + reach, level: 0.95 },
  threshold,
})

/** A comparison that said something of its benchmark. */
const saying = (from: number, to: number, height: number, said: Word): Comparison => {
  const comparison = makeComparisonOf(from, to, [[parse, height]])
  return { ...comparison, estimates: comparison.estimates.map(estimate => ({ ...estimate, word: said })) }
}

test.each<Verdict>(['regressed', 'inconclusive', 'improved', 'unchanged', 'not-comparable'])(
  'the word of one comparison is its verdict, with its interval: %s',
  verdict => {
    // By its noise alone, this would be +12% [11.6, 12.8].
    const said = word(verdict, 0.12, 0.13)
    const comparisons = decodeHistory(
      encodeHistory({ suite: 'words', comparisons: [saying(1, 2, 11_500, said)] }),
    ).comparisons
    const [row] = listSince(findLevels(comparisons), { threshold: 0.02 })
    expect(row).toMatchObject({ verdict, change: said.change, last: said.change })
  },
)

test.each<[before: Verdict, threshold: number, verdict: Verdict]>([
  ['regressed', 0.05, 'inconclusive'],
  ['regressed', 0.2, 'unchanged'],
  ['inconclusive', 0.001, 'inconclusive'],
  ['unchanged', 0.01, 'inconclusive'],
])('a word %s is judged again by another threshold, %d: %s', (before, threshold, verdict) => {
  const levels = findLevels([saying(1, 2, 2900, word(before, 0.03, 0.025))])
  expect(listSince(levels, { threshold })[0]!.verdict).toBe(verdict)
})

test('once another comparison tells of the same versions, or a chain, the word is no verdict', () => {
  const said = saying(1, 2, 3000, word('inconclusive', 0.03, 0.04))
  const verdictOf = (...others: readonly Comparison[]) =>
    listSince(findLevels([said, ...others]), { threshold: 0.02 })[0]!.verdict
  expect(verdictOf()).toBe('inconclusive')
  expect(verdictOf({ ...saying(1, 2, 3000, word('inconclusive', 0.03)), id: 'again' })).toBe('regressed')
  expect(verdictOf(makeComparisonOf(2, 3, [[parse, 0]]))).toBe('regressed')
})

test('levels are as wide as the exact test, and steps are found by the noise itself', () => {
  const comparisons = [0, 4000, 0].map((height, at) => makeComparisonOf(at, at + 1, [[parse, height]]))
  const widened = comparisons.map(comparison => ({
    ...comparison,
    estimates: comparison.estimates.map(estimate => ({ ...estimate, width: 1.5 })),
  }))
  const [usual, wide] = [comparisons, widened].map(all => findLevels(all))
  const reachOf = ({ benchmarks }: HistoryLevels) => {
    const { low, high } = benchmarks[0]!.compare(digestOf(3), digestOf(0))!
    return Math.log1p(high!) - Math.log1p(low!)
  }
  expect(reachOf(wide!)).toBeCloseTo(1.5 * reachOf(usual!), 6)
  expect(listSteps(wide!, { threshold: 0.02 }).map(({ height }) => height)).toEqual(
    listSteps(usual!, { threshold: 0.02 }).map(({ height }) => height),
  )
})
