import type { Direction } from '../../../metrics/metric.js'
import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { findJsonLines } from '../../reading/json-lines.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

/** A counter as it is printed: `<not supported>` where the machine has none. */
interface Counter {
  readonly event: string
  readonly value: string
  readonly unit: string
}

/** The fields of CSV: value, unit, event, with -r the deviation, the time that it ran for, and the share of it. */
const row = /^(-?[\d.]+|<not (?:supported|counted)>),([^,]*),([\w.:/=-]+),(?:[\d.]+%,)?(\d+),(\d+\.\d\d),/

/**
 * What `perf stat -x, -o FILE` or `perf stat -j -o FILE` writes: one benchmark, named like the suite, with a metric for each counter.
 *
 * Without `-o` it goes to the standard error, which is not read. Times are in ms; more instructions and cycles are worse, and of other
 * counters it is not known. Source: outputs of 6.1.
 */
export const perfStat: Format = {
  name: 'perf-stat',
  title: 'perf stat, by -x, or -j',
  fits: ({ rows: lines, text }) => lines.some(line => row.test(line)) || readJson(text).length > 0,
  parse({ rows: lines, text }, suite) {
    const counters = [...lines.flatMap(readLine), ...readJson(text)]
    if (counters.length === 0)
      throw new FormatError('no line is a counter of perf: run "perf stat -x, -o FILE", and let "output" name the file')
    return counters.map(one => read(one, suite))
  },
}

function readLine(line: string): readonly Counter[] {
  const [, value, unit, event] = row.exec(line) ?? []
  return event === undefined ? [] : [{ event, value: value!, unit: unit! }]
}

function readJson(text: string): readonly Counter[] {
  return [...findJsonLines(text, '"counter-value"')].flatMap(line => {
    const { 'counter-value': value, event, unit } = line as Readonly<Record<string, unknown>>
    const isCounter = typeof value === 'string' && typeof event === 'string' && typeof unit === 'string'
    return isCounter ? [{ event, value, unit }] : []
  })
}

const costs: ReadonlySet<string> = new Set(['instructions', 'cycles', 'cache-misses', 'branch-misses', 'page-faults'])

function read({ event, value, unit: printed }: Counter, benchmark: string): Reading {
  const name = event.replace(/:[a-zA-Z]+$/, '')
  const isTime = printed === 'msec' || name === 'duration_time' || name === 'user_time' || name === 'system_time'
  const unit = printed === 'msec' ? 'ms' : isTime ? 'ns' : printed || 'count'
  const better: { readonly better?: Direction } = costs.has(name) ? { better: 'lower' } : {}
  const metric = { benchmark, metric: event.slice(0, 256), unit, ...better }
  return value.startsWith('<')
    ? makeFailure(
        metric,
        `perf says "${value.slice(1, -1)}": this machine has no such counter, or no permission for it`,
      )
    : makeReading({ ...metric, values: [parseNumber(value)] })
}
