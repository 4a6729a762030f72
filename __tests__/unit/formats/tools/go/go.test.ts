import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { detectFormat } from '../../../../../src/formats/index.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { go } from '../../../../../src/formats/tools/go/go.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

test('the output of go test: torn lines are joined, failed benchmarks are errors', () => {
  expect(rowsOf(go, outputOf(fixture('go/torn-and-failed.txt')))).toEqual([
    ['example.com/demo.BenchmarkFib/n=5-2', 'time', 's', 'lower', [9.31e-10]],
    ['example.com/demo.BenchmarkFib/n=5-2', 'allocated', 'B', 'lower', [0]],
    ['example.com/demo.BenchmarkFib/n=5-2', 'allocations', 'count', 'lower', [0]],
    ['example.com/demo.BenchmarkFib/n=15-2', 'time', 's', 'lower', [8.21e-10]],
    ['example.com/demo.BenchmarkFib/n=15-2', 'allocated', 'B', 'lower', [0]],
    ['example.com/demo.BenchmarkFib/n=15-2', 'allocations', 'count', 'lower', [0]],
    ['example.com/demo.BenchmarkThroughput-2', 'time', 's', 'lower', [3.094e-9]],
    ['example.com/demo.BenchmarkThroughput-2', 'throughput', 'B/s', 'higher', [330_963_000_000]],
    ['example.com/demo.BenchmarkThroughput-2', 'p99-ns', 'p99-ns', 'unknown', [12.5]],
    ['example.com/demo.BenchmarkNoisy-2', 'time', 's', 'lower', [2.624e-8]],
    ['example.com/demo.BenchmarkLast-2', 'time', 's', 'lower', [5.1e-10]],
    ['example.com/demo.BenchmarkFails-2', 'time', 's', 'lower', 'it failed'],
  ])
})

test('go test -json has the same benchmarks', () => {
  const names = (path: string) => new Set(rowsOf(go, outputOf(fixture(path))).map(([name]) => name))
  expect(names('go/json.txt')).toEqual(names('go/torn-and-failed.txt'))
})

test.each([
  ['go/glued.txt', 3],
  ['go/glued-verbose.txt', 1],
  ['go/glued-json.txt', 1],
])('%s: results behind text without a line end, and around it', (path, count) => {
  const rows = rowsOf(go, outputOf(fixture(path)))
  const names = ['Quiet-2', 'Noisy-2', 'After/sub-2', 'After/last-2'].map(name => `example.com/glued.Benchmark${name}`)
  expect(rows.map(([name]) => name)).toEqual(names)
  const values = rows.map(([, , , , said]) => said as number[])
  expect(values.map(({ length }) => length)).toEqual(names.map(() => count))
  expect(values.flat().every(value => value > 1e-9 && value < 1e-5)).toBe(true)
})

const ns = (name: string, value: unknown) => [name, 'time', 's', 'lower', value]

