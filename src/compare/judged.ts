import { isSilent, type Series } from './series.js'

/**
 * Whether `series` is judged, where `metrics` are: `primary`, `all` that the command prints, or names, comma-separated. What is of the
 * process as a whole must be named.
 */
export function isJudged(series: Series, metrics: string): boolean {
  if (series.ruling.ignore !== undefined) return false
  // An error has no unit, and so no direction; but it is worth more than silence.
  if (isSilent(series)) return true
  if (series.metric.better === 'unknown') return false
  const isNamed = metrics.split(',').some(name => name.trim() === series.metric.name)
  if (series.metric.aside) return isNamed
  if (metrics === 'primary') return series.primary
  return metrics === 'all' || isNamed
}
