import { normalCdf, normalQuantile } from '../distributions/normal.js'
import type { Blocks } from './blocks.js'
import type { CurveScoring, Staircase, TestStatistic } from './crossing.js'
import type { ShiftTest } from './inversion.js'
import { isEnumerable, makeNullDistribution, type NullDistribution } from './randomisation.js'

/** The |z| at which a level starts to reject, read from the exact null distribution at one shift. */
export interface Calibration {
  readonly p: number
  readonly critical: number
}

/** Tests of any shift, by the exact null distribution or by the normal one. */
export interface Tester {
  readonly exact: boolean
  /** The standardised statistic. */
  readonly z: Staircase
  testAt(shift: number): ShiftTest
  calibrateAt(shift: number, alpha: number): Calibration
}

/** The tester of `blocks`, scored by `scoring`. */
export function makeTester(blocks: Blocks, scoring: CurveScoring): Tester {
  return isEnumerable(blocks) ? new ExactTester(scoring, makeNullDistribution(blocks)) : new NormalTester(scoring)
}

class ExactTester implements Tester {
  readonly exact = true
  readonly z: CurveScoring
  readonly #nullDistribution: NullDistribution

  constructor(z: CurveScoring, nullDistribution: NullDistribution) {
    this.z = z
    this.#nullDistribution = nullDistribution
  }

  testAt(shift: number): ShiftTest {
    const statistic = this.z.at(shift)
    return toTest(findNearTail(this.#nullDistribution, this.z.scores, statistic, 0), statistic.excess)
  }

  calibrateAt(shift: number, alpha: number): Calibration {
    const statistic = this.z.at(shift)
    const deviation = Math.sqrt(statistic.variance)
    const tail = findNearTail(this.#nullDistribution, this.z.scores, statistic, deviation / 4)
    return { p: toTest(tail, statistic.excess).p, critical: findCritical(tail, alpha / 2) / (deviation || 1) }
  }
}

class NormalTester implements Tester {
  readonly exact = false
  readonly z: CurveScoring

  constructor(z: CurveScoring) {
    this.z = z
  }

  testAt(shift: number): ShiftTest {
    const z = this.z.evaluate(shift)
    return { p: Math.min(1, 2 * normalCdf(-Math.abs(z))), pLower: normalCdf(z), pUpper: normalCdf(-z) }
  }

  calibrateAt(shift: number, alpha: number): Calibration {
    return { p: this.testAt(shift).p, critical: normalQuantile(1 - alpha / 2) }
  }
}

/** The null distribution on the side where the observed sum lies; the baseline's sum mirrors the contender's. */
interface NearTail {
  readonly masses: Float64Array
  /** Entry of the observed sum. */
  readonly observed: number
  /** Depth of the first entry below the mean; entry i lies `depth` − i · `step` below it. */
  readonly depth: number
  readonly step: number
}

function findNearTail(
  nullDistribution: NullDistribution,
  scores: Int32Array,
  { sum, excess, total }: TestStatistic,
  room: number,
): NearTail {
  const summed = excess > 0 ? 'baseline' : 'contender'
  const seen = excess > 0 ? total - sum : sum
  const { base, step, masses } = nullDistribution(scores, summed, seen + room)
  return { masses, observed: Math.round((seen - base) / step), depth: seen + Math.abs(excess) - base, step }
}

function toTest({ masses, observed }: NearTail, excess: number): ShiftTest {
  let below = 0
  for (let i = 0; i < observed; i++) below += masses[i]!
  const near = Math.min(1, below + masses[observed]!)
  const far = 1 - below
  const p = Math.min(1, 2 * Math.min(near, far))
  return excess > 0 ? { p, pLower: far, pUpper: near } : { p, pLower: near, pUpper: far }
}

/** The distance from the mean half-way between the last entry of at most `probability` and the first above it. */
function findCritical({ masses, depth, step }: NearTail, probability: number): number {
  let [below, entry] = [0, 0]
  while (entry < masses.length && below + masses[entry]! <= probability) below += masses[entry++]!
  return depth - (entry - 0.5) * step
}
