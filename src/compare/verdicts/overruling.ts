import { seriesKey } from '../../record/key.js'
import type { Pair } from '../../record/pair.js'
import { nameSome } from '../../util/list.js'
import type { Comparison } from '../comparison.js'
import { describeMoved, type Moved } from '../controls/control-benchmarks.js'
import type { Growth } from '../growth/growth.js'
import { describeNamedWork, findNamedWork, indexSeries, type SeriesIndex } from '../named-work.js'
import type { SeriesTable } from '../series.js'
import { compareWork, describeOtherWork, effectOfOtherWork, findWorkEffect, type WorkEffect } from '../work.js'
import type { Judgement } from './evidence.js'

/** The facts about a whole run that can take its verdicts. */
export interface Overruling {
  /** What another output makes of verdicts, and what other work does that a benchmark reports. */
  readonly output: WorkEffect
  readonly work: WorkEffect
  /** What is said of another output. */
  readonly otherOutput: string
  readonly index: SeriesIndex
  readonly moved: Moved
  /** Why the benchmarks of both sides are not the same; undefined where they are, or where that is to be judged. */
  readonly suite: string | undefined
}

/** Finds what overrules the verdicts of `record`, in which these control benchmarks moved. */
export function findOverruling(record: Pair, table: SeriesTable, moved: Moved): Overruling {
  const isAllowed = record.settings.suiteChanges === 'judge'
  const printed = compareWork(record)
  return {
    output: findWorkEffect(record, printed),
    otherOutput: describeOtherWork(printed),
    work: effectOfOtherWork(record.settings),
    ...{ moved, index: indexSeries(table) },
    suite: isAllowed ? undefined : describeSuiteChanges(record),
  }
}

/**
 * Takes the verdict of `judgement` where the run does not allow one. What is incomparable anyway keeps its reason, unless it is a control
 * benchmark that moved.
 */
export function overrule(judgement: Judgement, overruling: Overruling, comparison: Comparison): Judgement {
  const { output, otherOutput, work, moved, suite, index } = overruling
  if (judgement.verdict === 'not-comparable' && !moved.has(comparison)) return judgement
  if (suite !== undefined) return refuse(judgement, suite, 'contender-changed')
  // Nobody knows what else moved without the change.
  if (moved.size > 0) return refuse(judgement, describeMoved(moved, comparison), 'control-moved')
  const named = describeNamedWork(findNamedWork(comparison.series, index))
  return named === undefined ? withWork(judgement, output, otherOutput) : withWork(judgement, work, named)
}

/** Takes the verdict of `growth` where the run does not allow one. */
export function overruleGrowth(growth: Growth, overruling: Overruling): Growth {
  const { output, otherOutput, work, moved, suite, index } = overruling
  if (growth.verdict === null || growth.verdict === 'not-comparable') return growth
  const named = describeWorkOfPoints(growth, index)
  const effect = named === undefined ? output : work
  const isOther = effect === 'not-comparable' || (effect !== 'none' && growth.verdict === 'improved')
  const reason = suite ?? (moved.size > 0 ? describeMoved(moved) : isOther ? (named ?? otherOutput) : undefined)
  return reason === undefined ? growth : { ...growth, verdict: 'not-comparable', reason }
}

/** The first size at which a side did other work counts for all. */
function describeWorkOfPoints({ points, metric }: Growth, index: SeriesIndex): string | undefined {
  for (const { benchmark } of points) {
    const series = index.get(seriesKey({ benchmark, metric }))
    const named = series && describeNamedWork(findNamedWork(series, index))
    if (named !== undefined) return `${benchmark}: ${named}`
  }
  return undefined
}

function refuse(judgement: Judgement, reason: string, cause: NonNullable<Judgement['cause']>): Judgement {
  return { ...judgement, verdict: 'not-comparable', cause, reason, roundsToSettle: null }
}

/** A program that does something else is not faster. Where it is slower, that may be why. */
function withWork(judgement: Judgement, effect: WorkEffect, reason: string): Judgement {
  const { verdict, warnings } = judgement
  if (effect === 'none') return judgement
  if (verdict === 'improved' || effect === 'not-comparable') return refuse(judgement, reason, 'contender-changed')
  if (verdict !== 'regressed') return judgement
  return { ...judgement, warnings: [...warnings, { code: 'other-work', message: reason }] }
}

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): string | undefined {
  return suiteChanges.length === 0 ? undefined : `the benchmark itself changed (${nameSome(suiteChanges, 1)})`
}
