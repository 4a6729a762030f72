import { expect, test } from 'vitest'
import { findPrintedResults } from '../../../src/formats/printed-results.js'

/** The results as text, with five digits. */
function show(text: string): readonly string[] {
  return findPrintedResults(text).map(({ name, value, unit }) => `${name} = ${Number(value.toPrecision(5))} ${unit}`)
}

test.each<[text: string, ...results: readonly string[]]>([
  ['sum: 41.2 ns/op', 'sum = 4.12e-8 s'],
  ['sum        41.2 µs', 'sum = 0.0000412 s'],
  ['sum = 41.2us', 'sum = 0.0000412 s'],
  ['sum  1,204.5 ops/s ±0.4%', 'sum = 1204.5 1/s'],
  ['sum  33.871k (± 1.2%) i/s', 'sum = 33871 1/s'],
  ['sum  12.5 k (± 1.2%) i/s (83.1 ns/i)', 'sum = 12500 1/s', 'sum (2) = 8.31e-8 s'],
  ['sum  12.5 M ops/s', 'sum = 12500000 1/s'],
  ['copied at 812.5 MB/s.', 'copied at = 812500000 B/s'],
  ['served 4021 requests per second', 'served = 4021 1/s'],
  ['Requests per second:    683.99 [#/sec] (mean)', 'Requests per second = 683.99 #/sec'],
  ['Iterations/Sec   : 24995.1', 'Iterations/Sec = 24995 Iterations/Sec'],
  ['[OVERALL], Throughput(ops/sec), 9981.2', '[OVERALL], Throughput(ops/sec) = 9981.2 1/s'],
  ['| model | t/s |\n| --- | --- |\n| 7B | 42.13 ± 0.12 |', '7B = 42.13 t/s'],
  ['Type    Ops/sec    p50 Latency\n----\nSets    10012.1    0.47', 'Sets = 10012 1/s'],
  ['events per second: 2203.51', 'events per second = 2203.5 1/s'],
  ['Latency (ms): 3.1', 'Latency (ms) = 0.0031 s'],
  ['"latency_ms": 3.1,', 'latency_ms = 0.0031 s'],
  ['ops/s: 1204', 'ops/s = 1204 1/s'],
  ['ops/ms: 12', 'ops/ms = 12 ops/ms'],
  ['decode 38.5 tok/s, 26 ms/token', 'decode = 38.5 1/s', 'decode (2) = 0.026 s'],
  ['request: avg=3.4ms max=19.4ms', 'request: avg = 0.0034 s', 'request: avg max = 0.0194 s'],
  ['│ sum │ 3.1 ms │ 4.2 ms │', 'sum = 0.0031 s', 'sum (2) = 0.0042 s'],
  ['  3.1 ms  sum', 'sum = 0.0031 s'],
  ['sum took 3 ms, 333 ops/s', 'sum took = 333 1/s'],
  ['Elapsed: 1.5 s', 'Elapsed = 1.5 s'],
  ['sum: 3 ms\nsum: 4 ms', 'sum = 0.003 s', 'sum (2) = 0.004 s'],
  ['\u001b[1msum\u001b[22m  \u001b[33m3.1\u001b[39m ms', 'sum = 0.0031 s'],
])('%j has results', (text, ...results) => {
  expect(show(text)).toEqual(results)
})

test.each([
  ['in columns', 'name     ops/s   samples\n-------  ------  -------\nsum      1204    51\nreduce   871.5   40\n'],
  ['in boxes', '│ (index) │ ops/s │ samples │\n├────┼────┼────┤\n│ sum │ 1204 │ 51 │\n│ reduce │ 871.5 │ 40 │\n'],
])('a table has its units in its head: %s', (_, text) => {
  expect(show(text)).toEqual(['sum = 1204 1/s', 'reduce = 871.5 1/s'])
})

test.each([
  'done in 1.2s',
  'took 3 ms',
  'The import took: 3 ms',
  'waited for 5 s',
  '✓ built in 1.21s',
  'vite v7.1.0 building for production...',
  'dist/assets/index-Bx1.js   142.30 kB │ gzip: 45.52 kB',
  'webpack 5.101.0 compiled successfully in 1804 ms',
  'Compiled 12 modules, 350 ms',
  'Successfully compiled: 1 file with swc (45.2ms)',
  '  Done in 12ms',
  'BUILD SUCCESSFUL in 3s',
  '    Finished `release` profile [optimized] target(s) in 0.50s',
  'ok  \texample.com/shop\t0.123s',
  '✔ adds up (1.21 ms)',
  '   Duration  1.41s (transform 20ms, setup 0ms, collect 31ms, tests 4ms)',
  'Total time: 3.2 s',
  '5 files, 3 MB',
  'load 12%',
  '12:30:05.120 INFO started',
  '[0.120s] loading',
  '3.1 ms',
  'a road of 5 m',
  'min: 3',
  '',
])('%j has none', text => {
  expect(show(text)).toEqual([])
})

test('an output of any size has at most a thousand', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `case ${index}x: ${index + 1} ms`)
  expect(findPrintedResults(rows.join('\n'))).toHaveLength(1000)
})

test('lines that are made for it take no long time', () => {
  const hostile = [
    '1 '.repeat(499),
    ' '.repeat(999),
    '9'.repeat(999),
    'a per '.repeat(160),
    '│'.repeat(999),
    '(ms'.repeat(330),
  ]
  const text = Array.from({ length: 150 }, () => hostile.join('\n')).join('\n')
  const start = performance.now()
  findPrintedResults(text)
  expect(performance.now() - start).toBeLessThan(5000)
})
