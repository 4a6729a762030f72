import type { Finding, Summary } from '../compare/verdicts/finding.js'
import { unitText } from '../document/escape.js'
import { join, own, say, type Text } from '../document/text.js'
import { percentSize, type Scale, scale } from '../metrics/scale.js'
import { count } from '../util/plural.js'

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

/** The lines below a row: how the values of each side are spread, and what the test can tell of them. */
export function numberLines({ baseline, contender, p, finds }: Numbers): readonly Text[] {
  return [
    ...(baseline ? [say`baseline:  ${sideText(baseline)}`] : []),
    ...(contender ? [say`contender: ${sideText(contender)}`] : []),
    ...(p === '' ? [] : [own([`p ${p}`, ...(finds === '' ? [] : [`finds ${finds}`])].join(' · '))]),
  ]
}

function sideText({ n, five, unit, mean, sd, outliers }: SideNumbers): Text {
  const [min, q1, median, q3, max] = five
  const shown = unit === '' ? own('') : say` ${unitText(unit)}`
  return join(
    [
      own(`n ${n}`),
      say`min ${own(min!)}, quartiles ${own(`${q1} ${median} ${q3}`)}, max ${own(max!)}${shown}`,
      say`mean ${own(sd === '' ? mean : `${mean} ± ${sd}`)}${shown}`,
      own(count(outliers, 'outlier')),
    ],
    ' · ',
  )
}
