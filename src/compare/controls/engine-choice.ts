import type { ChangeEngine } from '../../stats/engine/engine.js'

/**
 * The engine to judge by: the one whose scores adapt, and where the control has failed the one by ranks.
 *
 * Copies of the same code that lie far apart make modes, which adaptive scores would fit, each to the other's copy. A failed control
 * does look at which copy a value is from, not only at values and places. But it fails in one of a hundred runs without a reason, what
 * it shows widens the interval that is then judged, and the difference of two copies of one side is uncorrelated with the difference
 * of the sides, under the same random orders: the error rates stay as they are, as the simulations of docs/method.md show.
 */
export function chooseEngine(change: ChangeEngine, controlFailed: boolean): ChangeEngine {
  return controlFailed ? change.byRanks() : change
}
