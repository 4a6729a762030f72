import { isRate } from '../metrics/unit.js'
import { makeReason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import type { Series } from './series.js'

/**
 * Warns of benchmarks that are judged against their unit: a time of which more is to be better, or a rate of which less is. A format or a line
 * may say so by mistake, which turns each verdict around. Where a rule says it, somebody has thought about it.
 */
export function warnOfDirections(judged: readonly Series[]): readonly Warning[] {
  const against = judged.filter(({ rule }) => rule.direction === undefined)
  const times = against.filter(({ metric }) => metric.unit === 's' && metric.better === 'higher')
  const rates = against.filter(({ metric }) => isRate(metric.unit) && metric.better === 'lower')
  return [[times, 'higher'] as const, [rates, 'lower'] as const].flatMap(([series, better]) => {
    const names = [...new Set(series.map(({ benchmark }) => benchmark))].slice(0, mostNames)
    return names.length === 0 ? [] : [makeReason('unit-against-direction', { names, better })]
  })
}

/** The most names that a sentence lists. */
const mostNames = 100
