import { isSilent, type Series } from './series.js'

/** Whether `series` is judged, where `metrics` are: `primary`, `all`, or names, comma-separated. */
export function isJudged(series: Series, metrics: string): boolean {
  if (series.ruling.ignore !== undefined) return false
  // An error has no unit, and so no direction; but it is worth more than silence.
  if (isSilent(series)) return true
  if (series.metric.better === 'unknown') return false
  if (metrics === 'primary') return series.primary
  return metrics === 'all' || metrics.split(',').some(name => name.trim() === series.metric.name)
}
