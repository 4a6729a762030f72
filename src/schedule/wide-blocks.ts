import { rejects } from '../stats/multiple.js'
import { countChoices, mostChoices } from '../stats/randomisation.js'
import type { PlannedSide, Round } from './round.js'

/** A few rounds in which each copy runs several times, for commands that are too long for many rounds. */
export interface WideBlocks {
  readonly rounds: number
  /** Runs of each copy in a round. */
  readonly runs: number
}

/** The wide blocks that a plan may take instead of its rounds, as soon as it is known how long a run takes. */
export interface WideChoice {
  /** All that allow a verdict, by ascending number of runs. */
  readonly shapes: readonly WideBlocks[]
  draw(shape: WideBlocks): readonly Round[]
}

/** No verdict is based on fewer runs of both sides. */
const leastRuns = 8

/**
 * Lists the wide blocks of `sides` in which the exact test can reject at 1 − `confidence`. They have fewer than `least` runs of each copy,
 * since that many rounds are better. Of equally many runs, those in the fewest rounds come first, because they allow the smallest p-value.
 */
export function listWideBlocks(sides: readonly PlannedSide[], confidence: number, least: number): WideBlocks[] {
  const [baseline = 0, ...contenders] = sides.map(({ copies }) => copies)
  const contender = Math.min(...contenders)
  const shapes: WideBlocks[] = []
  for (let all = 2; all < least; all++) {
    const fitting = Array.from({ length: all }, (_, index) => index + 1).find(rounds => {
      const runs = all / rounds
      if (!Number.isInteger(runs)) return false
      const choices = countChoices((baseline + contender) * runs, contender * runs)
      return choices <= mostChoices && rejects(2 / choices ** rounds, 1 - confidence)
    })
    if (fitting !== undefined && fitting < all && (baseline + contender) * all >= leastRuns)
      shapes.push({ rounds: fitting, runs: all / fitting })
  }
  return shapes
}

/** The most that comparisons in wide blocks may take, in time budgets: the last block may end after the budget. */
export const mostBudgets = 1.5

/** Splits `round` before each run of a copy that has run since the last split, so that every run may have a copy of its own. */
export function splitAtRepeats(round: Round): readonly Round[] {
  const parts: Round[] = []
  let seen = new Set<string>()
  for (const slot of round) {
    const key = `${slot.copy} ${slot.side}`
    if (parts.length === 0 || seen.has(key)) {
      parts.push([])
      seen = new Set()
    }
    seen.add(key)
    parts[parts.length - 1] = [...parts.at(-1)!, slot]
  }
  return parts
}
