import * as v from 'valibot'
import { tidyUnit } from '../../../metrics/unit.js'
import { decodeLines, readingFormat } from '../../reading/builders.js'
import { makeReading, perIteration } from '../../reading/printed.js'

/**
 * `measured_values[i]` is the time of `iteration_count[i]` iterations, in `unit`.
 * (https://bheisler.github.io/criterion.rs/book/cargo_criterion/external_tools.html)
 */
export const cargoCriterion = readingFormat({
  name: 'cargo-criterion',
  title: 'cargo criterion --message-format=json',
  fits: ({ text }) => findLines(text).length > 0,
  readings: ({ text }) =>
    findLines(text).map(({ id, iteration_count: counts, measured_values: measured, typical, median, unit: whole }) => {
      const isWhole = measured.length > 0 && measured.length === counts.length
      const { estimate, unit } = isWhole ? { unit: whole, estimate: Number.NaN } : (median ?? typical)
      const values = isWhole ? measured.map((value, index) => perIteration(value, counts[index]!)) : [estimate]
      // Criterion can be made to measure other things than time.
      return makeReading({ benchmark: id, metric: tidyUnit(unit).unit === 's' ? 'time' : unit, unit, values })
    }),
  missing:
    'no line is {"reason":"benchmark-complete",…} of cargo-criterion: is it called with --message-format=json, and did a benchmark run?',
})

const estimate = v.object({ estimate: v.number(), unit: v.string() })
const line = v.object({
  reason: v.literal('benchmark-complete'),
  id: v.string(),
  iteration_count: v.array(v.number()),
  measured_values: v.array(v.number()),
  unit: v.string(),
  typical: estimate,
  median: v.nullish(estimate),
})
const findLines = (text: string) => decodeLines(text, '"benchmark-complete"', line)
