import type { Copies } from '../../plan/round.js'
import type { SessionRecord } from '../../record/record.js'
import { makeDesign } from '../rounds/design.js'
import { type Bias, type ControlEstimate, countInstallations, estimateBias } from './bias.js'
import type { Circumstances } from './inference.js'
import { findOwnEntries } from './ledger.js'

/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie
 * apart. That distance comes from the suite's own controls. If these are too few, it comes from controls of past baselines on the
 * same kind of machine.
 */
export function makeCircumstances(record: SessionRecord, controls: readonly ControlEstimate[]): Circumstances {
  const copies = record.plan?.copies ?? countCopies(record)
  const weight = countInstallations(copies) * weighRunners(record)
  return { design: makeDesign(record), bias: findBias(record, controls), weight }
}

/** In one directory there is nothing to estimate it from, and it is not 0. */
function findBias(record: SessionRecord, controls: readonly ControlEstimate[]): Bias | null {
  if (record.plan?.inPlace) return null
  const own = estimateBias(controls)
  return own ? perInstallation(own, weighRunners(record)) : estimateBias(findOwnEntries(record))
}

/** Each runner has installations of its own, and what they add averages out: the sum of the squared shares of the rounds. */
function weighRunners({ runners = [], rounds }: SessionRecord): number {
  if (runners.length < 2) return 1
  return runners.reduce((sum, { firstRound }, index) => {
    const share = ((runners[index + 1]?.firstRound ?? rounds.length) - firstRound) / rounds.length
    return sum + share ** 2
  }, 0)
}

/** The controls of pooled rounds show what is left of it on average. */
function perInstallation({ variance, offsets }: Bias, weight: number): Bias {
  return { variance: variance / weight, offsets: offsets.map(one => ({ ...one, variance: one.variance / weight })) }
}

function countCopies({ rounds }: SessionRecord): Copies {
  const has = (side: 'baseline' | 'contender'): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}
