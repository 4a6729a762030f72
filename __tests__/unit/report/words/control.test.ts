import { expect, test } from 'vitest'
import { controlOutcomes } from '../../../../src/compare/conclusion.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import type { Section } from '../../../../src/report/report.js'
import { concerns, sureText, trust } from '../../../../src/report/words/trust.js'
import {
  boundsOf,
  exact,
  finding,
  improved,
  incomparable,
  inconclusive,
  regressed,
  report,
  throughput,
} from '../samples.js'
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

test.each<[status: Status, differing: number, sure: string | undefined]>([
  ['passed', 0, 'Yes: main against itself shows no difference (±0.6%).'],
  ['failed', 1, 'Yes. But two copies of main differ in 1 of 8 benchmarks, by up to 0.1%.'],
  ['failed', 2, undefined],
  ['failed', 0, undefined],
  [
    'contender-differs',
    1,
    'Yes: main against itself shows no difference (±0.6%), but this PR does in 1 of 8 benchmarks.',
  ],
  ['paths-matter', 3, 'Yes: copies of both sides differ in the same way (±0.6%), so the comparison holds.'],
  ['not-run', 0, 'By the intervals, in too few runs for an A/A test: two copies of main differ by at most ±0.6%.'],
])('what an A/A test says: %s in %d benchmarks', (status, differing, sure) => {
  const control = controlOf(status, differing)
  expect(sureOf({ control })).toBe(sure)
  const page = report({ control, status: 'inconclusive', findings: [finding(), inconclusive] })
  const doubt = "Don't trust this run: the A/A test failed."
  for (const text of [renderTerminal(page, { color: false }), renderMarkdown(page).replaceAll(/<.?code>/g, '')])
    expect(text).toContain(sure?.replace('by up to 0.1%', 'by up to 0.4%') ?? doubt)
})

test('a failed A/A test is said of the benchmarks that it is about, and first of all where they are many', () => {
  const findings = [incomparable, improved, ...['a', 'b', 'c', 'd'].map(benchmark => finding({ benchmark }))]
  const control = { ...controlOf('failed', 1), of: 6 }
  expect(sureOf({ control, findings, status: 'not-comparable' })).toBe(
    'Yes. Except lex, where two copies of main differ by 3.1%.',
  )
  const many = report({ control: { ...control, differing: 2 }, findings, status: 'not-comparable' })
  expect(renderMarkdown(many).replaceAll(/<.?code>/g, '')).toMatch(
    /^> \[!CAUTION\]\n> \*\*Don't trust this run: the A\/A test failed\.\*\* Two copies of main differ in 2 of 6 benchmarks, by up to 3\.1%\. Only emit\/json \(−4\.9%\) stands out of that\. {2}\n> \*\*Next/,
  )
  expect(renderMarkdown(many)).toContain('| <code>main</code> against itself |')
})

test('without a bound, none is claimed', () => {
  for (const status of [...controlOutcomes, 'not-run'] as const)
    expect(sureOf({ control: controlOf(status, 1, null) }) ?? '').not.toMatch(/±|null|undefined|NaN| {2}/)
})

const called = (low: number, value: number, high: number, fields = {}) =>
  finding({ ...regressed, change: { value, low, high, level: 0.95 }, ...fields })
const wide = called(0.02, 0.05, 0.09)

test.each<[what: string, findings: Section['findings'], status: Status, sure: string | undefined]>([
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
    'Yes. But two copies of main differ in 1 of 8 benchmarks, by up to 0.1%.',
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
    'Yes, parse/big, lex are different; how much is less sure.',
  ],
  ['nothing but noise', [inconclusive], 'passed', undefined],
  [
    'a few rough changes among many',
    [wide, regressed, improved],
    'passed',
    'Yes: main against itself shows no difference (±0.6%).',
  ],
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
    'A/A test passed: main against itself shows no difference in 8 benchmarks. In the median benchmark, two copies differ by at most 0.6% (main) and 0.4% (this PR).',
  ],
  ['contender-differs', 1, false, 'Two copies of this PR differ in 1 of 8 benchmarks'],
  ['contender-differs', 0, true, 'Two copies of this PR differ in the mean of 8'],
  ['paths-matter', 1, true, 'Copies of both sides differ in the same way in 1 of 8 benchmarks'],
  ['not-run', 0, true, 'There were too few runs for an A/A test. In the median benchmark, two copies differ'],
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
