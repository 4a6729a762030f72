import type { Plan } from '../plan/plan.js'
import { countPairValues } from '../plan/round.js'
import { describeOutlook, describeShortage, TimeError } from '../plan/time.js'
import type { MeasurePorts, Session } from './session.js'

/** The known times of a session. */
export interface Pace {
  readonly secondsPerRound: number
  readonly budgetInSeconds: number
}

/** Says once, before the first round, how long it will take. Refuses many sides if there is no time for a verdict. */
export class Announcer {
  #isDone = false
  readonly #session: Pick<Session, 'plan' | 'timeBudgetInSeconds'>
  readonly #watch: MeasurePorts['watch']

  constructor(session: Session, watch: MeasurePorts['watch']) {
    this.#session = session
    this.#watch = watch
  }

  get isDone(): boolean {
    return this.#isDone
  }

  announce(secondsPerRound: number): void {
    if (this.#isDone) return
    this.#isDone = true
    const { plan, timeBudgetInSeconds: budgetInSeconds } = this.#session
    const pace = { secondsPerRound, budgetInSeconds }
    this.#watch({ kind: 'time-expected', message: expectTime(plan, pace) })
    refuseTooMany(plan, pace)
  }
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
