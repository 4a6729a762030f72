import { join } from 'node:path'
import { csvParse } from 'd3-dsv'
import { expect, test } from 'vitest'
import { exporters } from '../../../../src/extras/exports/exporters.js'
import type { Format } from '../../../../src/formats/format.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { go } from '../../../../src/formats/tools/go/go.js'
import { bmf } from '../../../../src/formats/tools/other/bmf.js'
import { customBiggerIsBetter, customSmallerIsBetter } from '../../../../src/formats/tools/other/custom.js'
import { hyperfine } from '../../../../src/formats/tools/other/hyperfine.js'
import type { Metric } from '../../../../src/metrics/metric.js'
import type { PairInvocation, SessionRecord } from '../../../../src/record/record.js'
import { makeRecord, type ValueOf } from '../../compare/records.js'
import { printed } from '../../formats/outputs.js'
import { makeSided, toRecord } from '../../record/whole.js'
import { makeProfiles } from '../../report/profiles.js'
import { root } from '../../repository/root.js'

const allocated: Metric = { name: 'allocated', unit: 'B', better: 'lower' }
const throughput: Metric = { name: 'throughput', unit: '1/s', better: 'higher' }

/** 1 ms for the baseline and 2 ms for the contender, and a few µs more from round to round. */
const milliseconds: ValueOf = ({ side, copy, round }) =>
  Number(((side === 'baseline' ? 1 : 2) * 1e-3 + round * 1e-6 + copy * 1e-7).toPrecision(8))

const pair = makeRecord(
  [
    { name: 'parse, "quoted"', value: milliseconds },
    { name: 'parse, "quoted"', metric: allocated, value: ({ side }) => (side === 'baseline' ? 64 : 128) },
    { name: 'serve', metric: throughput, value: ({ side }) => (side === 'baseline' ? 1000 : 900) },
  ],
  { rounds: 4, change: failOnce },
)
const record: SessionRecord = { ...toRecord(pair), causes: makeProfiles(['main', 'parse', 'skip', 'scan']) }

function failOnce(one: PairInvocation, round: number): PairInvocation {
  const isFailed = round === 1 && one.slot.side === 'contender' && one.slot.copy === 2
  return isFailed
    ? { ...one, outcome: 'failed', failure: { code: 'told', message: 'exit status 1' }, measurements: [] }
    : one
}

function write(name: string, sides?: readonly string[], of = record): string {
  const { isOfOne, write } = exporters.find(one => one.name === name)!
  const written = write(of, sides ?? (isOfOne ? ['contender'] : of.sides.map(side => side.name)))
  return typeof written === 'string' ? written : `${Buffer.from(written).toString('base64')}\n`
}

// After a change of a file: npx vitest run __tests__/unit/exports -u, and npm run export-readers.
test.each(exporters.flatMap(({ name }) => ['baseline', 'contender'].map(side => [name, side] as const)))(
  'the file for %s with the %s',
  async (name, side) => {
    await expect(write(name, [side])).toMatchFileSnapshot(join(root, `__tests__/golden/exports/${name}-${side}.txt`))
  },
)

function read(format: Format, text: string) {
  return format
    .parse(makeDocument(printed(text)), 'suite')
    .map(({ benchmark, metric, values }) => [
      benchmark,
      metric.name,
      metric.better,
      values.map(value => Number(value.toPrecision(6))),
    ])
}

test('all sides of a contest are in a file, by their names', () => {
  const three = makeSided(
    { old: { copies: 2, level: 1 }, new: { copies: 1, level: 2 }, other: { copies: 1, level: 3 } },
    { rounds: 2 },
  )
  const rows = write('csv', undefined, three).trimEnd().split('\n').slice(1)
  expect(
    rows
      .map(row => row.split(',')[2])
      .sort()
      .join(' '),
  ).toBe('new new old old old old other other')
  const { results } = JSON.parse(write('hyperfine', undefined, three))
  type Result = { readonly name: string; readonly measurements: readonly unknown[] }
  expect(results.map(({ name, measurements }: Result) => [name, measurements.length])).toEqual([
    ['one (old)', 4],
    ['one (new)', 2],
    ['one (other)', 2],
  ])
})

test('csv has every value in its place', () => {
  const [head, ...rows] = write('csv').trimEnd().split('\n')
  expect(head).toBe('round,turn,side,copy,started_at_s,outcome,benchmark,metric,unit,better,value')
  expect(rows).toHaveLength(12 * 4 - 2)
  expect(rows[0]).toBe('1,1,baseline,1,,ok,"parse, ""quoted""",time,s,lower,0.0010001')
  expect(rows).toContain('2,4,contender,2,,failed,,,,,')
  const own = write('csv', ['contender']).trimEnd().split('\n').slice(1)
  expect(own.every(row => row.includes(',contender,'))).toBe(true)
})

