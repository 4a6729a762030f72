import { expect, test } from 'vitest'
import { type Format, FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { autocannon, oha, vegeta } from '../../../../../src/formats/tools/load/http-json.js'
import { k6 } from '../../../../../src/formats/tools/load/k6.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const ofAutocannon = (more: object = {}) => ({
  url: 'http://127.0.0.1:1/',
  connections: 4,
  requests: { average: 100, total: 1000 },
  latency: { average: 20, p99: 40 },
  throughput: { average: 5000 },
  errors: 0,
  non2xx: 0,
  ...more,
})

const ofOha = (summary: object = {}, statusCodeDistribution: object = { 200: 1000 }) => ({
  summary: { successRate: 1, average: 0.5, requestsPerSec: 100, sizePerSec: 5000, ...summary },
  latencyPercentiles: { p50: 0.25, p99: 4 },
  statusCodeDistribution,
})

const ofVegeta = (more: object = {}) => ({
  latencies: { mean: 3e9, '50th': 2e9, '95th': 4e9, '99th': 5e9 },
  requests: 100,
  throughput: 50,
  success: 1,
  status_codes: { 200: 100 },
  errors: [],
  ...more,
})

/** As handleSummary has it. */
const ofK6 = (more: object = {}) => ({
  root_group: { name: '' },
  metrics: {
    http_req_duration: {
      type: 'trend',
      contains: 'time',
      values: { avg: 3000, med: 2000, 'p(90)': 4000, 'p(95)': 5000 },
    },
    http_req_failed: { type: 'rate', values: { rate: 0, passes: 0, fails: 100 } },
    http_reqs: { type: 'counter', values: { count: 100, rate: 50 } },
    ...more,
  },
})

/** As --summary-export has it. */
const ofOldK6 = (more: object = {}) => ({
  root_group: { name: '' },
  metrics: {
    iteration_duration: { avg: 3000, med: 2000, 'p(90)': 4000, 'p(95)': 5000 },
    iterations: { count: 100, rate: 50 },
    ...more,
  },
})

const time = ['suite', 'time', 's', 'lower', [2]]
const throughput = ['suite', 'throughput', '1/s', 'higher', [50]]
const percentile = (name: string, value: number) => ['suite', name, 's', 'lower', [value]]

test.each<readonly [Format, object, unknown]>([
  [
    autocannon,
    ofAutocannon(),
    [
      ['suite', 'throughput*', '1/s', 'higher', [100]],
      ['suite', 'time', 's', 'lower', [0.02]],
      percentile('p99', 0.04),
      ['suite', 'received', 'B/s', 'higher', [5000]],
    ],
  ],
  [
    oha,
    ofOha(),
    [
      ['suite', 'throughput*', '1/s', 'higher', [100]],
      ['suite', 'time', 's', 'lower', [0.25]],
      percentile('p99', 4),
      ['suite', 'received', 'B/s', 'higher', [5000]],
    ],
  ],
  [vegeta, ofVegeta(), [['suite', 'time*', ...time.slice(2)], percentile('p95', 4), percentile('p99', 5), throughput]],
  [k6, ofK6(), [['suite', 'time*', ...time.slice(2)], percentile('p90', 4), percentile('p95', 5), throughput]],
  [k6, ofOldK6(), [['suite', 'time*', ...time.slice(2)], percentile('p90', 4), percentile('p95', 5), throughput]],
])('$name is read, and known by its shape', (format, json, rows) => {
  const text = JSON.stringify(json)
  expect(formatOf(text)).toBe(format.name)
  const read = rowsOf(format, text)
  expect(read).toEqual(
    (rows as unknown[][]).map(row => [...row.slice(0, 4), [expect.closeTo((row[4] as number[])[0]!, 9)]]),
  )
})

test('reads what autocannon 9.0.0 wrote', () => {
  const text = fixture('autocannon/9.0.0.json')
  expect(formatOf(text)).toBe('autocannon')
  expect(rowsOf(autocannon, text).map(row => row[1])).toEqual(['throughput*', 'received'])
  expect(rowsOf(autocannon, fixture('autocannon/9.0.0-500.json'))).toEqual([
    ['suite', 'throughput*', '1/s', 'higher', '100% of its requests failed'],
  ])
})

test('reads both summaries that k6 1.8.0 writes', () => {
  for (const [path, time, rate] of [
    ['k6/1.8.0-machine-readable.json', 0.221714e-3, 2077 / 1.000593617],
    ['k6/1.8.0-summary-export.json', 0.00025544699999999995, 1068.7917918773999],
  ] as const) {
    const text = fixture(path)
    expect(formatOf(text)).toBe('k6')
    expect(rowsOf(k6, text).map(([, metric, , , values]) => [metric, values])).toEqual([
      ['time*', [expect.closeTo(time, 12)]],
      ['p90', [expect.any(Number)]],
      ['p95', [expect.any(Number)]],
      ['throughput', [expect.closeTo(rate, 6)]],
    ])
  }
})

