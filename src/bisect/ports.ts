import type { BisectInputs } from '../inputs/bisect.js'
import type { Inputs } from '../inputs/inputs.js'
import type { Progress } from '../measure/session.js'
import type { SessionRecord } from '../record/record.js'
import type { Bisection, Commit, Culprit, MergedRange } from './result.js'
import type { RaceRequest, SearchLimits } from './search.js'

/** The request for a bisection; its sides are commits, whatever the baseline of its inputs is. */
export type AskedBisection = Omit<BisectInputs, 'inputs'> & { readonly inputs: Omit<Inputs, 'baseline'> }

/** A built checkout, or why there is none; a `setup` that ended with 125 says nothing, as with git bisect. */
export type Built =
  | { readonly directory: string }
  | { readonly directory?: never; readonly reason: string; readonly isSilent: boolean }

/** The world of a bisection. */
export interface BisectPorts {
  /** Finds a commit by what a user calls it; `what` names the input. */
  resolve(name: string, what: string): Promise<string>
  /** Lists the commits between two, both among them, along first parents. */
  listRange(good: string, bad: string): Promise<readonly Commit[]>
  /** Describes a commit with the files that differ from `before`, or else from its first parent. */
  describe(commit: string, before?: string): Promise<Culprit>
  findMerged(merge: string): Promise<MergedRange>
  build(commit: string): Promise<Built>
  measure(inputs: Inputs, watch: (progress: Progress) => void): Promise<SessionRecord>
  readState(): Bisection
  writeState(bisection: Bisection): void
  removeState(): void
  /** In seconds, from any beginning. */
  clock(): number
  readonly signal: AbortSignal
}

/** The spectator of a bisection. */
export interface BisectView {
  /** Before the first build, and again where it goes on. */
  readonly begin: (bisection: Bisection, limits: SearchLimits) => void
  /** Returns what watches the race until it ends. */
  readonly openRace: (
    bisection: Bisection,
    request: RaceRequest,
  ) => Disposable & { readonly watch: (progress: Progress) => void }
  /** Before the search among the commits that a merge brought in. */
  readonly enter: (merge: Commit) => void
  readonly learn: (bisection: Bisection) => void
  readonly skip: (bisection: Bisection, position: number) => void
}
