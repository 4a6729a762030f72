import { seriesKey } from '../../record/key.js'
import { explain, type Reason } from '../../record/reasons.js'
import type { Pair, Warning } from '../../record/record.js'
import { adjustByHolm, rejects } from '../../stats/multiple.js'
import { nameSome } from '../../util/list.js'
import {
  hasZeros,
  isInferred,
  type Judged,
  type JudgedRun,
  type Judgement,
  ownThreshold,
  type Tested,
  type TestedRun,
} from '../assessment.js'
import type { Growth } from '../conclusion.js'
import { describeMoved, describeSuiteChanges, type Moved } from '../obstacles.js'
import { indexSeries, type Series, type SeriesTable } from '../series.js'
import { exactTolerance, fromLog, isCalled, judgeExactly } from '../verdict.js'
import { compareWork, describeNamedWork, describeOtherWork, findNamedWork, isOtherWork } from '../work.js'
import { callZeros } from '../zeros.js'

/** Takes the verdicts that the run as a whole does not allow. What is only shown has none. */
export function guardRun(run: JudgedRun): JudgedRun {
  const guards = guardsOf(run)
  return {
    ...run,
    assessments: run.assessments.map(judged => {
      const isTold = judged.role === 'judged' || guards.moved.has(judged.series)
      return {
        ...judged,
        judgement: isTold ? applyGuards(judged.judgement, guards, judged.series) : withoutVerdict(judged),
      }
    }),
    growths: run.growths.map(growth => guardGrowth(growth, guards)),
  }
}

/** Only what stood in the way of a verdict is told of what has none; and of a control benchmark, what that is laid to. */
function withoutVerdict({ role, judgement: { cause, doubt: _, reason, ...judgement } }: Judged): Judgement {
  const told = reason !== undefined && judgement.verdict === 'not-comparable' ? { reason } : {}
  const blamed = cause !== undefined && role === 'control' ? { cause } : {}
  return { ...judgement, ...told, ...blamed, verdict: null, roundsToSettle: null }
}

type RunGuards = ReturnType<typeof findRunGuards>

/** A run at a moment from which on it can be told what its control benchmarks did. */
type Guarded = Pick<TestedRun, 'record' | 'table' | 'assessments'>

/** Finds what can take the verdicts of `run`. */
export function guardsOf(run: Guarded): RunGuards {
  return findRunGuards(run.record, run.table, findMoved(run))
}

/** Finds what can take the verdicts of `record`, in which these control benchmarks moved. */
export function findRunGuards(record: Pair, table: SeriesTable, moved: Moved) {
  const printed = compareWork(record)
  const index = indexSeries(table)
  return {
    moved,
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
 * Takes the verdict of `judgement` where the run does not allow one. What is incomparable anyway keeps its reason, unless it is a control
 * benchmark that moved. A program that does something else is not faster; where it is slower, that may be why.
 */
export function applyGuards(judgement: Judgement, guards: RunGuards, series: Series): Judgement {
  const { moved, suite } = guards
  const { verdict, warnings } = judgement
  const refuse = (reason: Reason, cause: NonNullable<Judgement['cause']>): Judgement => ({
    ...judgement,
    ...{ verdict: 'not-comparable', cause, reason, roundsToSettle: null },
  })
  if (verdict === 'not-comparable' && !moved.has(series)) return judgement
  if (suite !== undefined) return refuse(suite, 'contender-changed')
  // Nobody knows what else moved without the change.
  if (moved.size > 0) return refuse(describeMoved(moved, series), 'control-moved')
  const otherWork = guards.findOtherWork(guards.describeWork(series.benchmark, series.metric.name))
  if (otherWork === undefined) return judgement
  if (verdict === 'improved') return refuse(otherWork, 'contender-changed')
  return verdict === 'regressed' ? { ...judgement, warnings: [...warnings, otherWork] } : judgement
}

/** The first size at which a side did other work counts for all. */
function guardGrowth(growth: Growth, { moved, suite, describeWork, findOtherWork }: RunGuards): Growth {
  const { metric, points, verdict } = growth
  if (verdict === null || verdict === 'not-comparable') return growth
  const [named] = points.flatMap(({ benchmark }) => {
    const work = describeWork(benchmark, metric)
    return work === undefined ? [] : [{ ...work, at: benchmark }]
  })
  const otherWork = verdict === 'improved' ? findOtherWork(named) : undefined
  const reason = suite ?? (moved.size > 0 ? describeMoved(moved) : otherWork)
  return reason === undefined ? growth : { ...growth, verdict: 'not-comparable', reason }
}

const alpha = 0.01

/**
 * Finds the control benchmarks of `run` that moved: by their threshold at least, and with p ≤ 1% after the correction of Holm (1979)
 * for all of them. No change can touch them, so something else made the difference.
 */
function findMoved({ assessments, record }: Guarded): Moved {
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

/** The change of one control benchmark, undefined where it is below the threshold, and its p. */
function findChange(tested: Tested, record: Pair): { readonly p: number; readonly change: number | undefined } {
  const { basis, series, shortage } = tested
  const { better } = series.metric
  const still = { p: 1, change: undefined }
  const sizeOf = (called: ReturnType<typeof callZeros>): number | undefined =>
    called && isCalled(called.verdict) ? (called.change?.value ?? Infinity) : undefined
  if (basis.kind === 'obstacle' || shortage !== undefined) return still
  const tolerance = exactTolerance(series, record)
  if (basis.kind === 'exact')
    return basis.baseline === basis.contender ? still : { p: 0, change: sizeOf(judgeExactly(basis, better, tolerance)) }
  if (hasZeros(tested))
    return { p: tested.basis.isApart ? 0 : tested.inference.p, change: sizeOf(callZeros(series, tolerance)) }
  if (!isInferred(tested)) return still
  const change = fromLog(tested.inference.estimate, better) - 1
  return { p: tested.inference.p, change: Math.abs(change) >= ownThreshold(tested, record) ? change : undefined }
}

/** Warns about control benchmarks that could not be tested in any metric. */
export function warnOfUntestedControls({ assessments, table }: JudgedRun): readonly Warning[] {
  if (assessments.length === 0) return []
  const leftOut = new Set(assessments.filter(one => one.isLeftOut).map(({ series }) => series))
  const own = table.series.filter(
    one => one.rule.control === true && one.rule.ignore === undefined && !leftOut.has(one),
  )
  const untested = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
    const reason = findReason(assessments.filter(({ series }) => series.benchmark === benchmark))
    return reason === undefined ? [] : [{ benchmark, reason }]
  })
  const [first, ...more] = untested
  if (first === undefined) return []
  const names = untested.map(({ benchmark }) => benchmark)
  const [noun, verb] = more.length === 0 ? ['benchmark', 'was'] : ['benchmarks', 'were']
  const message = `the control ${noun} ${nameSome(names, 3)} ${verb} not tested, so it is unknown whether something other than the change made a difference (${first.reason})`
  return [{ code: 'control-untested', message }]
}

/** Explains why no metric of a control benchmark was tested, of `shared` that both sides have; undefined if one was. */
function findReason(shared: readonly Tested[]): string | undefined {
  if (shared.length === 0) return 'only one side has it'
  const chosen = shared.filter(({ role }) => role === 'control')
  if (chosen.length === 0) return 'see "metrics", and "direction" in the file of rules'
  const [first, ...others] = chosen.map(({ basis, shortage }) => (basis.kind === 'obstacle' ? basis.reason : shortage))
  return first === undefined || others.includes(undefined) ? undefined : explain(first)
}
