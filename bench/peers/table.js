// The README's table of evidence, from what bench/peers has counted.
import { standardError } from '../simulate/share.js'
import { makeTable } from '../simulate/table.js'

/** @typedef {{ share: number, error: number }} Share */
/** @typedef {{ sessions: number, effects: readonly number[], rows: readonly ({ rule: string, runs: string } & Record<string, Share[]>)[] }} Results */

/** The rules on one recording: false alarms, and how often each finds the largest effect. A rule that cries wolf finds changes too, so it has a dash. */
export function makePeerTable(/** @type {Results} */ { sessions, effects, rows }, /** @type {string} */ recording) {
  return makeTable(
    ['rule', 'how the sides run', 'false alarms', `finds +${100 * effects.at(-1)}%`],
    rows.map(({ rule, runs, [recording]: shares }) => {
      const [none, largest] = [shares[0], shares.at(-1)]
      const alarms = `${withPercent(none)} ± ${(100 * none.error).toFixed(1)}`
      return [rule, runs, alarms, errsTooOften(none, sessions) ? '–' : withPercent(largest)]
    }),
  )
}

/** Whether a rule errs in more than one of twenty sessions, by more than three standard errors. */
export function errsTooOften(/** @type {Share} */ { share }, /** @type {number} */ sessions) {
  return share > 0.05 + 3 * standardError(0.05, sessions)
}

function withPercent({ share }) {
  return `${(100 * share).toFixed(1)}%`
}
