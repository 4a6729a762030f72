import { type SessionRecord, usualNames } from '../record/record.js'

/** Describes why what `record` has measured cannot be a baseline, nor a version of the history; undefined where it can. */
export function describeUnfit({ plan, rounds }: Pick<SessionRecord, 'plan' | 'rounds'>): string | undefined {
  if (plan?.stoppedBy === 'interrupted') return 'measuring was interrupted'
  const own = rounds.flat().filter(({ slot }) => slot.side === usualNames.contender)
  if (own.length === 0) return 'nothing of it was measured'
  if (own.every(({ outcome }) => outcome !== 'ok')) return 'its command failed each time'
  const all = own.flatMap(({ measurements }) => measurements)
  const hasValue = all.some(({ metric, error }) => !metric.aside && error === undefined)
  return hasValue ? undefined : 'none of its benchmarks gave a value'
}

/** Says that a push is not published, for the reason that {@link describeUnfit} gives. */
export function sayUnpublished(reason: string): string {
  return `this push is not published: ${reason}. The next one is compared with the baseline before`
}
