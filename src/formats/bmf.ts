import * as v from 'valibot'
import { decodeJson } from './decode-json.js'
import type { Format } from './format.js'
import { makeReading } from './printed.js'

const expected = {
  tool: "Bencher's metric format",
  advice: 'write an object such as {"parse":{"latency":{"value":88.0}}}',
}

/** What a measure's values are in; of those that a project defines itself, the output does not say it. */
const units: ReadonlyMap<string, string> = new Map([
  ['latency', 'ns'],
  ['throughput', 'ops/s'],
])

type Measures = Readonly<Record<string, { readonly value: unknown }>>

// A schema for records leaves out names such as __proto__.
const benchmarks = v.custom<Readonly<Record<string, Measures>>>(
  json => isFilled(json, measures => isFilled(measures, isMeasure)),
  'expected benchmarks with measures, each with a value',
)

/**
 * Bencher Metric Format: `{ "benchmark": { "measure": { "value": 1 } } }`, the JSON of `bencher run --adapter json`.
 *
 * Latency is in ns, throughput in operations a second. A measure of another name has neither unit nor direction in the output.
 * Source: Bencher's reference of the format, and its examples.
 */
export const bmf: Format = {
  name: 'bmf',
  title: 'Bencher Metric Format, JSON',
  fits: ({ json }) => v.is(benchmarks, json),
  parse: document =>
    Object.entries(decodeJson(document, benchmarks, expected)).flatMap(([benchmark, measures]) =>
      Object.entries(measures).map(([metric, { value }]) =>
        makeReading({
          benchmark,
          metric: metric.slice(0, 256),
          unit: units.get(metric) ?? '',
          values: typeof value === 'number' ? [value] : [],
          primary: metric === 'latency',
        }),
      ),
    ),
}

/** By hand, since there may be very many. */
function isMeasure(measure: unknown): boolean {
  if (typeof measure !== 'object' || measure === null || !('value' in measure)) return false
  return typeof measure.value === 'number' || measure.value === null
}

/** Whether `value` is an object with something in it, and all of that is as wanted, under names that are some. */
function isFilled(value: unknown, isWanted: (inner: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const inner = Object.entries(value)
  return inner.length > 0 && inner.every(([name, one]) => name !== '' && isWanted(one))
}
