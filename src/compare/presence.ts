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
 * What a side does not print because its command failed, or because the benchmark did, is neither added nor removed: it stays
 * among the shared ones, to be found incomparable.
 */
export function sortByPresence({ series, failures, errors }: SeriesTable): Presence {
  const benchmarks = { baseline: new Set<string>(), contender: new Set<string>() }
  for (const { benchmark, rounds } of series) for (const one of rounds.flat()) benchmarks[one.side].add(benchmark)
  const onlyIn = (side: 'baseline' | 'contender', other: 'baseline' | 'contender'): ReadonlySet<string> =>
    new Set(
      [...benchmarks[side]].filter(
        name => !benchmarks[other].has(name) && !errors.has(name) && failures[other].succeeded > 0,
      ),
    )
  const added = onlyIn('contender', 'baseline')
  const removed = onlyIn('baseline', 'contender')
  const shared = series.filter(({ benchmark }) => !added.has(benchmark) && !removed.has(benchmark))
  return { shared, added: [...added], removed: [...removed] }
}
