import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { gungraun } from '../../../../../src/formats/tools/rust/gungraun.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'
import { sharedFixture } from '../../shared-fixtures.js'

const count = (name: string, metric: string, better: string, value: number, unit = 'count') => [
  name,
  metric,
  unit,
  better,
  [value],
]
const short = 'demo::group::fib short:10'

test('text: the newer counts, of the tools that count costs', () => {
  expect(rowsOf(gungraun, outputOf(fixture('gungraun/text.txt')))).toEqual([
    count(short, 'instructions', 'lower', 1734),
    count(short, 'l1-hits', 'unknown', 2359),
    count(short, 'ram-hits', 'lower', 3),
    count(short, 'estimated-cycles', 'lower', 2464),
    count(short, 'l1-hit-rate', 'unknown', 99.873, '%'),
    count(short, 'allocated', 'lower', 29_499, 'B'),
    count(short, 'allocations', 'lower', 2806),
    count('demo::group::fib long:30', 'instructions', 'lower', 26_214_700),
  ])
})

test('JSON: one line, or several, under the same names', () => {
  expect(rowsOf(gungraun, outputOf(fixture('gungraun/lines.txt')))).toEqual([
    count(short, 'instructions', 'lower', 1734),
    count(short, 'estimated-cycles', 'lower', 2464),
    count(short, 'l1-hit-rate', 'unknown', 99.873, '%'),
    count('demo::group::fib long', 'allocated', 'lower', 64, 'B'),
  ])
})

test('instructions are what it is about', () => {
  const readings = gungraun.parse(makeDocument(outputOf(fixture('gungraun/text.txt'))), 'suite')
  expect(new Set(readings.filter(({ metric }) => metric.primary).map(({ metric }) => metric.name))).toEqual(
    new Set(['instructions']),
  )
})

const real: readonly (readonly [path: string, names: readonly string[], metrics: number])[] = [
  [
    'gungraun/bencher-ansi-escapes.txt',
    [
      'rust_iai_callgrind::bench_fibonacci_group::bench_fibonacci short:10',
      'rust_iai_callgrind::bench_fibonacci_group::bench_fibonacci long:30',
    ],
    12,
  ],
  [
    'gungraun/bencher-with-dhat.txt',
    [
      'rust_iai_callgrind::bench_fibonacci_group::bench_fibonacci short:10',
      'rust_iai_callgrind::bench_fibonacci_group::bench_fibonacci long:30',
    ],
    28,
  ],
  [
    'gungraun/bencher-json_one_callgrind_diff.txt',
    ['play_game::bench_play_game_group::bench_play_game_100 some_id'],
    2,
  ],
  ['iai/bencher-change.txt', ['iai_benchmark_short', 'iai_benchmark_long'], 10],
]

// Without the shared outputs there is nothing to read.
test.each(real)('%s', (path, names, metrics) => {
  const found = sharedFixture(path)
  if (found === undefined) return
  const rows = rowsOf(gungraun, outputOf(found))
  expect([...new Set(rows.map(([name]) => name))]).toEqual(names)
  expect(rows).toHaveLength(metrics)
})

test.each(['', 'running 0 tests', '{"module_path":"a"}', '{"module_path":', '  Instructions: many'])(
  '%j holds none',
  text => {
    expect(() => gungraun.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
  },
)
