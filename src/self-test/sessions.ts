/** The contender's side in a session of a self-test: the baseline once more, or the slowed baseline. */
export type SessionKind = 'same' | 'slowed'

/** One session that is to be measured. */
export interface PlannedSession {
  readonly kind: SessionKind
  /** Among those of its kind, from 1. */
  readonly number: number
  readonly seed: string
}

/** `count` sessions of each kind, by turns: what the machine does over the hours meets both alike. */
export function planSessions(count: number, seed: string): readonly PlannedSession[] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap(number =>
    (['same', 'slowed'] as const).map(kind => ({ kind, number, seed: `${seed}/${kind}/${number}` })),
  )
}
