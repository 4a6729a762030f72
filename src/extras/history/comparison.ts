import type { Change, Verdict } from '../../compare/finding.js'
import type { Direction } from '../../metrics/unit.js'
import type { Rules } from '../../rules/rules.js'
import type { Network } from '../../stats/network/network.js'
import type { UnitValue } from '../../util/shapes.js'

/** A benchmark and a metric, of which there are levels. */
export interface TrackedMetric {
  readonly benchmark: string
  readonly metric: string
  readonly better: Direction
}

/** A payload that was compared: a node of the network. */
export interface Version {
  /** The SHA-256 of its archive: two builds of one commit are two versions. */
  readonly digest: string
  /** Left out where the program is under no version control. */
  readonly commit?: string
  /** Its name for people: a branch, or a directory. */
  readonly label: string
}

/** A side of a comparison. */
export interface ComparedSide extends Version {
  /** Number of installations that share its offset; 0 where each round had new ones, so that the noise holds them. */
  readonly copies: number
}

/** The value of a comparison's newest side by itself: it holds for that machine only, and is compared with nothing. */
export type Absolute = UnitValue

/** The result of a comparison for one benchmark: how far each side is above the first that has it, and the noise of each. */
export interface Estimate {
  readonly of: TrackedMetric
  /** Heights in hundred-thousandths of a natural log, by side, where more is worse; null for a side that does not have the benchmark. */
  readonly heights: readonly (number | null)[]
  /** Standard deviations in the same unit, by side; null as in {@link heights}. */
  readonly noises: readonly (number | null)[]
  /** The factor by which the interval of the exact test is wider than these noises say, 1 or more; left out in older files. */
  readonly width?: number
  /** The contender's value; left out but in the newest comparison of each machine. */
  readonly absolute?: Absolute
  /** The verdict of the comparison itself; only the newest comparison of each machine keeps it. */
  readonly word?: Word
}

/** The verdict of a comparison on its second side against its first, and the change that its report shows. */
export interface Word {
  readonly verdict: Verdict
  readonly change: Change
  /** The smallest change worth reporting by which it was judged. */
  readonly threshold: number
}

/** A version that pushes are compared with beside the one before: a release, or what its user named. */
export interface Anchor {
  readonly digest: string
  /** Its name for people, such as `v1.4`. */
  readonly name: string
}

/** The remains of pruned comparisons: how far the versions that are kept are from each other, as those comparisons join them. */
export interface PrunedComparisons {
  /** The comparisons that are in it. */
  readonly ids: readonly string[]
  readonly releases: readonly Anchor[]
  readonly networks: readonly BlockNetwork[]
}

/** The part of a benchmark's network that pruned comparisons have left. */
export interface BlockNetwork extends Network {
  readonly of: TrackedMetric
  /** The place of a version among the compared sides, by row. */
  readonly nodes: readonly number[]
}

/** A session of the default branch that was kept: its sides against each other, on one machine. */
export interface Comparison {
  /** No two comparisons have the same, and nothing is in it twice that was read from two files. */
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** The fingerprint of its machine. */
  readonly machine: string
  readonly rounds: number
  /** The anchor of that day, whether or not it ran in this comparison; left out where there was none. */
  readonly anchor?: Anchor
  readonly comparedSides: readonly ComparedSide[]
  readonly estimates: readonly Estimate[]
  /** Stands for comparisons that were pruned, and for the versions that they leave. */
  readonly block?: PrunedComparisons
}

/** Natural logs in one unit of a comparison. */
export const unit = 1e-5

/** The largest height or noise that is kept: e^20 is no change any more. */
export const largestHeight = 2_000_000
/** The largest width that is kept: beyond it, a comparison says next to nothing. */
export const largestWidth = 1000
/** The most benchmarks of a comparison that are kept. */
export const mostEstimates = 10_000

/**
 * The comparisons of several files, which may have a part in common, in the order of their times. A comparison that was pruned in one of them is
 * left out of all. Of two blocks with comparisons in common, the larger is kept.
 */
export function joinComparisons(...files: readonly (readonly Comparison[])[]): readonly Comparison[] {
  const all = [...new Map(files.flat().map(comparison => [comparison.id, comparison])).values()]
  const pruned = new Set<string>()
  const bySize = all.toSorted((a, b) => sizeOf(b) - sizeOf(a) || compareTexts(a.id, b.id))
  const kept = bySize.filter(({ id, block }) => {
    if (block === undefined) return !pruned.has(id)
    if (block.ids.some(id => pruned.has(id))) return false
    for (const id of block.ids) pruned.add(id)
    return true
  })
  return kept.sort((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id))
}

function sizeOf({ block }: Comparison): number {
  return block === undefined ? -1 : block.ids.length
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The new names of benchmarks, by their old ones. */
export type Renames = ReadonlyMap<string, string>

/** Lists the benchmarks that rules say had another name before. */
export function listRenames(rules: Rules | undefined): Renames {
  return new Map((rules?.list ?? []).flatMap(({ was, benchmark }) => (was === undefined ? [] : [[was, benchmark]])))
}

/** Gives benchmarks of past comparisons their new names; where a comparison has the new name too, the old one is another benchmark. */
export function renameComparisons(comparisons: readonly Comparison[], renames: Renames): readonly Comparison[] {
  if (renames.size === 0) return comparisons
  return comparisons.map(comparison => {
    const { estimates, block } = comparison
    const rename = makeRename(
      [...estimates, ...(block?.networks ?? [])].map(({ of }) => of.benchmark),
      renames,
    )
    const renamed = <Item extends { readonly of: TrackedMetric }>(items: readonly Item[]): readonly Item[] =>
      items.map(item => ({ ...item, of: { ...item.of, benchmark: rename(item.of.benchmark) } }))
    return {
      ...comparison,
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
