import * as v from 'valibot'
import type { Direction } from '../../../metrics/unit.js'
import { isRate, tidyUnit } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import type { Format, Reading } from '../../format.js'
import { filled, jsonReadings } from '../../reading/builders.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeQuantity, makeReading, type PrintedMetric, readValues } from '../../reading/printed.js'

const entry = v.object({
  name: v.string(),
  unit: v.string(),
  value: v.nullable(v.union([v.number(), v.string()])),
})

type Entry = v.InferOutput<typeof entry>

const decimal = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * `customSmallerIsBetter` of github-action-benchmark, and what others export for it. A value may be text. The direction is in no output,
 * only in the name of the format, so it is never chosen by what was printed. In a file of times and rates, both keep the direction of their unit.
 */
export const customSmallerIsBetter = makeCustom('customSmallerIsBetter', 'smaller is better', 'lower')

/** The same, of which larger values are the better ones. */
export const customBiggerIsBetter = makeCustom('customBiggerIsBetter', 'bigger is better', 'higher')

function makeCustom(name: string, meaning: string, better: Direction): Format {
  return jsonReadings({
    name,
    title: `an array of name, unit and value: ${meaning}`,
    tool: 'a script that prints benchmarks with name, unit and value',
    advice: 'write an array such as [{"name":"parse","unit":"ms","value":12.8}]',
    // Both fit what either does, and so neither is chosen: the user is told to name one.
    is: filled(v.object({ name: v.string(), unit: v.string(), value: v.unknown() })),
    schema: v.array(entry),
    readings: entries => read(entries, better),
  })
}

function read(entries: readonly Entry[], meant: Direction): readonly Reading[] {
  const isMixed = new Set(entries.flatMap(({ unit }) => directionOf(unit) ?? [])).size > 1
  const directionIn = (unit: string): Direction => (isMixed ? directionOf(unit) : undefined) ?? meant
  const quantityOf = remember(unit => makeQuantity(metricOf(unit, directionIn(unit))))
  const names = nameAll(entries, unit => quantityOf(unit).metric.name)
  return entries.map(({ unit, value }, index) => {
    const benchmark = names[index]!
    if (typeof value !== 'string') return readValues(quantityOf(unit), benchmark, [value ?? Number.NaN])
    if (decimal.test(value.trim())) return readValues(quantityOf(unit), benchmark, [value.trim()])
    const error = `"${value.slice(0, 100)}" is no number with a decimal point`
    return makeReading({ ...metricOf(unit, directionIn(unit)), benchmark, error })
  })
}

/** The direction of times and rates. One direction cannot hold for both in one file, so there the units decide; of memory, more may be free. */
function directionOf(printed: string): Direction | undefined {
  const { unit, better } = tidyUnit(printed)
  return unit === 's' || isRate(unit) ? better : undefined
}

/** A name may stand for several metrics, but for one only once. */
function nameAll(entries: readonly Entry[], metricOf: (unit: string) => string): readonly string[] {
  const metrics = entries.map(({ unit }) => metricOf(unit))
  const names = entries.map(({ name }) => name)
  if (metrics.every(metric => metric === metrics[0])) return numberDuplicates(names)
  const keys = names.map((name, index) => `${metrics[index]}\n${name}`)
  return numberDuplicates(keys).map((key, index) => key.slice(metrics[index]!.length + 1))
}

function metricOf(unit: string, better: Direction): PrintedMetric {
  return { metric: tidyUnit(unit).unit === 's' ? 'time' : unit.slice(0, 256) || 'value', unit, better }
}
