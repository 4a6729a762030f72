import type { Plan } from '../plan/plan.js'
import { countPairValues } from '../plan/round.js'
import { describeOutlook, describeShortage, TimeError } from '../plan/time.js'

/** The known times of a session. */
export interface Pace {
  readonly secondsPerRound: number
  readonly budgetInSeconds: number
}

/** Describes how long the rounds of `plan` take. */
export function expectTime({ rounds, looks }: Plan, pace: Pace): string {
  const invocations = rounds[0]!.length
  return describeOutlook({ ...pace, invocations, looks, isOpen: rounds.length > looks.at(-1)! })
}

/** Refuses more than two sides, with a TimeError, where there is no time for a verdict: nobody should wait for so many for nothing. */
export function refuseTooMany({ sides }: Plan, pace: Pace): void {
  if (sides.length <= 2) return
  const shortage = describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: Number.POSITIVE_INFINITY })
  if (shortage !== undefined)
    throw new TimeError(`${sides.length} sides are too many for the time: ${shortage}, or compare fewer sides`)
}

/** Describes why a verdict on the sides of `plan` is out of reach. Returns undefined if it is not. */
export function findShortage({ sides, looks }: Plan, pace: Pace): string | undefined {
  return describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: looks.at(-1)! })
}
