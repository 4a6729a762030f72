import type { Pair } from '../../record/pair.js'
import type { LedgerEntry } from '../../record/record.js'
import type { Copies } from '../../schedule/round.js'
import { makeDesign } from '../rounds/design.js'
import type { Series } from '../series.js'
import { type ControlEstimate, countInstallations, estimateBias } from './bias.js'
import type { Circumstances } from './inference.js'

/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie
 * apart. That distance comes from the `controls` of both sides, and from controls of past baselines on the same kind of machine.
 */
export function makeCircumstances(
  record: Pair,
  controls: readonly ControlResult[],
): (numbers: Series['numbers']) => Circumstances {
  const copies = record.plan?.copies ?? countCopies(record)
  const shareOf = makeShares(record)
  const known = [
    ...findOwnEntries(record).map(entry => weigh(entry, 1)),
    ...controls.map(control => weigh(control, shareOf(control.numbers))),
  ]
  const bias = hasBias(record) && known.length > 0 ? estimateBias(known) : null
  return remember(numbers => ({
    design: makeDesign(record, numbers),
    bias,
    weight: countInstallations(copies) * shareOf(numbers),
  }))
}

/** The estimate of a control, in natural logs, and the rounds that it is of. */
export interface ControlResult extends Omit<ControlEstimate, 'weight'> {
  readonly numbers: Series['numbers']
}

/** A control compares two installations; each has this share of its variance left where there were several of it. */
function weigh({ estimate, standardError }: Omit<ControlEstimate, 'weight'>, share: number): ControlEstimate {
  return { estimate, standardError, weight: 2 * share }
}

/**
 * In one directory, and without any control, there is nothing to estimate it from, and it is not 0. Where each round had copies of its own, their offsets are
 * among the noise of the rounds.
 */
export function hasBias({ plan, reinstall }: Pair): boolean {
  return !plan?.inPlace && reinstall?.when !== 'round'
}

/**
 * Each runner, and each block of rounds, has installations of its own, and what they add averages out: the sum of the squared shares
 * of the rounds.
 */
function makeShares({ runners = [], reinstall }: Pair): (numbers: Series['numbers']) => number {
  const all = [...runners.map(({ firstRound }) => firstRound), ...(reinstall?.starts ?? [])]
  const starts = [...new Set([0, ...all])].sort((one, other) => one - other)
  return remember(numbers => {
    if (starts.length < 2 || numbers.length === 0) return 1
    const counts = starts.map((start, index) => {
      const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
      return numbers.filter(number => start <= number && number < end).length
    })
    return counts.reduce((sum, count) => sum + (count / numbers.length) ** 2, 0)
  })
}

/** Most benchmarks have the same rounds. */
function remember<Result>(compute: (numbers: Series['numbers']) => Result): (numbers: Series['numbers']) => Result {
  const known = new Map<Series['numbers'], Result>()
  return numbers => {
    const found = known.get(numbers) ?? compute(numbers)
    known.set(numbers, found)
    return found
  }
}

function countCopies({ rounds }: Pair): Copies {
  const has = (side: 'baseline' | 'contender'): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
export function findOwnEntries(record: Pick<Pair, 'ledger' | 'environment' | 'runners'>): readonly LedgerEntry[] {
  const { ledger = [], environment, runners = [{ environment }] } = record
  const machines = new Set(runners.map(runner => runner.environment?.fingerprint))
  return ledger.filter(entry => machines.has(entry.fingerprint))
}
