import * as v from 'valibot'
import { tidyUnit } from '../../../metrics/unit.js'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { finite, finiteList, firstFinite } from '../../reading/printed.js'

const result = v.object({
  title: v.optional(v.string(), ''),
  name: v.string(),
  unit: anything,
  'median(elapsed)': v.unknown(),
  measurements: anything,
})

/** Counters of the processor; all zeros where it has none. */
const counters = ['instructions', 'cpucycles', 'branchmisses'] as const

/** Seconds and counts of one unit of work; the measurements are the epochs, in order. (`nanobench.h`: `templates::json`.) */
export const nanobench = jsonFormat({
  name: 'nanobench',
  title: 'nanobench, JSON',
  advice: 'render it by ankerl::nanobench::templates::json() to stdout or to the file of "output"',
  is: v.object({ results: filled(v.object({ name: v.string(), 'median(elapsed)': v.unknown() })) }),
  schema: v.object({ results: v.array(result) }),
  // A name stands below its title if there are several, since names repeat between titles.
  benchmarks: ({ results }) => {
    const isAlone = new Set(results.map(({ title }) => title)).size === 1
    return results.map(row => ({ ...row, name: isAlone || row.title === '' ? row.name : `${row.title}/${row.name}` }))
  },
  read: ({ measurements, unit, 'median(elapsed)': median }) => [
    { metric: 'time', unit: unitOf(unit), values: valuesOf(measurements, 'elapsed') ?? firstFinite(median) },
    ...counters.map(counter => {
      const counts = valuesOf(measurements, counter) ?? []
      const values = counts.some(count => count > 0) ? counts : []
      return { metric: counter, unit: 'count', values, better: 'lower' as const }
    }),
  ],
})

/** The time for each of what a script calls the unit of its batch, an operation where it says nothing. */
function unitOf(unit: unknown): string {
  const printed = `s/${String(unit)}`
  return tidyUnit(printed).unit === 's' ? printed : 's'
}

function valuesOf(measurements: unknown, key: string): readonly number[] | undefined {
  return Array.isArray(measurements) ? finiteList(measurements.map(epoch => finite(epoch?.[key]))) : undefined
}
