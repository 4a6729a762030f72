import type { StackFrame, StackSample } from '../../profiles/profile.js'
import type { CallNode, ProfiledFunction, ProfiledInvocation, Profiles } from '../../record/causes.js'
import { isAnonymous, keyOf, nameFunction } from './names.js'

/** The invocation that samples are of. */
export interface Sampled {
  readonly side: string
  readonly copy: 1 | 2
  /** The directory of its copy. */
  readonly root: string
  /** The directory that it is a copy of. Compiled programs name their sources there, although no copy needs them. */
  readonly source?: string | undefined
  readonly samples: readonly StackSample[]
}

/** The largest amounts that are kept of all profiles together. */
export const mostFunctions = 5000
export const mostCalls = 5000
/** Pairs of a function and its owner in one invocation; what is in no pair any more counts for the owner itself. */
const mostPairs = 4000
/** Before small ones are dropped. */
const mostGrowing = 200_000

/** What the two sides of a profile have in common. */
export interface CommonCode {
  /** Finds the versions of a library on the two sides, where they differ. */
  findVersions(library: string): ProfiledFunction['versions']
  /** Returns whether the file at this path is there on both sides, with the same content. */
  isSame(file: string): boolean
}

const nothingInCommon: CommonCode = { findVersions: () => undefined, isSame: () => false }

interface Growing {
  readonly at: number
  readonly self: number[]
  readonly children: Map<number, Growing>
}

/** Collects the profiles of many invocations: what each function took, and one tree of calls for each side. */
export class Gathering {
  readonly #sides: readonly string[]
  readonly #functions = new Map<string, { readonly at: number; about: ProfiledFunction; side: number }>()
  readonly #rounds: ProfiledInvocation[][] = []
  readonly #root: Growing
  readonly #invocations: number[]
  #nodes = 0

  readonly #common: CommonCode
  /** The versions of libraries that the places of functions tell, for each side. */
  readonly #versions: readonly Map<string, string>[]

  /** `sides` are the names of what is profiled, the baseline first. */
  constructor(sides: readonly string[], common = nothingInCommon) {
    this.#sides = sides
    this.#common = common
    this.#versions = sides.map(() => new Map())
    this.#root = this.#makeNode(-1)
    this.#invocations = sides.map(() => 0)
  }

  add(round: readonly Sampled[]): void {
    const named = round.map(({ side, root, source, samples, copy }) => {
      const place = this.#sides.indexOf(side)
      const kept = samples.filter(({ frames, weight }) => weight > 0 && frames.length > 0)
      const stacks = kept.map(({ frames, weight }) => {
        const functions = frames.map(frame => nameFunction(moveIntoCopy(frame, root, source), root))
        return { weight, functions: functions.map(about => this.#noteVersion(about, place)) }
      })
      return { side, copy, place, stacks }
    })
    // By now the versions of both sides are known.
    this.#rounds.push(named.map(invocation => this.#addInvocation(invocation)))
  }

  #noteVersion({ version, ...about }: ReturnType<typeof nameFunction>, place: number): ProfiledFunction {
    if (version !== undefined && about.module !== undefined) this.#versions[place]?.set(about.module, version)
    return about
  }

  #addInvocation({ side, copy, place, stacks }: NamedInvocation): ProfiledInvocation {
    this.#invocations[place]! += 1
    const self = new Map<string, { at: number; owner: number | undefined; amount: number }>()
    let pairs = 0
    for (const { functions, weight } of stacks) {
      const named = functions.map(about => this.#compare(about))
      const path = named.map(about => this.#place(about, place))
      const leaf = path.at(-1)!
      const ownerAt = findOwner(named)
      const owning = ownerAt < 0 || ownerAt === path.length - 1 ? undefined : path[ownerAt]
      const isKept = self.has(`${leaf} ${owning}`) || pairs < mostPairs
      const [at, owner] = owning === undefined || isKept ? [leaf, owning] : [owning, undefined]
      const known = self.get(`${at} ${owner}`)
      if (known) known.amount += weight
      else self.set(`${at} ${owner}`, { at, owner, amount: weight })
      if (!known && owner !== undefined) pairs++
      this.#grow(path, place, weight)
    }
    const list = [...self.values()].map(({ at, owner, amount }) =>
      owner === undefined ? ([at, round(amount)] as const) : ([at, round(amount), owner] as const),
    )
    return { side, copy, self: list }
  }

  /** Adds whether the two sides have other code of a function. */
  #compare(about: ProfiledFunction): ProfiledFunction {
    const { origin, module, file } = about
    if (origin === 'runtime') return about
    const versions = origin === 'library' && module !== undefined ? this.#versionsOf(module) : undefined
    const isSame = file !== undefined && (origin === undefined || versions !== undefined) && this.#common.isSame(file)
    return { ...about, ...(versions && { versions }), ...(isSame && { changed: 'nowhere' as const }) }
  }

  #versionsOf(module: string): ProfiledFunction['versions'] {
    const [before, after, ...others] = this.#versions.map(versions => versions.get(module))
    if (others.length === 0 && before !== undefined && after !== undefined && before !== after) return [before, after]
    return this.#common.findVersions(module)
  }

