import { mean, medianAbsoluteDeviation, standardDeviation } from 'simple-statistics'
import { quantile } from '../stats/quantile.js'
import type { Summary } from './finding.js'

/** The description of `values`, or null where there are none. */
export function summarise(values: readonly number[]): Summary | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const average = mean([...values])
  return {
    n: values.length,
    median: quantile(sorted, 0.5),
    mean: average,
    min: sorted[0]!,
    q1: quantile(sorted, 0.25),
    q3: quantile(sorted, 0.75),
    max: sorted.at(-1)!,
    mad: medianAbsoluteDeviation([...values]),
    cv: average === 0 ? null : standardDeviation([...values]) / Math.abs(average),
  }
}
