import type { Direction } from '../../../metrics/unit.js'
import type { Reading } from '../../format.js'
import { readingFormat } from '../../reading/builders.js'
import { makeReading, type Printed, perIteration } from '../../reading/printed.js'

const sample = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)(?: [-+\d.eE]+)?(?: # .*)?$/
const type = /^# TYPE (\S+) (\w+)$/
const unitOf = /^# UNIT (\S+) (\S+)$/

/** A family of samples, as its lines TYPE and UNIT say. */
interface Family {
  readonly name: string
  readonly type: string
  unit: string
}

/**
 * Gauges, quantiles and counters, and of a histogram or summary the mean. A benchmark is a name with its labels; its metric is the unit,
 * and `time` for seconds. Less is better of seconds and bytes in a gauge or summary, and of all else it is not known.
 * (https://prometheus.io/docs/specs/om/open_metrics_spec/, outputs of prometheus_client 0.26)
 */
export const openmetrics = readingFormat({
  name: 'openmetrics',
  title: 'OpenMetrics text',
  fits: ({ rows, text }) => /(?:^|\n)# EOF\r?\n?$/.test(text.slice(-20)) && rows.some(line => type.test(line)),
  readings: ({ rows }) => readFamilies(rows),
  missing: 'there is no sample of OpenMetrics, such as "parse_time_seconds 0.25", below a "# TYPE" line',
})

function readFamilies(rows: readonly string[]): readonly Reading[] {
  const readings: Reading[] = []
  const sums = new Map<string, number>()
  let family: Family | undefined
  for (const line of rows) {
    const [, name, kind] = type.exec(line) ?? []
    const [, owner, unit] = unitOf.exec(line) ?? []
    if (name !== undefined) family = { name, type: kind!, unit: findUnit(name) }
    else if (family && owner === family.name) family.unit = unit!
    else if (family && !line.startsWith('#')) readings.push(...readSample(line, family, sums))
  }
  return readings
}

/** The unit at the end of a name, which the specification asks for. */
function findUnit(name: string): string {
  return /_(seconds|bytes)(?:_total)?$/.exec(name)?.[1] ?? ''
}

const counted: ReadonlySet<string> = new Set(['histogram', 'summary', 'gaugehistogram'])

function readSample(
  line: string,
  { name: family, type: kind, unit }: Family,
  sums: Map<string, number>,
): readonly Reading[] {
  const [, name, labels = '', text] = sample.exec(line) ?? []
  if (name === undefined || !name.startsWith(family)) return []
  const ending = name.slice(family.length)
  if (ending === '_created' || ending === '_bucket' || kind === 'info' || kind === 'stateset') return []
  const value = Number(text)
  if (ending === '' || ending === '_total') return [read({ benchmark: `${family}${labels}`, unit, value }, kind)]
  if (!counted.has(kind)) return []
  // The mean needs both, in either order.
  const [sum, count] = ['_sum', '_count'].map(one => (one === ending ? value : sums.get(`${family}${one}${labels}`)))
  sums.set(`${family}${ending}${labels}`, value)
  return sum === undefined || count === undefined
    ? []
    : [read({ benchmark: `${family}${labels}`, unit, value: perIteration(sum, count) }, kind)]
}

function read(
  { benchmark, unit, value }: Pick<Printed, 'benchmark' | 'unit'> & { readonly value: number },
  kind: string,
): Reading {
  const isCost = kind !== 'counter' && (unit === 'seconds' || unit === 'bytes')
  const better: { readonly better?: Direction } = isCost ? {} : { better: 'unknown' }
  const metric = unit === 'seconds' ? 'time' : unit || 'value'
  return makeReading({ benchmark, metric, unit, values: [value], ...better })
}
