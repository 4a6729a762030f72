import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chooseFormat, detectFormat } from '../../../../src/formats/index.js'
import { readDocument } from '../../../../src/formats/read.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { cutPrefix } from '../../../../src/formats/reading/prefix.js'
import { printed } from '../outputs.js'
import { fixture } from '../rows.js'

const prefixes: Readonly<Record<string, (line: string, at: number) => string>> = {
  'docker compose': line => (line === '' ? 'bench-1  |' : `bench-1  | ${line}`),
  'docker compose, in colours': line => `\u001b[36mbench-1  | \u001b[0m${line}`,
  'a container with a name': line => `bench | ${line}`,
  foreman: (line, at) => `10:00:${10 + (at % 50)} bench.1 | ${line}`,
  Turborepo: line => `@app/core:bench: ${line}`,
  pnpm: line => `packages/core bench: ${line}`,
  Lerna: line => (line === '' ? '' : `core: ${line}`),
  yarn: line => `[@app/core]: ${line}`,
  kubectl: line => `[pod/bench-x7/main] ${line}`,
  'a stream': line => `[stdout] ${line}`,
  Maven: line => `[INFO] ${line}`,
  'a log of GitHub': (line, at) => `2026-03-04T10:00:${10 + (at % 50)}.1234567Z ${line}`,
  'gh run view': (line, at) => `bench\tRun the suite\t2026-03-04T10:00:${10 + (at % 50)}.1234567Z ${line}`,
  'a log of GitLab': (line, at) => `2026-03-04T10:00:${10 + (at % 50)}.123456Z 00O ${line}`,
  'a log of a container': line => `2026-03-04T10:00:12.123456789+00:00 stdout F ${line}`,
  'a log with levels': line => `2026-03-04 10:00:12,123 INFO ${line}`,
  Python: line => `2026-03-04 10:00:12,123 - INFO - ${line}`,
  'a log with brackets': line => `[2026-03-04 10:00:12] [info] ${line}`.replace('[info]', '[INFO]'),
  'a time': line => `[10:00:12] ${line}`,
  journald: line => `Mar 04 10:00:12 host bench[4242]: ${line}`,
  ts: line => `Mar  4 10:00:12 ${line}`,
  'docker build': (line, at) => `#12 ${at}.125 ${line}`,
  'GitHub, of docker compose': line => `2026-03-04T10:00:12.1234567Z bench-1  | ${line}`,
}

const outputs = [
  'go/counts-and-cpus.txt',
  'go/packages.txt',
  'libtest/text.txt',
  'divan/counters-and-allocations.txt',
  'benchmarkjs/2.1.4.txt',
  'hyperfine/1.15.0.json',
  'google-benchmark/1.7.1-complexity.json',
  'wrk/4.1.0-latency.txt',
  'pgbench/15.18.txt',
  'go-tpc/2025-11.txt',
]

test.each(Object.entries(prefixes).flatMap(([name, add]) => outputs.map(path => [name, path, add] as const)))(
  '%s before each line of %s changes nothing',
  (_, path, add) => {
    const text = fixture(path)
    const [plain, prefixed] = [text, text.split('\n').map(add).join('\n')].map(stdout => {
      const format = detectFormat(printed(stdout))
      return { format: format.name, readings: readDocument(format, makeDocument(printed(stdout)), 'suite') }
    })
    expect(prefixed).toEqual(plain)
  },
)

test.each([
  [
    'lines of Turborepo itself',
    '• Running bench in 1 packages\napp:bench: a\napp:bench: b\n Tasks:    1 successful, 1 total\n',
    'a\nb',
  ],
  [
    'lines of docker compose itself',
    'Attaching to bench-1\nbench-1  | a\nbench-1  | b\nbench-1 exited with code 0',
    'a\nb',
  ],
  ['another service', 'bench-1  | a\ndb-1     | ready\nbench-1  | b\ndb-1     | ok', 'a\nready\nb\nok'],
])('prefixes are cut among %s', (_, text, lines) => {
  expect(cutPrefix(text)).toContain(lines)
})

test.each([
  ['a table', 'parse-10 | 12 ms\nparse-20 | 13 ms'],
  ['one line', 'app:parse: 12 ms'],
  ['one name again and again', 'parse: 12 ms\nparse: 13 ms\nparse: 12 ms'],
  ['names in brackets', '[parse] 12 ms\n[load] 13 ms'],
  ['nothing', ''],
])('%s is no prefix', (_, text) => {
  expect(cutPrefix(text)).toBe(text)
})

test('nothing is cut from what tools print', () => {
  for (const folder of ['formats', 'consoles', 'examples']) {
    const root = fileURLToPath(new URL(`../../../fixtures/${folder}/`, import.meta.url))
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:txt|json|jsonl|xml|csv)$/.test(entry.name)) continue
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
      expect(cutPrefix(text) === text, entry.name).toBe(true)
    }
  }
})

test('a pattern may be of what is before each line, or of the line', () => {
  const document = makeDocument(printed('bench-1  | parse: 12 ms\nbench-1  | load: 13 ms'))
  const endAfter = (_: number, work: () => void) => {
    work()
    return true
  }
  const read = (pattern: string) =>
    readDocument(chooseFormat({ format: 'regex', values: pattern }, endAfter)!, document, 'suite').map(
      ({ benchmark }) => benchmark,
    )
  expect(read('^(?<name>\\w+): (?<value>[\\d.]+) (?<unit>\\w+)$')).toEqual(['parse', 'load'])
  expect(read('^bench-1 +\\| (?<name>\\w+): (?<value>[\\d.]+) (?<unit>\\w+)$')).toEqual(['parse', 'load'])
})
