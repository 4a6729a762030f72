import type { Record } from '../record/record.js'
import type { Design } from '../stats/repeated-p.js'

/**
 * When the record's rounds were examined: the planned looks that were passed, and where measuring stands.
 *
 * A record without a plan has one look, at its last round. Where measuring ended between two looks (the time was up), that number
 * of rounds is the last look, with what α·t² gives it.
 */
export function makeDesign({ plan, rounds }: Pick<Record, 'plan' | 'rounds'>): Design {
  const measured = Math.max(1, rounds.length)
  const planned = plan?.looks.length ? plan.looks : [measured]
  const passed = planned.filter(look => look > 0 && look < measured)
  return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1)!) }
}
