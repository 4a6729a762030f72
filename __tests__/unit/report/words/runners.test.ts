import { expect, test } from 'vitest'
import { runnerSentences } from '../../../../src/report/words/trust.js'
import { finding, report } from '../samples.js'

const runners = [
  { label: 'a', firstRound: 0 },
  { label: 'b', firstRound: 7 },
]

/** The medians of the baseline of one benchmark on both runners, in seconds. */
const levels = (benchmark: string, onA: number | null, onB: number | null) =>
  finding({ benchmark, runners: [onA, onB].map(baseline => ({ baseline, contender: 0.5 })) })

const sentencesOf = (findings: readonly ReturnType<typeof finding>[]) =>
  runnerSentences(report({ runners, rounds: 14, findings })).map(text =>
    text.map(part => (typeof part === 'string' ? part : Object.values(part)[0])).join(''),
  )

test('of all benchmarks, the one whose baseline differs most between runners is named', () => {
  const [alike, most, some] = [levels('lex', 0.02, 0.021), levels('parse', 0.04, 0.028), levels('emit', 0.3, 0.33)]
  for (const findings of [
    [alike, most, some],
    [most, some, alike],
    [some, alike, most],
  ])
    expect(sentencesOf(findings)[1]).toContain(
      'by up to 42.9%: parse is at 28.0 ms on runner b, and at 40.0 ms on runner a.',
    )
})

test('what one runner alone has measured differs from nothing', () => {
  expect(sentencesOf([levels('parse', 0.04, null), levels('lex', 0, 0.02)])).toHaveLength(1)
  expect(sentencesOf([levels('parse', 0.04, null), levels('lex', 0.02, 0.021)])[1]).toContain(': lex is at')
})
