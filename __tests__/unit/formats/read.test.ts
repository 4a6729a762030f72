import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { detectIn, findFormat } from '../../../src/formats/index.js'
import type { Output } from '../../../src/formats/output.js'
import { makeJsonValues } from '../../../src/formats/own/json-values.js'
import { processTime } from '../../../src/formats/own/process.js'
import { mostReadings, readDocument } from '../../../src/formats/read.js'

import { makeDocument } from '../../../src/formats/reading/document.js'
import { customSmallerIsBetter } from '../../../src/formats/tools/other/custom.js'
import { printed } from './outputs.js'

const hyperfine = (...commands: readonly string[]) =>
  JSON.stringify({
    results: commands.map((command, at) => ({
      command,
      mean: at + 1,
      median: at + 1,
      user: null,
      system: null,
      exit_codes: [0],
    })),
  })

const files = (texts: Readonly<Record<string, string>>): Output => ({
  ...printed(''),
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
})

function read(output: Output, format = detectIn(makeDocument(output))) {
  const rows = readDocument(format, makeDocument(output), 'suite').map(one => [one.benchmark, ...one.values])
  return { format: format.name, rows }
}

test.each([
  [
    'below each other',
    `${hyperfine('a')}\n${hyperfine('b')}\n`,
    [
      ['a', 1],
      ['b', 1],
    ],
  ],
  [
    'by a name that the first has too',
    `${hyperfine('a', 'b')}\n${hyperfine('b')}`,
    [
      ['a', 1],
      ['b', 2],
      ['b (2)', 1],
    ],
  ],
  [
    'over several lines each, among lines of a log',
    `> bench\n[info] begun\n${JSON.stringify(JSON.parse(hyperfine('a')), null, 2)}\r\n{"level":"info"}\n\n${hyperfine('b')}\n`,
    [
      ['a', 1],
      ['b', 1],
    ],
  ],
  [
    'a hundred of them',
    Array.from({ length: 100 }, (_, at) => hyperfine(`c${at}`)).join('\n'),
    Array.from({ length: 100 }, (_, at) => [`c${at}`, 1]),
  ],
])('results of a tool that was run several times: %s', (_, text, rows) => {
  expect(read(printed(text))).toEqual({ format: 'hyperfine', rows })
})

test('a directory of files of one tool, and others for people', () => {
  const output = files({ 'a.json': hyperfine('a'), 'b.json': hyperfine('a'), 'package.json': '{"name":"x"}' })
  expect(read(output)).toEqual({
    format: 'hyperfine',
    rows: [
      ['a', 1],
      ['a (2)', 1],
    ],
  })
})

test('files of two tools in one directory are not chosen between', () => {
  const jest = JSON.stringify([{ name: 'a', unit: 'ms', value: 1 }])
  expect(() => read(files({ 'a.json': hyperfine('a'), 'b.json': jest }))).toThrow(/fits several formats/)
})

test('lines of results are read as lines, and once', () => {
  const lines = '{"bench":"a","value":1}\n{"bench":"a","value":2}'
  expect(read(printed(lines)).rows).toEqual([['a', 1, 2]])
  const events = ['BenchmarkA 1 ', '5 ns/op\n'].map(Output =>
    JSON.stringify({ Action: 'output', Package: 'p', Output }),
  )
  expect(read(printed(events.join('\n'))).rows).toEqual([['p.BenchmarkA', 5e-9]])
})

test('formats that a user names', () => {
  const entry = (name: string) => JSON.stringify([{ name, unit: 'B', value: 1 }])
  expect(read(printed(`${entry('a')}\n${entry('b')}`), customSmallerIsBetter).rows).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  const text = '{"level":"info"}\n{"p":[1]}\n{"p":2}'
  expect(read(printed(text), makeJsonValues('p = /p')).rows).toEqual([
    ['p', 1],
    ['p (2)', 2],
  ])
})

const log = '{"level":30,"time":1,"msg":"begun"}\n{"level":30,"time":2,"msg":"ended"}\n'

test('the time of a process that prints lines of JSON is one number', () => {
  const read = (stdout: string) => readDocument(processTime, makeDocument({ ...printed(stdout), seconds: 3 }), 'suite')
  expect(read(log)).toEqual([expect.objectContaining({ benchmark: 'suite', values: [3] })])
  expect(read(log)).toEqual(read(''))
  expect(detectIn(makeDocument(printed(log)))).toBe(processTime)
})

test.each([
  ['before', log, ''],
  ['after', '', log],
  ['around', log, log],
  ['of yarn around', '$ bench --json\n', 'Done in 3 s.\n'],
  ['in great number around', log.repeat(2000), log.repeat(2000)],
])('the JSON of a tool with lines of a log %s it', (_, before, after) => {
  expect(read(printed(`${before}${hyperfine('a')}\n${after}`))).toEqual({ format: 'hyperfine', rows: [['a', 1]] })
})

test.each([
  ['', 'is empty: did a benchmark run'],
  [' \n', 'is empty: did a benchmark run'],
  ['{"results":[{"command":"a","me', 'begins like JSON, but was cut off'],
  ['['.repeat(300) + ']'.repeat(300), 'is nested more than 200 deep'],
  [`> bench\n${hyperfine('a')}\nDone in 3 s.\nBye.`, 'is JSON followed by something else'],
  ['BenchmarkA 10 12,5 ns/op', 'it has numbers such as "12,5 ns"'],
  ['12,41;msec;task-clock;12410000;100,00;;', 'whose comma can mean decimals or thousands: run the tool with LC_ALL=C'],
  ['took 1.234,56 ms', 'it has numbers such as "1.234,56 ms"'],
  [
    'parse 1: 12.5ms\nload: 1.25s\nsave: 1:02.5 (m:ss.mmm)',
    'like those of console.time: take the lines of "console-time"',
  ],
  [
    '{"type":"Metric","data":{"name":"a"},"metric":"a"}\n{"type":"Point","data":{},"metric":"a"}',
    'add --summary-export=result.json',
  ],
  ['took 1,234 ms', 'has no known format: set "format" to the tool that wrote it'],
  ['[info] nothing', 'has no known format: set "format" to the tool that wrote it'],
])('%j is refused with a word', (text, word) => {
  const detect = () => detectIn(makeDocument(files({ 'out.json': text })))
  expect(detect).toThrow(FormatError)
  expect(detect).toThrow(word)
})

test.each([
  ['lines', (count: number) => Array.from({ length: count }, (_, n) => `{"bench":"b${n}","value":1}`).join('\n')],
  [
    'JSON',
    (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`b${n}`, { latency: { value: 1 } }]))),
  ],
])('more benchmarks in %s than a report could show are refused, and as many are read', (_, make) => {
  expect(read(printed(make(mostReadings))).rows).toHaveLength(mostReadings)
  expect(() => read(printed(make(mostReadings + 1)))).toThrow('more than 100000 benchmarks and metrics')
})

test('what cannot be read at all says what is expected', () => {
  const directory = makeDocument(files({ 'a.json': '{}', 'b.json': '{}' }))
  expect(() => readDocument(findFormat('hyperfine')!, directory, 'suite')).toThrow(FormatError)
})