  /** A function is where the contender has it: that is what a reader has open. */
  #place(about: ProfiledFunction, side: number): number {
    const known = this.#functions.get(keyOf(about))
    if (known) {
      const isBetter = about.file !== undefined && (known.about.file === undefined || side > known.side)
      if (isBetter) Object.assign(known, { about, side })
      else if (side === known.side && about.file === known.about.file && (about.last ?? 0) > (known.about.last ?? 0))
        known.about = { ...known.about, last: about.last! }
      return known.at
    }
    // One name for the rest: a program whose names are all different would fill the memory.
    const kept = this.#functions.size < mostFunctions - 1 ? about : { name: '(all other functions)' }
    const others = this.#functions.get(keyOf(kept))
    if (others) return others.at
    const at = this.#functions.size
    this.#functions.set(keyOf(kept), { at, about: kept, side })
    return at
  }

  #grow(path: readonly number[], side: number, weight: number): void {
    let node = this.#root
    for (const at of path) {
      const known = node.children.get(at)
      if (known === undefined && this.#nodes >= mostGrowing) break
      const next = known ?? this.#makeNode(at)
      if (!known) node.children.set(at, next)
      node = next
    }
    if (node !== this.#root) node.self[side]! += weight
  }

  #makeNode(at: number): Growing {
    this.#nodes += 1
    return { at, self: this.#sides.map(() => 0), children: new Map() }
  }

  /** Returns the profiles of all runs, merged. */
  finish({ profiler, unit }: Pick<Profiles, 'profiler' | 'unit'>): Profiles {
    return {
      profiler,
      unit,
      sides: this.#sides,
      functions: [...this.#functions.values()].map(({ about: entry }) => entry),
      rounds: this.#rounds,
      calls: this.#listCalls(),
    }
  }

  /** The largest subtrees; what is in the others counts for the node that they hang on. */
  #listCalls(): readonly CallNode[] {
    const means = (self: readonly number[]) =>
      self.map((amount, side) => amount / Math.max(1, this.#invocations[side]!))
    const totals = new Map<Growing, number>()
    const total = (node: Growing): number => {
      const kept = Math.max(...means(node.self))
      const sum = [...node.children.values()].reduce((all, child) => all + total(child), kept)
      totals.set(node, sum)
      return sum
    }
    total(this.#root)
    const least = [...totals.values()].sort((a, b) => b - a)[mostCalls] ?? 0
    const calls: CallNode[] = []
    const list = (node: Growing, parent: number): void => {
      const children = [...node.children.values()].sort((a, b) => totals.get(b)! - totals.get(a)!)
      const kept = children.filter(child => totals.get(child)! > least)
      const place = calls.length
      if (node !== this.#root) {
        const folded = children.filter(child => totals.get(child)! <= least).map(sumOf)
        const self = node.self.map((amount, side) => folded.reduce((sum, entry) => sum + entry[side]!, amount))
        calls.push({ parent, at: node.at, self: means(self).map(round) })
      }
      for (const child of kept) list(child, node === this.#root ? -1 : place)
    }
    list(this.#root, -1)
    return calls
  }
}

/** An invocation whose functions have their names. */
interface NamedInvocation extends Pick<Sampled, 'side' | 'copy'> {
  /** The place of its side. */
  readonly place: number
  readonly stacks: readonly { readonly functions: readonly ProfiledFunction[]; readonly weight: number }[]
}

/**
 * Finds who the time of a stack counts for: the nearest function whose code differs between the sides, because code that is the same took no
 * longer by itself. Where all is the same, or nobody knows, it is the nearest of the repository, or of a library in two versions. A function
 * without a name counts for the one with a name that called it from the same file.
 */
function findOwner(functions: readonly ProfiledFunction[]): number {
  const isCandidate = ({ origin, versions }: ProfiledFunction): boolean =>
    origin === undefined || versions !== undefined
  const differs = (about: ProfiledFunction): boolean => isCandidate(about) && about.changed !== 'nowhere'
  const isOwner = functions.some(differs) ? differs : isCandidate
  let at = functions.findLastIndex(isOwner)
  for (let caller = at; caller >= 0 && isAnonymous(functions[at]!); ) {
    caller = functions.slice(0, caller).findLastIndex(isOwner)
    if (caller < 0 || functions[caller]!.file !== functions[at]!.file) break
    at = caller
  }
  return at
}

function sumOf({ self, children }: Growing): readonly number[] {
  return [...children.values()]
    .map(sumOf)
    .reduce((sum, entry) => sum.map((amount, side) => amount + entry[side]!), self)
}

function round(amount: number): number {
  return Math.round(amount * 1000) / 1000
}

/** A frame whose file is in `source` has it at the same place in the copy of it. */
function moveIntoCopy(frame: StackFrame, root: string, source: string | undefined): StackFrame {
  if (source === undefined || frame.file?.startsWith(`${root}/`) || !frame.file?.startsWith(`${source}/`)) return frame
  return { ...frame, file: `${root}${frame.file.slice(source.length)}` }
}
