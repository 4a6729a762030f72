import type { Finding, Summary } from '../compare/verdicts/finding.js'
import { percentSize, type Scale, scale } from '../metrics/scale.js'

/** All that is known of the values of a row beside its levels and its change, as text. */
export interface Numbers {
  readonly baseline: SideNumbers | null
  readonly contender: SideNumbers | null
  /** Empty where nothing was tested; corrected for many benchmarks where the row is judged. */
  readonly p: string
  /** The smallest change that would have been found: `1.1%`; empty where none would. */
  readonly finds: string
}

/** The values of one side. */
export interface SideNumbers {
  readonly n: string
  /** The least value, the lower quartile, the median, the upper quartile and the greatest value. */
  readonly five: readonly string[]
  readonly unit: string
  readonly mean: string
  /** The standard deviation; empty where it is too large to compute with. */
  readonly sd: string
  /** How many lie beyond the fences. */
  readonly outliers: number
}

/** Returns everything that is known about the values of `finding`, all in one unit. */
export function numbersOf({ baseline, contender, unit, p, adjustedP, resolution }: Finding): Numbers {
  const shared = scale([baseline?.median ?? 0, contender?.median ?? 0], unit)
  const tested = adjustedP ?? p
  return {
    baseline: baseline && sideOf(baseline, shared),
    contender: contender && sideOf(contender, shared),
    p: tested === null ? '' : describeP(tested),
    finds: resolution === null ? '' : percentSize(resolution),
  }
}

function sideOf({ n, min, q1, median, q3, max, mean, sd, outliers }: Summary, { number, spread, unit }: Scale) {
  return {
    n: String(n),
    five: [min, q1, median, q3, max].map(number),
    unit,
    mean: number(mean),
    sd: sd === null ? '' : spread(sd, mean),
    outliers: outliers.low + outliers.high,
  }
}

const least = 0.0001

function describeP(p: number): string {
  return p < least ? `< ${least}` : String(Number(p.toPrecision(2)))
}
