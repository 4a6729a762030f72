import type { PlannedSide } from '../../schedule/round.js'
import type { Around } from '../serve/server.js'

/** The facts that decide whether verdicts can be confirmed. */
interface Confirmable extends Pick<Around, 'serving'> {
  /** Left out where copies cannot be installed again. */
  readonly installAgain?: unknown
  /** True if only an estimate is needed. */
  readonly isEstimateOnly?: true
}

/**
 * Returns whether changes can be confirmed on other copies. That needs the controls of all `sides`, and copies whose files nobody uses all
 * the time.
 */
export function canConfirm(
  { isEstimateOnly, serving, installAgain }: Confirmable,
  sides: readonly PlannedSide[],
): boolean {
  const isReplaceable = installAgain !== undefined && serving?.lifetime !== 'session'
  return isReplaceable && !isEstimateOnly && sides.every(({ copies }) => copies === 2)
}
