import { makePair } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import type { Comparison } from './comparison.js'
import { survey } from './conclusion.js'
import { confirmAll } from './confirmation/confirm.js'
import { movedAsMuch } from './controls/control.js'
import { findMoved } from './controls/control-benchmarks.js'
import type { Inference } from './controls/inference.js'
import { fromLog, toLog } from './verdicts/change.js'
import { blank } from './verdicts/evidence.js'
import type { Finding } from './verdicts/finding.js'
import { findOverruling, overrule } from './verdicts/overruling.js'
import type { Trial } from './verdicts/trial.js'
import { findLead, type OpenZeros } from './verdicts/zeros.js'

/** The comparison of the second of two contenders with the first, by one benchmark and metric. */
export interface Duel extends Pick<Finding, 'benchmark' | 'metric'> {
  readonly first: string
  readonly second: string
  /** 1 where something else than the programs may make the difference. */
  readonly p: number
  /** On the scale of the engine: natural logs, where more is worse. */
  readonly estimate: number
}

/** Finds the duels of two contenders of `record` by everything that is judged. */
export function findDuels(record: SessionRecord, first: string, second: string): readonly Duel[] {
  const { trial } = survey(makePair(record, first, second))
  const find = makeFind(trial)
  const overruling = findOverruling(trial.record, trial.table, findMoved(trial))
  return [...trial.judged].flatMap(comparison => {
    const found = find(comparison)
    if (found === undefined) return []
    const { benchmark, metric } = comparison.series
    // Neither of the two may win by doing something else.
    const { verdict } = overrule({ ...blank, verdict: 'improved' }, overruling, comparison)
    const p = verdict === 'improved' ? found.p : 1
    return [{ benchmark, metric: metric.name, first, second, p, estimate: found.estimate }]
  })
}

type Found = Pick<Duel, 'p' | 'estimate'>

/** Makes what finds how the sides of `trial` differ in one comparison; undefined where they have nothing to compare. */
function makeFind(trial: Trial): (comparison: Comparison) => Found | undefined {
  const inferences = new Map(trial.inferences.map(one => [one.comparison, one]))
  const zeros = new Map(trial.zeros.map(one => [one.comparison, one]))
  const confirmations = confirmAll([trial])
  return comparison => {
    const { basis, series } = comparison
    if (basis.kind === 'exact') {
      const { baseline, contender } = basis
      if (baseline === contender) return { p: 1, estimate: 0 }
      const { better } = series.metric
      return { p: 0, estimate: toLog(contender, better) - toLog(baseline, better) }
    }
    const counted = zeros.get(comparison)
    if (counted !== undefined) return duelOfZeros(counted)
    const tested = inferences.get(comparison)
    if (tested === undefined) return undefined
    if (trial.leftOut.has(series)) return { p: 1, estimate: 0 }
    const confirmation = confirmations.get(comparison)
    const { inference } = confirmation?.evidence ?? tested
    const isConfirmed = confirmation === undefined || (confirmation.second !== undefined && confirmation.isSame)
    const isClear = tested.shortage === undefined && isConfirmed && !isWithinControl(comparison, inference, trial)
    return { p: isClear ? inference.p : 1, estimate: inference.estimate }
  }
}

/** Without a ratio, only which side costs more is known. */
function duelOfZeros({ comparison: { series }, inference, shortage, isApart }: OpenZeros): Found {
  const lead = findLead(series) * (series.metric.better === 'higher' ? -1 : 1)
  if (shortage !== undefined || lead === 0) return { p: 1, estimate: 0 }
  return { p: isApart ? 0 : inference.p, estimate: lead }
}

/** Returns whether two copies of one side may differ by as much. */
function isWithinControl(comparison: Comparison, inference: Inference, { controls, record }: Trial): boolean {
  const control = controls.get(comparison)
  if (control === undefined) return false
  const change = { value: fromLog(inference.estimate, comparison.series.metric.better) - 1 }
  if (movedAsMuch(control, change)) return true
  const { confidence } = record.settings
  const isBeyond =
    inference.excludes(control.reach, 'low', confidence) || inference.excludes(-control.reach, 'high', confidence)
  return control.failed && !isBeyond
}
