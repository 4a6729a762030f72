import { median } from 'simple-statistics'
import { madOfNormal } from '../distributions/normal.js'
import { studentCdf } from '../distributions/student.js'

const leastOthers = 7
/** Efficiency as an estimate of their spread, relative to the standard deviation. */
const efficiency = 0.37

/**
 * Tests whether the first of `values` is larger than the others by more than they vary: by its lead over their median in median absolute
 * deviations, which follows about Student's t with the degrees of freedom that these are worth. With 8 to 40 normal values, p is 1 to 1.6
 * times what it should be; it is 1 where the first is not the largest, or there are fewer than 7 others.
 */
export function testSlowStart(values: readonly number[]): { readonly lead: number; readonly p: number } {
  const [first, ...others] = values
  if (first === undefined || others.length < leastOthers || first <= Math.max(...others)) return { lead: 0, p: 1 }
  const centre = median(others)
  const lead = first - centre
  const deviation = median(others.map(other => Math.abs(other - centre))) / madOfNormal
  const t = lead / (deviation * Math.sqrt(1 + 1 / others.length))
  return { lead, p: studentCdf(-t, efficiency * (others.length - 1)) }
}
