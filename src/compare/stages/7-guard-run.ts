import { seriesKey } from '../../record/key.js'
import type { Pair, Warning } from '../../record/record.js'
import { adjustByHolm, rejects } from '../../stats/multiple.js'
import { nameSome } from '../../util/list.js'
import { type AssessedRun, type Assessment, type Judgement, ownThreshold } from '../assessment.js'
import { fromLog } from '../change.js'
import type { Growth } from '../conclusion.js'
import { describeMoved, describeSuiteChanges, type Moved } from '../obstacles.js'
import type { Series, SeriesTable } from '../series.js'
import { exactTolerance, isCalled, judgeExactly } from '../verdict.js'
import {
  compareWork,
  describeNamedWork,
  describeOtherWork,
  effectOfOtherWork,
  findNamedWork,
  findWorkEffect,
  indexSeries,
  type SeriesIndex,
  type WorkEffect,
} from '../work.js'
import { callZeros } from '../zeros.js'

/** Takes the verdicts that the run as a whole does not allow. What is only shown has none. */
export function guardRun(run: AssessedRun): AssessedRun {
  const guards = guardsOf(run)
  return {
    ...run,
    assessments: run.assessments.map(one => {
      const judgement = one.judgement!
      const isTold = one.role === 'judged' || guards.moved.has(one.series)
      return { ...one, judgement: isTold ? applyGuards(judgement, guards, one.series) : withoutVerdict(one, judgement) }
    }),
    growths: run.growths.map(growth => guardGrowth(growth, guards)),
  }
}

/** Only what stood in the way of a verdict is told of what has none; and of a control benchmark, what that is laid to. */
function withoutVerdict({ role }: Assessment, { cause, doubt: _, reason, ...judgement }: Judgement): Judgement {
  const told = reason !== undefined && judgement.verdict === 'not-comparable' ? { reason } : {}
  const blamed = cause !== undefined && role === 'control' ? { cause } : {}
  return { ...judgement, ...told, ...blamed, verdict: null, roundsToSettle: null }
}

interface RunGuards {
  /** Effect of different output on the verdicts, and of different work that a benchmark reports. */
  readonly output: WorkEffect
  readonly work: WorkEffect
  /** Words on another output. */
  readonly otherOutput: string
  readonly index: SeriesIndex
  readonly moved: Moved
  /** Why the benchmarks of both sides are not the same; undefined where they are, or where that is to be judged. */
  readonly suite: string | undefined
}

/** Finds what can take the verdicts of `run`. */
export function guardsOf(run: AssessedRun): RunGuards {
  return findRunGuards(run.record, run.table, findMoved(run))
}

/** Finds what can take the verdicts of `record`, in which these control benchmarks moved. */
export function findRunGuards(record: Pair, table: SeriesTable, moved: Moved): RunGuards {
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
export function applyGuards(judgement: Judgement, runGuards: RunGuards, series: Series): Judgement {
  const { output, otherOutput, work, moved, suite, index } = runGuards
  if (judgement.verdict === 'not-comparable' && !moved.has(series)) return judgement
  if (suite !== undefined) return refuse(judgement, suite, 'contender-changed')
  // Nobody knows what else moved without the change.
  if (moved.size > 0) return refuse(judgement, describeMoved(moved, series), 'control-moved')
  const named = describeNamedWork(findNamedWork(series, index))
  return named === undefined ? withWork(judgement, output, otherOutput) : withWork(judgement, work, named)
}

function guardGrowth(growth: Growth, runGuards: RunGuards): Growth {
  const { output, otherOutput, work, moved, suite, index } = runGuards
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

const alpha = 0.01

/**
 * Finds the control benchmarks of `run` that moved: by their threshold at least, and with p ≤ 1% after the correction of Holm (1979)
 * for all of them. No change can touch them, so something else made the difference.
 */
function findMoved({ assessments, record }: AssessedRun): Moved {
  const own = assessments.filter(({ role }) => role === 'control')
  const found = own.map(one => findChange(one, record))
  const adjusted = adjustByHolm(found.map(({ p }) => p))
  return new Map(
    own.flatMap(({ series }, index) => {
      const { change } = found[index]!
      return change !== undefined && rejects(adjusted[index]!, alpha) ? [[series, change]] : []
    }),
  )
}

interface Found {
  readonly p: number
  /** Undefined where it is below the threshold. */
  readonly change: number | undefined
}

const still: Found = { p: 1, change: undefined }

function findChange(one: Assessment, record: Pair): Found {
  const { basis, series, shortage, inference } = one
  switch (basis.kind) {
    case 'obstacle':
      return still
    case 'exact':
      if (basis.baseline === basis.contender) return still
      return { p: 0, change: sizeOf(judgeExactly(basis, series.metric.better, exactTolerance(series, record))) }
    case 'zeros': {
      const called = callZeros(series, exactTolerance(series, record))
      return shortage === undefined ? { p: basis.isApart ? 0 : inference!.p, change: called && sizeOf(called) } : still
    }
    case 'inference': {
      if (shortage !== undefined) return still
      const { p, estimate } = inference!
      const change = fromLog(estimate, series.metric.better) - 1
      return { p, change: Math.abs(change) >= ownThreshold(one, record) ? change : undefined }
    }
  }
}

/** Returns the size of a change without noise; undefined if it is too small to matter. */
function sizeOf({ change, verdict }: ReturnType<typeof judgeExactly>): number | undefined {
  return isCalled(verdict) ? (change?.value ?? Infinity) : undefined
}

const mostNamed = 3

/** Warns about control benchmarks that could not be tested in any metric. */
export function warnOfUntestedControls(run: AssessedRun): readonly Warning[] {
  const { assessments, table } = run
  if (assessments.length === 0) return []
  const leftOut = new Set(assessments.filter(one => one.isLeftOut).map(({ series }) => series))
  const own = table.series.filter(
    one => one.rule.control === true && one.rule.ignore === undefined && !leftOut.has(one),
  )
  const untested = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
    const reason = findReason(benchmark, run)
    return reason === undefined ? [] : [{ benchmark, reason }]
  })
  const [first, ...more] = untested
  if (first === undefined) return []
  const which = nameSome(
    untested.map(({ benchmark }) => benchmark),
    mostNamed,
  )
  const subject = more.length === 0 ? `control benchmark ${which} was` : `control benchmarks ${which} were`
  const message = `the ${subject} not tested, so it is unknown whether something other than the change made a difference (${first.reason})`
  return [{ code: 'control-untested', message }]
}

/** Explains why no metric of `benchmark` was tested; undefined if one was. */
function findReason(benchmark: string, { assessments }: AssessedRun): string | undefined {
  const shared = assessments.filter(({ series }) => series.benchmark === benchmark)
  if (shared.length === 0) return 'only one side has it'
  const chosen = shared.filter(({ role }) => role === 'control')
  if (chosen.length === 0) return 'see "metrics", and "direction" in the file of rules'
  const reasons = chosen.map(({ basis, shortage }) => (basis.kind === 'obstacle' ? basis.reason : shortage))
  return reasons.includes(undefined) ? undefined : reasons[0]
}
