import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { googleBenchmark } from '../../../../../src/formats/tools/c/google-benchmark.js'
import { printed } from '../../outputs.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (...benchmarks: readonly object[]) => JSON.stringify({ context: {}, benchmarks })
const row = (name: string, more: object = {}) => ({
  name,
  run_name: name,
  run_type: 'iteration',
  real_time: 20,
  cpu_time: 10,
  time_unit: 'ns',
  ...more,
})

test('reads repetitions of 1.7.1 that ran interleaved, in order', () => {
  const text = fixture('google-benchmark/1.7.1-random-interleaving.json')
  const rows = rowsOf(googleBenchmark, text)
  expect(formatOf(text)).toBe('google-benchmark')
  expect(rows.map(([name, metric, unit, better]) => [name, metric, unit, better])).toEqual(
    ['BM_fib/10', 'BM_fib/15'].flatMap(name => [
      [name, 'time', 's', 'lower'],
      [name, 'cpu-time*', 's', 'lower'],
      [name, 'items-per-second', '1/s', 'higher'],
    ]),
  )
  expect(rows[1]![4]).toEqual([
    expect.closeTo(5.317410275466905e-8, 15),
    expect.closeTo(5.4086e-8, 10),
    expect.closeTo(5.3599e-8, 10),
  ])
})

test('reads the medians of 1.7.1 where aggregates are all there is, bare NaN and Infinity beside them', () => {
  const text = fixture('google-benchmark/1.7.1-aggregates-only.json')
  const rows = rowsOf(googleBenchmark, text)
  expect(formatOf(text)).toBe('google-benchmark')
  expect(rows.find(([name, metric]) => name === 'BM_fib/10' && metric === 'cpu-time*')![4]).toEqual([
    5.509993671773457e-8,
  ])
  expect(rows.filter(([, , , , values]) => typeof values === 'string')).toEqual([
    ['BM_err', 'time', 's', 'lower', 'boom'],
  ])
  expect(rows.filter(([, metric]) => metric === 'cpu-time*').map(([name]) => name)).toEqual([
    'BM_fib/10',
    'BM_fib/15',
    'BM_nan',
    'BM_cx/64',
    'BM_cx/128',
    'BM_cx/256',
  ])
  expect(rows.filter(([, metric]) => metric === 'cpu-time').map(([name]) => name)).toEqual([
    'BM_us/real_time',
    'BM_manual/iterations:5/manual_time',
    'BM_threads/8/threads:2',
  ])
})

test.each([
  ['a', 'cpu-time*'],
  ['a/real_time', 'cpu-time'],
  ['a/8/manual_time', 'cpu-time'],
  ['a/process_time/real_time', 'cpu-time'],
  ['a/iterations:5/process_time', 'cpu-time*'],
  ['a/threads:1', 'cpu-time*'],
  ['a/threads:16', 'cpu-time'],
  ['real_times', 'cpu-time*'],
])('of %s the time on the processor is %s', (name, metric) => {
  expect(rowsOf(googleBenchmark, written(row(name))).map(one => one[1])).toEqual(['time', metric])
})

test('judges the real time where the processor had nothing to do', () => {
  expect(rowsOf(googleBenchmark, written(row('sleep', { cpu_time: 0 })))[1]![1]).toBe('cpu-time')
  expect(notes(row('sleep', { cpu_time: 0 }))).toEqual([{ code: 'coarse-cpu-clock' }])
})

/** CPU time of `ticks` over 700 iterations, in ns. */
const ticked = (name: string, ticks: number, rate = 64) =>
  row(name, { iterations: 700, cpu_time: (ticks * 1e9) / rate / 700 })
const primaries = (...rows: readonly object[]) =>
  rowsOf(googleBenchmark, written(...rows)).flatMap(([name, metric]) => (String(metric).endsWith('*') ? [name] : []))
const notes = (...rows: readonly object[]) =>
  googleBenchmark.parse(makeDocument(printed(written(...rows))), '').flatMap(({ note }) => note ?? [])

test.each([64, 60, 100, 1000])('CPU time of a clock with %d ticks in a second is not judged', rate => {
  const rows = [ticked('a', 3, rate), ticked('b', 11, rate)]
  expect(primaries(...rows)).toEqual([])
  expect(notes(...rows)[0]).toMatchObject({ code: 'coarse-cpu-clock', ticksPerSecond: expect.any(Number) })
})

