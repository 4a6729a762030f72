import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { detectFormat } from '../../../../../src/formats/index.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { gungraun } from '../../../../../src/formats/tools/rust/gungraun.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

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

test('JSON of 0.20 has the names and the counts of its text, with metrics by their key', () => {
  const rows = rowsOf(gungraun, outputOf(fixture('gungraun/0.20.0.jsonl')))
  const text = rowsOf(gungraun, outputOf(fixture('gungraun/0.20.0.txt')))
  const names = ['fib short:(10)', 'fib many_0:(5)', 'fib many_1:(12)', 'plain', 'text lines:("first second")']
  expect([...new Set(rows.map(([name]) => name))]).toEqual(names.map(name => `g::sums::${name}`))
  for (const row of text)
    if (row[1] !== 'total-read+write' || rows.some(([, metric]) => metric === row[1])) expect(rows).toContainEqual(row)
  expect(rows.slice(0, 2)).toEqual([
    count('g::sums::fib short:(10)', 'd1-miss-rate', 'unknown', 0, '%'),
    count('g::sums::fib short:(10)', 'd1mr', 'unknown', 0),
  ])
})

test.each(['8', 5])('JSON of version %j is an error that says so', version => {
  const text = JSON.stringify({ version, module_path: 'a::b', profiles: {} })
  expect(detectFormat(printed(text))).toBe(gungraun)
  expect(() => rowsOf(gungraun, printed(text))).toThrow(`the JSON of gungraun in version ${JSON.stringify(version)}`)
})

test('instructions are what it is about', () => {
  const readings = gungraun.parse(makeDocument(outputOf(fixture('gungraun/text.txt'))), 'suite')
  expect(new Set(readings.filter(({ metric }) => metric.primary).map(({ metric }) => metric.name))).toEqual(
    new Set(['instructions']),
  )
})

const named = (name: string, details: (n: number) => string) => [
  `${name} short:${details(10)}`,
  `${name} long:${details(20)}`,
]
const fibonacci = named('counts::group::fibonacci', String)

test.each([
  ['gungraun/0.17.2-colours.txt', fibonacci, 12, [5381, 229_067]],
  ['gungraun/0.17.2-dhat.txt', fibonacci, 28, [5381, 229_067]],
  ['gungraun/0.17.2.jsonl', fibonacci, 44, [5381, 229_067]],
  ['gungraun/0.20.0-dhat.txt', named('counts::group::fibonacci', n => `(${n})`), 28, [5117, 228_803]],
  ['iai/0.1.1-second-run.txt', ['fib_short', 'fib_long'], 10, [2914, 221_504]],
] as const)('%s', (path, names, metrics, instructions) => {
  const rows = rowsOf(gungraun, outputOf(fixture(path)))
  expect([...new Set(rows.map(([name]) => name))]).toEqual(names)
  expect(rows).toHaveLength(metrics)
  expect(rows.filter(([, metric]) => metric === 'instructions')).toEqual(
    names.map((name, i) => count(name, 'instructions', 'lower', instructions[i]!)),
  )
})

test.each(['', 'running 0 tests', '{"module_path":"a"}', '{"module_path":', '  Instructions: many'])(
  '%j holds none',
  text => {
    expect(() => gungraun.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
  },
)

test.each(['Memcheck', 'DRD', 'Helgrind'])(
  '%s counts errors, and no costs: its output is refused with what to run',
  tool => {
    const log = `demo::group::fib short:10\n  ======= ${tool.toUpperCase()} ====\n  Errors:   0|N/A   (*********)\n  Contexts: 0|N/A   (*********)`
    const json = JSON.stringify({
      ...{ version: '6', module_path: 'demo::group::fib', id: 'short' },
      profiles: [
        { tool, summaries: { total: { summary: { ErrorTool: { Errors: { metrics: { Left: { Int: 2 } } } } } } } },
      ],
    })
    for (const text of [log, json]) {
      expect(detectFormat(printed(text)).name).toBe('gungraun')
      expect(() => gungraun.parse(makeDocument(printed(text)), 'suite')).toThrow(
        `it is the output of ${tool}, which counts errors`,
      )
    }
  },
)
