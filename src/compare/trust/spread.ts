import { median } from 'simple-statistics'
import type { Warning } from '../../record/record.js'
import type { Finding } from '../finding.js'
import type { Series } from '../series.js'
import { areTied, findNarrowest, findTick, isExactlyCounted, listDistinct } from '../steps.js'

const highVariation = 0.1
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005

/** Warns if values are equal or come in the steps of a clock. That is plain to see, without a test. Counted values are so by nature. */
export function describeCoarseness(series: Pick<Series, 'metric' | 'rounds' | 'step'>): readonly Warning[] {
  if (isExactlyCounted(series)) return []
  const values = series.rounds.flatMap(round => round.map(one => one.value))
  const distinct = listDistinct(values)
  if (distinct.length === values.length) return []
  const step = Math.max(series.step, findTick(series))
  // A distance of more than a step may be that of the modes of a program.
  const isCoarse = findNarrowest(distinct) < 1.5 * step && step > coarseStep * median(values)
  if (distinct.length === 1 || isCoarse)
    return [
      { code: 'coarse-clock', message: 'the clock is too coarse for these values: let the command repeat its work' },
    ]
  const message = 'more than 20% of the values are equal: print more digits, or let the command do more work'
  return areTied(distinct, values) ? [{ code: 'ties', message }] : []
}

/** Warns that values vary, if this is why there is no verdict. The spread that stands beside the levels decides. */
export function describeVariation({
  verdict,
  baseline,
  contender,
}: Pick<Finding, 'verdict' | 'baseline' | 'contender'>): readonly Warning[] {
  const spreads = [baseline, contender].map(side => (side?.level ? side.level.mad / side.level.value : 0))
  const message = 'the values vary by more than 10%: let the command do more work, or measure on a quieter machine'
  // The spread of values around a level of 0 is no number.
  const isHigh = verdict === 'inconclusive' && Math.max(...spreads) > highVariation
  return isHigh ? [{ code: 'high-variation', message }] : []
}