test('no spreadsheet takes a name for a formula, in the file or from the page, and negative numbers are numbers', () => {
  const names = ["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'plain']
  const hostile = toRecord(
    makeRecord(
      names.map(name => ({ name, metric: { ...allocated, unit: '=unit' }, value: () => -64 })),
      { rounds: 1 },
    ),
  )
  const csv = write('csv', ['baseline'], hostile)
  const rows = csvParse(csv).slice(0, names.length)
  expect(rows.map(({ benchmark }) => benchmark)).toEqual([...names.slice(0, -1).map(name => `'${name}`), 'plain'])
  expect(rows.map(({ unit, value }) => `${unit} ${value}`)).toEqual(names.map(() => "'=unit -64"))
})

test('benchstat finds each value of each side, with blanks in names as _', () => {
  const text = write('benchstat', ['baseline'])
  expect(text).toContain('Unit throughput-1/s better=higher\nBenchmarkparse,')
  const times = text.split('\n').filter(line => line.endsWith(' sec/op'))
  expect(times).toHaveLength(8)
  expect(times[0]).toBe('Benchmarkparse,_"quoted" 1 0.0010001 sec/op')
  expect(read(go, text).filter(([, metric]) => metric === 'throughput-1/s')).toEqual([
    ['Benchmarkserve', 'throughput-1/s', 'higher', Array.from({ length: 8 }, () => 1000)],
  ])
  expect(
    write('benchstat')
      .split('\n')
      .filter(line => line.startsWith('side: ')),
  ).toEqual(['side: baseline', 'side: contender'])
})

test('critcmp has the mean and the deviation of each time, in nanoseconds', () => {
  const { name, benchmarks } = JSON.parse(write('critcmp', ['baseline']))
  expect(name).toBe('baseline')
  expect(Object.keys(benchmarks)).toEqual(['parse, "quoted"'])
  const { mean, std_dev } = benchmarks['parse, "quoted"'].criterion_estimates_v1
  expect(mean.point_estimate).toBeCloseTo(1_001_650, 3)
  expect(std_dev.point_estimate).toBeCloseTo(1196.4, 1)
})

test('hyperfine has the runs of both sides, in order, and what they say together', () => {
  const text = write('hyperfine')
  const { schema_version, primary_metric, results } = JSON.parse(text)
  expect([schema_version, primary_metric, results.length]).toEqual([2, 'time_wall_clock', 2])
  const [first] = results
  expect(first).toMatchObject({
    command: 'parse, "quoted"',
    name: 'parse, "quoted" (baseline)',
    parameters: { side: { value: 'baseline' } },
    summary: { time_wall_clock: { unit: 'second', count: 8, min: 0.0010001, max: 0.0010032 } },
  })
  const values = first.measurements.map((one: Record<string, unknown>) => one.time_wall_clock)
  expect(values.slice(0, 2)).toEqual([
    { value: 0.0010001, unit: 'second' },
    { value: 0.0010002, unit: 'second' },
  ])
  const { mean, median, stddev } = first.summary.time_wall_clock
  expect(mean).toBeCloseTo(0.00100165, 12)
  expect(median).toBeCloseTo(0.00100165, 12)
  // √((2·1.55² + 2·1.45² + 2·0.55² + 2·0.45²) / 7) µs.
  expect(stddev).toBeCloseTo(1.1964e-6, 10)
  expect(read(hyperfine, text)).toContainEqual([
    'parse, "quoted" (contender)',
    'time',
    'lower',
    [0.0020001, 0.0020002, 0.0020011, 0.0020021, 0.0020022, 0.0020031, 0.0020032],
  ])
})

test('hyperfine has the CPU time and the memory of a process beside its time', () => {
  const metrics: readonly [name: string, unit: string, value: number][] = [
    ['time', 's', 0.5],
    ['cpu-time', 's', 0.25],
    ['peak-memory', 'B', 1024],
    ['page-faults', '', 3],
  ]
  const whole = toRecord(
    makeRecord(
      metrics.map(([name, unit, value]) => ({
        name: 'benchmark',
        metric: { name, unit, better: 'lower', ...(name !== 'time' && { aside: true }) },
        value: () => value,
      })),
      { rounds: 1 },
    ),
  )
  const [{ command, measurements, summary }] = JSON.parse(write('hyperfine', ['baseline'], whole)).results
  expect(command).toBe('baseline')
  expect(measurements[0]).toEqual({
    time_wall_clock: { value: 0.5, unit: 'second' },
    time_cpu: { value: 0.25, unit: 'second' },
    memory_peak_resident: { value: 1024, unit: 'byte' },
    exit_code: 0,
  })
  expect(Object.keys(summary)).toEqual(['time_wall_clock', 'time_cpu', 'memory_peak_resident'])
})

test('the formats of Bencher and github-action-benchmark are read back as what they say', () => {
  expect(read(bmf, write('bmf'))).toEqual([
    ['parse, "quoted"', 'latency', 'lower', [0.0020021]],
    ['parse, "quoted"', 'allocated', 'unknown', [128]],
    ['serve', 'throughput', 'higher', [900]],
  ])
  expect(read(customSmallerIsBetter, write('github-action-benchmark', ['baseline']))).toEqual([
    ['parse, "quoted"', 'time', 'lower', [0.00100165]],
    ['parse, "quoted" (allocated)', 'B', 'lower', [64]],
  ])
  expect(read(customBiggerIsBetter, write('github-action-benchmark-bigger'))).toEqual([
    ['serve', '1/s', 'higher', [900]],
  ])
})

test('what was read from the format of Bencher is written as it was', () => {
  const text = '{"parse":{"latency":{"value":88}}}'
  const [reading] = bmf.parse(makeDocument(printed(text)), 'suite')
  const same = makeRecord([{ name: 'parse', metric: reading!.metric, value: () => reading!.values[0] }], { rounds: 2 })
  const { parse } = JSON.parse(write('bmf', ['contender'], toRecord(same)))
  expect(parse.latency.value).toBeCloseTo(88, 9)
})

test('a record without profiles has none to export, and says why', () => {
  const { causes: _, ...without } = record
  expect(() => write('pprof', undefined, without)).toThrow('the record holds no profiles: compare with "--causes auto"')
  expect(() =>
    write('speedscope', undefined, {
      ...record,
      causes: { absence: { code: 'no-profiler', problem: 'perf is missing' } },
    }),
  ).toThrow('the record holds no profiles, because perf is missing')
})
