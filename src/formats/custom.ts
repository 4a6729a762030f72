import * as v from 'valibot'
import type { Direction } from '../metrics/metric.js'
import { tidyUnit } from '../metrics/unit.js'
import { decodeJson, insistOnSome } from './decode-json.js'
import type { Document } from './document.js'
import type { Format, Reading } from './format.js'
import { numberDuplicates } from './names.js'
import { makeFailure, makeReading } from './printed.js'

const expected = {
  tool: 'a script that prints benchmarks with name, unit and value',
  advice: 'write an array such as [{"name":"parse","unit":"ms","value":12.8}]',
}

const entry = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  unit: v.string(),
  value: v.nullable(v.union([v.number(), v.string()])),
})

const decimal = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * An array of `{ name, unit, value }`, of which smaller values are the better ones: `customSmallerIsBetter` of
 * github-action-benchmark, and what others export for it.
 *
 * A value may be text. The direction is not in the output, but in the format's name: so it is never chosen by what was printed.
 */
export const customSmallerIsBetter = makeCustom('customSmallerIsBetter', 'smaller is better', 'lower')

/** The same, of which larger values are the better ones. */
export const customBiggerIsBetter = makeCustom('customBiggerIsBetter', 'bigger is better', 'higher')

function makeCustom(name: string, meaning: string, better: Direction): Format {
  return {
    name,
    title: `an array of name, unit and value: ${meaning}`,
    // Both fit what either does, and so neither is chosen: the user is told to name one.
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(isEntry),
    parse: document => read(document, better),
  }
}

/** By hand, since there may be very many. */
function isEntry(one: unknown): boolean {
  if (typeof one !== 'object' || one === null || !('name' in one && 'unit' in one && 'value' in one)) return false
  return typeof one.name === 'string' && typeof one.unit === 'string'
}

function read(document: Document, better: Direction): readonly Reading[] {
  const found = insistOnSome(decodeJson(document, v.array(entry), expected), expected)
  const metrics = found.map(({ unit }) => nameMetric(unit))
  // A name may stand for several metrics, but for one only once.
  const keys = numberDuplicates(found.map(({ name }, index) => `${metrics[index]}\n${name}`))
  return found.map(({ unit, value }, index) => {
    const metric = metrics[index]!
    const said = { benchmark: keys[index]!.slice(metric.length + 1), metric, unit, better }
    if (typeof value !== 'string') return makeReading({ ...said, values: [value ?? Number.NaN] })
    if (!decimal.test(value.trim()))
      return makeFailure({ ...said }, `"${value.slice(0, 100)}" is no number with a decimal point`)
    return makeReading({ ...said, values: [Number(value)] })
  })
}

function nameMetric(printed: string): string {
  return tidyUnit(printed).unit === 's' ? 'time' : printed.slice(0, 256) || 'value'
}
