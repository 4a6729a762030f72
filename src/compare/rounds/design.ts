import type { SessionRecord } from '../../record/record.js'
import type { Design } from '../../stats/sequential/repeated-p.js'

/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
export function listLooks({
  plan,
  rounds,
  settings,
}: Pick<SessionRecord, 'plan' | 'rounds' | 'settings'>): readonly number[] {
  const looks = settings.looks ?? plan?.looks ?? []
  return looks.length > 0 ? looks : [Math.max(1, rounds.length)]
}

/**
 * Finds when the record's rounds were examined: at the planned looks that were passed, and where measuring stands.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
export function makeDesign(record: Pick<SessionRecord, 'plan' | 'rounds' | 'settings'>): Design {
  const measured = Math.max(1, record.rounds.length)
  const planned = listLooks(record)
  const passed = planned.filter(look => look > 0 && look < measured)
  return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1)!) }
}
