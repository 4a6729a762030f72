import { seriesKey } from '../../record/key.js'
import type { Reason } from '../../record/reasons.js'
import type { Pair } from '../../record/record.js'
import type { Judged, JudgedRun, Judgement } from '../assessment.js'
import { findBlindness } from '../blind.js'
import { describeSuiteChanges } from '../obstacles.js'
import { indexSeries, type Series, type SeriesTable } from '../series.js'
import { compareWork, describeNamedWork, describeOtherWork, findNamedWork, isOtherWork } from '../work.js'

/** Takes the verdicts that the run as a whole does not allow. What is only shown has none. */
export function guardRun(run: JudgedRun): JudgedRun {
  const guards = findRunGuards(run.record, run.table)
  return {
    ...run,
    assessments: run.assessments.map(judged => ({
      ...judged,
      judgement:
        judged.role === 'judged' ? applyGuards(judged.judgement, guards, judged.series) : withoutVerdict(judged),
    })),
  }
}

/** Only what stood in the way of a verdict is told of what has none. */
function withoutVerdict({ judgement: { cause: _cause, doubt: _doubt, reason, ...judgement } }: Judged): Judgement {
  const told = reason !== undefined && judgement.verdict === 'not-comparable' ? { reason } : {}
  return { ...judgement, ...told, verdict: null, roundsToSettle: null }
}

type RunGuards = ReturnType<typeof findRunGuards>

/** Finds what can take the verdicts of `record`. */
export function findRunGuards(record: Pair, table: SeriesTable) {
  const printed = compareWork(record)
  const index = indexSeries(table)
  return {
    /** Why the benchmarks of both sides are not the same; undefined where they are. */
    suite: describeSuiteChanges(record),
    /** The other work that one metric of a benchmark itself reports, in words. */
    describeWork(benchmark: string, metric: string): Reason | undefined {
      const series = index.get(seriesKey({ benchmark, metric }))
      return series && describeNamedWork(findNamedWork(series, index))
    },
    /** The other work in words: what is `named`, or else that of the output; undefined where there is none. */
    findOtherWork: (named: Reason | undefined): Reason | undefined =>
      named ?? (isOtherWork(record, printed) ? describeOtherWork(printed) : undefined),
  }
}

/**
 * Takes the verdict of `judgement` where the run does not allow one. What is incomparable anyway keeps its reason. A program that does
 * something else is not faster; where it is slower, that may be why.
 */
export function applyGuards(judgement: Judgement, guards: RunGuards, series: Series): Judgement {
  const { suite } = guards
  const { verdict, warnings } = judgement
  const blindness = verdict === 'unchanged' ? findBlindness(series) : undefined
  const refuse = (reason: Reason, cause: NonNullable<Judgement['cause']>): Judgement => ({
    ...judgement,
    ...{ verdict: 'not-comparable', cause, reason, roundsToSettle: null },
  })
  if (verdict === 'not-comparable') return judgement
  if (suite !== undefined) return refuse(suite, 'contender-changed')
  if (blindness !== undefined) return refuse(blindness.reason, blindness.cause)
  const otherWork = guards.findOtherWork(guards.describeWork(series.benchmark, series.metric.name))
  if (otherWork === undefined) return judgement
  if (verdict === 'improved') return refuse(otherWork, 'contender-changed')
  return verdict === 'regressed' ? { ...judgement, warnings: [...warnings, otherWork] } : judgement
}
