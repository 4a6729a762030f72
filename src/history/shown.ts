import type { History } from './file.js'
import { findLevels, type Levels, type Push } from './levels.js'
import { findMoves, type Moves } from './moves.js'
import { listSince, type Since } from './since.js'
import type { Thresholds } from './thresholds.js'

/** A history with what is shown of it. */
export interface Shown extends Thresholds {
  readonly suite: string
  readonly levels: Levels
  readonly rows: readonly Since[]
  readonly moves: Moves
}

/** Makes what is shown of a history; `findGround` names the version that all stand on, where its user asked for one. */
export function makeShown(
  { suite, races }: History,
  { threshold, rules }: Thresholds,
  findGround: (levels: Levels) => Push | undefined = () => undefined,
): Shown {
  const levels = findLevels(races)
  const rows = listSince(levels, findGround(levels))
  const thresholds = { threshold, ...(rules && { rules }) }
  return { ...thresholds, suite, levels, rows, moves: findMoves(levels, thresholds) }
}
