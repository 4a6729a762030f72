import { findQuickOptions } from '../formats/quick.js'
import type { Plan } from '../plan/plan.js'
import { countPairValues } from '../plan/round.js'
import { describeOutlook, describeShortage, TimeError } from '../plan/time.js'
import { leastRounds } from '../stats/engine/attainable.js'
import type { MeasurePorts, Session } from './session.js'

/** The known times of a session. */
export interface Pace {
  readonly secondsPerRound: number
  readonly budgetInSeconds: number
}

/** Says once, before the first round, how long it will take. Refuses many sides if there is no time for a verdict. */
export class Announcer {
  #isDone = false
  /** Runs of a scan that have ended. */
  #runs = 0
  readonly #session: Pick<Session, 'plan' | 'timeBudgetInSeconds' | 'scan' | 'slope'>
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
    const { plan, scan = [], timeBudgetInSeconds: budgetInSeconds } = this.#session
    const pace = { secondsPerRound, budgetInSeconds }
    this.#watch({ kind: 'time-expected', message: expectTime(plan, pace, scan.length) })
    refuseTooMany(plan, pace, scan.length)
  }

  /** Sees that a run has ended, `seconds` after the first began. The first runs at some of many sizes say what all will cost. */
  see(seconds: number): void {
    const { plan, scan = [], slope = [0] } = this.#session
    if (scan.length <= fewPoints || this.#isDone) return
    this.#runs += 1
    if (this.#runs === fewPoints * slope.length)
      this.announce((seconds / this.#runs) * slope.length * scan.length * plan.rounds[0]!.length)
  }
}

/** As many sizes are run before the time for all is told; they were drawn at random. */
const fewPoints = 8

/** Describes how long the rounds of `plan` take, each invocation of which is so many runs of a scan. */
export function expectTime({ rounds, looks }: Plan, pace: Pace, points = 0): string {
  const invocations = rounds[0]!.length * Math.max(1, points)
  return describeOutlook({ ...pace, invocations, looks, isOpen: rounds.length > looks.at(-1)! })
}

/**
 * Refuses more than two sides, or many sizes, with a TimeError, where there is no time for a verdict: nobody should wait for so many
 * for nothing.
 */
function refuseTooMany({ sides }: Plan, pace: Pace, points = 0): void {
  if (sides.length <= 2 && points <= 1) return
  const shortage = describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: Number.POSITIVE_INFINITY })
  if (shortage === undefined) return
  if (points > 1) throw new TimeError(`${points} sizes are too many for the time: ${shortage}, or scan fewer sizes`)
  throw new TimeError(`${sides.length} sides are too many for the time: ${shortage}, or compare fewer sides`)
}

/** A first run may be slower than the later ones, but hardly by more than this. */
const mostOfFirst = 2

/**
 * Refuses a session of `format`, with a TimeError, whose first look is far out of reach, and says what would fit. Nothing has been
 * measured by then. The rounds of a shard count with those of others.
 */
function refuseHopeless(
  { plan, scan, shard }: Pick<Session, 'plan' | 'scan' | 'shard'>,
  pace: Pace,
  format: string,
): void {
  refuseTooMany(plan, pace, scan?.length)
  const hopeful = { ...pace, secondsPerRound: pace.secondsPerRound / mostOfFirst }
  if (shard !== undefined || !isShortOfTime(plan, hopeful)) return
  throw new TimeError(
    `there is no time for a verdict: ${findShortage(plan, pace)!}. ${adviseOnTime(plan, pace, format)}`,
  )
}

function isShortOfTime({ sides }: Plan, pace: Pace): boolean {
  return (
    describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: Number.POSITIVE_INFINITY }) !== undefined
  )
}

/** Describes what makes a session short enough for its budget. */
function adviseOnTime({ sides, rounds }: Plan, { secondsPerRound, budgetInSeconds }: Pace, format: string): string {
  const options = findQuickOptions(format)
  const needed = (leastRounds(countPairValues(sides)) + 1) * secondsPerRound
  const single = (leastRounds(2) + 1) * 2 * (secondsPerRound / rounds[0]!.length)
  const ways = [
    ...(options === undefined ? [] : [`give your tool ${options}`]),
    'measure fewer benchmarks',
    ...(single <= budgetInSeconds && rounds[0]!.length > 2 ? ['set "copies" to 1+1, which has no control'] : []),
    `share the rounds among ${Math.ceil(needed / budgetInSeconds) + 1} runners by "shard"`,
  ]
  return `It would also help to ${ways.join(', or to ')}`
}

/** Describes why a verdict is out of reach; undefined if it is not. Refuses a hopeless session whose `format` is given. */
export function noteShortage(
  session: Pick<Session, 'plan' | 'scan' | 'shard' | 'timeBudgetInSeconds'>,
  secondsPerRound: number,
  format: string | undefined,
): string | undefined {
  const pace = { secondsPerRound, budgetInSeconds: session.timeBudgetInSeconds }
  if (format !== undefined) refuseHopeless(session, pace, format)
  return findShortage(session.plan, pace)
}

/** Describes why a verdict on the sides of `plan` is out of reach. Returns undefined if it is not. */
function findShortage({ sides, looks }: Plan, pace: Pace): string | undefined {
  return describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: looks.at(-1)! })
}
