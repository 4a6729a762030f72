import { conclude } from '../compare/conclude.js'
import type { Finding } from '../compare/finding.js'
import type { SessionRecord } from '../record/record.js'
import { makePublishedPair } from '../record/record.js'
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

/** A record with its findings. */
interface Concluded {
  readonly record: SessionRecord
  readonly findings: readonly Finding[]
}

/** Gives benchmarks of the sides of a race their new names, so that an old version can be told from a new one. */
export function renameMeasured({ record, findings }: Concluded, renames: Renames): Concluded {
  if (renames.size === 0) return { record, findings }
  const rounds = record.rounds.map(round =>
    round.map(invocation => {
      const rename = makeRename(
        invocation.measurements.map(({ benchmark }) => benchmark),
        renames,
      )
      return {
        ...invocation,
        measurements: invocation.measurements.map(one => ({ ...one, benchmark: rename(one.benchmark) })),
      }
    }),
  )
  const renamed = { ...record, rounds }
  return { record: renamed, findings: conclude(makePublishedPair(renamed)).findings }
}

function makeRename(names: readonly string[], renames: Renames): (name: string) => string {
  const there = new Set(names)
  return name => {
    const next = renames.get(name)
    return next === undefined || there.has(next) ? name : next
  }
}