test.each([
  ['a line of its own', 'BenchmarkA 1 2000000000 ns/op', [ns('BenchmarkA', [2])]],
  [
    'other line ends, colours, a byte order mark',
    '\ufeffBenchmarkA\t1\t\u001b[1m5e9\u001b[0m ns/op\r\n',
    [ns('BenchmarkA', [5])],
  ],
  ['repeated lines', 'BenchmarkA 1 1e9 ns/op\nBenchmarkA 1 2e9 ns/op', [ns('BenchmarkA', [1, 2])]],
  [
    'a direction that is said',
    'Unit points/op better=higher assume=exact\nBenchmarkA-8 1 3 points/op',
    [['BenchmarkA-8', 'points/op', 'points/op', 'higher', [3]]],
  ],
  ['a name that is special elsewhere', 'Benchmark__proto__ 1 1e9 ns/op', [ns('Benchmark__proto__', [1])]],
  [
    'no number',
    'BenchmarkA 1 NaN ns/op\nBenchmarkB 1 +Inf ns/op',
    [ns('BenchmarkA', 'it has no finite value'), ns('BenchmarkB', 'it has no finite value')],
  ],
  [
    'two packages of the same names',
    'pkg: a\nBenchmarkA 1 1e9 ns/op\nok \ta\t1s\npkg: b\nBenchmarkA 1 2e9 ns/op\nok \tb\t1s',
    [ns('a.BenchmarkA', [1]), ns('b.BenchmarkA', [2])],
  ],
  [
    'text that begins like a name, before a name and behind one',
    'Benchmark of Benchmarks:BenchmarkA/BenchmarkB-2 \tBenchmark of 12     7\t 1e9 ns/op\t 3 B/op',
    [ns('BenchmarkA/BenchmarkB-2', [1]), ['BenchmarkA/BenchmarkB-2', 'allocated', 'B', 'lower', [3]]],
  ],
  [
    'a benchmark that was lost before another',
    'BenchmarkA \tpanicBenchmarkB \t  1\t 1e9 ns/op',
    [ns('BenchmarkB', [1])],
  ],
  [
    'values behind lines of text',
    'BenchmarkA \tbegun\nended    3\t 1e9 ns/op\nBenchmarkB 1 2e9 ns/op',
    [ns('BenchmarkA', [1]), ns('BenchmarkB', [2])],
  ],
  [
    'a benchmark that was cut off',
    'BenchmarkA 1 1e9 ns/op\nBenchmarkB   \tpanic: no\n',
    [ns('BenchmarkA', [1]), ns('BenchmarkB', 'it panicked')],
  ],
  [
    'a benchmark that printed, and then ended the program',
    'BenchmarkB 1 2e9 ns/op\nBenchmarkA \tround 1\n     10\t 5 ns/op\nfatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [select]:\n\t/src/a.go:1 +0x1\t2 ns/op',
    [ns('BenchmarkB', [2]), ns('BenchmarkA', 'it panicked')],
  ],
  [
    'a benchmark that failed after its name, and one that has none',
    'BenchmarkC-2 1 2e9 ns/op\nBenchmarkA-2 \tround 1\n--- FAIL: BenchmarkA-2\nBenchmarkB-2 \t--- FAIL: BenchmarkB-2\n    b_test.go:9: no\nPASS',
    [ns('BenchmarkC-2', [2]), ns('BenchmarkA-2', 'it failed'), ns('BenchmarkB-2', 'it failed')],
  ],
  [
    'a table of the program behind the name, and the result after it',
    'BenchmarkA-2 \tstep 1\t31.5 ms\nstep 2\t30.2 ms\n      20\t  1e9 ns/op\t 8 B/op\nBenchmarkB-2 \t 1\t 2e9 ns/op\nPASS',
    [ns('BenchmarkA-2', [1]), ['BenchmarkA-2', 'allocated', 'B', 'lower', [8]], ns('BenchmarkB-2', [2])],
  ],
  [
    'lines of the program that look like the result, which comes last',
    'BenchmarkA-2 \t  1\t31.5 ms\n  2\t30.2 ms\ncase 3\t 5e9 ns/op\n      20\t  1e9 ns/op\nPASS\n  7\t 9e9 ns/op',
    [ns('BenchmarkA-2', [1])],
  ],
  [
    'a table of the program, and no result',
    'BenchmarkA-2 \tstep 1\t31.5 ms\nstep 2\t30.2 ms\nBenchmarkB-2 \t 1\t 2e9 ns/op\nPASS',
    [ns('BenchmarkB-2', [2]), ns('BenchmarkA-2', 'it began, and its result was not found: run it with -v or -json')],
  ],
  [
    'a result without a time',
    'BenchmarkA-2 \tseeding\n      20\t  3 points/op\nBenchmarkB-2 \t 20\t 4 points/op\nPASS',
    [
      ['BenchmarkA-2', 'points/op', 'points/op', 'unknown', [3]],
      ['BenchmarkB-2', 'points/op', 'points/op', 'unknown', [4]],
    ],
  ],
  [
    'text of the program that begins like a name',
    'BenchmarkA-2 \tseeding\nBenchmarking 3 tables\nBenchmarks:\t31 ms\n      20\t  1e9 ns/op\nPASS',
    [ns('BenchmarkA-2', [1])],
  ],
  [
    'a decimal comma, which is refused',
    'BenchmarkA 1 1e9 ns/op\nBenchmarkB \t1\t1,5 ns/op',
    [ns('BenchmarkA', [1]), ns('BenchmarkB', 'it began, and its result was not found: run it with -v or -json')],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(go, printed(text))).toEqual(rows)
})

test('events of packages that run at once are told apart, and their pieces joined', () => {
  const line = (name: string, text: string) => JSON.stringify({ Action: 'output', Package: name, Output: text })
  const events = [
    line('a', 'pkg: a\n'),
    line('b', 'pkg: b\n'),
    line('a', 'BenchmarkA \t'),
    line('b', 'BenchmarkA 1 2e9 ns/op\n'),
    line('a', '1 1e9 ns/op\n'),
  ]
  expect(rowsOf(go, printed(['go: downloading', ...events, '{"Action":"outp'].join('\n')))).toEqual([
    ns('a.BenchmarkA', [1]),
    ns('b.BenchmarkA', [2]),
  ])
})

test('results of which all come in pieces are found', () => {
  const line = (text: string) => JSON.stringify({ Action: 'output', Package: 'a', Output: text })
  const events = [line('BenchmarkA\n'), line('BenchmarkA-8 \t'), line('1\t 1e9 ns/op\n')]
  expect(rowsOf(go, printed(events.join('\n')))).toEqual([ns('a.BenchmarkA-8', [1])])
})

test.each(['', 'PASS\nok  \texample.com/demo\t0.1s', 'Benchmark done in 3 seconds', 'BenchmarkA'])(
  '%j is none of it',
  text => {
    expect(detectFormat(printed(text)).name).toBe('process')
    expect(() => go.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
  },
)

test.each([
  ['text', 'BenchmarkA-2 \tseeding\n      20\t  1e9 ns/op\nPASS\n'],
  [
    'events',
    ['BenchmarkA-2 \t', 'seeding\n', '      20\t  1e9 ns/op\n']
      .map(text => JSON.stringify({ Action: 'output', Output: text }))
      .join('\n'),
  ],
])('Go is known where its only benchmark is torn apart: %s', (_, text) => {
  expect(detectFormat(printed(text)).name).toBe('go')
  expect(rowsOf(go, printed(text))).toEqual([ns('BenchmarkA-2', [1])])
})
