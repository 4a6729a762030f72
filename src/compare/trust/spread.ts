import { median } from 'simple-statistics'
import type { Warning } from '../../record/record.js'
import type { Comparison } from '../comparison.js'
import { isCounted } from '../counted.js'
import type { Finding, Summary } from '../verdicts/finding.js'

const highVariation = 0.1
const manyTies = 0.2
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005

/** Warns if values are equal or come in steps. That is plain to see, without a test. Counted values are so by nature. */
export function describeCoarseness({ series }: Comparison): readonly Warning[] {
  if (isCounted(series.metric.unit)) return []
  const found = findCoarseness(series.rounds.flatMap(round => round.map(one => one.value)))
  return found === undefined ? [] : [found]
}

/** Warns that values vary, if this is why there is no verdict. The spread that stands beside the levels decides. */
export function describeVariation({ verdict, baseline, contender }: Varying): readonly Warning[] {
  const spread = Math.max(spreadOf(baseline), spreadOf(contender))
  return verdict === 'inconclusive' && spread > highVariation ? [variationWarning] : []
}

type Varying = Pick<Finding, 'verdict' | 'baseline' | 'contender'>

function spreadOf(side: Summary | null): number {
  return side?.level === undefined ? 0 : side.level.mad / side.level.value
}

const variationWarning: Warning = {
  code: 'high-variation',
  message: 'the values vary by more than 10%: let the command do more work, or measure on a quieter machine',
}

/** Ties, and the steps of a clock that cannot tell values apart. */
function findCoarseness(values: readonly number[]): Warning | undefined {
  const distinct = listDistinct(values)
  if (distinct.length === values.length) return undefined
  if (findStep(distinct, values) > coarseStep || distinct.length === 1) return coarseClockWarning
  return areTied(distinct, values) ? tiesWarning : undefined
}

/**
 * Finds the step in which the clock shows `values`, as a fraction of their median: the smallest distance between two of them, where so
 * many are equal that a clock must be the reason. Where all are equal, it is the last digit. 0 otherwise.
 */
export function findTick(values: readonly number[]): number {
  const distinct = listDistinct(values)
  return areTied(distinct, values) ? findStep(distinct, values) : 0
}

function areTied(distinct: ArrayLike<number>, values: readonly number[]): boolean {
  return values.length - distinct.length > manyTies * values.length
}

function findStep(distinct: Float64Array, values: readonly number[]): number {
  if (distinct.length === 1) return lastDigitOf(distinct[0]!)
  let narrowest = Infinity
  for (let i = 1; i < distinct.length; i++) narrowest = Math.min(narrowest, distinct[i]! - distinct[i - 1]!)
  return narrowest / median(values)
}

/** As many digits as a change of unit leaves as they were printed. */
const certainDigits = 12

/** One in the last digit of a value, as a fraction of the value. */
function lastDigitOf(value: number): number {
  const digits = Number(value.toPrecision(certainDigits)).toExponential().split('e')[0]!
  const decimals = digits.split('.')[1]?.length ?? 0
  return 10 ** -decimals / Number(digits)
}

/** What differs by rounding only is the same. */
const rounding = 1e-9

function listDistinct(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort()
  return sorted.filter((value, index) => index === 0 || value - sorted[index - 1]! > rounding * value)
}

const coarseClockWarning: Warning = {
  code: 'coarse-clock',
  message: 'the clock is too coarse for these values: let the command repeat its work',
}

const tiesWarning: Warning = {
  code: 'ties',
  message: 'more than 20% of the values are equal: print more digits, or let the command do more work',
}
