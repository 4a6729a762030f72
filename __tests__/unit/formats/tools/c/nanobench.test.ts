import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { nanobench } from '../../../../../src/formats/tools/c/nanobench.js'
import { formatOf, rowsOf } from '../../rows.js'

const epoch = (elapsed: unknown, more: object = {}) => ({ iterations: 1, elapsed, instructions: 0, ...more })
const result = (name: string, more: object = {}) => ({
  ...{ title: 'T', name, unit: 'op', batch: 1, 'median(elapsed)': 5, measurements: [epoch(3), epoch(1)], ...more },
})
const written = (...results: readonly object[]) => JSON.stringify({ results })

test('reads the epochs in order, and the counters that there are', () => {
  const counted = [epoch(3, { instructions: 70, branchmisses: 0 }), epoch(1, { instructions: 71, branchmisses: 0.5 })]
  const text = written(result('a', { measurements: counted }), result('b'))
  expect(formatOf(text)).toBe('nanobench')
  expect(rowsOf(nanobench, text)).toEqual([
    ['a', 'time', 's', 'lower', [3, 1]],
    ['a', 'instructions', 'count', 'lower', [70, 71]],
    ['a', 'branchmisses', 'count', 'lower', [0, 0.5]],
    ['b', 'time', 's', 'lower', [3, 1]],
  ])
})

test.each([
  [{ measurements: [epoch(null)] }, [5]],
  [{ measurements: undefined }, [5]],
  [{ measurements: [1] }, [5]],
  [{ measurements: [], 'median(elapsed)': null }, 'it has no finite value'],
])('with %j takes %j', (more, values) => {
  expect(rowsOf(nanobench, written(result('a', more)))[0]![4]).toEqual(values)
})

test('names by title where there are several, and numbers what repeats', () => {
  const names = (...results: readonly object[]) => rowsOf(nanobench, written(...results)).map(([name]) => name)
  expect(names(result('a'), result('a', { title: 'U' }))).toEqual(['T/a', 'U/a'])
  expect(names(result('a'), result('a'), result('__proto__'))).toEqual(['a', 'a (2)', '__proto__'])
})

test.each([
  ['', 'the output is empty'],
  [written(), 'there is no benchmark in the output of nanobench: render it'],
  [written(result('a')).slice(0, -3), 'cut off'],
  [written({ name: 'a' }), 'median(elapsed)'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(nanobench, text)).toThrow(FormatError)
  expect(() => rowsOf(nanobench, text)).toThrow(why)
})
