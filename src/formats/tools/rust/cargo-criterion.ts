import * as v from 'valibot'
import { tidyUnit } from '../../../metrics/unit.js'
import { anything, decodeLines, readingFormat } from '../../reading/builders.js'
import { makeReading, perIteration } from '../../reading/printed.js'
import { readThroughput } from './throughput.js'

/**
 * `measured_values[i]` is the time of `iteration_count[i]` iterations, in `unit`.
 * (https://bheisler.github.io/criterion.rs/book/cargo_criterion/external_tools.html)
 */
export const cargoCriterion = readingFormat({
  name: 'cargo-criterion',
  title: 'cargo criterion --message-format=json',
  fits: ({ text }) => findLines(text).length > 0,
  readings: ({ text }) =>
    findLines(text).flatMap(({ id, iteration_count: counts, measured_values: measured, typical, median, ...more }) => {
      const isWhole = measured.length > 0 && measured.length === counts.length
      const { estimate, unit } = isWhole ? { unit: more.unit, estimate: Number.NaN } : (median ?? typical)
      const values = isWhole ? measured.map((value, index) => perIteration(value, counts[index]!)) : [estimate]
      // Criterion can be made to measure other things than time.
      const isTime = tidyUnit(unit).unit === 's'
      const reading = makeReading({ benchmark: id, metric: isTime ? 'time' : unit, unit, values })
      const rates = isTime ? readThroughput(more.throughput, reading.values) : []
      return [reading, ...rates.map(rate => makeReading({ ...rate, benchmark: id }))]
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
  throughput: anything,
})
const findLines = (text: string) => decodeLines(text, '"benchmark-complete"', line)
