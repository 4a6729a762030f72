import * as v from 'valibot'
import type { MetricValues } from '../../reading/printed.js'

/** Bytes or elements, by the words of Criterion.rs and of cargo-criterion. */
const kinds = {
  bytes: { metric: 'throughput', unit: 'B/s' },
  elements: { metric: 'elements-per-second', unit: 'elements/s' },
} as const

const amount = v.object({ per_iteration: v.number(), unit: v.picklist(['bytes', 'elements']) })
const ofCriterion = v.union([
  v.pipe(
    v.union([v.object({ Bytes: v.number() }), v.object({ BytesDecimal: v.number() })]),
    v.transform(of => [{ per_iteration: 'Bytes' in of ? of.Bytes : of.BytesDecimal, unit: 'bytes' as const }]),
  ),
  v.pipe(
    v.object({ Elements: v.number() }),
    v.transform(({ Elements }) => [{ per_iteration: Elements, unit: 'elements' as const }]),
  ),
  v.pipe(
    v.object({ ElementsAndBytes: v.object({ elements: v.number(), bytes: v.number() }) }),
    v.transform(({ ElementsAndBytes: { elements, bytes } }) => [
      { per_iteration: elements, unit: 'elements' as const },
      { per_iteration: bytes, unit: 'bytes' as const },
    ]),
  ),
  v.array(amount),
])

/**
 * The rates of a benchmark that says in `throughput` how much an iteration does, from its `times` of one, in seconds. They show where an
 * iteration does more than before. None where it says nothing, or in other words.
 */
export function readThroughput(throughput: unknown, times: readonly number[]): readonly MetricValues[] {
  const amounts = v.safeParse(ofCriterion, throughput)
  if (!amounts.success) return []
  return amounts.output
    .filter(({ per_iteration: size }) => size > 0)
    .map(({ per_iteration: size, unit }) => ({ ...kinds[unit], values: times.map(time => size / time) }))
}
