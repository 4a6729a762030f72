import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { julia } from '../../../../../src/formats/tools/other/julia.js'
import { formatOf, rowsOf } from '../../rows.js'

const written = (...values: readonly unknown[]) =>
  JSON.stringify([{ Julia: '1.11.0', BenchmarkTools: '1.6.0' }, values])
const group = (data: object) => ['BenchmarkGroup', { data, tags: [] }]
const trial = (more: object = {}) => ['Trial', { times: [3, 1, 2], gctimes: [0, 0, 0], memory: 64, allocs: 2, ...more }]
const ns = (...values: readonly number[]) => values.map(value => expect.closeTo(value * 1e-9, 15))

test('reads trials and estimates, by the keys of their groups', () => {
  const estimate = ['BenchmarkTools.TrialEstimate', { time: 5, gctime: 0, memory: 0, allocs: 0 }]
  const text = written(group({ fib: group({ '(1, "a")': trial(), ':b': estimate }) }))
  expect(formatOf(text)).toBe('julia')
  expect(rowsOf(julia, text)).toEqual([
    ['fib/(1, "a")', 'time', 's', 'lower', ns(3, 1, 2)],
    ['fib/(1, "a")', 'allocated', 'B', 'lower', [64]],
    ['fib/(1, "a")', 'allocations', 'count', 'lower', [2]],
    ['fib/:b', 'time', 's', 'lower', ns(5)],
    ['fib/:b', 'allocated', 'B', 'lower', [0]],
    ['fib/:b', 'allocations', 'count', 'lower', [0]],
  ])
})

test('a trial of its own is named like the suite, and names that repeat are numbered', () => {
  const text = written(trial(), group({ a: trial() }), group({ a: trial(), __proto__: trial(), odd: 1 }))
  const hostile = text.replace('"odd"', '"__proto__":["Trial",{"times":[1]}],"odd"')
  expect([...new Set(rowsOf(julia, hostile).map(([name]) => name))]).toEqual(['suite', 'a', 'a (2)', '__proto__'])
})

test('a trial without finite times is an error, and harms no other', () => {
  const text = written(group({ bad: trial({ times: [1, null] }), none: trial({ times: [] }), good: trial() }))
  expect(
    rowsOf(julia, text)
      .map(([name, , , , values]) => [name, values])
      .slice(0, 3),
  ).toEqual([
    ['bad', 'its times are missing, or not all finite'],
    ['none', 'its times are missing, or not all finite'],
    ['good', ns(3, 1, 2)],
  ])
})

test.each([
  ['', 'the output is empty'],
  [written(), 'there is no benchmark'],
  [written(['TrialJudgement', {}]), 'there is no benchmark in the output of BenchmarkTools: save what run(suite)'],
  [written(trial()).slice(0, -5), 'cut off'],
  [written(1), 'not what BenchmarkTools writes'],
])('%.60s is refused', (text, why) => {
  expect(() => rowsOf(julia, text)).toThrow(FormatError)
  expect(() => rowsOf(julia, text)).toThrow(why)
})
