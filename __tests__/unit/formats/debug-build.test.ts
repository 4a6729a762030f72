import { expect, test } from 'vitest'
import { findDebugBuild } from '../../../src/formats/debug-build.js'

const output = (stdout: string) => ({ stdout, benchOutput: '', seconds: 1 })

test.each<[tool: string, text: string, words: string]>([
  ['Google Benchmark', '{\n "context": {\n  "library_build_type": "debug"\n }', 'library_build_type: debug'],
  [
    'its table',
    '***WARNING*** Library was built as DEBUG. Timings may be affected.',
    '***WARNING*** Library was built as DEBUG',
  ],
  ['cargo', '    Finished `dev` profile [unoptimized + debuginfo] target(s) in 0.1s', '[unoptimized + debuginfo]'],
  ['cargo without symbols', 'Finished dev [unoptimized] target(s)', '[unoptimized]'],
  ['BenchmarkDotNet', '{"HostEnvironmentInfo":{"Configuration":"DEBUG"}}', 'Configuration:DEBUG'],
  [
    'its console',
    'Assembly Shop.Bench which defines benchmarks is non-optimized',
    'Assembly Shop.Bench which defines benchmarks is non-optimized',
  ],
  ['nanobench', 'Warning, results might be unstable:\n* DEBUG defined\n', '* DEBUG defined'],
])('%s says so', (_, text, words) => {
  expect(findDebugBuild(output(text))).toBe(words)
})

test('a file says so as well, and either end of a long text', () => {
  const text = '{"library_build_type":"debug"}'
  const long = 'x'.repeat(2 ** 18)
  expect(findDebugBuild({ ...output(''), files: [{ path: 'a.json', text }] })).toBe('library_build_type:debug')
  expect(findDebugBuild(output(`${long}${text}`))).toBeDefined()
  expect(findDebugBuild(output(`${long}${text}${long}`))).toBeUndefined()
})

test.each([
  '{"library_build_type":"release"}',
  'Finished `bench` profile [optimized] target(s) in 0.1s',
  'Finished `release` profile [optimized + debuginfo] target(s)',
  '{"Configuration":"RELEASE"}',
  'debug: 12 ms',
  '',
])('%j does not', text => {
  expect(findDebugBuild(output(text))).toBeUndefined()
})
