import type { Pair } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'

/** Returns whether verdicts of `record` need a second stage, on new copies. */
export function needsConfirmation({ stages }: Pick<Pair, 'stages'>): boolean {
  return stages !== undefined
}

/** The number of the first round of the second stage. Returns undefined if there was none. */
export function startOfSecond({ stages }: Pick<Pair, 'stages'>): number | undefined {
  return stages?.[1]
}

/** The fewest rounds of a second stage that say anything. */
const leastRounds = 3

/** The starts of the stages that say anything, which a second one that was cut off early does not. */
export function listStages({ stages, rounds }: Pick<Pair, 'stages' | 'rounds'>): Pick<Pair, 'stages'> {
  if (stages === undefined) return {}
  return { stages: stages.filter(start => start === 0 || rounds.length - start >= leastRounds) }
}

/** The part of `record` that was measured before its second stage: all of it, if there was none. */
export function takeFirstStage(record: Pair): Pair {
  const end = startOfSecond(record)
  if (end === undefined) return record
  const isBefore = (start: number): boolean => start < end
  const { reinstall, segments, plan, host, stages: _, ...rest } = record
  const focus = plan?.focus?.filter(({ from }) => isBefore(from))
  return {
    ...rest,
    stages: [0],
    ...(reinstall ? { reinstall: { ...reinstall, starts: reinstall.starts.filter(isBefore) } } : {}),
    ...(segments ? { segments: segments.filter(isBefore) } : {}),
    ...(plan ? { plan: { ...plan, ...(focus ? { focus } : {}) } } : {}),
    ...(host ? { host: host.slice(0, end) } : {}),
    rounds: record.rounds.slice(0, end),
  }
}

/**
 * The reason why no second stage says anything of a candidate change. `copies`: they could not be installed again. `changed`: nor could they,
 * because files of a side were no longer what they had been. `numbers`: there was one, and its numbers cannot be compared.
 */
export type Absence = 'numbers' | 'copies' | 'changed' | 'time' | 'interrupted' | 'failing' | 'unknown'

/** Finds why no second stage says anything of a candidate change in `record`. */
export function findAbsence({ plan, stages = [], warnings }: Pick<Pair, 'plan' | 'stages' | 'warnings'>): Absence {
  if (startOfSecond({ stages }) !== undefined) return 'numbers'
  const isWarned = (code: string): boolean => warnings.some(warning => warning.code === code)
  if (listChanged({ warnings }).length > 0) return 'changed'
  if (isWarned(endingCodes.notInstalled)) return 'copies'
  if (isWarned(endingCodes.notInTime) || plan?.stoppedBy === 'time-budget') return 'time'
  return plan?.stoppedBy === 'interrupted' || plan?.stoppedBy === 'failing' ? plan.stoppedBy : 'unknown'
}

/** Lists the files of a side that had changed when its copies were to be installed again. */
export function listChanged({ warnings }: Pick<Pair, 'warnings'>): readonly string[] {
  const paths = warnings.find(({ code }) => code === endingCodes.notInstalled)?.paths
  return Array.isArray(paths) ? paths.filter(path => typeof path === 'string') : []
}
