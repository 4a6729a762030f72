// What the rows of the corpus come to.
import { middleOf } from './manifest.js'

/** @typedef {import('./manifest.js').Truth} Truth */
/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {{ truth: Truth, outcome?: Outcome }} Row a row without an outcome was not run */
/** @typedef {{ of: number, found: number, wrongWay: number, missed: number }} Found */
/**
 * @typedef {object} Sums
 * @property {Found} large changes of 10% or more
 * @property {Found} small changes of less
 * @property {{ of: number, falseAlarms: number, unchanged: number, layoutNamed: number }} none pairs without a change of the code
 * @property {{ of: number, right: number, later: number, package: number, another: number, nothing: number }} functions of the changes that were found
 * @property {number} notRun
 */

/** Whether a change is of 10% or more in either direction, of its larger side: +11% and −10% are as large. */
export function isLarge(/** @type {Truth} */ truth) {
  return Math.abs(middleOf(truth)) >= 0.1
}

/**
 * Counts the rows that ran. *Inconclusive* is in no count but that of all.
 * @returns {Sums}
 */
export function sumRows(/** @type {readonly Row[]} */ rows) {
  const ran = rows.filter(({ outcome }) => outcome !== undefined)
  const changes = ran.filter(({ truth }) => truth.kind === 'change')
  const others = ran.filter(({ truth }) => truth.kind !== 'change')
  const causes = changes.map(({ outcome }) => outcome.cause).filter(cause => cause !== null)
  const named = naming => causes.filter(cause => cause.naming === naming).length
  return {
    large: countFound(changes.filter(({ truth }) => isLarge(truth))),
    small: countFound(changes.filter(({ truth }) => !isLarge(truth))),
    none: {
      of: others.length,
      falseAlarms: countJudged(others, 'false alarm'),
      unchanged: others.filter(({ outcome }) => outcome.verdict === 'unchanged').length,
      layoutNamed: others.filter(({ outcome }) => outcome.judgement === 'right' && outcome.isLayoutNamed).length,
    },
    functions: {
      of: causes.length,
      ...{ right: named('right'), later: named('later'), package: named('package') },
      ...{ another: named('another'), nothing: named('nothing') },
    },
    notRun: rows.length - ran.length,
  }
}

/** Whether the worst has happened, that a reader would believe the opposite of the truth, or it is not known because pairs did not run. */
export function isWrongInSilence(/** @type {Sums} */ { large, small, notRun }) {
  return [large.wrongWay, large.missed, small.wrongWay, small.missed, notRun].some(count => count > 0)
}

function countFound(rows) {
  return {
    of: rows.length,
    found: countJudged(rows, 'found'),
    wrongWay: countJudged(rows, 'wrong way'),
    missed: countJudged(rows, 'missed'),
  }
}

function countJudged(rows, judgement) {
  return rows.filter(({ outcome }) => outcome.judgement === judgement).length
}
