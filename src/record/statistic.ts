import { mean, min, quantile } from 'simple-statistics'

/** A way to make one number of an invocation's iterations. */
export type Statistic = (values: readonly number[]) => number

/** Finds the statistic with this name (`median`, `mean`, `min`, or a percentile such as `p95`). Returns undefined if there is none. */
export function findStatistic(name: string): Statistic | undefined {
  if (name === 'mean') return values => mean([...values])
  if (name === 'min') return values => min([...values])
  const percent = name === 'median' ? 50 : Number(/^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN)
  return Number.isNaN(percent) ? undefined : values => quantile([...values], percent / 100)
}
