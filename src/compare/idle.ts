import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'

/** The line by which a command said that it ran nothing, where the time of its process was taken. */
export interface Idleness {
  readonly line: string
  /** The side that said so; undefined where both did. */
  readonly side?: Side
  /** True if rows of benchmarks were to be expected, so that there is nothing to compare. */
  readonly isExpected: boolean
}

/** Finds that the runs of a side, or of both, said that they ran nothing. Returns undefined where one of each side did not. */
export function findIdleness({ rounds }: Pick<Pair, 'rounds'>): Idleness | undefined {
  const [baseline, contender] = (['baseline', 'contender'] as const).map(side => findIdleRun(rounds, side))
  const idle = contender ?? baseline
  if (idle === undefined) return undefined
  if (baseline && contender) return { line: idle.line, isExpected: [baseline, contender].every(isExpected) }
  return { line: idle.line, side: contender ? 'contender' : 'baseline', isExpected: false }
}

type IdleRun = NonNullable<Pair['rounds'][number][number]['idle']>

function isExpected(idle: IdleRun): boolean {
  return idle.isExpected === true
}

function findIdleRun(rounds: Pair['rounds'], side: Side): IdleRun | undefined {
  const runs = rounds.flat().filter(({ slot, outcome }) => slot.side === side && outcome === 'ok')
  return runs.every(({ idle }) => idle !== undefined) ? runs[0]?.idle : undefined
}
