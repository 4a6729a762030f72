import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { say, trusted, write } from '../../../../src/document/text.js'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { findLevels } from '../../../../src/extras/history/levels.js'
import { findNews } from '../../../../src/extras/history/moves.js'
import {
  addLines,
  isBack,
  isNothingAgain,
  listMeasured,
  listNews,
  makeNewsFile,
  renderMergedHeading,
  renderNewsLine,
  titleIssue,
} from '../../../../src/extras/history/news.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeRecord } from '../../compare/records.js'
import { schemas } from '../../repository/schemas.js'
import { makeComparisonOf, parse, serve } from './comparisons.js'

const commitOf = (version: number) => version.toString(16).padEnd(40, 'c')

function newsOf(comparisons: readonly Comparison[]): readonly string[] {
  const levels = findLevels(comparisons)
  return listNews(findNews(comparisons, levels, { threshold: 0.02 }), [], { levels, comparisons }).map(
    ({ of, describe }) => write(describe(trusted(of.benchmark)), terminalVoice),
  )
}

test('only what became worse is news, where more is worse and where less is', () => {
  const still = [1, 2, 3].map(at =>
    makeComparisonOf(at, at + 1, [
      [parse, 0],
      [serve, 0],
    ]),
  )
  expect(
    newsOf([
      ...still,
      makeComparisonOf(4, 5, [
        [parse, -5000],
        [serve, -5000],
      ]),
    ]),
  ).toEqual([])
  const worse = newsOf([
    ...still,
    makeComparisonOf(4, 5, [
      [parse, 5000],
      [serve, 5000],
    ]),
  ])
  expect(worse).toEqual([
    expect.stringMatching(
      /^parse: \+5\.1% \[.*\] at 5cccccc, seen immediately\. To bisect: counterbalance bisect 4ccccccccccc 5ccccccccccc/,
    ),
    expect.stringMatching(/^serve: −4\.9% \[.*\] at 5cccccc/),
  ])
})

function makeAllocations(before: number, after: number): Pair {
  return makeRecord([
    {
      name: 'allocate',
      metric: { name: 'allocations', unit: 'count', better: 'lower' },
      value: ({ side }) => (side === 'baseline' ? before : after),
    },
  ])
}

test('a count that regressed from 0 is news, though it has no ratio and no level', () => {
  const { findings } = conclude(makeAllocations(0, 3))
  expect(findings).toMatchObject([{ verdict: 'regressed', change: null, contender: { median: 3 } }])
  const comparisons = [makeComparisonOf(1, 2, [])]
  const levels = findLevels(comparisons)
  const news = listNews({ steps: [], trends: [] }, findings, { levels, comparisons })
  expect(news.map(({ of, describe }) => [of.metric, write(describe(trusted('allocate')), terminalVoice)])).toEqual([
    [
      'allocations',
      expect.stringMatching(/^allocate: from 0 at 2cccccc, regressed in its own comparison\. To bisect: /),
    ],
  ])
  expect(listMeasured(levels, findings)).toMatchObject([{ benchmark: 'allocate', metric: 'allocations' }])
})

/** Comparisons whose sides have a noise of so many hundred-thousandths each. */
function comparisonWith(noise: number, heights: readonly number[]): readonly Comparison[] {
  return heights.slice(1).map((height, at) => {
    const comparison = makeComparisonOf(at + 1, at + 2, [[parse, height - heights[at]!]])
    return { ...comparison, estimates: comparison.estimates.map(one => ({ ...one, noises: [noise, noise] })) }
  })
}

test.each<[what: string, noise: number, heights: readonly number[], isThere: boolean]>([
  ['where it was', 100, [0, 5000, 0], true],
  ['a little above where it was', 100, [0, 5000, 900], true],
  ['above half the threshold', 100, [0, 5000, 1100], false],
  ['where it was, by comparisons that could not tell', 1500, [0, 2500, 0], false],
  ['where it was, clearly below what it had become', 1500, [0, 20_000, 20_000, 20_000, 0], true],
  [
    'where it was, by a long chain in which nothing was mended',
    900,
    [0, 3000, 2700, 2400, 2100, 1800, 1500, 900],
    false,
  ],
])('a level %s is back or not', (_, noise, heights, isThere) => {
  const levels = findLevels(comparisonWith(noise, heights))
  expect(isBack(levels, parse, { ground: commitOf(1), threshold: 0.02 })).toBe(isThere)
})

