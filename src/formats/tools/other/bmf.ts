import * as v from 'valibot'
import { remember } from '../../../util/once.js'
import type { Reading } from '../../format.js'
import { jsonReadings } from '../../reading/builders.js'
import { makeQuantity, type Quantity, readValues } from '../../reading/printed.js'

/** Units of the usual measures; the output does not say those of measures that a project defines itself. */
const units: ReadonlyMap<string, string> = new Map([
  ['latency', 'ns'],
  ['throughput', 'ops/s'],
])

/** So many benchmarks show whose JSON it is; all of them are checked when they are read. */
const enoughToTell = 100

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
  is: json => isFilled(json, isBenchmark, enoughToTell),
  schema: benchmarks,
  readings(decoded) {
    const quantityOf = remember(makeMeasure)
    const readings: Reading[] = []
    for (const benchmark in decoded) {
      const measures = decoded[benchmark]!
      for (const metric in measures) {
        const { value } = measures[metric]!
        readings.push(readValues(quantityOf(metric), benchmark, [typeof value === 'number' ? value : Number.NaN]))
      }
    }
    return readings
  },
})

function makeMeasure(name: string): Quantity {
  return makeQuantity({ metric: name.slice(0, 256), unit: units.get(name) ?? '', primary: name === 'latency' })
}

function isBenchmark(measures: unknown): boolean {
  return isFilled(measures, isMeasure)
}

/** Checks a measure by hand, since there may be very many. */
function isMeasure(measure: unknown): boolean {
  if (typeof measure !== 'object' || measure === null || !('value' in measure)) return false
  return typeof measure.value === 'number' || measure.value === null
}

/** Returns whether `value` is an object with named entries, the first `most` of which are as wanted. */
function isFilled(value: unknown, isWanted: (inner: unknown) => boolean, most = Number.POSITIVE_INFINITY): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  let count = 0
  // Half as long as by entries, and what JSON is made of inherits nothing that would be found.
  for (const name in value) {
    if (name === '' || !isWanted((value as Readonly<Record<string, unknown>>)[name])) return false
    if (++count === most) break
  }
  return count > 0
}
