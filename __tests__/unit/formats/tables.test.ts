import { expect, test } from 'vitest'
import { type Format, FormatError } from '../../../src/formats/format.js'
import { googleBenchmarkConsole } from '../../../src/formats/tools/c/google-benchmark-console.js'
import { nanobenchTable } from '../../../src/formats/tools/c/nanobench-table.js'
import { consoleTime } from '../../../src/formats/tools/javascript/console-time.js'
import { mitataConsole } from '../../../src/formats/tools/javascript/mitata-console.js'
import { jmhConsole } from '../../../src/formats/tools/jvm/jmh-console.js'
import { hyperfineConsole } from '../../../src/formats/tools/other/hyperfine-console.js'
import { rubyBenchmark } from '../../../src/formats/tools/other/ruby-benchmark.js'
import { pytestBenchmarkConsole } from '../../../src/formats/tools/python/pytest-benchmark-console.js'
import { formatOf, rowsOf } from './rows.js'

const jmh = 'Benchmark  (letters)  (words)  Mode  Cnt  Score   Error  Units'

test.each<readonly [string, Format, string, readonly unknown[]]>([
  [
    'parameters, without an error',
    jmhConsole,
    `${jmh}\nW.count       3      N/A  avgt         5.5          us/op\nW.count       33     17  thrpt    2  2.5 ± 0.5  ops/s\n`,
    [
      ['W.count:letters=3:avgt', 'time', 's', 'lower', [5.5e-6]],
      ['W.count:letters=33,words=17:thrpt', 'throughput*', '1/s', 'higher', [2.5]],
    ],
  ],
  [
    'an order of magnitude, which is no number',
    jmhConsole,
    'Benchmark  Mode  Cnt  Score   Error  Units\nW.count  avgt    2  ≈ 10⁻⁹          s/op\n',
    [
      [
        'W.count:avgt',
        'time',
        's',
        'lower',
        'JMH printed only its order of magnitude (≈ 10⁻⁹): run it with -rf json, or another -tu',
      ],
    ],
  ],
  [
    'one run, and a time in seconds',
    hyperfineConsole,
    'Benchmark #1: a (1)\n  Time (abs ≡):        1.234 s               [User: 1.0 s, System: 234.5 ms]\n',
    [
      ['a (1)', 'time', 's', 'lower', [1.234]],
      ['a (1)', 'cpu-time', 's', 'lower', [expect.closeTo(1.2345, 9)]],
    ],
  ],
  [
    'a command that comes twice',
    hyperfineConsole,
    'Benchmark 1: a\n  Time (abs ≡):   1 s\nBenchmark 2: a\n  Time (abs ≡):   2 s\n',
    [
      ['a', 'time', 's', 'lower', [1]],
      ['a (2)', 'time', 's', 'lower', [2]],
    ],
  ],
  [
    'names that only their groups tell apart',
    mitataConsole,
    'benchmark     avg (min … max) p75\n• one\n-----------------\na    2 s/iter 2 s █\n• two\n-----------------\na    3 s/iter 3 s █\n',
    [
      ['one > a', 'time', 's', 'lower', [2]],
      ['two > a', 'time', 's', 'lower', [3]],
    ],
  ],
  [
    'a long time, and a version that says that the timer ended',
    consoleTime,
    'a: 1:02.300 (m:ss.mmm)\nb: 1:00:01.5 (h:mm:ss.mmm)\nc: 7617ms - timer ended\n',
    [
      ['a', 'time', 's', 'lower', [62.3]],
      ['b', 'time', 's', 'lower', [3601.5]],
      ['c', 'time', 's', 'lower', [7.617]],
    ],
  ],
])('%s', (_, format, text, rows) => {
  expect(rowsOf(format, text)).toEqual(rows)
})

test('lines of console.timeEnd, which many logs have, are never taken for it', () => {
  expect(formatOf('parse: 12.5ms\n')).toBe('process')
})

test.each<readonly [Format, string]>([
  [googleBenchmarkConsole, 'Benchmark   Time   CPU   Iterations\n'],
  [googleBenchmarkConsole, 'name,iterations,real_time,cpu_time,time_unit\n"BM_a",5,1'],
  [jmhConsole, 'Benchmark  Mode  Cnt  Score   Error  Units\n'],
  [pytestBenchmarkConsole, 'Name (time in ns)   Median   Rounds\n---\n'],
  [nanobenchTable, '|   ns/op |   op/s |    err% |     total | t\n|--:|--:|--:|--:|:--\n|   1.5 |   1'],
  [mitataConsole, 'benchmark     avg (min … max) p75\n'],
  [rubyBenchmark, '       user     system      total        real\n'],
  [hyperfineConsole, 'Benchmark 1: a\n'],
  [consoleTime, 'nothing'],
])('$name: a table without a whole row is refused', (format, text) => {
  expect(() => rowsOf(format, text)).toThrow(FormatError)
})
