import { median } from 'simple-statistics'
import type { Warning } from '../../record/record.js'
import type { Comparison } from '../comparison.js'

const highVariation = 0.1
const manyTies = 0.2
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005
/** The warnings that need no test, because what they describe is plain to see. */
export function describeSpread({ series, baseline, contender }: Comparison): readonly Warning[] {
  const values = series.rounds.flatMap(round => round.map(one => one.value))
  const cv = Math.max(baseline?.cv ?? 0, contender?.cv ?? 0)
  const warnings = [cv > highVariation ? variationWarning : undefined, findCoarseness(values)]
  return warnings.filter(warning => warning !== undefined)
}

const variationWarning: Warning = {
  code: 'high-variation',
  message: 'the values vary by more than 10 %: let the command do more work, or measure on a quieter machine',
}

/** Ties, and the steps of a clock that cannot tell values apart. */
function findCoarseness(values: readonly number[]): Warning | undefined {
  const different = new Set(values)
  if (different.size === values.length) return undefined
  const distinct = new Float64Array(different).sort()
  let narrowest = Infinity
  for (let i = 1; i < distinct.length; i++) narrowest = Math.min(narrowest, distinct[i]! - distinct[i - 1]!)
  const step = distinct.length === 1 ? 0 : narrowest / median(values)
  if (step > coarseStep || distinct.length === 1) return coarseClockWarning
  return 1 - distinct.length / values.length > manyTies ? tiesWarning : undefined
}

const coarseClockWarning: Warning = {
  code: 'coarse-clock',
  message:
    'the values come in steps that are too large for their size: let the command repeat its work until the clock can tell more',
}

const tiesWarning: Warning = {
  code: 'ties',
  message: 'more than 20 % of the values are equal to another: print more digits, or let the command do more work',
}
