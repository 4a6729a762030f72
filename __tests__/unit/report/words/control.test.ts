import { expect, test } from 'vitest'
import { commentLimit } from '../../../../src/document/markdown.js'
import type { Section } from '../../../../src/report/report.js'
import { finding, inconclusive, regressed, report } from '../samples.js'
import { renderMarkdown, renderTerminal } from '../shown.js'

const noisy = 'too noisy to judge changes below ±'

test.each<[threshold: number, noiseFloor: number, says: string]>([
  [0.02, 0.006, 'A/A ✔ ±0.6%'],
  [0.02, 0.05, 'A/A ✔ ±5.0%'],
  [0.02, 0.051, `${noisy}5.1%`],
  [0.02, 0.85, `${noisy}85.0%`],
  [0.001, 0.04, 'A/A ✔ ±4.0%'],
  [0.1, 0.2, 'A/A ✔ ±20.0%'],
  [0.1, 0.21, `${noisy}21.0%`],
])('with a threshold of %d and a noise floor of %d: %s', (threshold, noiseFloor, says) => {
  const settings = { threshold, confidence: 0.95, looks: [5, 20] }
  const control = { status: 'passed', failed: 0, of: 2, noiseFloor, bias: null } as const
  const page = report({ settings, control, status: 'inconclusive', findings: [inconclusive] })
  const pages = [renderTerminal(page, { color: false }), renderMarkdown(page, { limit: commentLimit })]
  const isQuiet = says.includes('✔')
  for (const text of pages) {
    expect(text.split('\n').find(line => line.includes(' rounds · '))).toContain(` · ${says} · `)
    expect(text.includes('✔')).toBe(isQuiet)
  }
  expect(pages[1]).toContain(`Trust: ${says}`)
})

const change = (value: number) => ({ value, low: value / 2, high: value * 1.5, level: 0.95 })

test.each<[what: string, findings: Section['findings'], says: string]>([
  ['a smaller regression', [finding({ ...regressed, change: change(0.037) })], 'A/A test too noisy to check'],
  [
    'a smaller regression beside others',
    [inconclusive, finding({ ...regressed, change: change(0.037) })],
    'A/A test too noisy to check',
  ],
  ['a smaller improvement', [finding({ verdict: 'improved', change: change(-0.037) })], 'A/A test too noisy to check'],
  [
    'a benchmark that is unchanged',
    [finding({ verdict: 'unchanged', change: change(0.001) })],
    'A/A test too noisy to check',
  ],
  ['a larger regression', [finding({ ...regressed, change: change(0.5) })], 'too noisy to judge'],
  ['nothing clear', [finding({ ...inconclusive, change: change(0.037) })], 'too noisy to judge'],
])('the headline contradicts no row: %s', (_, findings, says) => {
  const control = { status: 'passed', failed: 0, of: 2, noiseFloor: 0.34, bias: null } as const
  const page = report({ control, findings })
  for (const text of [renderTerminal(page, { color: false }), renderMarkdown(page, { limit: commentLimit })])
    expect(text).toContain(` · ${says} changes below ±34.0% · `)
})
