import { percentSize } from '../metrics/scale.js'
import { seriesKey } from '../record/key.js'
import type { Pair, Warning } from '../record/record.js'
import { adjustByHolm, rejects } from '../stats/multiple.js'
import { nameSome } from '../util/list.js'
import type { AssessedRecord } from './assessment.js'
import { fromLog } from './change.js'
import { isControl } from './chosen.js'
import type { Comparison } from './comparison.js'
import type { Growth } from './conclusion.js'
import { isCalled, type Judgement, judgeExactly } from './decide.js'
import { ownThreshold } from './describe.js'
import type { SeriesTable } from './series.js'
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
} from './work.js'
import { callZeros, exactTolerance } from './zeros.js'

/** The facts about a whole run that can take its verdicts. */
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
export function applyGuards(judgement: Judgement, runGuards: RunGuards, comparison: Comparison): Judgement {
  const { output, otherOutput, work, moved, suite, index } = runGuards
  if (judgement.verdict === 'not-comparable' && !moved.has(comparison)) return judgement
  if (suite !== undefined) return refuse(judgement, suite, 'contender-changed')
  // Nobody knows what else moved without the change.
  if (moved.size > 0) return refuse(judgement, describeMoved(moved, comparison), 'control-moved')
  const named = describeNamedWork(findNamedWork(comparison.series, index))
  return named === undefined ? withWork(judgement, output, otherOutput) : withWork(judgement, work, named)
}

/** Takes the verdict of `growth` where the run does not allow one. */
export function guardGrowth(growth: Growth, runGuards: RunGuards): Growth {
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

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): string | undefined {
  return suiteChanges.length === 0 ? undefined : `the benchmark itself changed (${nameSome(suiteChanges, 1)})`
}

/** The control benchmarks that moved, and how far, as fractions: infinitely far from 0. */
type Moved = ReadonlyMap<Comparison, number>

const alpha = 0.01

/**
 * Finds the control benchmarks of `assessed` that moved: by their threshold at least, and with p ≤ 1% after the correction of Holm (1979)
 * for all of them. No change can touch them, so something else made the difference.
 */
export function findMoved(assessed: AssessedRecord): Moved {
  const { comparisons, record } = assessed
  const own = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
  if (own.length === 0) return new Map()
  const found = own.map(one => findChange(one, assessed))
  const adjusted = adjustByHolm(found.map(({ p }) => p))
  return new Map(
    own.flatMap((one, index) => {
      const { change } = found[index]!
      return change !== undefined && rejects(adjusted[index]!, alpha) ? [[one, change]] : []
    }),
  )
}

interface Found {
  readonly p: number
  /** Undefined where it is below the threshold. */
  readonly change: number | undefined
}

const still: Found = { p: 1, change: undefined }

function findChange(comparison: Comparison, { inferences, zeros, record }: AssessedRecord): Found {
  const { basis, series } = comparison
  const isOwn = (one: { readonly comparison: Comparison }): boolean => one.comparison === comparison
  switch (basis.kind) {
    case 'obstacle':
      return still
    case 'exact':
      if (basis.baseline === basis.contender) return still
      return { p: 0, change: sizeOf(judgeExactly(basis, series.metric.better, exactTolerance(series, record))) }
    case 'zeros': {
      const { inference, isApart } = zeros.find(isOwn)!
      const called = callZeros(series, exactTolerance(series, record))
      return basis.shortage === undefined ? { p: isApart ? 0 : inference.p, change: called && sizeOf(called) } : still
    }
    case 'inference': {
      const { p, estimate } = inferences.find(isOwn)!.inference
      const change = fromLog(estimate, series.metric.better) - 1
      if (basis.shortage !== undefined) return still
      return { p, change: Math.abs(change) >= ownThreshold(comparison, record) ? change : undefined }
    }
  }
}

/** Returns the size of a change without noise; undefined if it is too small to matter. */
function sizeOf({ change, verdict }: ReturnType<typeof judgeExactly>): number | undefined {
  return isCalled(verdict) ? (change?.value ?? Infinity) : undefined
}

/** Explains why a comparison is worth nothing where control benchmarks moved: what moved the most, and how far. */
function describeMoved(moved: Moved, comparison?: Comparison): string {
  const own = comparison && moved.get(comparison)
  if (own !== undefined) return `a control benchmark, which no change can touch, moved ${describeMove(own)}`
  const sorted = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  const [{ series }, change] = sorted[0]!
  const more = sorted.length === 1 ? '' : `, and ${sorted.length - 1} more`
  return `the control benchmark ${series.benchmark} moved ${describeMove(change)}${more}`
}

function describeMove(change: number): string {
  return Number.isFinite(change) ? `by ${percentSize(change)}` : 'from 0'
}

const mostNamed = 3

/** Warns about control benchmarks that could not be tested in any metric. */
export function warnOfUntestedControls(assessed: AssessedRecord): readonly Warning[] {
  const { comparisons, table, leftOut } = assessed
  if (comparisons.length === 0) return []
  const own = table.series.filter(
    one => one.rule.control === true && one.rule.ignore === undefined && !leftOut.has(one),
  )
  const uncorrected = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
    const reason = findReason(benchmark, assessed)
    return reason === undefined ? [] : [{ benchmark, reason }]
  })
  const [first, ...more] = uncorrected
  if (first === undefined) return []
  const which = nameSome(
    uncorrected.map(({ benchmark }) => benchmark),
    mostNamed,
  )
  const subject = more.length === 0 ? `control benchmark ${which} was` : `control benchmarks ${which} were`
  const message = `the ${subject} not tested, so it is unknown whether something other than the change made a difference (${first.reason})`
  return [{ code: 'control-untested', message }]
}

/** Why no metric of `benchmark` was tested; undefined if one was. */
function findReason(benchmark: string, { comparisons, record }: AssessedRecord): string | undefined {
  const shared = comparisons.filter(({ series }) => series.benchmark === benchmark)
  if (shared.length === 0) return 'only one side has it'
  const chosen = shared.filter(({ series }) => isControl(series, record.settings.metrics))
  if (chosen.length === 0) return 'see "metrics", and "direction" in the file of rules'
  const reasons = chosen.map(one => describeObstacle(one.basis))
  return reasons.includes(undefined) ? undefined : reasons[0]
}

function describeObstacle(basis: Comparison['basis']): string | undefined {
  if (basis.kind === 'exact') return undefined
  return basis.kind === 'obstacle' ? basis.reason : basis.shortage
}
