import type { Warning } from '../record/record.js'
import type { Series, SeriesTable } from './series.js'

/** The amounts of work that a benchmark itself says both sides did. */
export interface NamedWork {
  readonly metric: string
  /** null: a side did not do equally much each time. */
  readonly baseline: number | null
  readonly contender: number | null
}

/** The metric that says how much work was done, where no rule names another one. */
const usualName = 'work'

/** The name of the metric that says how much work the benchmark of `series` did. */
export function workMetricOf({ ruling }: Pick<Series, 'ruling'>): string {
  return ruling.sameWork ?? usualName
}

/** All series by benchmark and metric. */
export type SeriesIndex = ReadonlyMap<string, Series>

/** Makes an index of the series of a record. */
export function indexSeries({ series }: Pick<SeriesTable, 'series'>): SeriesIndex {
  return new Map(series.map(one => [`${one.benchmark}\n${one.metric.name}`, one]))
}

/** Finds how much work the benchmark of `series` did on each side. Returns undefined if it does not say. */
export function findNamedWork(series: Series, index: SeriesIndex): NamedWork | undefined {
  const metric = workMetricOf(series)
  const own = index.get(`${series.benchmark}\n${metric}`)
  if (own === undefined || own === series) return undefined
  const [baseline, contender] = [findAmount(own, 'baseline'), findAmount(own, 'contender')]
  return baseline === undefined || contender === undefined ? undefined : { metric, baseline, contender }
}

/** The value that all invocations of a side have; null where they differ, and undefined where there are none. */
function findAmount({ rounds }: Series, side: 'baseline' | 'contender'): number | null | undefined {
  const values = new Set(rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value)))
  return values.size > 1 ? null : [...values][0]
}

/** Explains that the sides did not do equally much. Returns undefined if they did, or if nobody can tell. */
export function describeNamedWork(work: NamedWork | undefined): string | undefined {
  if (work === undefined || work.baseline === null || work.contender === null) return undefined
  const { metric, baseline, contender } = work
  return baseline === contender
    ? undefined
    : `the contender did other work: ${metric} is ${contender}, and was ${baseline}`
}

const mostNamed = 3

/** Warns about benchmarks whose work differs from run to run, so that it could not be compared. */
export function warnOfWork(shared: readonly Series[], table: SeriesTable): readonly Warning[] {
  const index = indexSeries(table)
  const varying = shared.filter(series => {
    const work = findNamedWork(series, index)
    return work !== undefined && (work.baseline === null || work.contender === null)
  })
  const names = [...new Set(varying.map(({ benchmark }) => benchmark))]
  if (names.length === 0) return []
  const rest = names.length - mostNamed
  const listed = `${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  const message = `the work of ${listed} differs from run to run, so nobody checked whether both sides did the same`
  return [{ code: 'work-varies', message }]
}
