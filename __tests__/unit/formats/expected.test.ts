import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { detectFormat, findFormat } from '../../../src/formats/index.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { findStatistic, makeMeasurements } from '../../../src/measure/measurements.js'
import { tidyUnit } from '../../../src/metrics/unit.js'
import { outputOf } from './outputs.js'
import { sharedFixture } from './shared-fixtures.js'

/** One number of a real output, as the tool's own documentation has it; 0 samples where the tool gives none. */
type Row = readonly [name: string, metric: string, unit: string, better: string, value: number, samples: number]

/** Files that are expected otherwise, or not at all, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'mitata/derived-1.0.34-samples-trimmed.json': 'of an even number of samples, its p50 is one, and ours is between two',
  'vitest/generated-5.1.1-retainSamples.json': 'two benchmarks of one name are kept apart',
}

/** Files that do not say what they are. */
const named: Readonly<Record<string, string>> = {
  'gha-custom/gha-customBiggerIsBetter_output.json': 'customBiggerIsBetter',
  'gha-custom/gha-customSmallerIsBetter_output2.json': 'customSmallerIsBetter',
}

/** Benchmarks that are read although no row has them: the rows leave out what benchmarks tore apart by printing. */
const recovered: Readonly<Record<string, readonly string[]>> = {
  'go/generated-1.19-count3-cpu1,2.txt': ['example.com/demo.BenchmarkNoisy', 'example.com/demo.BenchmarkNoisy-2'],
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
  'value, second': 'time',
  'value, byte': 'memory',
}

const expected = sharedFixture('expected.json')
const files: Readonly<Record<string, readonly Row[] | { readonly error: string }>> =
  expected === undefined ? {} : JSON.parse(readFileSync(expected, 'utf8')).files
const covered = Object.keys(files).filter(
  path => !Object.keys(exceptions).some(beginning => path.startsWith(beginning)),
)

test('says of each exception why, and names no folder that is not there', () => {
  expect(Object.values(exceptions)).not.toContain('')
  const isThere = (beginning: string) =>
    expected === undefined || Object.keys(files).some(path => path.startsWith(beginning))
  expect([...Object.keys(exceptions), ...Object.keys(named)].filter(beginning => !isThere(beginning))).toEqual([])
})

// Where there are no shared outputs, each tool's own tests say what they can.
test.each([...covered, ...(covered.length === 0 ? ['nothing'] : [])])('%s', path => {
  const rows = files[path]
  if (rows === undefined) return
  const readings = () => read(path)
  if ('error' in rows || rows.length === 0) expect(readings).toThrow(FormatError)
  else expectRows(readings(), rows, recovered[path] ?? [])
})

function read(path: string) {
  const output = outputOf(sharedFixture(path)!)
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
