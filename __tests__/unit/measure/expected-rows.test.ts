import { expect, test } from 'vitest'
import { expectsRows } from '../../../src/measure/expected-rows.js'

const files: Readonly<Record<string, string>> = {
  'package.json': '{"scripts":{"perf":"vitest bench --run","test":"vitest run","prebuild":"node bench.js"}}',
  Makefile: 'all: build\n\t$(CC) -O2 a.c\n\nspeed: build\n\tgo test -bench=. ./...\n\nbuild:\n\tgo build # for bench\n',
  'run.sh': '#!/bin/sh\n# not a bench\ngo test ./...\n',
  'measure.sh': 'set -e\ncargo bench\n',
}
const read = (path: string) => files[path.replace(/^\.\//, '')]

test.each([
  'go test -bench=. ./...',
  'cargo bench',
  'npm run bench',
  'java -jar target/jmh.jar',
  'pytest --benchmark-only',
  'npm run perf',
  'pnpm --silent perf',
  'yarn perf',
  'make speed',
  'cd . && make -s speed',
  './measure.sh',
  'bash measure.sh --quick',
])('%s asks for benchmarks', command => {
  expect(expectsRows(command, read)).toBe(true)
})

test.each([
  'go test ./...',
  'cargo test',
  'npm test',
  'npm run missing',
  'make',
  'make all',
  './run.sh',
  './absent.sh',
  'tool --help',
  'bench --help',
  './my-bench -h',
  'jmh --version',
])('%s does not', command => {
  expect(expectsRows(command, read)).toBe(false)
})

test('files that are no scripts are as good as none', () => {
  expect(expectsRows('npm run perf', () => '{')).toBe(false)
  expect(expectsRows('npm run perf', () => '{"scripts":[]}')).toBe(false)
  expect(expectsRows('npm run constructor', read)).toBe(false)
  expect(expectsRows('make speed', () => undefined)).toBe(false)
})
