import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { asv } from '../../../../../src/formats/tools/python/asv.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const columns = ['result', 'params', 'version', 'samples']
const written = (results: object, more: object = {}) =>
  JSON.stringify({ commit_hash: 'c0ffee', result_columns: columns, results, version: 2, ...more })

test('reads what 0.6.6 wrote: samples, combinations, what was skipped and what failed', () => {
  const text = fixture('asv/0.6.6.json')
  expect(formatOf(text)).toBe('asv')
  expect(rowsOf(asv, text)).toEqual([
    ["bench.Suite.time_sort(10, 'a')", 'time', 's', 'lower', [2.2329986677505076e-6]],
    ["bench.Suite.time_sort(10, 'b')", 'time', 's', 'lower', [2.6339985197409987e-6]],
    ["bench.Suite.time_sort(100, 'a')", 'time', 's', 'lower', [2.7140013116877526e-6]],
    ["bench.Suite.track_size(10, 'a')", 'value', '', 'unknown', [10]],
    ["bench.Suite.track_size(10, 'b')", 'value', '', 'unknown', [10]],
    ["bench.Suite.track_size(100, 'a')", 'value', '', 'unknown', [100]],
    ['bench.mem_list', 'memory', 'B', 'lower', [856]],
    ['bench.time_fails', 'time', 's', 'lower', 'it failed: asv has no result of it'],
  ])
})

test('reads version 1: plain numbers, fields, and a bare NaN, which is none', () => {
  const text = fixture('asv/version-1.json')
  expect(formatOf(text)).toBe('asv')
  expect(rowsOf(asv, text)).toEqual([
    ['time_failed', 'time', 's', 'lower', 'it failed: asv has no result of it'],
    ['time_parse.time_words', 'time', 's', 'lower', [0.0009375]],
    ['time_parse.mem_words', 'memory', 'B', 'lower', [344]],
    ['time_sort.time_sizes(1)', 'time', 's', 'lower', [1]],
    ['time_sort.time_sizes(2)', 'time', 's', 'lower', [2]],
    ['time_sort.time_sizes(3)', 'time', 's', 'lower', [3]],
    ['time_wide', 'time', 's', 'lower', [1.5]],
    ['time_size.track_size', 'value', '', 'unknown', [42]],
  ])
})

test('a combination of parameters that failed is an error, and one that was skipped is nothing', () => {
  for (const text of [fixture('asv/0.6.6-failed.json'), `asv prints this\n${fixture('asv/0.6.6-failed.json')}`])
    expect(rowsOf(asv, text)).toEqual([
      ['bench.Suite.time_sort(1)', 'time', 's', 'lower', [4.367999736132333e-6]],
      ['bench.Suite.time_sort(2)', 'time', 's', 'lower', 'it failed: asv has no result of it'],
    ])
})

test('takes samples in order where they are complete, else the result', () => {
  const text = written({
    'a.time_x': [[1], [], 'v', [[3, 1, 2]]],
    'a.time_y': [[1], [], 'v', [[3, null]]],
    'a.time_z': [[1], [], 'v'],
    'a.__proto__': [[1], []],
  })
  expect(rowsOf(asv, text).map(([name, , , , values]) => [name, values])).toEqual([
    ['a.time_x', [3, 1, 2]],
    ['a.time_y', [1]],
    ['a.time_z', [1]],
    ['a.__proto__', [1]],
  ])
})

test('reads a directory: units from benchmarks.json, and environments apart', () => {
  const result = (env_name: string, commit_hash = 'c0ffee') => ({
    path: `m/c0ffee-${env_name}.json`,
    text: written({ 'a.track_x': [[5], []] }, { env_name, commit_hash }),
  })
  const others = [
    { path: 'benchmarks.json', text: '{"a.track_x": {"unit": "points"}, "version": 2}' },
    { path: 'm/machine.json', text: '{"version": 1}' },
  ]
  expect(rowsOf(asv, [...others, result('py3')])).toEqual([['a.track_x', 'value', 'points', 'unknown', [5]]])
  expect(rowsOf(asv, [...others, result('py3'), result('py4')]).map(([name]) => name)).toEqual([
    'a.track_x [py3]',
    'a.track_x [py4]',
  ])
  expect(() => rowsOf(asv, [...others, result('py3'), result('py3', 'bad')])).toThrow('results of several commits')
})

test.each([
  ['', 'the output is empty'],
  [written({}), 'there is no benchmark in the output of asv: run it with --record-samples'],
  [written({ 'a.time_x': [[1], []] }).slice(0, -3), 'cut off'],
  [written({ 'a.time_x': [[1, 2], [['1']]] }), 'has 2 results for 1 combinations'],
  [written({ 'a.time_x': [[1], Array(200).fill(['1', '2'])] }), 'combinations of parameters'],
  ['{"results": {}}', 'commit_hash'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(asv, text)).toThrow(FormatError)
  expect(() => rowsOf(asv, text)).toThrow(why)
})
