import type { GivenInputs } from '../record/record.js'
import type { Lead } from './lead.js'
import type { End, Progress } from './search.js'

/** A commit as people know it. */
export interface Commit {
  /** In a range of versions: what the user calls it. */
  readonly name?: string
  readonly commit: string
  readonly subject: string
  readonly author: string
  /** In ISO 8601. */
  readonly date: string
}

/** The commit that made the difference. */
export interface Culprit extends Commit {
  /** Paths that it changed against its first parent. */
  readonly files: readonly string[]
  readonly isMerge: boolean
}

/** The knowledge of a bisection, from which it can go on. */
export interface Bisection {
  readonly schema: 'counterbalance/bisect@1'
  /** From the good commit to the bad one, along first parents. */
  readonly commits: readonly Commit[]
  readonly command: string
  readonly setup?: string
  /** The other inputs that its races depend on, as they were given. */
  readonly options: GivenInputs
  /** The benchmark that is followed; none before the first race. */
  readonly lead?: Lead
  readonly progress: Progress
  /** Why commits were skipped, by their position. */
  readonly reasons: Readonly<Record<string, string>>
}

/** The commits that a merge brought in: from where the line of its branch began to its last commit. */
export interface MergedRange {
  readonly good: string
  readonly bad: string
}

/** A bisection that has come to its end. */
export interface BisectResult extends Bisection {
  readonly end: End
  readonly culprit?: Culprit
  /** Of the first race, where that is the end: why it cannot be told apart. */
  readonly reason?: string
  /** The search that named a merge, where this one went on among the commits that it brought in. */
  readonly merge?: BisectResult
  /** The search among the commits that a merge brought in, where it named none of them, why there was none, or the range that no time was left for. */
  readonly within?: BisectResult | { readonly problem: string } | MergedRange
}
