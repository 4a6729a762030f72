import { expect, test } from 'vitest'
import { type Format, FormatError } from '../../../src/formats/format.js'
import { googleBenchmarkCsv } from '../../../src/formats/tools/c/google-benchmark.js'
import { nanobenchCsv } from '../../../src/formats/tools/c/nanobench.js'
import { consoleTime } from '../../../src/formats/tools/javascript/console-time.js'
import { jmhCsv } from '../../../src/formats/tools/jvm/jmh.js'
import { hyperfineCsv } from '../../../src/formats/tools/other/hyperfine.js'
import { rubyBenchmark } from '../../../src/formats/tools/other/ruby.js'
import { pytestBenchmarkCsv } from '../../../src/formats/tools/python/pytest-benchmark.js'
import { formatOf, rowsOf } from './rows.js'

test.each<readonly [string, Format, string, readonly unknown[]]>([
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
  [googleBenchmarkCsv, 'name,iterations,real_time,cpu_time,time_unit\n"BM_a",5,1'],
  [rubyBenchmark, '       user     system      total        real\n'],
  [hyperfineCsv, 'command,mean,stddev,median,user,system\n'],
  [jmhCsv, '"Benchmark","Mode","Threads","Samples","Score"\n'],
  [pytestBenchmarkCsv, 'name,min,median,rounds,iterations\n'],
  [nanobenchCsv, '"title";"name";"unit";"batch";"elapsed"\n'],
  [consoleTime, 'nothing'],
])('$name: a table without a whole row is refused', (format, text) => {
  expect(() => rowsOf(format, text)).toThrow(FormatError)
})
