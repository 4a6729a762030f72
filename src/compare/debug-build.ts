import { makeReason } from '../record/reasons.js'
import type { Pair, Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'

/** Warns that one side alone says it was built for debugging, so that its times are not those of the other side's build. Two such sides are alike. */
export function warnOfDebugBuild({ rounds }: Pick<Pair, 'rounds'>): readonly Warning[] {
  const told = (side: Side): readonly (string | undefined)[] =>
    rounds.flat().flatMap(({ slot, outcome, debug }) => (slot.side === side && outcome === 'ok' ? [debug] : []))
  const isDebug = (side: Side): boolean => told(side).length > 0 && told(side).every(words => words !== undefined)
  const isOther = (side: Side): boolean => told(side).length > 0 && told(side).every(words => words === undefined)
  const pairs = [
    ['baseline', 'contender'],
    ['contender', 'baseline'],
  ] as const
  return pairs.flatMap(([side, opposite]) =>
    isDebug(side) && isOther(opposite) ? [makeReason('debug-build', { side, words: told(side)[0]! })] : [],
  )
}
