import { expect, test } from 'vitest'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import type { Section } from '../../../../src/report/report.js'
import { answerText, headlineText, sectionHeadline } from '../../../../src/report/words/headline.js'
import {
  allocatedFromZero,
  exact,
  finding,
  improved,
  incomparable,
  inconclusive,
  regressed,
  report,
  throughput,
  unjudged,
} from '../samples.js'
import { renderMarkdown, renderTerminal } from '../shown.js'

const answerOf = (fields: Partial<Section>): string =>
  sectionHeadline(report(fields))
    .map(tally => write(answerText(tally), terminalVoice))
    .join(' · ')

const open = (low: number | null, high: number | null) => ({
  ...inconclusive,
  change: { value: 0.01, low, high, level: 0.95 },
})

const noisy = 'No answer: this machine is too noisy.'

test.each<[what: string, findings: Section['findings'], said: string]>([
  [
    'one that is open',
    [open(-0.12, 0.15)],
    `${noisy} gc varies by about 6.0% from run to run, and no change of 15% or more showed.`,
  ],
  [
    'several',
    [open(-0.12, 0.15), { ...open(-0.31, 0.2), benchmark: 'io' }],
    `${noisy} The 2 benchmarks vary by about 6.0% from run to run, and no change of 31% or more showed.`,
  ],
  [
    'what is not judged does not count',
    [open(-0.12, 0.15), unjudged],
    `${noisy} gc varies by about 6.0% from run to run, and no change of 15% or more showed.`,
  ],
  ['no end', [open(null, null)], 'No answer: measuring ended after 13 rounds.'],
  ['one was told', [open(-0.12, 0.15), finding()], '1 of 2 benchmarks is inconclusive: gc · 1 unchanged'],
])('a run that could tell nothing says what it rules out: %s', (_, findings, said) => {
  expect(answerOf({ status: 'inconclusive', findings })).toBe(said)
})

const doubled = finding({
  ...unjudged,
  metric: 'allocated',
  baseline: exact(1000),
  contender: exact(2000),
  change: { value: 1, low: 1, high: 1, level: 1 },
})
const same = { ...doubled, contender: exact(1000), change: { value: 0, low: 0, high: 0, level: 1 } }
const fromZero = { ...allocatedFromZero, verdict: null }

test.each<[what: string, findings: Section['findings'], said: string | undefined]>([
  ['one', [regressed, doubled], 'allocated +100%, exact, not judged'],
  ['of several benchmarks', [regressed, throughput, doubled], 'parse/big · allocated +100%, exact, not judged'],
  ['from nothing', [regressed, fromZero], 'allocations from 0, exact, not judged'],
  [
    'many',
    [doubled, ...['a', 'b', 'c'].map(metric => ({ ...doubled, metric }))],
    'allocated +100%, a +100% and 2 more, exact, not judged',
  ],
  ['none', [regressed, same, unjudged], undefined],
  ['judged', [regressed, { ...doubled, verdict: 'regressed' }], undefined],
  ['ignored', [regressed, { ...doubled, ignored: { reason: 'r', until: '2030-01-01' } }], undefined],
  ['that explains others only', [regressed, { ...doubled, metric: 'minor-faults', aside: true }], undefined],
])('an exact change that is not judged stands beside the answer: %s', (_, findings, said) => {
  const line = answerOf({ findings })
  if (said === undefined) expect(line).not.toContain('exact')
  else expect(line.endsWith(` · ${said}`)).toBe(true)
})

const failing = (benchmark: string, code = 'failed-each-time') =>
  finding({ ...incomparable, benchmark, cause: 'contender-failed', reason: { code, side: 'contender' } })

test.each<[what: string, findings: Section['findings'], alert: string, said: string]>([
  ['one, besides an improvement', [failing('lex'), improved], 'CAUTION', '✗ lex fails in this PR'],
  [
    'before a regression',
    [regressed, failing('lex')],
    'CAUTION',
    '✗ lex fails in this PR · ✗ 1 of 2 benchmarks regressed by 6.8%: parse/big',
  ],
  ['many', ['a', 'b', 'c'].map(name => failing(name)), 'CAUTION', '✗ a, b and 1 more fail in this PR'],
  ['at times', [failing('lex', 'missing')], 'CAUTION', '✗ lex fails in this PR'],
  ['the baseline', [{ ...failing('lex'), cause: 'baseline' }], 'NOTE', '! lex is not comparable'],
])('what fails in the contender is named first, and is worse than any change: %s', (_, findings, alert, said) => {
  const section = report({ status: 'not-comparable', findings })
  expect(renderMarkdown(section)).toContain(`> [!${alert}]`)
  expect(renderTerminal(section)).toContain(said)
})

test.each([
  [-0.393, true],
  [-0.2, false],
])('a change is doubted where two copies of the baseline differ by half as much: %d', (value, isDoubted) => {
  const change = { value: -0.396, low: -0.41, high: -0.38, level: 0.95 }
  const control = { value, low: -0.6, high: 0.1, p: 0.2 }
  const section = report({ status: 'improved', findings: [finding({ ...improved, change, control })] })
  const comment = renderMarkdown(section)
  const doubts = [
    'two copies of <code>main</code> differ by 39.3%',
    `Yes, <code>${improved.benchmark}</code> is faster; how much is less sure (−41.0 to −38.0%)`,
  ]
  expect(doubts.map(doubt => comment.includes(doubt))).toEqual([isDoubted, isDoubted])
})

test('the worst that is named is the one that is sure to be the worst', () => {
  const change = (value: number, low: number, high: number) => ({ value, low, high, level: 0.95 })
  const noisy = finding({ ...regressed, benchmark: 'noisy', change: change(0.3, 0.03, 0.6) })
  const steady = finding({ ...regressed, benchmark: 'steady', change: change(0.2, 0.19, 0.21) })
  const page = report({ status: 'regressed', findings: [noisy, steady] })
  expect(write(headlineText(sectionHeadline(page)), terminalVoice)).toBe(
    '✗ Both benchmarks regressed, the worst by 20%: steady',
  )
})
