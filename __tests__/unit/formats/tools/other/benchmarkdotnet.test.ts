import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { benchmarkDotNet } from '../../../../../src/formats/tools/other/benchmarkdotnet.js'
import { formatOf, rowsOf } from '../../rows.js'

const written = (...Benchmarks: readonly object[]) => JSON.stringify({ HostEnvironmentInfo: {}, Benchmarks })
const benchmark = (more: object = {}) => ({ FullName: 'N.T.M', Statistics: { Median: 5, Mean: 6 }, ...more })
const iteration = (IterationMode: string, IterationStage: string, Nanoseconds: number, LaunchIndex = 1) => ({
  ...{ IterationMode, IterationStage, LaunchIndex, IterationIndex: 1, Operations: 2, Nanoseconds },
})
const valuesOf = (more: object) => rowsOf(benchmarkDotNet, written(benchmark(more)))[0]![4]
const ns = (...values: readonly number[]) => values.map(value => expect.closeTo(value * 1e-9, 15))

test.each([
  [
    'its iterations, in order, without the overhead of each launch',
    {
      Statistics: { OriginalValues: [9], Median: 9 },
      Measurements: [
        iteration('Workload', 'Jitting', 99),
        iteration('Overhead', 'Actual', 2),
        iteration('Overhead', 'Actual', 8),
        iteration('Overhead', 'Actual', 4),
        iteration('Workload', 'Warmup', 99),
        iteration('Workload', 'Actual', 30),
        iteration('Workload', 'Actual', 20),
        iteration('Workload', 'Result', 10),
        iteration('Overhead', 'Actual', 6, 2),
        iteration('Overhead', 'Actual', 10, 2),
        iteration('Workload', 'Actual', 40, 2),
        iteration('Workload', 'Actual', 4, 2),
      ],
    },
    ns(13, 8, 16, 0),
  ],
  ['its results where the export is brief', { Statistics: { OriginalValues: [3, 1], Median: 9 } }, ns(3, 1)],
  [
    'its results where there are no actual iterations',
    { Statistics: { OriginalValues: [3] }, Measurements: [iteration('MainTarget', 'x', 1)] },
    ns(3),
  ],
  [
    'its results where an iteration did nothing',
    { Measurements: [{ ...iteration('Workload', 'Actual', 1), Operations: 0 }] },
    ns(5),
  ],
  ['its median in old files', {}, ns(5)],
  ['its mean where NaN is an empty text', { Statistics: { Median: '', Mean: 6 } }, ns(6)],
  ['an error where nothing is finite', { Statistics: { Mean: '' } }, 'it has no finite value'],
])('takes %s', (_, more, values) => {
  expect(valuesOf(more)).toEqual(values)
})

test('reads memory, and keeps what went well beside what failed', () => {
  const text = written(
    benchmark({ Memory: { BytesAllocatedPerOperation: 368 } }),
    benchmark({ FullName: 'N.T.Empty', Memory: { BytesAllocatedPerOperation: null } }),
    benchmark({ FullName: 'N.T.Bad', Statistics: null }),
  )
  expect(formatOf(text)).toBe('benchmarkdotnet')
  expect(rowsOf(benchmarkDotNet, text)).toEqual([
    ['N.T.M', 'time', 's', 'lower', ns(5)],
    ['N.T.M', 'allocated', 'B', 'lower', [368]],
    ['N.T.Empty', 'time', 's', 'lower', ns(5)],
    ['N.T.Bad', 'time', 's', 'lower', expect.stringContaining('it failed')],
  ])
})

test('names a benchmark by its parts where it has no full name, and by its job where it ran in several', () => {
  const text = written(
    benchmark({ FullName: undefined, Namespace: 'N', Type: 'T', Method: 'M', Parameters: 'n=1' }),
    benchmark({ FullName: 'two', DisplayInfo: 'T.M: Job-A(Runtime=.NET 8.0)' }),
    benchmark({ FullName: 'two', DisplayInfo: 'T.M: Job-B(Runtime=.NET 9.0)' }),
    benchmark({ FullName: '__proto__' }),
    benchmark({ FullName: '__proto__' }),
  )
  expect(rowsOf(benchmarkDotNet, text).map(([name]) => name)).toEqual([
    'N.T.M(n=1)',
    'two: Job-A(Runtime=.NET 8.0)',
    'two: Job-B(Runtime=.NET 9.0)',
    '__proto__',
    '__proto__ (2)',
  ])
})

test('reads the exports among the files of a directory', () => {
  const files = [
    { path: 'results/A-report-full-compressed.json', text: written(benchmark({ FullName: 'A' })) },
    { path: 'results/A-report-github.md', text: '| A |' },
    { path: 'results/B-report-full-compressed.json', text: `\ufeff${written(benchmark({ FullName: 'B' }))}` },
  ]
  expect(rowsOf(benchmarkDotNet, files).map(([name]) => name)).toEqual(['A', 'B'])
})

test.each([
  ['', 'the output is empty'],
  [written(), 'there is no benchmark in the output of BenchmarkDotNet: run it with --exporters json'],
  [written(benchmark()).slice(0, -3), 'cut off'],
  [written({ FullName: 1 }), 'Benchmarks.0.FullName'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(benchmarkDotNet, text)).toThrow(FormatError)
  expect(() => rowsOf(benchmarkDotNet, text)).toThrow(why)
})

test('a truncated file among good ones is refused, and not passed over', () => {
  const files = ['a', 'b'].map(name => ({ path: `${name}-report-full.json`, text: written(benchmark()) }))
  expect(() => rowsOf(benchmarkDotNet, [files[0]!, { ...files[1]!, text: '{"Host' }])).toThrow('cut off')
})

test('of several exports of one class the fullest is read', () => {
  const brief = { FullName: 'A', Statistics: { OriginalValues: [1, 2, 90], Median: 2, Mean: 31 } }
  const files = [
    { path: 'results/A-report-brief.json', text: written(brief) },
    { path: 'results/A-report-full.json', text: written(benchmark({ FullName: 'A' })) },
    { path: 'results/A-report.json', text: written(brief) },
    { path: 'results/B-report-brief.json', text: written({ ...brief, FullName: 'B' }) },
  ]
  const names = rowsOf(benchmarkDotNet, files).flatMap(([name, metric]) => (metric === 'time' ? [name] : []))
  expect(names).toEqual(['A', 'B'])
  expect(rowsOf(benchmarkDotNet, files)[0]).toEqual(rowsOf(benchmarkDotNet, [files[1]!])[0])
})
