import * as v from 'valibot'
import type { DataOf } from '../../util/decode.js'
import type { SearchEnd } from './search.js'

const commit = v.object({
  /** In a range of versions: what the user calls it. */
  name: v.exactOptional(v.string()),
  commit: v.string(),
  subject: v.string(),
  author: v.string(),
  /** In ISO 8601. */
  date: v.string(),
})

/** A commit as people know it. */
export type Commit = DataOf<typeof commit>

/** The commit that made the difference. */
export interface Culprit extends Commit {
  /** Paths that it changed against its first parent. */
  readonly files: readonly string[]
  readonly isMerge: boolean
}

const position = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.finite())
const comparison = v.object({
  from: position,
  to: position,
  rounds: v.pipe(position, v.minValue(1)),
  value: amount,
  noise: v.pipe(amount, v.minValue(0)),
  offsets: v.pipe(amount, v.minValue(0)),
  layout: v.pipe(amount, v.minValue(0)),
  seconds: v.pipe(amount, v.minValue(0)),
  isDifferent: v.boolean(),
  asked: v.exactOptional(v.pipe(position, v.minValue(1))),
})
const bisection = v.pipe(
  v.object({
    schema: v.literal('counterbalance/bisect@1'),
    /** From the good commit to the bad one, along first parents. */
    commits: v.pipe(v.array(commit), v.minLength(2)),
    command: v.string(),
    setup: v.exactOptional(v.string()),
    /** The other inputs that its comparisons depend on, as they were given. */
    options: v.record(v.string(), v.string()),
    /** The benchmark that is followed; none before the first comparison. */
    lead: v.exactOptional(
      v.object({
        benchmark: v.string(),
        metric: v.string(),
        unit: v.string(),
        better: v.picklist(['lower', 'higher', 'unknown']),
      }),
    ),
    progress: v.object({
      length: position,
      comparisons: v.array(comparison),
      skipped: v.array(position),
      builds: v.array(v.pipe(amount, v.minValue(0))),
    }),
    /** Why commits were skipped, by their position. */
    reasons: v.record(v.string(), v.string()),
  }),
  v.check(({ commits, progress: { length, comparisons, skipped } }) =>
    [length, ...comparisons.flatMap(({ from, to }) => [from, to]), ...skipped].every(at => at <= commits.length - 1),
  ),
  v.check(({ commits, progress, lead }) => {
    const [first] = progress.comparisons
    if (progress.length !== commits.length - 1) return false
    return first === undefined || (lead !== undefined && first.from === 0 && first.to === progress.length)
  }),
)

/** The knowledge of a bisection, from which it can go on. */
export type Bisection = DataOf<typeof bisection>

/** The commits that a merge brought in: from where the line of its branch began to its last commit. */
export interface MergedRange {
  readonly good: string
  readonly bad: string
}

/** A bisection that has come to its end. */
export interface BisectResult extends Bisection {
  readonly end: SearchEnd
  readonly culprit?: Culprit
  /** The reason why the first comparison shows no difference, where that is the end. */
  readonly reason?: string
  /** The search that named a merge, where this one went on among the commits that it brought in. */
  readonly merge?: BisectResult
  /** The search among the commits that a merge brought in, where it named none of them, why there was none, or the range that no time was left for. */
  readonly within?: BisectResult | { readonly problem: string } | MergedRange
}

/** Decodes what a bisection has left of itself; undefined if `text` is anything else. */
export function decodeBisection(text: string): Bisection | undefined {
  try {
    const { output, success } = v.safeParse(bisection, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
