import type { Pair } from '../../record/pair.js'
import type { Design } from '../../stats/sequential/repeated-p.js'

/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
export function listLooks({ plan, rounds, settings }: Pick<Pair, 'plan' | 'rounds' | 'settings'>): readonly number[] {
  const looks = settings.looks ?? plan?.looks ?? []
  return looks.length > 0 ? looks : [Math.max(1, rounds.length)]
}

/**
 * Finds when the record's rounds were examined: at the planned looks that were passed, and where measuring stands.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
export function makeDesign(record: Pick<Pair, 'plan' | 'rounds' | 'settings'>): Design {
  return designOf(listLooks(record), record.rounds.length)
}

/** Finds when each benchmark was examined: with all others, unless it has looks of its own. */
export function makeDesigns(record: Pick<Pair, 'plan' | 'rounds' | 'settings'>): (benchmark: string) => Design {
  const all = makeDesign(record)
  const listed = record.settings.looks === undefined ? (record.plan?.ownLooks ?? []) : []
  const own = new Map(
    listed.map(({ benchmark, looks }) => [
      benchmark,
      designOf(looks, Math.min(record.rounds.length, looks.at(-1) ?? Number.POSITIVE_INFINITY)),
    ]),
  )
  return benchmark => own.get(benchmark) ?? all
}

function designOf(planned: readonly number[], rounds: number): Design {
  const measured = Math.max(1, rounds)
  const passed = planned.filter(look => look > 0 && look < measured)
  return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1) ?? 0) }
}
