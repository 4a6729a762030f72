import { expect, test } from 'vitest'
import { controlOutcomes } from '../../../../src/compare/conclusion.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { commentLimit } from '../../../../src/document/markdown.js'
import { write } from '../../../../src/document/text.js'
import type { Section } from '../../../../src/report/report.js'
import { concerns, sureText, trust } from '../../../../src/report/words/trust.js'
import { controlText } from '../../../../src/report/words/words.js'
import { boundsOf, exact, finding, improved, inconclusive, regressed, report, throughput } from '../samples.js'
import { renderMarkdown, renderTerminal } from '../shown.js'

type Status = Section['control']['status']

const controlOf = (status: Status, differing = 0, median: number | null = 0.006): Section['control'] => ({
  ...{ status, differing, of: 8, bias: null },
  bounds: boundsOf(median),
})
const sureOf = (fields: Partial<Section>): string | undefined => {
  const text = sureText(report(fields))
  return text && write(text, terminalVoice)
}

test.each<[status: Status, differing: number, line: string, sure: string]>([
  ['passed', 0, 'A/A ✔ ±0.6%', 'Yes: main against itself shows no difference (±0.6%).'],
  ['failed', 2, 'A/A ✖ 2 of 8', 'No: two copies of main differ in 2 of 8 benchmarks.'],
  ['failed', 0, 'A/A ✖ on average', 'No: two copies of main differ in the mean of 8 benchmarks.'],
  [
    'contender-differs',
    1,
    'A/A ✔ ±0.6%',
    'Yes: main against itself shows no difference (±0.6%), but feature/fast does in 1 of 8 benchmarks.',
  ],
  [
    'paths-matter',
    3,
    'A/A ±0.6% on both sides alike',
    'Yes: copies of both sides differ in the same way (±0.6%), so the comparison holds.',
  ],
  [
    'not-run',
    0,
    'A/A ±0.6%, not tested',
    'As far as the intervals go: two copies of main differ by at most ±0.6%, in too few runs for a test.',
  ],
])('what an A/A test says: %s in %d benchmarks', (status, differing, line, sure) => {
  const control = controlOf(status, differing)
  expect(controlText({ control })).toBe(line)
  expect(sureOf({ control })).toBe(sure)
  const page = report({ control, status: 'inconclusive', findings: [inconclusive, finding()] })
  for (const text of [renderTerminal(page, { color: false }), renderMarkdown(page, { limit: commentLimit })])
    expect(text.split('\n').find(one => one.includes(' rounds · '))).toContain(` · ${line} · `)
})

test('without a bound, none is claimed', () => {
  for (const status of [...controlOutcomes, 'not-run'] as const)
    expect(
      `${controlText({ control: controlOf(status, 1, null) })} ${sureOf({ control: controlOf(status, 1, null) })}`,
    ).not.toMatch(/±|null|undefined|NaN| {2}/)
  expect(controlText({ control: controlOf('not-run', 0, null) })).toBe('no A/A test')
})

const called = (low: number, value: number, high: number, fields = {}) =>
  finding({ ...regressed, change: { value, low, high, level: 0.95 }, ...fields })
const wide = called(0.02, 0.05, 0.09)

test.each<[what: string, findings: Section['findings'], status: Status, sure: string]>([
  ['a change whose size is known', [regressed], 'passed', 'Yes: main against itself shows no difference (±0.6%).'],
  [
    'a change whose far end is more than twice the near one',
    [wide],
    'passed',
    'Yes, parse/big is slower; how much is less sure (+2.0 to +9.0%).',
  ],
  [
    'a change below the bound, which is a figure and no limit',
    [called(0.004, 0.005, 0.006)],
    'passed',
    'Yes: main against itself shows no difference (±0.6%).',
  ],
  [
    'a change that the failed test leaves',
    [regressed],
    'failed',
    'Yes, parse/big is slower; how much is less sure (+5.9 to +7.7%): two copies of main differ in 1 of 8 benchmarks.',
  ],
  [
    'a change of each kind',
    [
      wide,
      {
        ...wide,
        benchmark: 'lex',
        verdict: 'improved',
        change: { value: -0.05, low: -0.09, high: -0.02, level: 0.95 },
      },
    ],
    'passed',
    'Of the directions of parse/big, lex, less of how much.',
  ],
  ['nothing but noise', [inconclusive], 'passed', 'No: the intervals are too wide to tell.'],
])('what is sure of %s', (_, findings, status, sure) => {
  expect(sureOf({ findings, status: 'regressed', control: controlOf(status, 1) })).toBe(sure)
})

test.each<[what: string, fields: Partial<Section>]>([
  ['nothing was measured', { status: 'errored', findings: [] }],
  [
    'nothing varied',
    {
      findings: [
        finding({
          ...{ baseline: exact(7), contender: exact(7), p: null },
          change: { value: 0, low: 0, high: 0, level: 1 },
        }),
      ],
    },
  ],
])('where %s, nothing has to be believed', (_, fields) => {
  expect(sureOf(fields)).toBe(undefined)
})

test.each<[status: Status, differing: number, isNote: boolean, sentence: string]>([
  [
    'passed',
    0,
    false,
    'The A/A test compared two copies of the same code in 8 benchmarks and found no difference, as it should. Two copies differ by at most 0.6% (baseline) and 0.4% (contender) in the median benchmark, and by 0.2% and 0.2% in the mean of all.',
  ],
  ['failed', 2, true, 'The A/A test found that two copies of the baseline differ in 2 of 8 benchmarks. A benchmark'],
  ['contender-differs', 1, false, 'The A/A test found that two copies of the contender differ in 1 of 8 benchmarks,'],
  ['contender-differs', 0, true, 'The A/A test found that two copies of the contender differ in the mean of 8'],
  ['paths-matter', 1, true, 'The A/A test found that two copies of the same code differ in 1 of 8 benchmarks, in the'],
  ['not-run', 0, true, 'There were too few runs of two copies for an A/A test. Two copies differ'],
])(
  'the trust in a run tells the A/A test, and a note what no row says: %s in %d',
  (status, differing, isNote, start) => {
    const section = report({ control: controlOf(status, differing), findings: [improved, throughput] })
    const said = (texts: ReturnType<typeof trust>) => texts.map(text => write(text, terminalVoice))
    const startOf = (sentences: readonly string[]) => sentences.filter(one => one.startsWith(start)).length
    expect(startOf(said(trust(section)))).toBe(1)
    expect(startOf(said(concerns(section)))).toBe(isNote ? 1 : 0)
  },
)
