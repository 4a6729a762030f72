import { mean, sampleStandardDeviation, standardDeviation } from 'simple-statistics'
import { largest } from '../metrics/number.js'
import { quantile } from '../stats/quantile.js'
import type { Summary } from './finding.js'

/**
 * The description of values from several runners. Its spread is that within runners: what they differ by is in no round, and so in no
 * change.
 */
export function summariseRunners(runners: readonly (readonly number[])[]): Summary | null {
  const whole = summarise(runners.flat())
  const centred = runners.map(values => ({ values, centre: summarise(values)?.median ?? 0 }))
  if (whole === null || runners.length < 2 || centred.some(({ values, centre }) => values.length > 0 && !(centre > 0)))
    return whole
  const level = summarise(centred.flatMap(({ values, centre }) => values.map(value => value / centre)))!
  const mad = level.mad * whole.median
  return Number.isFinite(mad) ? { ...whole, mad, cv: level.cv } : whole
}

/** The description of `values`, or null where there are none. */
export function summarise(values: readonly number[]): Summary | null {
  if (values.length === 0) return null
  const sorted = new Float64Array(values).sort()
  const average = mean([...values])
  const [middle, q1, q3] = [quantile(sorted, 0.5), quantile(sorted, 0.25), quantile(sorted, 0.75)]
  const most = Math.max(-sorted[0]!, sorted.at(-1)!)
  // In steps of a power of two, since the squares of large values are no numbers.
  const [step, unit] = [powerOfTwo(Math.abs(average)), powerOfTwo(most)]
  const isSpread = values.length > 1 && most !== 0
  const deviation = isSpread ? sampleStandardDeviation(values.map(value => value / unit)) * unit : 0
  return {
    n: values.length,
    median: middle,
    mean: average,
    min: sorted[0]!,
    p5: quantile(sorted, 0.05),
    p95: quantile(sorted, 0.95),
    ...{ q1, q3 },
    max: sorted.at(-1)!,
    mad: quantile(sorted.map(value => Math.abs(value - middle)).sort(), 0.5),
    cv: computable(standardDeviation(values.map(value => value / step)) / Math.abs(average / step)),
    sd: computable(deviation),
    outliers: {
      low: sorted.filter(value => value < q1 - fence * (q3 - q1)).length,
      high: sorted.filter(value => value > q3 + fence * (q3 - q1)).length,
    },
  }
}

const fence = 1.5

function powerOfTwo(value: number): number {
  return 2 ** Math.floor(Math.log2(value))
}

function computable(value: number): number | null {
  return value <= largest ? value : null
}
