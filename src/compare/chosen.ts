import { findCountThreshold, processMetrics } from '../metrics/metric.js'
import { isCounted } from '../metrics/number.js'
import type { Pair, Warning } from '../record/record.js'
import { isSilent, makeSeries, type Series, type SeriesTable } from './series.js'
import { workMetric } from './work.js'

/** The words that stand for several metrics in the input `metrics`. */
const groupWords: readonly string[] = ['primary', 'all']

/** The words of `metrics`, a name or one that stands for several each. */
export function namesOf(metrics: string): readonly string[] {
  return metrics.split(',').map(name => name.trim())
}

/** Returns whether `series` is judged, if the user chose `metrics`: `primary`, `all` that the command prints, and names, by commas. */
export function isJudged(series: Series, metrics: string): boolean {
  if (series.rule.ignore !== undefined) return false
  // An error has no unit, and so no direction; but it is worth more than silence.
  if (isSilent(series)) return true
  if (series.metric.better === 'unknown') return false
  const names = namesOf(metrics)
  const isNamed = names.includes(series.metric.name)
  if (series.metric.aside || isNamed) return isNamed
  // How much was done is neither better nor worse.
  if (series.metric.name === workMetric) return false
  return names.includes('all') || (names.includes('primary') && series.primary)
}

/** Counts what is judged of `pair` and can vary from run to run: what has a unit of counts may be the same in all. */
export function countNoisy(pair: Pair): number {
  const { metrics } = pair.settings
  return makeSeries(pair).series.filter(
    series => isJudged(series, metrics) && !isSilent(series) && !isCounted(series.metric.unit),
  ).length
}

/** The metrics that were to be judged and that nothing has measured, with those that there are: a misspelt name must not look like a quiet run. */
export function describeMissingMetrics(
  { settings, warnings, counts }: Pair,
  { series }: SeriesTable,
): readonly Warning[] {
  const counted = (counts?.values ?? []).map(({ metric }) => metric)
  const there = [...new Set([...series.map(({ metric }) => metric.name), ...counted])].sort()
  if (there.length === 0) return []
  const isOfProcess = (name: string): boolean => processMetrics.some(metric => metric === name)
  const isExplained = (name: string): boolean =>
    // What was not counted is said once.
    (counts !== undefined && findCountThreshold(name) !== undefined) ||
    (isOfProcess(name) && warnings.some(({ code }) => code === 'instrument-missing'))
  const missing = namesOf(settings.metrics).filter(
    name => !groupWords.includes(name) && !there.includes(name) && !isExplained(name),
  )
  const available = [...there.slice(0, mostListed), ...(there.length > mostListed ? ['and more'] : [])].join(', ')
  return missing.map(name => {
    const noInstrument = isOfProcess(name) ? ' (not with these instruments)' : ''
    const why =
      name === 'peak-memory'
        ? ' (memory below about 10 MB, the size of the launcher, cannot be measured)'
        : noInstrument
    return {
      code: 'metric-missing',
      message: `"metrics" names ${name}, which was not measured${why}; available: ${available}`,
    }
  })
}

const mostListed = 10
