import { percentSize } from '../../metrics/scale.js'
import type { Warning } from '../../record/record.js'
import { adjustByHolm, rejects } from '../../stats/multiple.js'
import { nameSome } from '../../util/list.js'
import type { Comparison } from '../comparison.js'
import { fromLog } from '../verdicts/change.js'
import { ownThreshold } from '../verdicts/description.js'
import { isControl } from '../verdicts/judged.js'
import type { Trial } from '../verdicts/trial.js'
import { isCalled, judgeExactly } from '../verdicts/verdict.js'
import { callZeros, exactTolerance } from '../verdicts/zeros.js'

/** The control benchmarks that moved, and how far, as fractions: infinitely far from 0. */
export type Moved = ReadonlyMap<Comparison, number>

const alpha = 0.01

/**
 * Finds the control benchmarks of `trial` that moved: by their threshold at least, and with p ≤ 1% after the correction of Holm (1979)
 * for all of them. No change can touch them, so something else made the difference.
 */
export function findMoved(trial: Trial): Moved {
  const { comparisons, record } = trial
  const own = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
  if (own.length === 0) return new Map()
  const found = own.map(one => findChange(one, trial))
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

function findChange(comparison: Comparison, { inferences, zeros, record }: Trial): Found {
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

/** How large a change without noise is; undefined if it is too small to matter. */
function sizeOf({ change, verdict }: ReturnType<typeof judgeExactly>): number | undefined {
  return isCalled(verdict) ? (change?.value ?? Infinity) : undefined
}

/** Explains why a comparison is worth nothing where control benchmarks moved: what moved the most, and how far. */
export function describeMoved(moved: Moved, comparison?: Comparison): string {
  const own = comparison && moved.get(comparison)
  if (own !== undefined) return `a control benchmark, which no change can touch, moved ${describeSize(own)}`
  const sorted = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  const [{ series }, change] = sorted[0]!
  const more = sorted.length === 1 ? '' : `, and ${sorted.length - 1} more`
  return `the control benchmark ${series.benchmark} moved ${describeSize(change)}${more}`
}

function describeSize(change: number): string {
  return Number.isFinite(change) ? `by ${percentSize(change)}` : 'from 0'
}

const mostNamed = 3

/** Warns about control benchmarks that could not be tested in any metric. */
export function warnOfUntestedControls(trial: Trial): readonly Warning[] {
  const { comparisons, table, leftOut } = trial
  if (comparisons.length === 0) return []
  const own = table.series.filter(
    one => one.ruling.control === true && one.ruling.ignore === undefined && !leftOut.has(one),
  )
  const untested = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
    const reason = findReason(benchmark, trial)
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

/** Why no metric of `benchmark` was tested; undefined if one was. */
function findReason(benchmark: string, { comparisons, record }: Trial): string | undefined {
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
