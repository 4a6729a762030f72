import type { Finding, Summary } from '../compare/finding.js'
import { type Block, type ColumnOf, column, tabulate } from '../document/document.js'
import { quantityText } from '../document/escape.js'
import { join, own, say, type Text, value } from '../document/text.js'
import { percent, percentSize, type Scale, scale } from '../metrics/scale.js'
import type { Side } from '../schedule/round.js'
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
  /** Number of values beyond the fences. */
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

/** Writes a p-value, or that it is smaller than anybody needs to know. */
export function describeP(p: number): string {
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
  return join(
    [
      own(`n ${n}`),
      say`min ${own(min!)}, quartiles ${own(`${q1} ${median} ${q3}`)}, max ${quantityText(max!, unit)}`,
      say`mean ${quantityText(sd === '' ? mean : `${mean} ± ${sd}`, unit)}`,
      own(count(outliers, 'outlier')),
    ],
    ' · ',
  )
}

/** The values of one side; the name and what the test tells stand on the first line of a finding. */
interface SideRow {
  readonly name: Text
  readonly side: Side
  readonly numbers: SideNumbers
  readonly test?: readonly [p: string, finds: string, control: string]
}

/** Tabulates the values of both sides of `findings`, and what the test can tell of each. */
export function tabulateNumbers(
  findings: readonly { readonly name: Text; readonly finding: Finding }[],
  head = 'Benchmark',
): Block {
  const rows = findings.flatMap(({ name, finding }) => {
    const { p, finds, ...sides } = numbersOf(finding)
    const control = finding.control === null ? '–' : percent(finding.control.value)
    return (['baseline', 'contender'] as const)
      .flatMap(side => (sides[side] === null ? [] : [{ side, numbers: sides[side] }]))
      .map((row, at): SideRow => (at === 0 ? { ...row, name, test: [p, finds, control] } : { ...row, name: [] }))
  })
  const columns: readonly ColumnOf<SideRow>[] = [
    column(head, ({ name }) => name, { cell: 'text' }),
    column('Side', ({ side }) => own(side), { cell: 'text' }),
    column('n', ({ numbers: { n } }) => own(n)),
    column('Min', ({ numbers: { five, unit } }) => quantityText(five[0]!, unit)),
    column('Quartiles', ({ numbers: { five } }) => value(five.slice(1, 4).join(' · '))),
    column('Max', ({ numbers: { five, unit } }) => quantityText(five[4]!, unit)),
    column('Mean ± sd', ({ numbers: { mean, sd } }) => value(sd === '' ? mean : `${mean} ± ${sd}`)),
    column('Outliers', ({ numbers: { outliers } }) => own(`${outliers}`)),
    ...['p', 'Detectable', 'A/A'].map((head, at) => column<SideRow>(head, ({ test }) => own(test?.[at] ?? ''))),
  ]
  return tabulate(rows, columns, { caption: 'Statistics' })
}
