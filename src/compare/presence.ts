import type { Series, SeriesTable } from './series.js'

/** The series that both sides have, and the benchmarks that only one side has although the other side's command succeeded. */
export interface Presence {
  readonly shared: readonly Series[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * The series of a record, sorted by who has them.
 *
 * What a side does not print because its command failed in all rounds that count, or because the benchmark did, is neither added nor
 * removed: it stays among the shared ones, to be found not comparable.
 */
export function sortByPresence({ series, errors }: SeriesTable): Presence {
  const printed = { baseline: new Set<string>(), contender: new Set<string>() }
  const possible = { baseline: new Set<string>(), contender: new Set<string>() }
  for (const { benchmark, rounds, failures } of series) {
    for (const side of ['baseline', 'contender'] as const) {
      if (rounds.some(round => round.some(one => one.side === side))) printed[side].add(benchmark)
      if (failures[side].succeeded > 0) possible[side].add(benchmark)
    }
  }
  const onlyIn = (side: 'baseline' | 'contender', other: 'baseline' | 'contender'): ReadonlySet<string> =>
    new Set(
      [...printed[side]].filter(name => !printed[other].has(name) && !errors.has(name) && possible[other].has(name)),
    )
  const added = onlyIn('contender', 'baseline')
  const removed = onlyIn('baseline', 'contender')
  const shared = series.filter(({ benchmark }) => !added.has(benchmark) && !removed.has(benchmark))
  return { shared, added: [...added], removed: [...removed] }
}
