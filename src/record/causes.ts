/** The programs that can say where a command spends its time. */
export const profilerNames = ['perf', 'node', 'callgrind', 'py-spy', 'files'] as const

export type ProfilerName = (typeof profilerNames)[number]

export const causesChoices = ['auto', 'off', ...profilerNames] as const

/** The profiler that finds the causes of a change. With `auto`, the one that suits the command; with `off`, none. */
export type CausesRequest = (typeof causesChoices)[number]

export const profileUnits = ['ms', 'instructions', 'samples', 'ns'] as const

/** The amount that profiles divide among functions: `ms` of an invocation, or `ns` of one operation of a benchmark. */
export type ProfileUnit = (typeof profileUnits)[number]

export const changedChoices = ['lines', 'file'] as const

export const originChoices = ['library', 'runtime'] as const

/** A function as profiles name it. Its place is known where a profiler tells it. */
export interface ProfiledFunction {
  readonly name: string
  /** Relative to the copy; of files outside of it, only the last part of the path. */
  readonly file?: string
  /** Whose code it is, if not the repository's own: a library's, or the runtime's, which is never a cause. */
  readonly origin?: (typeof originChoices)[number]
  /** The library or program that holds code of somebody else. */
  readonly module?: string
  /** The first line, from 1. */
  readonly line?: number
  /** The last of its lines that was found running. */
  readonly last?: number
  /** The part of the file that the change touched: these lines, or others. */
  readonly changed?: (typeof changedChoices)[number]
}

/** One invocation under a profiler. */
export interface ProfiledInvocation {
  readonly side: string
  readonly copy: 1 | 2
  /**
   * The amount that each function took itself, without what it called, by its place in the list of functions. Code of somebody else is
   * divided by its owner, the nearest caller in the repository.
   */
  readonly self: readonly (readonly [at: number, amount: number, owner?: number])[]
}

/** A place in the tree of calls: its parent, its function, and what it took itself on each profiled side, as the mean of an invocation. */
export interface CallNode {
  /** Its place among all nodes, which is before this one; -1 for a root. */
  readonly parent: number
  readonly at: number
  readonly self: readonly number[]
}

/** The profiles that were taken after a verdict. */
export interface Profiles {
  readonly profiler: ProfilerName
  readonly unit: ProfileUnit
  /** The benchmark that was profiled alone; left out where the command was profiled as it is. */
  readonly benchmark?: string
  /** The names of the profiled sides, the baseline first. */
  readonly sides: readonly string[]
  readonly functions: readonly ProfiledFunction[]
  readonly rounds: readonly (readonly ProfiledInvocation[])[]
  readonly calls: readonly CallNode[]
}

/** The profiles of a record, or in words that a reader can act on why there are none. */
export type RecordedCauses = Profiles | { readonly absence: string }

/** Describes what in `profiles` points to nothing; undefined where all does. */
export function findStray({ sides, functions, rounds, calls }: Profiles, names: readonly string[]): string | undefined {
  const strange = sides.find(name => !names.includes(name))
  if (strange !== undefined) return 'profiles a side that the record does not have'
  const isListed = (at: number): boolean => at < functions.length
  const invocations = rounds.flat()
  if (!invocations.every(({ side }) => sides.includes(side))) return 'has a round of a side that it does not list'
  if (!invocations.every(({ self }) => self.every(([at, , owner = at]) => isListed(at) && isListed(owner))))
    return 'has a function that it does not list'
  const isInPlace = ({ parent, at, self }: CallNode, place: number): boolean =>
    parent < place && isListed(at) && self.length === sides.length
  return calls.every(isInPlace) ? undefined : 'has a call without a place in its tree'
}
