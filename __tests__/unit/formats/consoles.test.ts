import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoles, describeConsole, recogniseConsole } from '../../../src/formats/consoles.js'
import { detectFormat, findConsole } from '../../../src/formats/index.js'
import { splitLines } from '../../../src/formats/reading/lines.js'
import { root } from '../repository/root.js'
import { fixture, printed } from './outputs.js'

/** As the tools themselves print it; those of tools that are not at hand are made after what is known of them. */
const home = join(root, '__tests__/fixtures/consoles')

function pathOf(tool: string): string {
  const name = tool
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
  return join(home, `${name}.txt`)
}

const readTable = (tool: string) => readFileSync(pathOf(tool), 'utf8')

/** Of what `examples/formats.yml` reads, that has samples. */
const tools = [...new Set(consoles.map(({ tool }) => tool))].filter(tool => existsSync(pathOf(tool)))

test('each table has a sample', () => {
  const without = consoles.filter(({ tool }) => !tools.includes(tool))
  expect(without.map(({ remedy }) => remedy.example)).not.toContain(undefined)
})

test.each(tools)('the table of %s is recognised, and as no other', tool => {
  const lines = splitLines(readTable(tool))
  const known = consoles.filter(({ sign }) => lines.some(line => sign.test(line))).map(one => one.tool)
  // The head of a table of vitest has been the same since its first version.
  expect(new Set(known)).toEqual(new Set(tool === 'vitest 5' ? [tool, 'vitest'] : [tool]))
  expect(recogniseConsole(lines.join('\n'))?.tool).toBe(tool)
})

test.each([
  [
    'Benchee',
    'Name             average  deviation         median         99th %\nsum            1.02 ms     ±3.1%        1.01 ms        1.30 ms',
  ],
  ['Benchee', 'Name           ips        average  deviation         median         99th %'],
  ['benchmark-ips', '                 sum     1.204M (±12.4%) i/s -      6.020M'],
  [
    'benchmark-ips',
    'Comparison:\n                 sum:  1204411.2 i/s\n              reduce:   301120.0 i/s - 4.00x  slower',
  ],
  ['PHPBench', 'PhpBench 0.17.1. Running benchmarks.'],
  ['PHPBench', '| benchmark | subject    | set | revs | its | mem_peak | mode    | rstdev |'],
  ['deno bench', 'benchmark      time (avg)        iter/s             (min … max)       p75       p99      p995'],
  ['vitest', '     name                   hz     min     max    mean     p75     p99    p995    p999     rme  samples'],
  ['vitest 5', '     a b c   12.05  80.0113  91.0190  82.9880  83.1703  91.0190  91.0190  91.0190  ±2.90%       10'],
  ['k6', '     iterations.....................: 40     19.84/s'],
  ['k6', '   ✓ http_req_duration...............: avg=3.42ms min=1.2ms med=3.11ms'],
  ['criterion (Haskell)', 'time                 812.4 ns   (809.9 ns .. 815.0 ns)'],
  ['tasty-bench', '    812 ns ±  31 ns\n'],
  ['BenchmarkTools.jl', '  812.400 ns (3 allocations: 7.94 KiB)'],
  ['BenchmarkTools.jl', 'BenchmarkTools.Trial: \n  memory estimate:  7.94 KiB'],
  ['package-benchmark (Swift)', '| Metric | p0 | p25 | p50 | p75 | p90 | p99 | p100 | Samples |'],
  ['redis-benchmark', 'SET: rps=0.0 (overall: nan)\rSET: 81300.81 requests per second, p50=0.103 msec'],
  ['core_bench', 'Name     Time/Run   mWd/Run   Percentage\n------- ---------- --------- ------------'],
  ['sysbench', '    transactions:                        820    (409.61 per sec.)'],
  ['iperf3', '[ ID][Role] Interval           Transfer     Bitrate         Retr'],
  ['openssl speed', "Doing aes-128-cbc for 1s on 16 size blocks: 84120311 aes-128-cbc's in 1.00s"],
  ['openssl speed', 'type             16 bytes     64 bytes    256 bytes'],
  ['bombardier', 'Bombarding http://localhost:8080 with 5000 requests using 4 connections'],
])('another version of %s is recognised', (tool, text) => {
  expect(recogniseConsole(text)?.tool).toBe(tool)
})

test('a table is recognised in colour', () => {
  const coloured = readTable('vitest').replaceAll(/\d[\d.,]+/g, number => `\u001b[34m${number}\u001b[39m`)
  expect(findConsole(printed(coloured))?.tool).toBe('vitest')
})

test.each([
  'http server: 4021 requests per second',
  '====== results ======',
  'merge took 12 ms ± 3 ms',
  'name  max  min',
  'Calculating -------------------------------------',
])('%j is no table', line => {
  expect(recogniseConsole(line)).toBeUndefined()
})

test('nothing that a format reads is a table for people', () => {
  const files = readdirSync(fixture(''), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.txt'))
  expect(files.length).toBeGreaterThan(30)
  const tables = files.filter(name => findConsole(printed(readFileSync(fixture(name), 'utf8'))) !== undefined)
  expect(tables).toEqual([])
})

const table = readTable('pytest-benchmark')

test.each([
  ['a table beside a file of numbers', { ...printed(table), files: [{ path: 'result.json', text: '{}' }] }],
  ['a table beside lines of its own', printed(`${table}\n{"bench":"parse","value":1,"unit":"ms"}\n`)],
  ['a sentence about a table', printed('Benchmark Time CPU\n')],
])('%s is no reason to stop', (_, output) => {
  expect(findConsole(output)).toBeUndefined()
})

test('a table in a file is no reason to stop, but it cannot be read either', () => {
  const output = { ...printed(''), files: [{ path: 'result.txt', text: table }] }
  expect(() => detectFormat(output)).toThrow(
    'what the command wrote (result.txt) is the table of pytest-benchmark for people, which is never detected: add --benchmark-json=result.json to the command',
  )
})

test.each([
  [
    'pytest-benchmark',
    'this is the table of pytest-benchmark, whose numbers are not read: add --benchmark-json=result.json to the command, and set "output" to result.json. To compare the time of the whole process, set "format" to process',
  ],
  [
    'mitata',
    'this is the table of mitata, whose numbers are not read: let the script call run({ format: { json: { samples: false, debug: false } } }). To compare the time of the whole process, set "format" to process',
  ],
  [
    'iperf3',
    'this is the output of iperf3, whose numbers are not read: add -J to the command, and take the lines of "iperf3" from examples/formats.yml. To compare the time of the whole process, set "format" to process',
  ],
])('what to do about %s', (tool, text) => {
  expect(describeConsole(consoles.find(one => one.tool === tool)!)).toBe(text)
})
