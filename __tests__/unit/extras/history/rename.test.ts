import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { listRenames, renameComparisons } from '../../../../src/extras/history/comparison.js'
import { makeComparison, renameMeasured } from '../../../../src/extras/history/from-record.js'
import { findLevels } from '../../../../src/extras/history/levels.js'
import { makePublishedPair } from '../../../../src/record/record.js'
import { makeSided } from '../../record/whole.js'
import { decodeRules } from '../../rules/decode-rules.js'
import { digestOf, makeComparisonOf, parse, serve } from './comparisons.js'

const rules = decodeRules('rules:\n  - { benchmark: parse all, was: parse }\n  - threshold: 1%', {
  source: 'rules.yml',
  asOf: '2026-01-31',
})
const renames = listRenames(rules)

test('a renamed benchmark goes on in the history of its old name', () => {
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.05 } }, { benchmarks: ['parse'] })
  const rounds = record.rounds.map(round =>
    round.map(one => ({
      ...one,
      measurements: one.measurements.map(own => ({
        ...own,
        benchmark: one.slot.side === 'baseline' ? 'parse' : 'parse all',
      })),
    })),
  )
  const renamed = { ...record, rounds, createdAt: '2026-01-09T00:00:00.000Z' }
  const { findings } = conclude(makePublishedPair(renamed))
  const versions = {
    baseline: { digest: digestOf(2), label: 'main' },
    contender: { digest: digestOf(3), label: 'main' },
  }
  expect(makeComparison({ record: renamed, findings }, versions, '3').estimates).toEqual([])
  const comparison = makeComparison(renameMeasured({ record: renamed, findings }, renames), versions, '3')
  const levels = findLevels([...renameComparisons([makeComparisonOf(1, 2, [[parse, 1000]])], renames), comparison])
  expect(levels.benchmarks.map(({ of }) => of.benchmark)).toEqual(['parse all'])
  expect(levels.benchmarks[0]!.compare(digestOf(3), digestOf(1))!.value).toBeCloseTo(1.05 * Math.exp(0.01) - 1, 2)
})

test('a benchmark that stands beside the new name is another one, and keeps its own', () => {
  const both = makeComparisonOf(1, 2, [
    [parse, 10],
    [{ ...parse, benchmark: 'parse all' }, 20],
    [serve, 30],
  ])
  expect(renameComparisons([both], renames)).toEqual([both])
  expect(renameComparisons([both], listRenames(undefined))).toEqual([both])
})

test('a pattern has no one name before', () => {
  const text = 'rules:\n  - { benchmark: parse/*, was: parse }'
  expect(() => decodeRules(text, { source: 'rules.yml', asOf: '2026-01-31' })).toThrow(
    /"was" needs "benchmark" with the new name/,
  )
})
