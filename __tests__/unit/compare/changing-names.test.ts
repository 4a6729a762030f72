import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { makeOnlyPair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { sectionStep } from '../../../src/report/words/next-step.js'
import { makeSided } from '../record/whole.js'

/** A contender that takes 20% longer, whose benchmark each run calls `name` of its number. */
function pairOf(name: (run: number) => string) {
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.2 } }, { rounds: 8 })
  let run = 0
  const rounds = record.rounds.map(round =>
    round.map(({ measurements, ...invocation }) => {
      const benchmark = name(run++)
      return { ...invocation, measurements: measurements.map(measurement => ({ ...measurement, benchmark })) }
    }),
  )
  return makeOnlyPair({ ...record, rounds })
}

test('a benchmark is compared without what differs from run to run, and a warning says so', () => {
  const { findings, warnings, added, removed } = conclude(pairOf(run => `encode worker[${4000 + run}]`))
  expect(findings.map(({ benchmark, verdict }) => [benchmark, verdict])).toEqual([['encode worker[…]', 'regressed']])
  expect([...added, ...removed]).toEqual([])
  expect(warnings).toEqual([{ code: 'names-masked', names: ['encode worker[…]'] }])
})

test('names of which nothing can be left out are told in a sentence, not in a list', () => {
  const words = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta']
  const pair = pairOf(run => `${words[run % 8]} ${words[Math.floor(run / 8)]}`)
  const { status, added, removed, warnings } = conclude(pair)
  expect({ status, added, removed }).toEqual({ status: 'not-compared', added: [], removed: [] })
  expect(warnings).toEqual([{ code: 'names-differ', names: ['alpha alpha', 'beta alpha'] }])
  expect(write(sectionStep(makeSection(pair)) ?? [], terminalVoice)).toBe(
    'give each benchmark the same name in every run: take out what differs.',
  )
})
