import type { Rules } from '../rules/rules.js'
import type { Race, TrackedMetric } from './race.js'

/** The new names of benchmarks, by their old ones. */
export type Renames = ReadonlyMap<string, string>

/** Lists the benchmarks that rules say had another name before. */
export function listRenames(rules: Rules | undefined): Renames {
  return new Map((rules?.list ?? []).flatMap(({ was, benchmark }) => (was === undefined ? [] : [[was, benchmark]])))
}

/** Gives benchmarks of past races their new names; where a race has the new name too, the old one is another benchmark. */
export function renameRaces(races: readonly Race[], renames: Renames): readonly Race[] {
  if (renames.size === 0) return races
  return races.map(race => {
    const { estimates, block } = race
    const rename = makeRename(
      [...estimates, ...(block?.networks ?? [])].map(({ of }) => of.benchmark),
      renames,
    )
    const renamed = <Item extends { readonly of: TrackedMetric }>(items: readonly Item[]): readonly Item[] =>
      items.map(item => ({ ...item, of: { ...item.of, benchmark: rename(item.of.benchmark) } }))
    return {
      ...race,
      estimates: renamed(estimates),
      ...(block && { block: { ...block, networks: renamed(block.networks) } }),
    }
  })
}

export function makeRename(names: readonly string[], renames: Renames): (name: string) => string {
  const there = new Set(names)
  return name => {
    const next = renames.get(name)
    return next === undefined || there.has(next) ? name : next
  }
}
