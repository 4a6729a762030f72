import { unitText } from '../../document/escape.js'
import { join, own, say, type Text } from '../../document/text.js'
import { count } from '../../util/plural.js'
import type { Numbers, SideNumbers } from '../numbers.js'

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
