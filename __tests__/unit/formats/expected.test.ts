import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { detectFormat, findFormat } from '../../../src/formats/index.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { makeMeasurements } from '../../../src/measure/measurements.js'
import { tidyUnit } from '../../../src/metrics/unit.js'
import { findStatistic } from '../../../src/record/statistic.js'
import { fixture, outputOf } from './outputs.js'

/** One number of a fixture, as make-expected.py reads it; 0 samples where the tool gives none. */
type Row = readonly [name: string, metric: string, unit: string, better: string, value: number, samples: number]

/** Files that do not say what they are. */
const named: Readonly<Record<string, string>> = {
  'custom/bigger.json': 'customBiggerIsBetter',
  'custom/smaller.json': 'customSmallerIsBetter',
}

/** Benchmarks that are read although no row has them: the rows leave out what benchmarks tore apart by printing. */
const recovered: Readonly<Record<string, readonly string[]>> = {
  'go/counts-and-cpus.txt': ['example.com/demo.BenchmarkNoisy', 'example.com/demo.BenchmarkNoisy-2'],
  'go/packages.txt': ['example.com/demo.BenchmarkNoisy-2'],
  'go/torn-and-failed.txt': ['example.com/demo.BenchmarkNoisy-2'],
}

/** Directions that are certain, although the rows leave them open. */
const certain: Readonly<Record<string, string>> = { 'cycles/iter': 'lower' }

/** What we call what the rows call by the tool's word. */
const metrics: Readonly<Record<string, string>> = {
  'ns/op': 'time',
  'B/op': 'allocated',
  'allocs/op': 'allocations',
  'MB/s': 'throughput',
  ips: 'throughput',
  latency: 'time',
  'value, ns': 'time',
  'value, req/s': 'req/s',
  'value, Megabytes': 'Megabytes',
  real_time: 'time',
  cpu_time: 'cpu-time',
  'score, ops/s': 'throughput',
  'score, s/op': 'time',
  'score, ns/op': 'time',
  'value, second': 'time',
  'value, byte': 'memory',
}

const files: Readonly<Record<string, readonly Row[] | { readonly error: string }>> = JSON.parse(
  readFileSync(fixture('expected.json'), 'utf8'),
)

test.each(Object.entries(files))('%s', (path, rows) => {
  const readings = () => read(path)
  if ('error' in rows || rows.length === 0) expect(readings).toThrow(FormatError)
  else expectRows(readings(), rows, recovered[path] ?? [])
})

test('makes no exception for a file that is not there', () => {
  expect([...Object.keys(named), ...Object.keys(recovered)].filter(path => !(path in files))).toEqual([])
})

test('every output has a line in INDEX.md that says how it was made', () => {
  const index = readFileSync(fixture('INDEX.md'), 'utf8')
  const lines = [...index.matchAll(/^\| (`.*?`) \| \S/gm)].map(([, names]) => names!)
  const listed = lines.flatMap(names => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
  const outputs = readdirSync(fixture('.'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(entry => entry.isFile() && entry.parentPath !== fixture('.'))
    .map(({ parentPath, name }) => relative(fixture('.'), join(parentPath, name)))
  expect(
    outputs.filter(path => !listed.some(name => path === name || (name.endsWith('/') && path.startsWith(name)))),
  ).toEqual([])
  expect(listed.filter(name => !outputs.some(path => path.startsWith(name)))).toEqual([])
})

function read(path: string) {
  const output = outputOf(fixture(path))
  const format = findFormat(named[path] ?? '') ?? detectFormat(output)
  return makeMeasurements(format.parse(makeDocument(output), 'suite'), findStatistic('median')!)
}

function expectRows(measured: ReturnType<typeof read>, rows: readonly Row[], more: readonly string[]): void {
  const good = measured.filter(({ error }) => error === undefined)
  const found = new Map(good.map(one => [`${one.benchmark}\n${one.metric.name}`, one] as const))
  for (const [benchmark, metric, printed, better, value, samples] of rows) {
    const { unit, factor } = tidyUnit(printed)
    const names = [metrics[`${metric}, ${printed}`], metrics[metric], metric, printed]
    const one = names.map(name => found.get(`${benchmark}\n${name}`)).find(Boolean)
    const what = `${benchmark}, ${metric}`
    expect(one, what).toBeDefined()
    expect([one!.metric.unit, one!.metric.better], what).toEqual([unit, certain[printed] ?? better])
    expect(one!.value / (value * factor || 1), what).toBeCloseTo(value === 0 ? 0 : 1, 9)
    if (samples > 1) expect(one!.samples, what).toHaveLength(samples)
  }
  const expectedNames = new Set([...rows.map(([name]) => name), ...more])
  expect([...new Set(good.map(({ benchmark }) => benchmark))].sort()).toEqual([...expectedNames].sort())
}
