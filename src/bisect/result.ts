import * as v from 'valibot'
import type { CommitRange } from '../inputs/declared/modes.js'
import type { GivenInputs } from '../record/record.js'
import type { Lead } from './race.js'
import type { SearchEnd, SearchProgress } from './search.js'

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
  readonly progress: SearchProgress
  /** Why commits were skipped, by their position. */
  readonly reasons: Readonly<Record<string, string>>
}

/** The commits that a merge brought in: from where the line of its branch began to its last commit. */
export type MergedRange = CommitRange

/** A bisection that has come to its end. */
export interface BisectResult extends Bisection {
  readonly end: SearchEnd
  readonly culprit?: Culprit
  /** The reason why the first race shows no difference, where that is the end. */
  readonly reason?: string
  /** The search that named a merge, where this one went on among the commits that it brought in. */
  readonly merge?: BisectResult
  /** The search among the commits that a merge brought in, where it named none of them, why there was none, or the range that no time was left for. */
  readonly within?: BisectResult | { readonly problem: string } | MergedRange
}

const position = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.finite())
const race = v.object({
  from: position,
  to: position,
  rounds: v.pipe(position, v.minValue(1)),
  value: amount,
  noise: v.pipe(amount, v.minValue(0)),
  offsets: v.pipe(amount, v.minValue(0)),
  layout: v.pipe(amount, v.minValue(0)),
  seconds: v.pipe(amount, v.minValue(0)),
  isDifferent: v.boolean(),
  asked: v.optional(v.pipe(position, v.minValue(1))),
})
const schema = v.pipe(
  v.object({
    schema: v.literal('counterbalance/bisect@1'),
    commits: v.pipe(
      v.array(
        v.object({
          name: v.optional(v.string()),
          commit: v.string(),
          subject: v.string(),
          author: v.string(),
          date: v.string(),
        }),
      ),
      v.minLength(2),
    ),
    command: v.string(),
    setup: v.optional(v.string()),
    options: v.record(v.string(), v.string()),
    lead: v.optional(
      v.object({
        benchmark: v.string(),
        metric: v.string(),
        unit: v.string(),
        better: v.picklist(['lower', 'higher', 'unknown']),
      }),
    ),
    progress: v.object({
      length: position,
      races: v.array(race),
      skipped: v.array(position),
      builds: v.array(v.pipe(amount, v.minValue(0))),
    }),
    reasons: v.record(v.string(), v.string()),
  }),
  v.check(({ commits, progress: { length, races, skipped } }) =>
    [length, ...races.flatMap(({ from, to }) => [from, to]), ...skipped].every(at => at <= commits.length - 1),
  ),
  v.check(({ commits, progress, lead }) => {
    const [first] = progress.races
    if (progress.length !== commits.length - 1) return false
    return first === undefined || (lead !== undefined && first.from === 0 && first.to === progress.length)
  }),
)

/** Decodes what a bisection has left of itself; undefined if `text` is anything else. */
export function decodeBisection(text: string): Bisection | undefined {
  try {
    const { output, success } = v.safeParse(schema, JSON.parse(text))
    return success ? (output as Bisection) : undefined
  } catch {
    return undefined
  }
}
