import type { Pair } from '../../record/pair.js'
import type { Design } from '../../stats/sequential/repeated-p.js'

/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
export function listLooks({ plan, rounds, settings }: Pick<Pair, 'plan' | 'rounds' | 'settings'>): readonly number[] {
  const looks = settings.looks ?? plan?.looks ?? []
  return looks.length > 0 ? looks : [Math.max(1, rounds.length)]
}

/**
 * Finds when the rounds with these `numbers` were examined: at the planned looks that were passed, counted in these rounds alone, and
 * where measuring stands. All rounds of the record, where none are given.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
export function makeDesign(
  record: Pick<Pair, 'plan' | 'rounds' | 'settings'>,
  numbers: readonly number[] = record.rounds.map((_, number) => number),
): Design {
  const planned = listLooks(record)
  const measured = Math.max(1, numbers.length)
  const counts = planned.map(look => numbers.filter(number => number < look).length)
  const passed = [...new Set(counts)].filter(count => count > 0 && count < measured)
  return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1) ?? 0) }
}
