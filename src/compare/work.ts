import { seriesKey } from '../record/key.js'
import { makeReason, type Reason } from '../record/reasons.js'
import type { Pair, Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { nameSome } from '../util/list.js'
import type { Work } from './conclusion.js'
import { indexSeries, isSilent, type Presence, type Series, type SeriesIndex, type SeriesTable } from './series.js'

/** Compares what both sides of `record` printed. Returns undefined if nothing was kept of it. */
export function compareWork({ rounds }: Pick<Pair, 'rounds'>): Work | undefined {
  const [baselineDigest, contenderDigest] = [findDigest(rounds, 'baseline'), findDigest(rounds, 'contender')]
  if (baselineDigest === undefined || contenderDigest === undefined) return undefined
  const same = baselineDigest === null ? null : baselineDigest === contenderDigest
  return { same, baselineDigest, contenderDigest }
}

/** The digest that all invocations of `side` have; null where they differ, and undefined where one that succeeded has none. */
function findDigest(rounds: Pair['rounds'], side: Side): string | null | undefined {
  const invocations = rounds.flat().filter(({ slot, outcome }) => slot.side === side && outcome === 'ok')
  const digests = new Set(invocations.map(({ work }) => work))
  if (digests.size === 0 || digests.has(undefined)) return undefined
  return digests.size === 1 ? [...digests][0]! : null
}

/** Returns whether another output speaks against an improvement of `record`: a program that stops early is not faster. */
export function isOtherWork(record: Pair, work: Work | undefined): boolean {
  if (work?.same !== false) return false
  // Commands that differ may print what they like.
  return record.sides?.baseline?.command === record.sides?.contender.command
}

/** The reason that a reader is told where both sides did not print the same: both are steady, or only the contender varies. */
export function describeOtherWork(work: Work | undefined): Reason {
  return makeReason('other-output', { isVarying: work?.contenderDigest === null })
}

/** The amount of work that a side says it did: not the same each time, or `missing` from runs that measured something. */
type Amount = number | 'varying' | 'missing'

interface NamedWork {
  readonly metric: string
  readonly baseline: Amount
  readonly contender: Amount
}

/** The name of the metric that says how much work a benchmark did. */
export const workMetric = 'work'

/** Finds how much work the benchmark of `series` did on each side. Returns undefined if it does not say. */
export function findNamedWork(series: Series, index: SeriesIndex): NamedWork | undefined {
  const metric = workMetric
  const workSeries = index.get(seriesKey({ benchmark: series.benchmark, metric }))
  if (workSeries === undefined || workSeries === series || isSilent(workSeries)) return undefined
  const told = new Map(listRuns(workSeries).map(({ run, value }) => [run, value]))
  const runs = listRuns(series)
  const findAmount = (side: Side): Amount | undefined => {
    const said = runs.filter(run => run.side === side).map(({ run }) => told.get(run))
    if (said.includes(undefined)) return 'missing'
    return new Set(said).size > 1 ? 'varying' : said[0]
  }
  const [baseline, contender] = [findAmount('baseline'), findAmount('contender')]
  return baseline === undefined || contender === undefined ? undefined : { metric, baseline, contender }
}

/** All values of `series`; `run` is the number of the round and the turn there. */
function listRuns({ rounds, numbers }: Series) {
  return rounds.flatMap((round, at) =>
    round.map(observation => ({ ...observation, run: `${numbers[at]}/${observation.turn}` })),
  )
}

/** Explains that the sides did not do equally much, or that runs of only one say so; undefined if they did, or if nobody can tell. */
export function describeNamedWork(work: NamedWork | undefined): Reason | undefined {
  if (work === undefined || isUnsteady(work)) return undefined
  const { metric, baseline, contender } = work
  return baseline === contender ? undefined : makeReason('named-work', { metric, baseline, contender })
}

/** Returns whether what the sides say cannot be compared: the baseline's varies by itself, or it is missing from runs of both. */
function isUnsteady({ baseline, contender }: NamedWork): boolean {
  return baseline === 'varying' || (baseline === 'missing' && contender === 'missing')
}

/** Warns about benchmarks whose work differs from run to run, so that it could not be compared. */
export function warnOfWork({ shared, table }: Presence & { readonly table: SeriesTable }): readonly Warning[] {
  const index = indexSeries(table)
  const varying = shared.flatMap(series => {
    const work = findNamedWork(series, index)
    return work !== undefined && isUnsteady(work) ? [series.benchmark] : []
  })
  const names = [...new Set(varying)]
  if (names.length === 0) return []
  const message = `the work of ${nameSome(names, 3)} differs from run to run, so it was not checked whether both sides did the same`
  return [{ code: 'work-varies', message }]
}
