import type { Finding } from '../../compare/verdicts/finding.js'
import { join, own, say, type Text } from '../../document/text.js'
import { percent, percentSize } from '../../metrics/scale.js'
import type { Section } from '../section.js'
import { isTold } from '../view.js'

/**
 * Describes what an entirely inconclusive run has still ruled out: `nothing above 15% changed`. Returns undefined for any other
 * run.
 */
export function describeLimit({ findings }: Pick<Section, 'findings'>): Text | undefined {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  if (judged.length === 0 || judged.some(({ verdict }) => verdict !== 'inconclusive')) return undefined
  const ends = judged.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null])
  if (ends.some(end => end === null)) return own('too few rounds to rule out a change of any size')
  return own(`nothing above ${percentSize(Math.max(...ends.map(end => Math.abs(end!))))} changed`)
}

/** As many as are read in a line. */
const most = 2

/**
 * Names what changed without any noise and is not judged: `allocated +100%, exact, not judged`. No verdict reports these
 * changes.
 */
export function describeExact(findings: readonly Finding[]): Text | undefined {
  const moved = findings.filter(
    finding => finding.verdict === null && !finding.ignored && isTold(finding) && isExactChange(finding),
  )
  if (moved.length === 0) return undefined
  const isOne = new Set(findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark)).size < 2
  const shown = moved.slice(0, most).map(({ benchmark, metric, change }) => {
    const name = isOne ? say`${metric}` : say`${benchmark} · ${metric}`
    return say`${name} ${own(change === null ? 'from 0' : percent(change.value))}`
  })
  const more = moved.length > most ? ` and ${moved.length - most} more` : ''
  return say`${join(shown, ', ')}${own(`${more}, exact, not judged`)}`
}

function isExactChange({ change, baseline, contender }: Finding): boolean {
  if (change !== null) return change.low !== null && change.low === change.high && change.value !== 0
  const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max)
  return isConstant && baseline!.median === 0 && contender!.median !== 0
}