test.each([
  ['one benchmark of a clock that is known', [ticked('a', 3)], []],
  ['some of no time at all', [ticked('a', 3), ticked('b', 0)], []],
  ['others are judged by real time anyhow', [ticked('a', 3), row('b/real_time', { iterations: 9 })], []],
  ['one failed', [ticked('a', 3), row('b', { error_occurred: true, error_message: 'no', cpu_time: 0 })], []],
  ['one is no tick', [ticked('a', 3), ticked('b', 3.01)], ['a', 'b']],
  ['one does not tell its iterations', [ticked('a', 3), row('b')], ['a', 'b']],
  ['one tick of a thousand may be chance', [ticked('a', 3, 1000)], ['a']],
  ['rounding hides it', [row('a', { iterations: 1e7, cpu_time: 3 })], ['a']],
  ['one of two has no time', [row('a', { cpu_time: 0 }), row('b')], ['b']],
])('whether CPU time is judged where %s', (_, rows, expected) => {
  expect(primaries(...rows)).toEqual(expected)
})

test('reads rates and counters', () => {
  const text = written(
    row('a', { time_unit: 'us', bytes_per_second: 5, items_per_second: 6, hits: 7, time: 8, bad: null }),
    row('a', { time_unit: 'us', bytes_per_second: 6, items_per_second: 7, hits: 8, time: 9, bad: 1 }),
  )
  expect(rowsOf(googleBenchmark, text)).toEqual([
    ['a', 'time', 's', 'lower', [20e-6, 20e-6].map(value => expect.closeTo(value, 15))],
    ['a', 'cpu-time*', 's', 'lower', [10e-6, 10e-6].map(value => expect.closeTo(value, 15))],
    ['a', 'throughput', 'B/s', 'higher', [5, 6]],
    ['a', 'items-per-second', '1/s', 'higher', [6, 7]],
    ['a', 'hits', '', 'unknown', [7, 8]],
    ['a', 'time (counter)', '', 'unknown', [8, 9]],
  ])
})

test('keeps what went well beside what failed, was skipped, or is a fit', () => {
  const text = written(
    row('bad', { error_occurred: true, error_message: 'no such file', real_time: 0, cpu_time: 0 }),
    row('lazy', { skipped: true, skip_message: 'not here', real_time: 0, cpu_time: 0 }),
    row('a'),
    { name: 'a_BigO', run_name: 'a', run_type: 'aggregate', aggregate_name: 'BigO', cpu_coefficient: 1, big_o: 'N' },
    { name: 'fit_RMS', run_name: 'fit', run_type: 'aggregate', aggregate_name: 'RMS', rms: 0.1 },
  )
  expect(rowsOf(googleBenchmark, text).map(([name, metric, , , values]) => [name, metric, values])).toEqual([
    ['bad', 'time', 'no such file'],
    ['a', 'time', [2e-8]],
    ['a', 'cpu-time*', [1e-8]],
  ])
})

test('tells two benchmarks of one name apart, and names of our own from hostile ones', () => {
  const text = written(
    row('a', { family_index: 0 }),
    row('a', { family_index: 1 }),
    row('__proto__'),
    row('constructor'),
  )
  expect(rowsOf(googleBenchmark, text).map(([name]) => name)).toEqual(
    ['a', 'a (2)', '__proto__', 'constructor'].flatMap(name => [name, name]),
  )
})

test('reads files from before 1.5, where an aggregate is told by its name', () => {
  const old = (name: string, time: number) => ({ name, real_time: time, cpu_time: time, time_unit: 'ns' })
  const times = (...rows: readonly object[]) =>
    rowsOf(googleBenchmark, written(...rows))
      .filter(([, metric]) => metric === 'time')
      .map(([name, , , , values]) => [name, values])
  expect(times(old('a', 1e9), old('a', 3e9), old('a_mean', 2e9), old('a_median', 2e9))).toEqual([['a', [1, 3]]])
  expect(times(old('a_mean', 2e9), old('a_median', 3e9), old('a_stddev', 1e9))).toEqual([['a', [3]]])
  expect(times(old('find_median', 1e9))).toEqual([['find_median', [1]]])
})

