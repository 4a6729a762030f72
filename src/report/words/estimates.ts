import { percent, percentSize } from '../../metrics/scale.js'
import { listPairs } from '../../record/pair.js'
import { type SessionRecord, usualNames } from '../../record/record.js'
import { makeSections, type Section } from '../section.js'

/** The parts of a session that its estimates need. */
export type Watched = Pick<SessionRecord, 'baseline' | 'sides' | 'settings'>

/** With more values in a round, an estimate after each would take longer than what it tells is worth. */
const mostValues = 200
/** As many as fit beside a bar. */
const mostRows = 2

/** The changes that are the worst so far, in a few words; empty where there are none yet, or too many to look at after each round. */
export function describeEstimates(rounds: SessionRecord['rounds'], watched: Watched): string {
  const values = rounds[0]?.reduce((sum, one) => sum + one.measurements.length, 0) ?? 0
  if (values === 0 || values > mostValues) return ''
  const reports = makeSections(listPairs({ suite: '', ...watched, warnings: [], rounds }))
  if (reports.length === 1) return describeWorst(reports[0]!.findings)
  return describeWorst(
    reports.flatMap(({ names, findings }) =>
      findings.map(one => ({ ...one, benchmark: `${one.benchmark} (${names?.contender ?? usualNames.contender})` })),
    ),
  )
}

/** The worst of `findings` that are judged, with half the width of their intervals. */
export function describeWorst(findings: Section['findings']): string {
  const judged = findings.flatMap(({ benchmark, better, change, verdict }) =>
    verdict === null || change === null
      ? []
      : [{ benchmark, change, cost: better === 'higher' ? -change.value : change.value }],
  )
  return judged
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, mostRows)
    .map(({ benchmark, change: { value, low, high } }) => {
      const half = low === null || high === null ? '' : ` ± ${percentSize((high - low) / 2)}`
      return `${benchmark} ${percent(value)}${half}`
    })
    .join(', ')
}