test('a summary of k6 in an unknown version is an error that names it', () => {
  const text = JSON.stringify({ version: '2.0.0', metadata: { k6_version: '3.0.0' }, results: {} })
  expect(formatOf(text)).toBe('k6')
  expect(() => rowsOf(k6, text)).toThrow('the JSON of k6 in version "2.0.0"')
})

test("reads autocannon's latencies where whole milliseconds say enough", () => {
  const rows = rowsOf(autocannon, fixture('autocannon/9.0.0-slow.json'))
  expect(rows.map(([, metric, , , values]) => [metric, values])).toEqual([
    ['throughput*', [69]],
    ['time', [expect.closeTo(0.02828, 9)]],
    ['p99', [0.291]],
    ['received', [15_460]],
  ])
})

test.each([ofK6, ofOldK6])('a check that failed is no request that failed', make => {
  for (const checks of [{ values: { rate: 0.5, passes: 1, fails: 1 } }, { value: 0.5, passes: 1, fails: 1 }])
    expect(rowsOf(k6, JSON.stringify(make({ checks })))).toEqual(rowsOf(k6, JSON.stringify(make())))
})

test.each<readonly [Format, object, number]>([
  [autocannon, ofAutocannon(), 0],
  [autocannon, ofAutocannon({ non2xx: 5 }), 0.5],
  [oha, ofOha({}, { 200: 995, 500: 5 }), 0.5],
  [vegeta, ofVegeta({ success: 0.992 }), 0.8],
  [k6, ofK6(), 0],
])('$name: the share of failed requests stands beside, up to 1%', (format, output, percent) => {
  const readings = format.parse(makeDocument({ stdout: JSON.stringify(output), benchOutput: '', seconds: 1 }), 'suite')
  expect(readings.filter(({ metric }) => metric.aside)).toMatchObject([
    {
      benchmark: 'suite',
      metric: { name: 'failures', unit: '%', better: 'lower', aside: true },
      values: [expect.closeTo(percent, 9)],
    },
  ])
})

test('a title names the run of autocannon', () => {
  expect(rowsOf(autocannon, JSON.stringify(ofAutocannon({ title: 'home' })))[0]![0]).toBe('home')
})

test.each<readonly [Format, object, string]>([
  [autocannon, ofAutocannon({ non2xx: 15 }), '1.5% of its requests failed'],
  [autocannon, ofAutocannon({ errors: 1000 }), '50% of its requests failed'],
  [autocannon, ofAutocannon({ requests: { average: null, total: 0 } }), 'it has no finite value'],
  [oha, ofOha({ successRate: 0.9 }), '10% of its requests failed'],
  [oha, ofOha({}, { 200: 500, 500: 500 }), '50% of its requests failed'],
  [oha, ofOha({ successRate: null }, {}), 'there were no requests'],
  [oha, ofOha({ requestsPerSec: null }), 'it has no finite value'],
  [vegeta, ofVegeta({ success: 0.5 }), '50% of its requests failed'],
  [vegeta, ofVegeta({ requests: 0 }), 'there were no requests'],
  [vegeta, ofVegeta({ latencies: {} }), 'it has no finite value'],
  [k6, ofK6({ http_req_failed: { values: { rate: 0.2 } } }), '20% of its requests failed'],
  [k6, ofOldK6({ http_req_failed: { value: 0.2, passes: 20, fails: 80 } }), '20% of its requests failed'],
  [k6, ofOldK6({ http_req_failed: { value: 'x' } }), 'there were no requests'],
  [k6, ofOldK6({ iteration_duration: {} }), 'it has no finite value'],
  [
    k6,
    ofOldK6({ http_req_duration: { 'p(95)': 12 } }),
    'its summary has neither the median nor the mean: add "med" to summaryTrendStats',
  ],
])('$name: a run that failed has no number: %j', (format, json, error) => {
  expect(rowsOf(format, JSON.stringify(json))[0]![4]).toBe(error)
})

test.each([autocannon, oha, vegeta, k6])('$name refuses what is empty, cut off, or of another shape', format => {
  for (const [text, why] of [
    ['', 'the output is empty'],
    ['{"summary":{', 'cut off'],
    ['[]', `not what ${format.name} writes`],
    ['{}', `not what ${format.name} writes`],
  ] as const) {
    expect(() => rowsOf(format, text)).toThrow(FormatError)
    expect(() => rowsOf(format, text)).toThrow(why)
  }
})
