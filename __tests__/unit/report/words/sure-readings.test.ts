import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { answerText, sectionHeadline } from '../../../../src/report/words/headline.js'
import { finding, inconclusive, report } from '../samples.js'

const reading = (doubt: Finding['doubt'], value: number, fields: Partial<Finding> = {}): Finding =>
  finding({
    ...inconclusive,
    ...(doubt && { doubt }),
    change: { value, low: value - 0.01, high: value + 0.01, level: 0.95 },
    ...fields,
  })

const rate = { unit: '1/s', better: 'higher' } as const

test.each<[what: string, findings: readonly Finding[], answer: string]>([
  ['a gain', [reading('few-runs', -0.03)], 'gc is faster by 3.0%; too few runs to see slow ones in twelve'],
  ['a small loss', [reading('near', 0.019)], 'gc is slower by 1.9%, near your threshold'],
  [
    'small losses, of several',
    [reading('near', 0.019), reading('near', 0.015, { benchmark: 'io' })],
    'Both benchmarks are slower by up to 1.9%, near your threshold: gc, io',
  ],
  [
    'both ways',
    [reading('near', 0.019), reading('near', -0.018, { benchmark: 'io' }), reading('near', -0.015, rate)],
    'Both benchmarks are a little different by up to 1.9%, near your threshold: gc, io',
  ],
  [
    'a row that tells nothing besides',
    [reading('near', 0.019), reading(undefined, 0.001, { benchmark: 'io' })],
    'Both benchmarks are inconclusive: gc, io',
  ],
])('the headline says what is sure: %s', (_, findings, answer) => {
  const section = report({ status: 'inconclusive', findings })
  expect(sectionHeadline(section).map(tally => write(answerText(tally), terminalVoice))).toEqual([answer])
})
