import { duration } from '../../metrics/scale.js'
import { countPairValues } from '../../schedule/round.js'
import type { Schedule } from '../../schedule/schedule.js'
import { describeSeconds, TimeError } from '../../schedule/time.js'
import { mostBudgets } from '../../schedule/wide-blocks.js'
import { leastRounds } from '../../stats/randomisation.js'
import { count } from '../../util/plural.js'
import type { Session } from '../session.js'

/** The time that a session has taken so far, and what a round of one run of each copy takes. */
export interface Spent {
  readonly seconds: number
  readonly secondsPerRound: number
}

/** The plan in wide blocks, and how it is announced. */
export interface WidePlan {
  readonly plan: Schedule
  /** Runs of each copy in a round. */
  readonly runs: number
  readonly message: string
  /** The last block ends after the time budget, so that no time is left for anything else. */
  readonly isLate: boolean
}

/** The limits of a session's time. */
type Timed = Pick<Session, 'plan' | 'timeBudgetInSeconds' | 'secondsForStoring'>

/** Finds the seconds within which wide blocks have to end. A block that is cut off is lost, so what must end in time needs some to spare. */
function findRoom({ timeBudgetInSeconds, secondsForStoring }: Omit<Timed, 'plan'>): number {
  if (secondsForStoring === undefined) return mostBudgets * timeBudgetInSeconds
  return (timeBudgetInSeconds - secondsForStoring) / spare
}

/**
 * Plans wide blocks for `session`, if its rounds are too long for the time budget and wide blocks are not. Where a side has only failed by
 * now, one round of one run of each copy is enough to show that it always does.
 */
export function planWide(session: Timed, spent: Spent, haveAllWorked: boolean): WidePlan | undefined {
  const { plan, timeBudgetInSeconds: budget, secondsForStoring } = session
  const { seconds, secondsPerRound } = spent
  const rest = (budget - (secondsForStoring ?? 0) - seconds) / secondsPerRound
  // The last round may start just before the budget ends, unless what was measured must be stored by then.
  const fitting = secondsForStoring === undefined ? Math.ceil(rest) : Math.floor(rest)
  if (plan.wide === undefined || fitting >= leastRounds(countPairValues(plan.sides))) return undefined
  const room = findRoom(session) - seconds
  const shape = plan.wide.shapes.findLast(({ rounds, runs }) => rounds * runs * secondsPerRound <= room)
  if (shape === undefined) return undefined
  if (!haveAllWorked) {
    const once = { ...plan, rounds: plan.rounds.slice(0, 1), looks: [1] }
    const message = `1 round, to see whether a side that failed always does: ${describeSeconds(secondsPerRound)}`
    return { plan: once, runs: 1, message, isLate: true }
  }
  const rounds = plan.wide.draw(shape)
  const end = seconds + shape.rounds * shape.runs * secondsPerRound
  const secondsPerRun = secondsPerRound / plan.rounds[0]!.length
  const isLate = end > budget + 1
  const late = isLate ? `, until ${duration(end - budget)} after the time budget` : ''
  return {
    plan: { ...plan, rounds, looks: [shape.rounds] },
    runs: shape.runs,
    isLate,
    message: `${count(shape.rounds, 'round')} of ${shape.runs} runs of each copy, because a run takes ${describeSeconds(secondsPerRun)}: ${describeSeconds(end - seconds)}${late}`,
  }
}

/** The first run of a warm-up may be slower than later ones, but hardly by more than this. */
const mostOfFirst = 2

/**
 * Refuses `session` with a TimeError after its first run of so many seconds, if not even the shortest wide blocks can fit: nobody should wait
 * for the rest of the warm-up.
 */
export function refuseLongRun(session: Timed, seconds: number): void {
  const { plan, secondsForStoring } = session
  const needed = countLeastRuns(plan)
  if (needed === undefined || secondsForStoring !== undefined) return
  if ((1 + needed / mostOfFirst) * seconds > findRoom(session))
    throw new TimeError(
      `there is no time for a verdict: ${describeLeast(session, { seconds: 0, secondsPerRound: seconds * plan.rounds[0]!.length })}`,
    )
}

/** Runs vary, and new copies take time as well: what is advised has so much to spare. */
const spare = 1.1

/** The length of a run from which one of each side warms up enough. */
export const longestInSeconds = 10

function countLeastRuns({ wide, rounds }: Schedule): number | undefined {
  const [least] = wide?.shapes ?? []
  return least && least.rounds * least.runs * rounds[0]!.length
}

/**
 * Describes the fewest runs that a verdict needs, and the time budget in which they fit; undefined where blocks cannot be wide. A run takes
 * `about` so long, or `over` that, where it was ended.
 */
export function describeLeast(
  { plan, secondsForStoring }: Omit<Timed, 'timeBudgetInSeconds'>,
  { seconds, secondsPerRound }: Spent,
  how: 'about' | 'over' = 'about',
): string | undefined {
  const least = countLeastRuns(plan)
  if (least === undefined) return undefined
  const secondsPerRun = secondsPerRound / plan.rounds[0]!.length
  // The next session warms up again.
  const runsOfWarmUp = secondsPerRun > longestInSeconds ? plan.sides.length : plan.rounds[0]!.length
  const warmUp = Math.max(seconds, plan.warmups.length * runsOfWarmUp * secondsPerRun)
  const needed = spare * (warmUp + least * secondsPerRun)
  const budget = Math.ceil(secondsForStoring === undefined ? needed / mostBudgets : needed + secondsForStoring)
  return `a verdict needs ${least} runs, and one takes ${how} ${describeSeconds(secondsPerRun)}. Raise "time-budget" to ${budget}s or more, or make the command shorter`
}
