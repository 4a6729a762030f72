import { processMetrics } from '../../metrics/metric.js'
import type { Pair, Warning } from '../../record/record.js'
import { groupWords, namesOf } from '../chosen.js'
import type { SeriesTable } from '../series.js'

/** The metrics that were to be judged and that nothing has measured, with those that there are: a misspelt name must not look like a quiet run. */
export function describeMissingMetrics({ settings, warnings }: Pair, { series }: SeriesTable): readonly Warning[] {
  const there = [...new Set(series.map(({ metric }) => metric.name))].sort()
  if (there.length === 0) return []
  const isExplained = (name: string): boolean =>
    isOfProcess(name) && warnings.some(({ code }) => code === 'instrument-missing')
  const missing = namesOf(settings.metrics).filter(
    name => !groupWords.includes(name) && !there.includes(name) && !isExplained(name),
  )
  return missing.map(name => ({
    code: 'metric-missing',
    message: `"metrics" names ${name}, which was not measured${explain(name)}; available: ${listed(there)}`,
  }))
}

function isOfProcess(name: string): boolean {
  return processMetrics.some(metric => metric === name)
}

function explain(name: string): string {
  if (name === 'peak-memory') return ' (memory below about 10 MB, the size of the launcher, cannot be measured)'
  return isOfProcess(name) ? ' (not with these instruments)' : ''
}

const mostListed = 10

function listed(names: readonly string[]): string {
  return names.length > mostListed ? `${names.slice(0, mostListed).join(', ')}, and more` : names.join(', ')
}
