import type { Pair } from '../../record/record.js'
import { leastRounds } from '../../stats/engine/choices.js'
import type { Design } from '../../stats/sequential/repeated-p.js'

/** The part of a record that says when its data were examined. */
export type Designed = Pick<Pair, 'plan' | 'rounds' | 'settings' | 'segments' | 'runners'>

/**
 * The numbers of rounds after which the record's data were to be examined, with those at which it was cut off; one look, at its last
 * round, where nothing says so.
 */
export function listLooks(record: Designed): readonly number[] {
  const { plan, rounds, settings } = record
  if (settings.looks !== undefined) return settings.looks
  const planned = plan?.looks ?? []
  const looks = planned.length > 0 ? planned : [Math.max(1, rounds.length)]
  return [...new Set([...looks, ...listCuts(record)])].sort((one, other) => one - other)
}

/**
 * The numbers of rounds at which measuring ended, to go on later. Where a verdict was possible, whoever read it has looked, and this look
 * has spent its share of the error rate.
 */
function listCuts({ plan, segments = [], runners }: Designed): readonly number[] {
  if (plan === undefined || runners !== undefined) return []
  const least = leastRounds(plan.copies.baseline + plan.copies.contender)
  return segments.filter(start => start >= least)
}

/**
 * Finds when the rounds with these `numbers` were examined: at the looks that were passed, counted in these rounds alone, and
 * where measuring stands. All rounds of the record, where none are given.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
export function makeDesign(
  record: Designed,
  numbers: readonly number[] = record.rounds.map((_, number) => number),
): Design {
  const planned = listLooks(record)
  const measured = Math.max(1, numbers.length)
  const counts = planned.map(look => numbers.filter(number => number < look).length)
  const passed = [...new Set(counts)].filter(count => count > 0 && count < measured)
  return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1) ?? 0) }
}
