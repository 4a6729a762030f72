import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclusion.js'
import { settle } from '../../../../src/compare/rounds/settled.js'
import { isNeedless, listNeedless } from '../../../../src/compare/verdicts/same-files.js'
import type { Pair } from '../../../../src/record/pair.js'
import { makeRecord, noisy, withNewCopies } from '../records.js'

const rules = {
  ...{ source: 'rules.yml', asOf: '2026-01-01' },
  list: [{ line: 2, benchmark: 'parse', metric: '**', files: 'build/parse*' }],
}

/** A record in which "parse" has run in the first of ten rounds only. */
function makeSkipped(sameFiles: readonly string[]): Pair {
  const record = withNewCopies(
    makeRecord(
      [
        { name: 'parse', value: place => (place.round === 0 ? noisy(0.3)(place) : undefined) },
        { name: 'lex', value: noisy(0, 0.002) },
        { name: 'print', value: noisy(0, 0.002) },
      ],
      { rounds: 10 },
    ),
  )
  return {
    ...record,
    settings: { ...record.settings, rules },
    sameFiles,
    plan: {
      ...{ copies: { baseline: 2, contender: 2 }, inPlace: false, rounds: 20, looks: [10, 20], stoppedBy: 'settled' },
      ...{ seconds: 1, focus: [{ from: 1, without: ['parse'] }] },
    },
  }
}

test('one in ten runs although its files are the same, by the seed alone', () => {
  const ruling = { files: 'build/*' }
  const count = (seed: string, sameFiles = ['build/*']) =>
    Array.from({ length: 2000 }, (_, index) =>
      isNeedless({ benchmark: `${index}`, ruling }, { seed, sameFiles }),
    ).filter(Boolean).length
  // The standard deviation is 13.
  expect(Math.abs(count('a') - 1800)).toBeLessThan(50)
  expect(count('a')).toBe(count('a'))
  expect(count('a', [])).toBe(0)
  expect(isNeedless({ benchmark: 'x', ruling: {} }, { seed: 'a', sameFiles: ['build/*'] })).toBe(false)
})

test('what need not run has the same files for every contender', () => {
  const [same, other] = [makeSkipped(['build/parse*']), makeSkipped([])]
  expect([...listNeedless([same, same])]).toEqual(['parse'])
  expect([...listNeedless([same, other])]).toEqual([])
})

test('what did not run is unchanged, and holds nothing up', () => {
  const record = makeSkipped(['build/parse*'])
  const { findings, suiteChange } = conclude(record)
  expect(findings.map(({ benchmark, verdict, reason }) => [benchmark, verdict, reason])).toEqual(
    expect.arrayContaining([
      ['parse', 'unchanged', 'same files, so it ran only once'],
      ['lex', 'unchanged', undefined],
    ]),
  )
  expect(settle([record], 'round').isSettled).toBe(true)
  // It would show the change of one round.
  expect(Math.abs(suiteChange!.value)).toBeLessThan(0.01)
  expect(conclude(makeSkipped([])).findings.find(({ benchmark }) => benchmark === 'parse')!.verdict).toBe(
    'incomparable',
  )
})
