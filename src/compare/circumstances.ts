import type { Copies } from '../plan/round.js'
import type { Record } from '../record/record.js'
import { type Bias, type ControlEstimate, countInstallations, estimateBias } from './bias.js'
import { makeDesign } from './design.js'
import type { Circumstances } from './inference.js'
import { findOwnEntries } from './ledger.js'

/**
 * What is known beside a benchmark's own values: when the data were examined, and how far installations of the same code lie apart,
 * from the suite's own controls or, where these are too few, from those of past baselines on the same kind of machine.
 */
export function makeCircumstances(record: Record, controls: readonly ControlEstimate[]): Circumstances {
  const copies = record.plan?.copies ?? countCopies(record)
  return { design: makeDesign(record), bias: findBias(record, controls), weight: countInstallations(copies) }
}

/** In one directory there is nothing to estimate it from, and it is not 0. */
function findBias(record: Record, controls: readonly ControlEstimate[]): Bias | null {
  if (record.plan?.inPlace) return null
  return estimateBias(controls) ?? estimateBias(findOwnEntries(record))
}

function countCopies({ rounds }: Record): Copies {
  const has = (side: 'baseline' | 'contender'): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}
