import { unitText } from '../../document/escape.js'
import { join, own, say, type Text, type Voice, write } from '../../document/text.js'
import { count } from '../../util/plural.js'
import { type Numbers, numbersOf, type SideNumbers } from '../numbers.js'
import type { Row } from '../rows.js'
import { titleAfter } from '../text/cells.js'

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

/** The heads of the same as a table; numbers stand to the right. */
export const numberHeads: readonly string[] = [
  'Benchmark',
  'Side',
  'n',
  'Min',
  'Quartiles',
  'Max',
  'Mean ± sd',
  'Outliers',
  'p',
  'Finds',
]

/** The cells of each side of each row. */
export function numberCells(rows: readonly Row[], voice: Voice): readonly (readonly string[])[] {
  return rows.flatMap((row, at) => {
    const { baseline, contender, p, finds } = numbersOf(row.finding)
    const name = write(titleAfter(rows[at - 1], row), voice)
    return [
      ...(baseline ? [[name, 'baseline', ...sideCells(baseline, voice), p, finds]] : []),
      ...(contender ? [[baseline ? '' : name, 'contender', ...sideCells(contender, voice), '', '']] : []),
    ]
  })
}

function sideCells({ n, five, unit, mean, sd, outliers }: SideNumbers, voice: Voice): readonly string[] {
  const [min, q1, median, q3, max] = five
  const shown = unit === '' ? '' : ` ${write(unitText(unit), voice)}`
  return [
    n,
    `${min}${shown}`,
    `${q1} · ${median} · ${q3}`,
    `${max}${shown}`,
    sd === '' ? mean : `${mean} ± ${sd}`,
    String(outliers),
  ]
}