test('nobody can tell whether a level is back where the old version or the benchmark is gone', () => {
  const comparisons = comparisonWith(100, [0, 5000, 0])
  const before = { ground: commitOf(1), threshold: 0.02 }
  expect(isBack(findLevels(comparisons), parse, { ...before, ground: commitOf(9) })).toBeUndefined()
  expect(isBack(findLevels(comparisons), serve, before)).toBeUndefined()
  expect(isBack(findLevels([...comparisons, makeComparisonOf(3, 4, [[serve, 0]])]), parse, before)).toBeUndefined()
})

test.each<[level: number, isNothing: boolean]>([
  [0, true],
  [2, false],
])('a count of %i is what was nothing again: %s', (level, isNothing) => {
  const { findings } = conclude(makeAllocations(3, level))
  expect(isNothingAgain(findings, { ...parse, benchmark: 'allocate', metric: 'allocations' })).toBe(isNothing)
  expect(isNothingAgain(findings, parse)).toBe(false)
})

test('news of one push are told from those of several', () => {
  const flat = [1, 2, 3].map(at => makeComparisonOf(at, at + 1, [[parse, 0]]))
  const newsWith = (comparisons: readonly Comparison[]) => {
    const levels = findLevels(comparisons)
    return listNews(findNews(comparisons, levels, { threshold: 0.02 }), [], { levels, comparisons })
  }
  expect(newsWith([...flat, makeComparisonOf(4, 5, [[parse, 5000]])]).map(one => one.isOfOnePush)).toEqual([true])
  const trend = Array.from({ length: 9 }, (_, at) => makeComparisonOf(at + 4, at + 5, [[parse, 300]]))
  const risen = trend.flatMap((_, at) => newsWith([...flat, ...trend.slice(0, at + 1)]))
  expect(risen.map(one => one.isOfOnePush)).toEqual([false])
})

test('names of benchmarks and authors are inert', () => {
  const hostile = '<img src=x> @everyone [x](y) `code` <!-- -->'
  const line = renderNewsLine({ sentence: say`${hostile}: worse.`, author: hostile })
  const heading = renderMergedHeading(hostile)
  const among = renderNewsLine({ sentence: trusted('parse: worse.'), among: { commits: 3, since: commitOf(7) } })
  expect(among).toBe('- parse: worse. It came with one of 3 commits since <code>7cccccc</code>.')
  for (const text of [line, heading]) expect(text).not.toMatch(/<img|@everyone|\[x\]|`code`|<!--/)
  expect(titleIssue([{ ...parse, benchmark: 'a\u202eb\n`c`' }], commitOf(7))).toBe(
    "Performance: a b 'c' (time) became worse",
  )
})

test('lines are added once, and never more than GitHub takes', () => {
  expect(addLines('head\n', ['- one', '- two'])).toBe('head\n- one\n- two\n')
  expect(addLines('head\n- one\n', ['- one'])).toBe('head\n- one\n')
  const long = `${'x'.repeat(59_990)}\n`
  const cut = `${long}- one\n- … and 2 more, for which there is no room here.\n`
  expect(addLines(long, ['- one', '- two', '- six'])).toBe(cut)
  expect(addLines(cut, ['- one', '- two', '- six'])).toBe(cut)
  const many = Array.from({ length: 150 }, (_, at) => Array.from({ length: at }, (_, line) => `- ${at}.${line}`))
  expect(many.reduce((body, lines) => addLines(body, lines), '').length).toBeLessThan(60_100)
})

const push = { suite: 'parser', repository: 'octo/repo', commit: commitOf(5), url: 'https://example.org/runs/1' }

test('news for programs has a sentence for people, and its numbers', () => {
  const comparisons = [1, 2, 3, 4].map(at => makeComparisonOf(at, at + 1, [[parse, at === 4 ? 5000 : 0]]))
  const levels = findLevels(comparisons)
  const [news] = listNews(findNews(comparisons, levels, { threshold: 0.02 }), [], { levels, comparisons })
  const file = makeNewsFile([{ news: news!, author: 'octocat' }], push)
  expect(file).toMatchObject({
    schema: 'counterbalance/news@1',
    ...push,
    news: [
      {
        benchmark: parse.benchmark,
        metric: parse.metric,
        good: { commit: commitOf(4) },
        bad: { commit: commitOf(5) },
        isOfOnePush: true,
        author: 'octocat',
      },
    ],
  })
  const { change, text } = file.news[0]!
  expect(change!.value).toBeCloseTo(Math.expm1(0.05), 6)
  expect(text).toMatch(/^parse \(time\): \+5\.1% \[/)
  expect(file.text).toBe(`parser at 5cccccc of octo/repo: https://example.org/runs/1\n• ${text}`)
  expect(new Ajv().validate(schemas.News!, file)).toBe(true)
  expect(new Ajv().validate(schemas.News!, { ...file, commit: 5 })).toBe(false)
})
