import { expect, test } from 'vitest'
import { describeBaseline, listNewestValues } from '../../../../src/extras/history/describe.js'
import { encodeHistory } from '../../../../src/extras/history/file.js'
import { digestOf, makeComparisonOf, parse, serve, withAbsolute } from './comparisons.js'

const textOf = (comparisons: Parameters<typeof encodeHistory>[0]['comparisons']): string =>
  encodeHistory({ suite: 'words', comparisons })

test.each<[what: string, text: string, problem: string]>([
  ['nothing', '', 'line 1'],
  ['a line that was cut off', `${textOf([])}{"id"`, 'line 2 is not valid JSON'],
  ['another version', '{"schema":"counterbalance/history@0","suite":"x"}', 'this version reads'],
])('of %s nothing is said but why', (_, text, problem) => {
  expect(describeBaseline(text, { sha256: digestOf(1) })).toEqual({ problem: expect.stringContaining(problem) })
  expect(listNewestValues(text)).toEqual([])
})

test('benchmarks of old pushes have the names that the rules give them now', () => {
  const comparisons = [1, 2, 3].map(at => makeComparisonOf(at, at + 1, [[{ ...parse, benchmark: 'old' }, 100 * at]]))
  const rules = {
    ...{ source: 'counterbalance.yml', asOf: '2026-01-01' },
    list: [{ line: 1, benchmark: 'parse', metric: '**', was: 'old' }],
  }
  const namesBy = (asked?: typeof rules) =>
    describeBaseline(textOf(comparisons), { sha256: digestOf(4) }, asked).trend?.levels.map(
      ({ benchmark }) => benchmark,
    )
  expect([namesBy(), namesBy(rules)]).toEqual([['old'], ['parse']])
})

test('the newest values are those of the newest comparison that has some', () => {
  const measured = makeComparisonOf(1, 2, [
    [parse, 1],
    [serve, 1],
  ])
  const comparisons = [withAbsolute(measured, { value: 5, unit: 's' }), makeComparisonOf(2, 3, [[parse, 1]])]
  expect(listNewestValues(textOf(comparisons))).toEqual([
    { benchmark: 'parse', value: 5, unit: 's' },
    { benchmark: 'serve', value: 5, unit: 's' },
  ])
})
