import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { hyperfine } from '../../../../../src/formats/tools/other/hyperfine.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (...results: readonly object[]) => JSON.stringify({ results })
const result = { command: 'a', mean: 3, median: 2, user: 1, system: 0.5 }

test('reads what 1.15.0 wrote, in order, of several commands and one that came twice', () => {
  const text = fixture('hyperfine/1.15.0.json')
  expect(formatOf(text)).toBe('hyperfine')
  const rows = rowsOf(hyperfine, text)
  expect(rows.map(row => row.slice(0, 4))).toEqual(
    ['true', 'sleep 0.01', 'true (2)'].flatMap(command => [
      [command, 'time', 's', 'lower'],
      [command, 'cpu-time', 's', 'lower'],
    ]),
  )
  expect(rows[2]![4]).toEqual([0.018277849000000002, 0.015452286, 0.011525539000000001])
})

test('takes no number of a command that failed', () => {
  const rows = rowsOf(hyperfine, fixture('hyperfine/1.15.0-ignore-failure.json'))
  expect(rows.map(row => [row[0], row[1], typeof row[4] === 'string' ? row[4] : 'values'])).toEqual([
    ['false', 'time', '2 of its 2 runs failed: exit status 1'],
    ['true', 'time', 'values'],
    ['true', 'cpu-time', 'values'],
  ])
})

test.each<readonly [string, object, unknown]>([
  ['its times', { times: [3, 1], exit_codes: [0, 0] }, [3, 1]],
  ['its times in old files, which have no exit codes', { times: [3, 1] }, [3, 1]],
  ['its median where times are missing', { times: [3], exit_codes: [0, 0] }, [2]],
  ['its median where there are no times', { exit_codes: [0] }, [2]],
  ['its mean where there is no median', { median: undefined }, [3]],
  [
    'an error where one run was killed',
    { times: [3, 1], exit_codes: [0, null] },
    '1 of its 2 runs failed: exit status unknown',
  ],
  ['an error where nothing is finite', { median: null, mean: null, user: null }, 'it has no finite value'],
])('takes %s', (_, said, values) => {
  expect(rowsOf(hyperfine, written({ ...result, ...said }))[0]).toEqual(['a', 'time', 's', 'lower', values])
})

test('reads each run that 2.0.0 wrote, with processor time and memory', () => {
  const text = fixture('hyperfine/2.0.0-parameters.json')
  expect(formatOf(text)).toBe('hyperfine')
  const named = ['sleep 0.01 s', 'sleep 0.02 s'].flatMap(name => [
    [name, 'time', 's', 'lower'],
    [name, 'cpu-time', 's', 'lower'],
    [name, 'memory', 'B', 'lower'],
  ])
  const rows = rowsOf(hyperfine, text)
  expect(rows.map(row => row.slice(0, 4))).toEqual(named)
  expect(rows.map(([, , , , values]) => (values as unknown[]).length)).toEqual([2, 2, 2, 2, 2, 2])
  expect(rowsOf(hyperfine, fixture('hyperfine/2.0.0-ignore-failure.json')).map(row => [row[0], row[1]])).toEqual([
    ['false', 'time'],
    ['true', 'time'],
    ['true', 'cpu-time'],
    ['true', 'memory'],
  ])
})

test('tells commands of 2.0 apart by their parameters', () => {
  const run = { time_wall_clock: { value: 1, unit: 'second' }, exit_code: 0 }
  const one = (value: string) => ({ command: 'a', measurements: [run], parameters: { t: { value } } })
  expect(rowsOf(hyperfine, JSON.stringify({ schema_version: 2, results: [one('1'), one('2')] }))).toEqual([
    ['a (t=1)', 'time', 's', 'lower', [1]],
    ['a (t=2)', 'time', 's', 'lower', [1]],
  ])
})

test('reads a file of 2.0 in which another metric than the time was measured', () => {
  const measurements = [{ memory_peak_resident: { value: 3, unit: 'byte' }, exit_code: 0 }]
  const text = JSON.stringify({ schema_version: 2, results: [{ command: 'a', measurements }] })
  expect(rowsOf(hyperfine, text)).toEqual([['a', 'memory', 'B', 'lower', [3]]])
})

test('an unknown version is an error that names it, and no time of the process', () => {
  const text = JSON.stringify({ schema_version: 3, results: [{ command: 'a', runs: [] }] })
  expect(formatOf(text)).toBe('hyperfine')
  expect(() => rowsOf(hyperfine, text)).toThrow(
    'the JSON of hyperfine in version 3, and only 1 and 2 can be read: update Counterbalance',
  )
})

test('reads processor time and memory', () => {
  expect(rowsOf(hyperfine, written({ ...result, memory_usage_byte: [10, 30] })).slice(1)).toEqual([
    ['a', 'cpu-time', 's', 'lower', [1.5]],
    ['a', 'memory', 'B', 'lower', [10, 30]],
  ])
})

test.each([
  [
    [{ parameters: { n: '1' } }, { parameters: { n: '2' } }],
    ['a (n=1)', 'a (n=2)'],
  ],
  [
    [{ parameters: { n: '1' } }, { command: 'b', parameters: { n: '2' } }],
    ['a', 'b'],
  ],
  [
    [{}, {}, { command: '__proto__' }],
    ['a', 'a (2)', '__proto__'],
  ],
])('names %j', (said, names) => {
  const rows = rowsOf(hyperfine, written(...said.map(one => ({ ...result, ...one }))))
  expect(rows.filter(row => row[1] === 'time').map(row => row[0])).toEqual(names)
})

test.each([
  [
    '',
    'empty, so it is not a result of hyperfine: run it with --export-json=FILE; where a command fails it leaves FILE empty',
  ],
  [written(result).slice(0, -4), 'cut off'],
  [written(), 'there is no benchmark'],
  [written({ mean: 1 }), 'results.0.command'],
  ['[]', 'not what hyperfine writes'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(hyperfine, text)).toThrow(FormatError)
  expect(() => rowsOf(hyperfine, text)).toThrow(why)
})
