import type { Pair } from '../record/pair.js'
import type { Settings } from '../record/record.js'
import type { Side } from '../schedule/round.js'

/** The answer whether both sides did the same, as far as what they printed shows it. */
export interface Work {
  /** null: the baseline does not print the same each time, so that nobody can tell. */
  readonly same: boolean | null
  readonly baselineDigest: string | null
  readonly contenderDigest: string | null
}

/** Compares what both sides of `record` printed. Returns undefined if nothing was kept of it. */
export function compareWork({ rounds }: Pick<Pair, 'rounds'>): Work | undefined {
  const [baselineDigest, contenderDigest] = [findDigest(rounds, 'baseline'), findDigest(rounds, 'contender')]
  if (baselineDigest === undefined || contenderDigest === undefined) return undefined
  const same = baselineDigest === null ? null : baselineDigest === contenderDigest
  return { same, baselineDigest, contenderDigest }
}

/** The digest that all invocations of `side` have; null where they differ, and undefined where one that succeeded has none. */
function findDigest(rounds: Pair['rounds'], side: Side): string | null | undefined {
  const own = rounds.flat().filter(({ slot, outcome }) => slot.side === side && outcome === 'ok')
  const digests = new Set(own.map(({ work }) => work))
  if (digests.size === 0 || digests.has(undefined)) return undefined
  return digests.size === 1 ? [...digests][0]! : null
}

/** The effect of other work on verdicts. `none`: there is no other work, or it does not matter. */
export type WorkEffect = 'none' | 'no-improvement' | 'not-comparable'

/** Decides what other work that a benchmark itself reports makes of its verdict, as the user has chosen. */
export function effectOfOtherWork({ sameWork }: Pick<Settings, 'sameWork'>): WorkEffect {
  if (sameWork === 'ignore') return 'none'
  return sameWork === 'required' ? 'not-comparable' : 'no-improvement'
}

/** Decides what another output makes of verdicts, as the user has chosen. A program that stops early is not faster. */
export function findWorkEffect(record: Pair, work: Work | undefined): WorkEffect {
  if (work?.same !== false) return 'none'
  const effect = effectOfOtherWork(record.settings)
  if (effect !== 'no-improvement') return effect
  // Commands that differ may print what they like.
  const commands = [record.sides?.baseline?.command, record.sides?.contender.command]
  return commands[0] === commands[1] ? 'no-improvement' : 'none'
}

/** The reason where both sides are steady, and differ. */
export const otherWork = 'the contender printed something else'
/** The reason where only the contender varies. */
export const otherWorkAtTimes = 'the contender printed something else from run to run, and the baseline did not'

/** The reason that a reader is told where both sides did not print the same. */
export function describeOtherWork(work: Work | undefined): string {
  return work?.contenderDigest === null ? otherWorkAtTimes : otherWork
}
