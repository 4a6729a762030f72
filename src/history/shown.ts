import type { History } from './file.js'
import { findLevels, type HistoryLevels, type Push, type Thresholds } from './levels.js'
import { findMoves, type Moves } from './moves.js'
import { type JudgedSince, judgeSince, listSince } from './since.js'

/** A history with what is shown of it. */
export interface Shown {
  readonly suite: string
  readonly levels: HistoryLevels
  readonly rows: readonly JudgedSince[]
  readonly moves: Moves
  /** The smallest change that somebody wants to know, where a benchmark has none of its own. */
  readonly threshold: number
}

/** Makes what is shown of a history; `findGround` names the version that all stand on, where its user asked for one. */
export function makeShown(
  { suite, races }: History,
  thresholds: Thresholds,
  findGround: (levels: HistoryLevels) => Push | undefined = () => undefined,
): Shown {
  const levels = findLevels(races)
  const rows = listSince(levels, findGround(levels)).map(row => judgeSince(row, thresholds))
  return { suite, levels, rows, moves: findMoves(levels, thresholds), threshold: thresholds.threshold }
}
