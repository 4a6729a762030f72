import type { Copies } from '../../plan/round.js'
import type { Pair } from '../../record/pair.js'
import { makeDesigns } from '../rounds/design.js'
import { type ControlEstimate, countInstallations, estimateBias } from './bias.js'
import type { Circumstances } from './inference.js'
import { findOwnEntries } from './ledger.js'

/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie
 * apart. That distance comes from the `controls` of both sides, and from controls of past baselines on the same kind of machine.
 */
export function makeCircumstances(
  record: Pair,
  controls: readonly ControlResult[],
): Omit<Circumstances, 'design'> & { readonly designOf: (benchmark: string) => Circumstances['design'] } {
  const copies = record.plan?.copies ?? countCopies(record)
  const share = weighInstallations(record)
  const known = [...weigh(findOwnEntries(record), 1), ...weigh(controls, share)]
  return {
    designOf: makeDesigns(record),
    bias: hasBias(record) && known.length > 0 ? estimateBias(known) : null,
    weight: countInstallations(copies) * share,
  }
}

/** The estimate of a control, in natural logs. */
type ControlResult = Omit<ControlEstimate, 'weight'>

/** A control compares two installations; each has this share of its variance left where there were several of it. */
function weigh(controls: readonly ControlResult[], share: number): readonly ControlEstimate[] {
  return controls.map(({ estimate, standardError }) => ({ estimate, standardError, weight: 2 * share }))
}

/**
 * In one directory, and without any control, there is nothing to estimate it from, and it is not 0. Where each round had copies of its own, their offsets are
 * among the noise of the rounds.
 */
function hasBias({ plan, reinstall }: Pair): boolean {
  return !plan?.inPlace && reinstall?.when !== 'round'
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

function countCopies({ rounds }: Pair): Copies {
  const has = (side: 'baseline' | 'contender'): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}
