import type { Pair } from '../../record/pair.js'
import { endingCodes } from '../../record/warnings.js'
import { startOfSecond } from './stages.js'

/**
 * The reason why no second stage says anything of a suspect. `copies`: they could not be installed again. `numbers`: there was one, and
 * its numbers cannot be compared.
 */
export type Absence = 'numbers' | 'copies' | 'time' | 'interrupted' | 'failing' | 'unknown'

/** Finds why no second stage says anything of a suspect of `record`. */
export function findAbsence({ plan, stages = [], warnings }: Pick<Pair, 'plan' | 'stages' | 'warnings'>): Absence {
  if (startOfSecond({ stages }) !== undefined) return 'numbers'
  const isWarned = (code: string): boolean => warnings.some(warning => warning.code === code)
  if (isWarned(endingCodes.notInstalled)) return 'copies'
  if (isWarned(endingCodes.notInTime) || plan?.stoppedBy === 'time-budget') return 'time'
  return plan?.stoppedBy === 'interrupted' || plan?.stoppedBy === 'failing' ? plan.stoppedBy : 'unknown'
}
