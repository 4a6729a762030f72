import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'
import { count, longestName, mostSides, name } from './limits.js'
import { deepReason } from './reasons.js'

/** The programs that can say where a command spends its time. */
const profilerNames = ['perf', 'node', 'python', 'callgrind', 'files'] as const

export type ProfilerName = (typeof profilerNames)[number]

/** The programs that a record may name: those of today, and what earlier versions ran. */
const recordedProfilers = [...profilerNames, 'py-spy'] as const

export type RecordedProfiler = (typeof recordedProfilers)[number]

export const causesChoices = ['auto', 'off', ...profilerNames] as const

/** The profiler that finds the causes of a change. With `auto`, the one that suits the command; with `off`, none. */
export type CausesRequest = (typeof causesChoices)[number]

const mostProfiled = 10_000
const mostProfiledRounds = 100

const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))

const profiledFunction = v.object({
  name,
  /** Relative to the copy; of files outside of it, only the last part of the path. */
  file: v.exactOptional(v.pipe(v.string(), v.maxLength(longestName))),
  /** The owner of the code, if that is not the repository: a library, or the runtime, which is never a cause. */
  origin: v.exactOptional(v.picklist(['library', 'runtime'])),
  /** The library or program that holds code of somebody else. */
  module: v.exactOptional(name),
  /** The versions of that library on the two sides, where they differ. */
  versions: v.exactOptional(v.tuple([name, name])),
  /** The first line, from 1. */
  line: v.exactOptional(count),
  /** The last of its lines that was found running. */
  last: v.exactOptional(count),
  /** The part of the file that the change touched: these lines, others, or nothing, so that its code is the same on both sides. */
  changed: v.exactOptional(v.picklist(['lines', 'file', 'nowhere'])),
})

/** A function as profiles name it. Its place is known where a profiler tells it. */
export type ProfiledFunction = DataOf<typeof profiledFunction>

const selfTime: v.GenericSchema<unknown, [at: number, amount: number, owner?: number]> = v.union([
  v.tuple([count, amount, count]),
  v.tuple([count, amount]),
])

const profiledInvocation = v.object({
  side: name,
  copy: v.picklist([1, 2]),
  /**
   * The amount that each function took itself, without what it called, by its place in the list of functions. Code of somebody else is
   * divided by its owner, the nearest caller in the repository, or in a library of which the sides have two versions. So is code that is the
   * same on both sides, where a caller's differs.
   */
  self: list(selfTime, mostProfiled),
})

/** One invocation under a profiler. */
export type ProfiledInvocation = DataOf<typeof profiledInvocation>

const callNode = v.object({
  /** Its place among all nodes, which is before this one; -1 for a root. */
  parent: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  at: count,
  self: list(amount, mostSides),
})

/** A place in the tree of calls: its parent, its function, and what it took itself on each profiled side, as the mean of an invocation. */
export type CallNode = DataOf<typeof callNode>

const profiles = v.object({
  profiler: v.picklist(recordedProfilers),
  unit: v.picklist(['ms', 'instructions', 'samples', 'ns']),
  /** The benchmark that was profiled alone; left out where the command was profiled as it is. */
  benchmark: v.exactOptional(name),
  /** The names of the profiled sides, the baseline first. */
  sides: list(name, mostSides),
  functions: list(profiledFunction, mostProfiled),
  rounds: list(list(profiledInvocation, 2 * mostSides), mostProfiledRounds),
  calls: list(callNode, mostProfiled),
})

/** The profiles that were taken after a verdict. */
export type Profiles = DataOf<typeof profiles>

/** The amount that profiles divide among functions: `ms` of an invocation, or `ns` of one operation of a benchmark. */
export type ProfileUnit = Profiles['unit']

/** The profiles of a record, or why there are none. */
export const causes = v.union([v.object({ absence: deepReason }), profiles])

export type RecordedCauses = DataOf<typeof causes>

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
