import { expect, test } from 'vitest'
import { type Format, FormatError } from '../../../../../src/formats/format.js'
import { pgbench } from '../../../../../src/formats/tools/load/databases.js'
import { hey } from '../../../../../src/formats/tools/load/hey.js'
import { wrk } from '../../../../../src/formats/tools/load/wrk.js'
import { rubyBenchmark } from '../../../../../src/formats/tools/other/ruby.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

test('of several runs each is named by what it loads', () => {
  const run = fixture('wrk/4.1.0.txt')
  const other = run.replace('/slow', '/fast')
  const names = rowsOf(wrk, `${run}${other}${run}`).map(([name]) => name)
  const url = 'http://127.0.0.1:18999'
  expect([...new Set(names)]).toEqual([`${url}/slow`, `${url}/fast`, `${url}/slow (2)`])
})

const heyOf = (average: string) =>
  `Summary:\n  Average:\t${average} secs\n  Requests/sec:\t1905.3\n\n  50%% in 0.0004 secs\n\nStatus code distribution:\n  [200]\t20 responses\n`

test.each([
  ['0.0009', ['throughput*']],
  ['0.0010', ['throughput*', 'time']],
])('of an average of %s s, with four decimals, hey says %j', (average, metrics) => {
  expect(formatOf(heyOf(average))).toBe('hey')
  expect(rowsOf(hey, heyOf(average)).map(row => row[1])).toEqual(metrics)
})

const wrkWith = (line: string) => fixture('wrk/4.1.0.txt').replace('Requests/sec:', `${line}\nRequests/sec:`)

test.each<readonly [Format, string, string]>([
  [wrk, wrkWith('  Socket errors: connect 0, read 0, write 0, timeout 200'), '% of its requests failed'],
  [wrk, wrkWith('  Non-2xx or 3xx responses: 50'), '% of its requests failed'],
  [hey, `${heyOf('0.01')}\nError distribution:\n  [20]\tGet: refused\n`, '50% of its requests failed'],
  [
    pgbench,
    fixture('pgbench/15.18.txt').replace('failed transactions: 0', 'failed transactions: 500'),
    '% of its requests failed',
  ],
])('$name: a run that failed has no number', (format, text, error) => {
  const rows = rowsOf(format, text)
  expect(rows).toHaveLength(1)
  expect(rows[0]![4]).toContain(error)
})

test.each<readonly [what: string, format: Format, text: string, primary: string]>([
  ['wrk', wrk, fixture('wrk/4.1.0-latency.txt'), 'throughput'],
  [
    'wrk2 that calibrated',
    wrk,
    wrkWith('  Thread calibration: mean lat.: 1.2ms, rate sampling interval: 10ms'),
    'time',
  ],
  ['wrk2 in a short run', wrk, wrkWith('  Latency Distribution (HdrHistogram - Recorded Latency)'), 'time'],
  ['pgbench', pgbench, fixture('pgbench/15.18.txt'), 'throughput'],
  [
    'pgbench with a rate',
    pgbench,
    `${fixture('pgbench/15.18.txt')}rate limit schedule lag: avg 0.100 (max 1.203) ms\n`,
    'time',
  ],
  [
    'pgbench with a rate and without a time',
    pgbench,
    fixture('pgbench/15.18.txt').replace('latency average', 'rate limit schedule lag: 0\nlatency'),
    'throughput',
  ],
])('what a load is about: %s', (_, format, text, primary) => {
  expect(rowsOf(format, text).flatMap(row => (String(row[1]).endsWith('*') ? [row[1]] : []))).toEqual([`${primary}*`])
})

test.each([wrk, hey, pgbench, rubyBenchmark])('$name refuses what is not its output', format => {
  expect(() => rowsOf(format, 'nothing')).toThrow(FormatError)
  expect(() => rowsOf(format, '')).toThrow(FormatError)
})
