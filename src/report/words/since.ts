import type { Change } from '../../compare/finding.js'
import { own, say, type Text } from '../../document/text.js'
import type { Section } from '../section.js'
import type { SinceRow } from '../since.js'
import { changeText } from './headline.js'

/** More are in the JSON. */
const mostShown = 5

/**
 * Says how far what this change moves is from the last release: benchmarks that it changes, and those that it brings beyond the
 * threshold together with the changes before it.
 */
export function sinceSentences({ since, findings, settings: { threshold } }: Section): readonly Text[] {
  if (since === undefined) return []
  const isOneMetric = new Set(since.rows.map(({ metric }) => metric)).size === 1
  return since.rows
    .filter(row => isChanged(row, findings) || isCompleted(row, threshold))
    .slice(0, mostShown)
    .map(({ benchmark, metric, main, here }) => {
      const what = isOneMetric ? say`${benchmark}` : say`${benchmark} (${metric})`
      return say`Since ${since.name}, ${what}: ${own(changeText(main))} on main, and with this change ${own(changeText(here))}.`
    })
}

function isChanged({ benchmark, metric }: SinceRow, findings: Section['findings']): boolean {
  const finding = findings.find(one => one.benchmark === benchmark && one.metric === metric)
  return finding?.verdict === 'regressed' || finding?.verdict === 'improved'
}

/** Many small changes may add up to one that nobody would have accepted at once. */
function isCompleted({ main, here }: SinceRow, threshold: number): boolean {
  return isBeyond(here, threshold) && !isBeyond(main, threshold)
}

function isBeyond({ value, low, high }: Change, threshold: number): boolean {
  const isApart = (low ?? Number.NEGATIVE_INFINITY) > 0 || (high ?? Number.POSITIVE_INFINITY) < 0
  return isApart && Math.abs(value) >= threshold
}
