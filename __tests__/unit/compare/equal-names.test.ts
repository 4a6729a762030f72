import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf } from './records.js'

/** `baseline` and `contender` are the levels of the benchmark on either side; undefined where a side does not print it. */
const at =
  (baseline: number | undefined, contender: number | undefined): ValueOf =>
  place => {
    const level = place.side === 'baseline' ? baseline : contender
    return level && level * noisy()(place)!
  }

const named = (levels: readonly (readonly [number | undefined, number | undefined])[]): readonly Benchmark[] => [
  { name: 'lex', value: noisy() },
  ...levels.map(([baseline, contender], index) => ({
    name: index === 0 ? 'parse' : `parse (${index + 1})`,
    value: at(baseline, contender),
  })),
]

const verdictsOf = (benchmarks: readonly Benchmark[]) => {
  const { findings, added, removed, warnings } = conclude(makeRecord(benchmarks))
  const verdicts = Object.fromEntries(findings.map(({ benchmark, verdict }) => [benchmark, verdict]))
  return { findings, verdicts, unpaired: [...added, ...removed], warnings: warnings.map(({ code }) => code) }
}

test('equal names in another order are not comparable', () => {
  const { verdicts, findings } = verdictsOf(
    named([
      [10, 50],
      [50, 10],
    ]),
  )
  expect(verdicts).toEqual({ lex: 'unchanged', parse: 'not-comparable', 'parse (2)': 'not-comparable' })
  expect(findings[0]).toMatchObject({
    cause: 'contender-changed',
    reason: '2 benchmarks have the name "parse", and their order seems to have changed',
  })
})

test('one more of a name makes all of that name not comparable, and is not told as added', () => {
  const { verdicts, unpaired, findings } = verdictsOf(
    named([
      [10, 4],
      [undefined, 10],
    ]),
  )
  expect(verdicts).toEqual({ lex: 'unchanged', parse: 'not-comparable', 'parse (2)': 'not-comparable' })
  expect(unpaired).toEqual([])
  expect(findings[0]!.reason).toEqual('2 benchmarks have the name "parse", and the other side has 1')
})

test('equal names whose sizes keep their order are told apart by it, in one word', () => {
  const { verdicts, warnings } = verdictsOf(
    named([
      [10, 11],
      [50, 50],
    ]),
  )
  expect(verdicts).toEqual({ lex: 'unchanged', parse: 'regressed', 'parse (2)': 'unchanged' })
  expect(warnings).toEqual(['names-by-order'])
})

test('equal names that lie closer than their noise are told apart by their order', () => {
  expect(
    verdictsOf(
      named([
        [10, 10.002],
        [10.001, 10],
      ]),
    ).verdicts,
  ).toMatchObject({ parse: 'unchanged' })
})

test('a number in a name alone is no repetition', () => {
  const value = noisy()
  const { verdicts, unpaired, warnings } = verdictsOf([
    { name: 'sort', value },
    { name: 'sort (10)', value },
    { name: 'sort (20)', metric: time, value: at(undefined, 1) },
  ])
  expect([verdicts, unpaired, warnings]).toEqual([{ sort: 'unchanged', 'sort (10)': 'unchanged' }, ['sort (20)'], []])
})
