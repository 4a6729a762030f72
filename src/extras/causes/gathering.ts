import type { StackFrame, StackSample } from '../../profiles/profile.js'
import type { CallNode, ProfiledFunction, ProfiledInvocation, Profiles } from '../../record/causes.js'
import { keyOf, nameFunction } from './names.js'

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

/** Finds the versions of a library on the two sides, where they differ. */
export type FindVersions = (library: string) => ProfiledFunction['versions']

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

  readonly #findVersions: FindVersions

  /** `sides` are the names of what is profiled, the baseline first. */
  constructor(sides: readonly string[], findVersions: FindVersions = () => undefined) {
    this.#sides = sides
    this.#findVersions = findVersions
    this.#root = this.#makeNode(-1)
    this.#invocations = sides.map(() => 0)
  }

  add(round: readonly Sampled[]): void {
    this.#rounds.push(round.map(sampled => this.#addInvocation(sampled)))
  }

  #addInvocation({ side, copy, root, source, samples }: Sampled): ProfiledInvocation {
    const place = this.#sides.indexOf(side)
    this.#invocations[place]! += 1
    const self = new Map<string, { at: number; owner: number | undefined; amount: number }>()
    let pairs = 0
    for (const { frames, weight } of samples) {
      if (!(weight > 0) || frames.length === 0) continue
      const named = frames.map(frame => this.#withVersions(nameFunction(moveIntoCopy(frame, root, source), root)))
      const path = named.map(about => this.#place(about, place))
      const leaf = path.at(-1)!
      // A caller that is the same on both sides made nothing slower that a library has in another version.
      const ownerAt = named.findLastIndex(({ origin, versions }) => origin === undefined || versions !== undefined)
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

  #withVersions(about: ProfiledFunction): ProfiledFunction {
    const versions = about.origin === 'library' && about.module ? this.#findVersions(about.module) : undefined
    return versions === undefined ? about : { ...about, versions }
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
