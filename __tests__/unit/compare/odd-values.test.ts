import { expect, test } from 'vitest'
import { summaryLimit } from '../../../src/document/markdown.js'
import type { Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import type { Section } from '../../../src/report/report.js'
import { renderMarkdown, renderTerminal } from '../report/shown.js'
import { makeRecord, noisy, time } from './records.js'

const isOdd = (side: string, copy: number, round: number): boolean => side === 'contender' && copy === 2 && round === 3

/** Values that a machine may really print, and what is said of them. */
test.each<[name: string, record: Pair, verdict: string | null, words: string]>([
  [
    'all times equal, in one digit',
    makeRecord([{ name: 'one', step: 0.01, value: () => 0.01 }]),
    'inconclusive',
    'the numbers are printed in steps of 100%',
  ],
  [
    'all times equal, in two digits of nanoseconds',
    makeRecord([{ name: 'one', step: 1e-10, value: () => 1.1 * 1e-9 }]),
    'inconclusive',
    'the numbers are printed in steps of 9.1%',
  ],
  [
    'all times equal, in seven digits',
    makeRecord([{ name: 'one', step: 1e-8, value: () => 0.01234567 }]),
    'not-comparable',
    'the command prints the same numbers each time',
  ],
  [
    'all but one equal',
    makeRecord([
      { name: 'one', step: 0.001, value: ({ side, copy, round }) => (isOdd(side, copy, round) ? 0.02 : 0.01) },
    ]),
    'inconclusive',
    "the clock's tick is 100%",
  ],
  [
    'one copy missing in some rounds',
    makeRecord([
      { name: 'one', value: place => (place.copy === 2 && place.round % 3 === 0 ? undefined : noisy()(place)) },
    ]),
    'unchanged',
    '',
  ],
  [
    'in some rounds only',
    makeRecord([{ name: 'one', value: place => (place.round < 7 ? noisy()(place) : undefined) }]),
    'unchanged',
    '',
  ],
  ['five rounds', makeRecord([{ name: 'one', value: noisy() }], { rounds: 5 }), 'unchanged', ''],
  ['four rounds', makeRecord([{ name: 'one', value: noisy() }], { rounds: 4 }), 'not-comparable', '4 rounds'],
  [
    'from a nanosecond to thirty years in one sample',
    makeRecord([{ name: 'one', value: ({ random }) => 10 ** (18 * random.next() - 9) }]),
    'inconclusive',
    'No answer',
  ],
  [
    'times of about 1e300 s',
    makeRecord([{ name: 'one', value: place => 9e299 * (noisy(-0.1)(place) ?? 0) }]),
    'improved',
    'e+298',
  ],
  [
    'times of about 1e-300 s',
    makeRecord([{ name: 'one', value: place => 2e-300 * (noisy(0.1)(place) ?? 0) }]),
    'regressed',
    'e−291',
  ],
  [
    'one value too large to compute with',
    makeRecord([{ name: 'one', value: p => (isOdd(p.side, p.copy, p.round) ? 1e308 : 1) }]),
    'not-comparable',
    'a value is 1e+308, and 1e300 is the largest',
  ],
  [
    'one value too small to compute with',
    makeRecord([{ name: 'one', value: p => (isOdd(p.side, p.copy, p.round) ? 5e-324 : 1) }]),
    'not-comparable',
    'a value is 5e-324, and 1e-300 is the smallest',
  ],
  [
    'the smallest and the largest value at once',
    makeRecord([{ name: 'one', value: p => (p.side === 'contender' ? 1e-300 : 1e300) }]),
    'not-comparable',
    'too far apart',
  ],
  [
    'exact counts that are too large',
    makeRecord([{ name: 'one', metric: { name: 'n', unit: 'count', better: 'lower' }, value: () => 1e308 }]),
    'not-comparable',
    'a value is 1e+308',
  ],
  [
    'one infinite value',
    makeRecord([{ name: 'one', value: p => (isOdd(p.side, p.copy, p.round) ? Number.POSITIVE_INFINITY : 1) }]),
    'not-comparable',
    'finite',
  ],
  [
    'one negative value',
    makeRecord([{ name: 'one', value: p => (isOdd(p.side, p.copy, p.round) ? -1 : 1) }]),
    'not-comparable',
    'a value is negative',
  ],
  [
    'one zero',
    makeRecord([{ name: 'one', value: p => (isOdd(p.side, p.copy, p.round) ? 0 : 1) }]),
    'not-comparable',
    '0',
  ],
  ['only zeros', makeRecord([{ name: 'one', value: () => 0 }]), 'not-comparable', '0'],
])('%s', (_, record, verdict, words) => {
  const report = makeSection(record)
  expect(report.findings).toMatchObject([{ verdict }])
  const texts = [renderTerminal(report, { color: false }), renderMarkdown(report, { limit: summaryLimit })]
  for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|undefined|null/)
  expect(texts[0]).toContain(words)
  expect(findUnspeakable(report)).toEqual([])
})

test('ten benchmarks in some rounds only are judged by those, and the others by theirs', () => {
  const some = Array.from({ length: 10 }, (_, index) => ({
    name: `some ${index}`,
    value: (place: Parameters<ReturnType<typeof noisy>>[0]) => (place.round % 2 ? noisy(0.1)(place) : undefined),
  }))
  const { findings } = makeSection(makeRecord([...some, { name: 'all', metric: time, value: noisy() }]))
  expect(findings.map(({ benchmark, verdict, baseline }) => [benchmark.slice(0, 4), verdict, baseline?.n])).toEqual([
    ...Array.from({ length: 10 }, () => ['some', 'regressed', 20]),
    ['all', 'unchanged', 40],
  ])
})

/** Paths of numbers that have no JSON. */
function findUnspeakable(value: unknown, at: keyof Section | string = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findUnspeakable(inner, `${at}.${key}`))
}
