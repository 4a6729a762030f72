import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclusion.js'
import { addLines, renderMergedHeading, renderNewsLine, titleIssue } from '../../../src/history/after-merge.js'
import { findLevels } from '../../../src/history/levels.js'
import { findNews } from '../../../src/history/moves.js'
import { isBack, listNews } from '../../../src/history/news.js'
import type { Race } from '../../../src/history/race.js'
import { terminalVoice } from '../../../src/report/text/escape.js'
import { own, say, write } from '../../../src/report/text/text.js'
import { makeRecord } from '../compare/records.js'
import { makeRaceOf, parse, serve } from './races.js'

const commitOf = (version: number) => version.toString(16).padEnd(40, 'c')

function newsOf(races: readonly Race[]): readonly string[] {
  const levels = findLevels(races)
  return listNews(findNews(races, levels, { threshold: 0.02 }), [], { levels, races }).map(({ of, describe }) =>
    write(describe(own(of.benchmark)), terminalVoice),
  )
}

test('only what became worse is news, where more is worse and where less is', () => {
  const still = [1, 2, 3].map(at =>
    makeRaceOf(at, at + 1, [
      [parse, 0],
      [serve, 0],
    ]),
  )
  expect(
    newsOf([
      ...still,
      makeRaceOf(4, 5, [
        [parse, -5000],
        [serve, -5000],
      ]),
    ]),
  ).toEqual([])
  const worse = newsOf([
    ...still,
    makeRaceOf(4, 5, [
      [parse, 5000],
      [serve, 5000],
    ]),
  ])
  expect(worse).toEqual([
    expect.stringMatching(
      /^parse: \+5\.1 % \[.*\] at 5cccccc, seen at once\. To bisect: counterbalance bisect 4ccccccccccc 5ccccccccccc/,
    ),
    expect.stringMatching(/^serve: −4\.9 % \[.*\] at 5cccccc/),
  ])
})

test('a count that regressed from 0 is news, though it has no ratio and no level', () => {
  const record = makeRecord([
    {
      name: 'allocate',
      metric: { name: 'allocations', unit: 'count', better: 'lower' },
      value: ({ side }) => (side === 'baseline' ? 0 : 3),
    },
  ])
  const { findings } = conclude(record)
  expect(findings).toMatchObject([{ verdict: 'regressed', change: null, contender: { median: 3 } }])
  const races = [makeRaceOf(1, 2, [])]
  const levels = findLevels(races)
  const news = listNews({ steps: [], creeps: [] }, findings, { levels, races })
  expect(news.map(({ of, describe }) => [of.metric, write(describe(own('allocate')), terminalVoice)])).toEqual([
    ['allocations', expect.stringMatching(/^allocate: from 0 at 2cccccc, regressed in its own race\. To bisect: /)],
  ])
})

test.each<[height: number, isThere: boolean]>([
  [0, true],
  [900, true],
  [1100, false],
])('a level %i hundred-thousandths above where it was is back: %s', (height, isThere) => {
  const levels = findLevels([makeRaceOf(1, 2, [[parse, 5000]]), makeRaceOf(2, 3, [[parse, height - 5000]])])
  expect(isBack(levels, parse, { ground: commitOf(1), threshold: 0.02 })).toBe(isThere)
  expect(isBack(levels, parse, { ground: commitOf(9), threshold: 0.02 })).toBeUndefined()
})

test('names of benchmarks and authors are inert', () => {
  const hostile = '<img src=x> @everyone [x](y) `code` <!-- -->'
  const line = renderNewsLine({ sentence: say`${hostile}: worse.`, author: hostile })
  const heading = renderMergedHeading(hostile)
  for (const text of [line, heading]) expect(text).not.toMatch(/<img|@everyone|\[x\]|`code`|<!--/)
  expect(titleIssue({ ...parse, benchmark: 'a\u202eb\n`c`' })).toBe("Performance: a b 'c' (time) became worse")
})

test('lines are added once, and never more than GitHub takes', () => {
  expect(addLines('head\n', ['- one', '- two'])).toBe('head\n- one\n- two\n')
  expect(addLines('head\n- one\n', ['- one'])).toBe('head\n- one\n')
  const long = 'x'.repeat(59_999)
  expect(addLines(long, ['- one'])).toBe(long)
})