test.each<readonly [object | number, unknown]>([
  [row('b', { time_unit: 'fortnights' }), 'its unit of time is none that Google Benchmark writes'],
  [row('b', { run_type: 'aggregate', aggregate_name: 'cv' }), 'it has neither a repetition nor a median or mean'],
  [row('b', { real_time: 'x', cpu_time: null }), 'it has no finite value'],
  [{ run_name: 'b' }, undefined],
  [5, undefined],
])('a row such as %j harms no other', (bad, error) => {
  const text = JSON.stringify({ context: {}, benchmarks: [row('a'), bad, row('c')] })
  const rows = rowsOf(googleBenchmark, text)
  expect(rows.filter(([name]) => name !== 'b').map(([name, metric]) => [name, metric])).toEqual([
    ['a', 'time'],
    ['a', 'cpu-time*'],
    ['c', 'time'],
    ['c', 'cpu-time*'],
  ])
  expect(rows.find(([name]) => name === 'b')?.[4]).toBe(error)
})

test.each([
  ['', 'the output is empty'],
  [written(row('a')).slice(0, -5), 'cut off'],
  [written(), 'there is no benchmark'],
  ['{"context": {}, "benchmarks": [1]}', 'there is no benchmark'],
  ['{"context": {"json_schema_version": 2}, "benchmarks": []}', 'the JSON of Google Benchmark in version 2'],
])('%.80s is refused', (text, why) => {
  expect(() => rowsOf(googleBenchmark, text)).toThrow(FormatError)
  expect(() => rowsOf(googleBenchmark, text)).toThrow(why)
})

const timesOf = (...rows: readonly object[]) =>
  rowsOf(googleBenchmark, written(...rows))
    .filter(([, metric]) => metric === 'time')
    .map(([name, , , , values]) => [name, (values as number[]).map(value => Math.round(value * 1e9))])

test.each([
  [
    'old files',
    (label: string, time: number) => ({ name: 'a', real_time: time, cpu_time: time, time_unit: 'ns', label }),
  ],
  ['both number 0', (label: string, time: number) => row('a', { repetition_index: 0, real_time: time, label })],
])('rows of one name with other labels are two benchmarks: %s', (_, write) => {
  expect(timesOf(write('small', 10), write('large', 900))).toEqual([
    ['a (small)', [10]],
    ['a (large)', [900]],
  ])
  expect(timesOf(write('small', 10), write('large', 900), write('small', 11), write('large', 901))).toEqual([
    ['a (small)', [10, 11]],
    ['a (large)', [900, 901]],
  ])
  expect(timesOf(write('1', 10), write('2', 900)).map(([name]) => name)).toEqual(['a (label 1)', 'a (label 2)'])
  expect(timesOf(write('same', 10), write('same', 11))).toEqual([['a', [10, 11]]])
})

test('labels tell families of one name apart, and never the repetitions of one benchmark', () => {
  const repetition = (index: number, label: string, time: number, more: object = {}) =>
    row('a', { repetition_index: index, real_time: time, label, ...more })
  expect(timesOf(repetition(0, '51%', 10), repetition(1, '52%', 11))).toEqual([['a', [10, 11]]])
  const family = (number: number) => ({ family_index: number, per_family_instance_index: 0 })
  expect(timesOf(repetition(0, 'small', 10, family(0)), repetition(0, 'large', 900, family(1)))).toEqual([
    ['a (small)', [10]],
    ['a (large)', [900]],
  ])
  expect(timesOf(repetition(0, 'one', 10, family(0)), repetition(0, 'one', 900, family(1)))).toEqual([
    ['a', [10]],
    ['a (2)', [900]],
  ])
})

test('the name of an aggregate is cut only where the name ends with it', () => {
  const aggregate = (name: string) => ({
    name,
    run_type: 'aggregate',
    aggregate_name: 'mean',
    real_time: 10,
    cpu_time: 10,
    time_unit: 'ns',
  })
  expect(timesOf(aggregate('whocares'), aggregate('parse_mean'))).toEqual([
    ['whocares', [10]],
    ['parse', [10]],
  ])
})
