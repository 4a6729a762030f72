import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { compareSides } from './sides.js'

const go = 'pkg: demo\nBenchmarkA-2\t1000\t12.5 ns/op\t3 B/op\nBenchmarkA-2\t1000\t13.5 ns/op\t3 B/op\n'
const lines = [
  '{"bench":"demo.BenchmarkA-2","metric":"time","unit":"s","better":"lower","samples":[1.25e-8,1.35e-8]}',
  '{"bench":"demo.BenchmarkA-2","metric":"allocated","unit":"B","better":"lower","samples":[3,3]}',
  '',
].join('\n')

test('what is printed can be read again, and is the same', async () => {
  const sandbox = makeSandbox()
  sandbox.write('go.txt', go)
  const first = await counterbalance(sandbox, ['parse', 'go.txt'])
  expect(first).toEqual({ status: 0, stdout: lines, stderr: '' })
  expect(await counterbalance(sandbox, ['parse', '-'], { input: first.stdout })).toEqual(first)
})

test('a terminal is told nothing by the names of benchmarks', async () => {
  const sandbox = makeSandbox()
  const names = ['a\u009b31mb', 'a\u202egnp.exe', '\u001b[2J', '##[error]x', 'a\u{e0041}b']
  sandbox.write('lines', names.map(bench => `${JSON.stringify({ bench, value: 1 })}\n`).join(''))
  const { stdout, stderr, status } = await counterbalance(sandbox, ['parse', 'lines'])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout.replaceAll('\n', '')).toMatch(/^[ -~]*$/)
  const printed = stdout.trim().split('\n')
  expect(printed.map(line => JSON.parse(line).bench)).toEqual(names)
  expect((await counterbalance(sandbox, ['parse', '-'], { input: stdout })).stdout).toBe(stdout)
})

test('a directory, with many samples', async () => {
  const sandbox = makeSandbox()
  const ones = Array.from({ length: 5000 }, (_, index) => index + 1)
  sandbox.write('criterion/a/new/benchmark.json', '{"full_id":"a"}')
  sandbox.write('criterion/a/new/sample.json', JSON.stringify({ iters: ones.map(() => 1), times: ones }))
  const { stdout, status } = await counterbalance(sandbox, ['parse', '--format', 'criterion', 'criterion'])
  const printed = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(printed.map(line => line.samples.length)).toEqual([2000, 2000, 1000])
  expect(status).toBe(0)
  expect((await counterbalance(sandbox, ['parse', '-'], { input: stdout })).stdout).toBe(stdout)
})

test('it can be told how to read what no tool prints', async () => {
  const sandbox = makeSandbox()
  sandbox.write('log', 'a took 5 ms\n')
  sandbox.write('a.json', '{"a":{"b":7}}')
  const pattern = '^(?<name>\\S+) took (?<value>\\S+) (?<unit>\\S+)$'
  const regex = await counterbalance(sandbox, ['parse', '--format', 'regex', '--values', pattern, 'log'])
  expect(regex.stdout).toBe('{"bench":"a","metric":"time","unit":"s","better":"lower","value":0.005}\n')
  const values = ['--values', 'b = /a/b ms', '--values', 'c = /a/c ms']
  const json = await counterbalance(sandbox, ['parse', '--format', 'json', ...values, 'a.json'])
  expect(json.stdout).toBe(
    '{"bench":"b","metric":"time","unit":"s","better":"lower","value":0.007}\n{"bench":"c","metric":"time","unit":"s","better":"lower","error":"nothing is at /a/c"}\n',
  )
})

test('--explain says what fits, and what the others miss', async () => {
  const sandbox = makeSandbox()
  sandbox.write('go.txt', go)
  const { stdout, stderr } = await counterbalance(sandbox, ['parse', '--explain', 'go.txt'])
  expect(stdout).toBe(lines)
  expect(stderr).toMatch(/^1 of \d+ formats fit\n {2}fits: go \(go test -bench, text or -json\)\n/)
  expect(stderr).toContain('\n  not libtest: no line is a result of "cargo bench"')
})

test.each([
  [['nowhere'], 2, 'FILE|DIR "nowhere" is not there'],
  [['a', 'b'], 2, 'give exactly one FILE|DIR'],
  [[], 2, 'give exactly one FILE|DIR'],
  [['--format', 'rust', 'log'], 2, 'invalid value "rust" for "--format"; it can be auto, asv,'],
  [['--format', 'regex', 'log'], 2, '"format" is "regex", and "values" is missing'],
  [['--values', '(?<value>.)', 'log'], 2, '"values" is "(?<value>.)"; it is only for the formats "regex" and "json"'],
  [['--format', 'regex', '--values', '(?<value>(a+)+)', 'log'], 2, 'can take exponential time'],
  [['--format', 'json', '--values', 'a', 'log'], 2, 'it must be "NAME = /POINTER UNIT"'],
  [['log'], 4, 'what the command wrote (log) has no known format'],
  [['both'], 4, 'the output fits several formats (go, libtest): choose one with "format"'],
  [['empty'], 2, 'holds no file whose name ends with .json or .xml'],
  [['--format', 'go', 'log'], 4, 'no line is a result of "go test -bench"'],
])('parse %j: status %d', async (words, status, message) => {
  const sandbox = makeSandbox()
  sandbox.write('log', 'nothing to see\n')
  sandbox.write('both', `${go}test a ... bench: 1 ns/iter (+/- 0)\n`)
  sandbox.write('empty/readme.txt', '')
  const ended = await counterbalance(sandbox, ['parse', ...words])
  expect(ended.stderr).toContain(message)
  expect(ended.stderr).not.toContain('    at ')
  expect([ended.status, ended.stdout]).toEqual([status, ''])
})

test('a comparison reads by a pattern too', async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/log`, 'parse took 5 ms\n')
  const format = ['--set', 'format=regex', '--set', 'values=(?<name>\\S+) took (?<value>\\S+) (?<unit>\\S+)']
  const words = [...compareSides, '--rounds', '5', ...format, '--', 'cat', 'log']
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('5.00 ms')
  expect(status).toBe(0)
})
