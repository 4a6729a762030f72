import type { Copies } from '../../plan/round.js'
import type { Pair } from '../../record/pair.js'
import { makeDesigns } from '../rounds/design.js'
import { type Bias, type ControlEstimate, countInstallations, estimateBias } from './bias.js'
import type { Circumstances } from './inference.js'
import { findOwnEntries } from './ledger.js'

/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie
 * apart. That distance comes from the suite's own controls. If these are too few, it comes from controls of past baselines on the
 * same kind of machine.
 */
export function makeCircumstances(
  record: Pair,
  controls: readonly ControlEstimate[],
): Omit<Circumstances, 'design'> & { readonly designOf: (benchmark: string) => Circumstances['design'] } {
  const copies = record.plan?.copies ?? countCopies(record)
  const weight = countInstallations(copies) * weighInstallations(record)
  return { designOf: makeDesigns(record), bias: findBias(record, controls), weight }
}

/**
 * In one directory there is nothing to estimate it from, and it is not 0. Where each round had copies of its own, their offsets are
 * among the noise of the rounds.
 */
function findBias(record: Pair, controls: readonly ControlEstimate[]): Bias | null {
  if (record.plan?.inPlace || record.reinstall?.when === 'round') return null
  const own = estimateBias(controls)
  return own ? perInstallation(own, weighInstallations(record)) : estimateBias(findOwnEntries(record))
}

/**
 * Each runner, and each block of rounds, has installations of its own, and what they add averages out: the sum of the squared shares
 * of the rounds.
 */
function weighInstallations({ runners = [], reinstall, rounds }: Pair): number {
  const all = [...runners.map(({ firstRound }) => firstRound), ...(reinstall?.starts ?? [])]
  const starts = [...new Set(all)].sort((one, other) => one - other)
  if (starts.length < 2) return 1
  return starts.reduce((sum, start, index) => {
    const share = ((starts[index + 1] ?? rounds.length) - start) / rounds.length
    return sum + share ** 2
  }, 0)
}

/** The controls of pooled rounds show what is left of it on average. */
function perInstallation({ variance, offsets }: Bias, weight: number): Bias {
  return { variance: variance / weight, offsets: offsets.map(one => ({ ...one, variance: one.variance / weight })) }
}

function countCopies({ rounds }: Pair): Copies {
  const has = (side: 'baseline' | 'contender'): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}
