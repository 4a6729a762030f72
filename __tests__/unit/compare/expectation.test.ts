import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { makeSection } from '../../../src/report/make-report.js'
import { expectationSentences } from '../../../src/report/words/rules.js'
import { decodeRules } from '../rules/decode-rules.js'
import { makeRecord } from './records.js'

const ruled = (rule: string, names: readonly string[] = ['n=100', 'n=1000']) => {
  const record = makeRecord(
    names.map(name => ({
      name,
      step: 1e-6,
      value: ({ side }) => Number(/\d+/.exec(name)?.[0] ?? 1) * (side === 'baseline' ? 1e-5 : 2e-5),
    })),
    { rounds: 6 },
  )
  const rules = decodeRules(`rules:\n  - ${rule}\n`, { source: 'rules.yml', asOf: '2026-01-31' })
  return { ...record, settings: { ...record.settings, rules } }
}

const sentences = (rule: string, names?: readonly string[]) =>
  expectationSentences(makeSection(ruled(rule, names))).map(text => write(text, terminalVoice))

test.each<[rule: string, sentences: readonly string[]]>([
  [
    'expect: 5 ms',
    [
      'n=100: 2.00 ms is 0.4 times your estimate (5.00 ms). The baseline is at 0.2 times.',
      'n=1000: 20.0 ms is 4 times your estimate (5.00 ms). The baseline is at 2 times.',
    ],
  ],
  [
    'expect: n * 4e4 B / 4e9 B/s',
    [
      'n=100: 2.00 ms is 2 times your estimate (1.00 ms = n * 4e4 B / 4e9 B/s). The baseline is at 1 times.',
      'n=1000: 20.0 ms is 2 times your estimate (10.0 ms = n * 4e4 B / 4e9 B/s). The baseline is at 1 times.',
    ],
  ],
  ['expect: false', []],
])('%s', (rule, expected) => {
  expect(sentences(rule)).toEqual(expected)
})

test.each([
  ['expect: 5 B', 'rules.yml:2: "expect" is in B, but no benchmark of this rule is: **'],
  [
    'expect: rows * 1 ms',
    'rules.yml:2: "expect" needs the size "rows", and no benchmark of this rule has it in its name',
  ],
  ['expect: 0 ms', 'rules.yml:2: "expect" has no result above 0'],
  ['expect: 1e200 s * 1e200', 'rules.yml:2: "expect" has no result above 0'],
  ['expect: n * 5 B', 'rules.yml:2: "expect" is in B, but no benchmark of this rule is: **'],
  ['{ metric: size, expect: 1 ms }', 'rules.yml:2: no benchmark fits this rule: the benchmark "**", the metric "size"'],
])('%s applies to nothing, and says so', (rule, message) => {
  expect(conclude(ruled(rule)).warnings.map(one => one.message)).toContain(message)
  expect(sentences(rule)).toEqual([])
})

test('on a scan, each point has what is expected of it', () => {
  const { growths } = conclude(ruled('expect: n * 10 µs', ['n=100', 'n=1000', 'n=10000']))
  expect(growths![0]!.points.map(({ expected }) => expected)).toEqual(
    [0.001, 0.01, 0.1].map(one => expect.closeTo(one, 12)),
  )
})

test('no verdict depends on it', () => {
  const [quiet, expecting] = [ruled('required: false'), ruled('expect: 1 ns')].map(record => conclude(record))
  expect(expecting!.findings.map(({ verdict, p }) => [verdict, p])).toEqual(
    quiet!.findings.map(({ verdict, p }) => [verdict, p]),
  )
  expect(expecting!.status).toBe(quiet!.status)
})

test('a rule without a metric expects nothing of the process as a whole', () => {
  const metric = { name: 'cpu-time', unit: 's', better: 'lower', aside: true } as const
  const benchmarks = [
    { name: 'n=100', value: () => 0.001 },
    { name: 'n=100', metric, value: () => 0.002 },
  ]
  const told = (rule: string) => {
    const record = makeRecord(benchmarks, { rounds: 6 })
    const rules = decodeRules(`rules:\n  - ${rule}\n`, { source: 'rules.yml', asOf: '2026-01-31' })
    const { findings } = conclude({ ...record, settings: { ...record.settings, rules } })
    return findings.filter(({ expected }) => expected !== undefined).map(one => one.metric)
  }
  expect(told('expect: 1 ms')).toEqual(['time'])
  expect(told('{ metric: cpu-time, expect: 1 ms }')).toEqual(['cpu-time'])
})
