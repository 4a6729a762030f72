// The README's table of evidence, from what bench/peers has counted.
import { standardError } from '../simulate/share.js'
import { makeTable } from '../simulate/table.js'

/** @typedef {{ share: number, error: number }} Share */
/** @typedef {{ sessions: number, effects: readonly number[], rows: readonly ({ rule: string, runs: string } & Record<string, Share[]>)[] }} Results */

/** The rules on one recording: false alarms, and how often each effect is found. A rule that cries wolf finds changes too, so these are in brackets. */
export function makePeerTable(/** @type {Results} */ { sessions, effects, rows }, /** @type {string} */ recording) {
  const [, ...changes] = effects
  return makeTable(
    ['rule', 'the sides run', 'false alarms', ...changes.map(effect => `finds +${100 * effect}%`)],
    rows.map(({ rule, runs, [recording]: shares }) => {
      const [none, ...found] = shares
      const show = share => (errsTooOften(none, sessions) ? `(${withPercent(share)})` : withPercent(share))
      return [rule, runs, `${withPercent(none)} ± ${(100 * none.error).toFixed(1)}`, ...found.map(show)]
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
