import * as v from 'valibot'
import { parseNumber } from '../../../metrics/number.js'
import type { Direction } from '../../../metrics/unit.js'
import { benchmarkFormat, decodeLines } from '../../reading/builders.js'
import type { Document } from '../../reading/document.js'
import type { MetricValues } from '../../reading/printed.js'

/** A counter as it is printed: `<not supported>` where the machine has none. */
interface Counter {
  readonly event: string
  readonly value: string
  readonly unit: string
}

/** The fields of CSV: value, unit, event, with -r the deviation, the time that it ran for, and the share of it. */
const row = /^(-?[\d.]+|<not (?:supported|counted)>),([^,]*),([\w.:/=-]+),(?:[\d.]+%,)?(\d+),(\d+\.\d\d),/

/**
 * One benchmark, named like the suite, with a metric for each counter; times are in ms. More instructions and cycles are worse, and of
 * other counters it is not known. Source: outputs of 6.1.
 */
export const perfStat = benchmarkFormat({
  name: 'perf-stat',
  title: 'perf stat, by -x, or -j',
  fits: ({ rows, text }) => rows.some(line => row.test(line)) || readJson(text).length > 0,
  benchmarks(document, suite) {
    const counters = readCounters(document)
    return counters.length === 0 ? [] : [{ name: suite, counters }]
  },
  read: ({ counters }) => counters.map(read),
  missing: 'no line is a counter of perf: run "perf stat -x, -o FILE", and let "output" name the file',
})

function readCounters({ rows, text }: Document): readonly Counter[] {
  const lines = rows.flatMap(line => {
    const [, value, unit, event] = row.exec(line) ?? []
    return event === undefined ? [] : [{ event, value: value!, unit: unit! }]
  })
  return [...lines, ...readJson(text)]
}

const counter = v.object({ 'counter-value': v.string(), event: v.string(), unit: v.string() })

function readJson(text: string): readonly Counter[] {
  return decodeLines(text, '"counter-value"', counter).map(one => ({ ...one, value: one['counter-value'] }))
}

const costs: ReadonlySet<string> = new Set(['instructions', 'cycles', 'cache-misses', 'branch-misses', 'page-faults'])
const times: ReadonlySet<string> = new Set(['duration_time', 'user_time', 'system_time'])

function read({ event, value, unit: printed }: Counter): MetricValues {
  const name = event.replace(/:[a-zA-Z]+$/, '')
  const unit = printed === 'msec' ? 'ms' : times.has(name) ? 'ns' : printed || 'count'
  const better: { readonly better?: Direction } = costs.has(name) ? { better: 'lower' } : {}
  const metric = { metric: event.slice(0, 256), unit, ...better }
  if (!value.startsWith('<')) return { ...metric, values: [parseNumber(value)] }
  const error = `perf says "${value.slice(1, -1)}": this machine has no such counter, or no permission for it`
  return { ...metric, error }
}
