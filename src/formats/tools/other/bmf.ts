import * as v from 'valibot'
import { remember } from '../../../util/once.js'
import { jsonReadings } from '../../reading/builders.js'
import { finite, makeQuantity, readValues } from '../../reading/printed.js'

/** Units of the usual measures; the output does not say those of measures that a project defines itself. */
const units: ReadonlyMap<string, string> = new Map([
  ['latency', 'ns'],
  ['throughput', 'ops/s'],
])

type Measures = Readonly<Record<string, { readonly value: unknown }>>

// A schema for records leaves out names such as __proto__.
const benchmarks = v.custom<Readonly<Record<string, Measures>>>(
  json => isFilled(json, isBenchmark),
  'expected benchmarks with measures, each with a value',
)

/**
 * The JSON of `bencher run --adapter json`. Latency is in ns, throughput in operations a second; a measure of another name has neither
 * unit nor direction. Source: Bencher's reference of the format, and its examples.
 */
export const bmf = jsonReadings({
  name: 'bmf',
  title: 'Bencher Metric Format, JSON',
  tool: "Bencher's metric format",
  advice: 'write an object such as {"parse":{"latency":{"value":88.0}}}',
  is: json => isFilled(json, isBenchmark),
  schema: benchmarks,
  readings(decoded) {
    const quantityOf = remember(name =>
      makeQuantity({ metric: name.slice(0, 256), unit: units.get(name) ?? '', primary: name === 'latency' }),
    )
    return Object.entries(decoded).flatMap(([benchmark, measures]) =>
      Object.entries(measures).map(([metric, { value }]) =>
        readValues(quantityOf(metric), benchmark, [finite(value) ?? Number.NaN]),
      ),
    )
  },
})

function isBenchmark(measures: unknown): boolean {
  return isFilled(measures, measure => {
    if (typeof measure !== 'object' || measure === null || !('value' in measure)) return false
    return typeof measure.value === 'number' || measure.value === null
  })
}

/** Returns whether `value` is an object with named entries, all of which are as they should be. By hand, since there may be very many. */
function isFilled(value: unknown, isRight: (inner: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([name, inner]) => name !== '' && isRight(inner))
}
