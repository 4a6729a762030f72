import { median } from 'simple-statistics'
import { madOfNormal } from '../distributions/normal.js'
import { studentCdf } from '../distributions/student.js'

/** The comparison of the first of several values with the others. */
interface SlowStart {
  /** Excess over their median; 0 where it is not the largest. */
  readonly lead: number
  /** The chance of such a lead where all are alike; 1 where it is not the largest, or there are fewer than 7 others. */
  readonly p: number
}

const leastOthers = 7
/** Efficiency as an estimate of their spread, relative to the standard deviation. */
const efficiency = 0.37

/**
 * Tests whether the first of `values` is larger than the others by more than they vary. Takes its distance from their median, in
 * median absolute deviations. This follows about Student's t, with the degrees of freedom that these deviations are worth. With 8
 * to 40 normal values, p is 1 to 1.6 times what it should be.
 */
export function testSlowStart(values: readonly number[]): SlowStart {
  const [first, ...others] = values
  if (first === undefined || others.length < leastOthers) return { lead: 0, p: 1 }
  if (first <= Math.max(...others)) return { lead: 0, p: 1 }
  const centre = median(others)
  const lead = first - centre
  const deviation = median(others.map(other => Math.abs(other - centre))) / madOfNormal
  const t = lead / (deviation * Math.sqrt(1 + 1 / others.length))
  return { lead, p: studentCdf(-t, efficiency * (others.length - 1)) }
}
