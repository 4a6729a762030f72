import { seriesKey } from '../record/key.js'
import type { Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { nameSome } from '../util/list.js'
import { isSilent, type Observation, type Series, type SeriesTable } from './series.js'

/**
 * The amount of work that a side says it did. `varying`: it is not the same each time. `missing`: not every run that measured something
 * says it.
 */
type Amount = number | 'varying' | 'missing'

/** The amounts of work that a benchmark itself says both sides did. */
export interface NamedWork {
  readonly metric: string
  readonly baseline: Amount
  readonly contender: Amount
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
  return new Map(series.map(one => [seriesKey({ benchmark: one.benchmark, metric: one.metric.name }), one]))
}

/** Finds how much work the benchmark of `series` did on each side. Returns undefined if it does not say. */
export function findNamedWork(series: Series, index: SeriesIndex): NamedWork | undefined {
  const metric = workMetricOf(series)
  const own = index.get(seriesKey({ benchmark: series.benchmark, metric }))
  if (own === undefined || own === series || isSilent(own)) return undefined
  const told = new Map(listRuns(own).map(({ run, value }) => [run, value]))
  const runs = listRuns(series)
  const findOf = (side: Side): Amount | undefined =>
    findAmount(runs.filter(one => one.side === side).map(({ run }) => told.get(run)))
  const [baseline, contender] = [findOf('baseline'), findOf('contender')]
  return baseline === undefined || contender === undefined ? undefined : { metric, baseline, contender }
}

/** All values of `series`; `run` is the number of the round and the turn there. */
function listRuns({ rounds, numbers }: Series): readonly (Observation & { readonly run: string })[] {
  return rounds.flatMap((round, at) => round.map(one => ({ ...one, run: `${numbers[at]}/${one.turn}` })))
}

/** What the runs of a side say; undefined if there are none. */
function findAmount(said: readonly (number | undefined)[]): Amount | undefined {
  if (said.includes(undefined)) return 'missing'
  return new Set(said).size > 1 ? 'varying' : said[0]
}

/**
 * Explains that the sides did not do equally much, or that runs of only one of them say so. Returns undefined if they did, or if nobody
 * can tell.
 */
export function describeNamedWork(work: NamedWork | undefined): string | undefined {
  if (work === undefined || isUnsteady(work)) return undefined
  const { metric, baseline, contender } = work
  if (baseline === contender) return undefined
  if (contender === 'varying' && baseline !== 'missing')
    return `the contender did other work: ${metric} differs from run to run, and was always ${baseline}`
  const silent = baseline === 'missing' ? 'baseline' : contender === 'missing' ? 'contender' : undefined
  return silent === undefined
    ? `the contender did other work: ${metric} is ${contender}, and was ${baseline}`
    : `it is unknown whether the contender did the same work: ${metric} is missing from runs of the ${silent}`
}

/** Returns whether what the sides say cannot be compared: the baseline's varies by itself, or it is missing from runs of both. */
function isUnsteady({ baseline, contender }: NamedWork): boolean {
  return baseline === 'varying' || (baseline === 'missing' && contender === 'missing')
}

const mostNamed = 3

/** Warns about benchmarks whose work differs from run to run, so that it could not be compared. */
export function warnOfWork(shared: readonly Series[], table: SeriesTable): readonly Warning[] {
  const index = indexSeries(table)
  const varying = shared.filter(series => {
    const work = findNamedWork(series, index)
    return work !== undefined && isUnsteady(work)
  })
  const names = [...new Set(varying.map(({ benchmark }) => benchmark))]
  if (names.length === 0) return []
  const message = `the work of ${nameSome(names, mostNamed)} differs from run to run, so it was not checked whether both sides did the same`
  return [{ code: 'work-varies', message }]
}
