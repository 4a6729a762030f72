import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { describeLimit, sectionHeadline } from '../../../../src/report/words/headline.js'
import { finding, inconclusive, report } from '../samples.js'

const reading = (doubt: Finding['doubt'], value: number, fields: Partial<Finding> = {}): Finding =>
  finding({
    ...inconclusive,
    ...(doubt && { doubt }),
    change: { value, low: value - 0.01, high: value + 0.01, level: 0.95 },
    ...fields,
  })

const rate = { unit: '1/s', better: 'higher' } as const

test.each<[what: string, findings: readonly Finding[], tallies: readonly string[]]>([
  ['a gain', [reading('few-runs', -0.03)], ['1 faster, −3.0%; too few runs to see slow ones in twelve']],
  ['a small loss', [reading('near', 0.019)], ['1 slower, +1.9%, near your threshold']],
  [
    'both ways, and a row that tells nothing',
    [reading('near', 0.019), reading('near', -0.018), reading('near', -0.015, rate), reading(undefined, 0.001)],
    ['1 inconclusive', '2 slower, up to +1.9%, near your threshold', '1 faster, −1.8%, near your threshold'],
  ],
])('the headline says what is sure: %s', (_, findings, tallies) => {
  const section = report({ status: 'inconclusive', findings })
  expect(sectionHeadline(section).map(({ text }) => write(text, terminalVoice))).toEqual(tallies)
  expect(describeLimit(section)).toBeUndefined()
})
