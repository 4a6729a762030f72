import { makeReason } from '../record/reasons.js'
import type { Obstacle } from './assessment.js'
import type { Series } from './series.js'

/**
 * Finds why a number that seems *unchanged* could not have shown a change: it was set, or it is of several things. This is asked once, of every
 * series, before that verdict. A change that such a number shows all the same stands. Returns undefined where nothing speaks against it.
 */
export function findBlindness({ benchmark, metric, setRate, isOfSeveral }: Series): Obstacle | undefined {
  if (setRate?.rate === metric.name) return { cause: 'baseline', reason: makeReason('set-rate', { name: metric.name }) }
  if (isOfSeveral) return { cause: 'baseline', reason: makeReason('several-benchmarks', { name: benchmark }) }
  return undefined
}
