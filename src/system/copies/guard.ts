import { lstatSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Guard } from '../../measure/session.js'
import type { Side } from '../../schedule/round.js'
import { attempt } from '../../util/attempt.js'
import { coarsestStepInMilliseconds, digestFile, type Listing, listFiles, stampOf } from '../disk.js'
import { describeContent, parentsOf } from './payload.js'

/** A copy whose files shall stay as they are. */
interface GuardedCopy {
  readonly root: string
  /** Paths of its files and links, without what `install` made. */
  readonly payload: ReadonlySet<string>
  /** Descriptions of what is in these, by {@link describeContents}; no change of a first run is named without them. */
  readonly contents?: ReadonlyMap<string, string>
}

type NameOf = (root: string) => string

interface GuardRequest {
  readonly copies: readonly GuardedCopy[]
  /** The paths that a first run writes, as they were learned before code of anybody else ran; undefined where nobody could learn them. */
  readonly writes?: readonly string[] | undefined
  /** Copies of other sides, which may write to their own: watched only while the first run of `copies` is the only one that there was. */
  readonly others?: readonly string[]
  /** Those among `others` of the version that becomes the next baseline. */
  readonly successors?: readonly string[]
  /** Returns what the copy at `root` is called; by its directory where this is left out. */
  readonly nameOf?: NameOf
  /** The outermost directory of ours. Programs find modules and settings in all directories that a copy lies in. */
  readonly top: string
  /** Takes files of `copies` that somebody changed while new ones were made, when nobody else looked. */
  readonly disturbed?: readonly string[]
}

/** A guard over copies, and over the directories of ours that they lie in. */
export function makeGuard(request: GuardRequest): Guard {
  const { copies, writes, others = [], successors = [], top, disturbed = [], nameOf = basename } = request
  const watches = copies.map(copy => new Watch(copy, nameOf))
  const folders = new Folders(copies, top, nameOf)
  const turns = new Turns()
  const followTurns = () => turns.follow([...folders.paths, ...watches.flatMap(watch => watch.directories)])
  let untouched: readonly (readonly [root: string, before: Listing])[] | undefined
  let strays: readonly string[] = []
  const early = { changed: new Set<string>(), added: new Set<string>(), written: new Set<string>() }
  let fresh: readonly (readonly [root: string, before: Listing])[] = []
  let learned: readonly string[] | undefined
  return {
    begin() {
      for (const watch of watches) watch.begin()
      untouched ??= others.map(root => [root, listFiles(root)])
      followTurns()
      turns.take('baseline')
    },
    take: side => turns.take(side),
    settle() {
      turns.look()
      for (const watch of watches) {
        const { changed, added, written } = watch.settle(writes)
        for (const path of changed) early.changed.add(path)
        for (const path of added) early.added.add(path)
        for (const path of written) early.written.add(path)
      }
      folders.settle()
      // A copy that has not run yet will write what the others did.
      const written = [...watches.flatMap(watch => watch.listOwn()), ...(writes ?? [])]
      for (const watch of watches) watch.allow(written)
      strays = [...strays, ...(untouched ?? []).flatMap(([root, before]) => findWritten(root, before, nameOf))]
      untouched = []
      if (learned === undefined) fresh = successors.map(root => [root, listFiles(root)])
      followTurns()
    },
    learn() {
      learned ??= [...new Set(fresh.flatMap(([root, before]) => listWrites(root, before)))].sort()
      fresh = []
    },
    get learned() {
      return learned
    },
    check() {
      turns.look()
      const checked = watches.map(watch => watch.check())
      const added = [...checked.flatMap(copy => copy.added), ...folders.findAdded()]
      const [planted, unknown] = [true, false].map(isPlanted =>
        added.filter(({ parents }) => turns.isOfContender(parents) === isPlanted).map(({ name }) => name),
      ) as [string[], string[]]
      const changed = checked.flatMap(copy => copy.changed)
      return {
        changed: [...strays, ...disturbed, ...early.changed, ...changed, ...planted],
        added: [...early.added, ...unknown],
        written: [...early.written],
      }
    },
    follow(isDated) {
      for (const watch of watches) watch.follow(isDated)
      followTurns()
    },
  }
}

/** An entry that was not there before. */
interface Added {
  /** Its path, beginning with the name of a copy. */
  readonly name: string
  /** The directories on the way to it, the outermost first. */
  readonly parents: readonly string[]
}

/** The directories of ours that copies lie in. */
class Folders {
  readonly #copies: readonly GuardedCopy[]
  readonly #nameOf: NameOf
  /** The names in each directory, before the contender ran. */
  #names: ReadonlyMap<string, ReadonlySet<string>>

  constructor(copies: readonly GuardedCopy[], top: string, nameOf: NameOf) {
    this.#copies = copies
    this.#nameOf = nameOf
    this.#names = new Map(copies.flatMap(({ root }) => listFolders(root, top)).map(path => [path, new Set()]))
  }

  get paths(): readonly string[] {
    return [...this.#names.keys()]
  }

  settle(): void {
    this.#names = new Map(this.paths.map(path => [path, new Set(listNames(path))]))
  }

  findAdded(): readonly Added[] {
    return [...this.#names].flatMap(([path, names]) => {
      const { root } = this.#copies.find(copy => !relative(path, copy.root).startsWith('..'))!
      const added = listNames(path).filter(name => !names.has(name))
      return added.map(name => ({
        name: nameIn(root, relative(root, join(path, name)), this.#nameOf),
        parents: [path],
      }))
    })
  }
}

/** Lists the names in the directory at `path`; none where it cannot be read. */
export function listNames(path: string): readonly string[] {
  return attempt(() => readdirSync(path)) ?? []
}

/** Lists the directories that `root` lies in, from the innermost to `top`. */
export function listFolders(root: string, top: string): readonly string[] {
  const folder = dirname(root)
  return folder === top ? [folder] : [folder, ...listFolders(folder, top)]
}

/** The part of the measured time that looking at directories may take. */
const mostOfTime = 0.01

/**
 * Tells whose runs added entries to directories, by the times of the directories between the runs of one side and those of the other.
 *
 * Where looking each time would take too long, runs of both sides are looked at together. Then the baseline is only believed to have
 * written to directories that it writes to at other times too.
 */
class Turns {
  #times: ReadonlyMap<string, number> = new Map()
  readonly #changed = { baseline: new Set<string>(), contender: new Set<string>() }
  /** The sides that ran since the last look. */
  readonly #sides = new Set<Side>()
  readonly #start = performance.now()
  #spent = 0

  /** Takes note of the directories as they are. */
  follow(directories: readonly string[]): void {
    this.#times = new Map(directories.map(path => [path, readTime(path)]))
    this.#sides.clear()
  }

  /** Takes note that runs of `side` come next. */
  take(side: Side): void {
    if (this.#sides.has(side)) return
    if (this.#spent <= mostOfTime * (performance.now() - this.#start)) this.look()
    this.#sides.add(side)
  }

  /** Looks for directories that the last runs changed. */
  look(): void {
    if (this.#sides.size === 0) return
    const start = performance.now()
    const now = new Map([...this.#times.keys()].map(path => [path, readTime(path)]))
    const [side] = this.#sides
    const isKnown = this.#sides.size === 1
    for (const [path, time] of now) {
      if (time === this.#times.get(path)) continue
      const by = isKnown ? side! : this.#changed.baseline.has(path) ? 'baseline' : 'contender'
      this.#changed[by].add(path)
    }
    this.#times = now
    this.#sides.clear()
    this.#spent += performance.now() - start
  }

  /** Returns whether the contender has added what is new in one of `parents`, of which the innermost that was there before counts. */
  isOfContender(parents: readonly string[]): boolean {
    const known = parents.findLast(path => this.#times.has(path))
    return known !== undefined && this.#changed.contender.has(known)
  }
}

/** The time of the last change of the directory at `path`, which nobody but root can set; 0 where it cannot be seen. */
function readTime(path: string): number {
  return attempt(() => lstatSync(path).ctimeMs) ?? 0
}

/**
 * Lists the paths at `root` that were written, made or removed since `before`: those that a run there writes, if nobody else was there. A new
 * directory stands for all that is in it.
 */
export function listWrites(root: string, before: Listing): readonly string[] {
  const now = listFiles(root)
  const made = new Set([...now.directories].filter(path => !before.directories.has(path)))
  const isInMade = (path: string): boolean => parentsOf(path).some(parent => made.has(parent))
  const all = new Set([...before.files.keys(), ...now.files.keys()])
  const isWritten = (path: string): boolean => stampIn(before, path) !== stampIn(now, path)
  return [...made, ...[...all].filter(isWritten)].filter(path => !isInMade(path)).sort()
}

function stampIn({ files }: Listing, path: string): string | undefined {
  const stats = files.get(path)
  return stats && stampOf(stats)
}

/** The files at `root` that were written, made or removed since `before`. A new link to the same file changes nothing in it. */
function findWritten(root: string, before: Listing, nameOf: NameOf): readonly string[] {
  const now = listFiles(root)
  const all = new Set([...before.files.keys(), ...now.files.keys()])
  const isSame = (path: string): boolean => {
    const [old, current] = [before.files.get(path), now.files.get(path)]
    return old?.ino === current?.ino && old?.size === current?.size && old?.mtimeNs === current?.mtimeNs
  }
  return [...all]
    .filter(path => !isSame(path))
    .sort()
    .map(path => nameIn(root, path, nameOf))
}

/** Names a path in a copy for people. */
export function nameIn(root: string, path: string, nameOf: NameOf = basename): string {
  return `${nameOf(root)}/${path}`
}

/** What the first run of a copy did, by paths for people. */
interface FirstRun {
  /** Files that were there, and that only somebody else can have changed or removed. */
  readonly changed: readonly string[]
  /** Files that nobody expected. */
  readonly added: readonly string[]
  /** Files of the side with another content now, where nobody knows who writes them; relative to the side. */
  readonly written: readonly string[]
}

/** A file as it shall stay. */
interface Kept {
  readonly stamp: string
  readonly changedAt: number
  /** Set if the copy's own run writes it: then its content must stay, and its stamp need not. */
  readonly isOwn: boolean
  /** undefined where the stamp is enough. */
  readonly digest: string | undefined
}

class Watch {
  readonly #copy: GuardedCopy
  readonly #nameOf: NameOf
  #before: Listing = { files: new Map(), directories: new Set() }
  /** The directories that were last seen. */
  directories: readonly string[] = []
  readonly #reference = new Map<string, Kept>()
  /** The files that the copy's own run made, next to its payload. */
  readonly #exempt = new Set<string>()
  /** The time when the files were last seen to be as they must be. */
  #seenAt = 0

  constructor(copy: GuardedCopy, nameOf: NameOf) {
    this.#copy = copy
    this.#nameOf = nameOf
  }

  begin(): void {
    this.#before = listFiles(this.#copy.root)
    this.#noteDirectories(this.#before)
  }

  /** Takes note of what is there after a first run, whose own `writes` are known or else what changed by now. */
  settle(writes: readonly string[] | undefined): FirstRun {
    const { root, payload } = this.#copy
    const before = this.#before
    const known = new Set(writes)
    // What is below a directory that the run makes is as much its own.
    const isKnown = (path: string): boolean =>
      known.has(path) || parentsOf(path).some(parent => known.has(parent) && !before.directories.has(parent))
    this.#seenAt = Date.now()
    this.#reference.clear()
    this.#exempt.clear()
    const listing = listFiles(root)
    const { files, directories } = listing
    this.#noteDirectories(listing)
    for (const path of directories)
      if (!before.directories.has(path) && (writes === undefined || isKnown(path))) this.#exempt.add(path)
    const touched = [...new Set([...before.files.keys(), ...files.keys()])].filter(
      path => stampIn(before, path) !== stampIn(listing, path),
    )
    const own = new Set(touched.filter(path => writes === undefined || isKnown(path) || !before.files.has(path)))
    for (const [path, stats] of files) {
      const stamp = stampOf(stats)
      const isOwn = own.has(path)
      if (isOwn && !payload.has(path)) {
        this.#exempt.add(path)
        continue
      }
      const changedAt = Number(stats.ctimeMs)
      const digest = isOwn || !this.#isSafe(changedAt) ? digestFile(root, path) : undefined
      this.#reference.set(path, { stamp, changedAt, isOwn, digest })
    }
    const foreign = touched.filter(path => !isKnown(path)).sort()
    const name = (paths: readonly string[]): readonly string[] => paths.map(path => this.#name(path))
    if (writes === undefined) return { changed: [], added: [], written: foreign.filter(path => this.#isAltered(path)) }
    return {
      changed: name(foreign.filter(path => before.files.has(path))),
      added: name(foreign.filter(path => !before.files.has(path))),
      written: [],
    }
  }

  /** Returns whether a file of the side is no longer what the side holds. */
  #isAltered(path: string): boolean {
    const { root, contents } = this.#copy
    const content = contents?.get(path)
    if (content === undefined) return false
    const kind = attempt(() => (lstatSync(join(root, path)).isSymbolicLink() ? 'link' : 'file'))
    return kind === undefined || attempt(() => describeContent(root, { path, kind })) !== content
  }

  /** Paths that the copy's own run wrote. */
  listOwn(): readonly string[] {
    return [...this.#exempt, ...[...this.#reference].flatMap(([path, { isOwn }]) => (isOwn ? [path] : []))]
  }

  /** Takes writing to these paths for the copy's own, too. */
  allow(paths: readonly string[]): void {
    for (const path of paths) {
      const kept = this.#reference.get(path)
      if (kept === undefined) this.#exempt.add(path)
      else if (!kept.isOwn) {
        const digest = kept.digest ?? digestFile(this.#copy.root, path)
        this.#reference.set(path, { ...kept, isOwn: true, digest })
      }
    }
  }

  /** Takes the stamps of new files; what the copy's own run writes, and what these files hold, is known. */
  follow(isDated: boolean): void {
    const { root } = this.#copy
    const listing = listFiles(root)
    const { files } = listing
    this.#noteDirectories(listing)
    this.#seenAt = Date.now()
    for (const [path, kept] of this.#reference) {
      const stats = files.get(path)
      if (stats === undefined) {
        // The command's own output, which is made by the next run.
        this.#reference.delete(path)
        this.#exempt.add(path)
        continue
      }
      const changedAt = isDated ? Number.NEGATIVE_INFINITY : Number(stats.ctimeMs)
      const digest = kept.digest ?? (isDated ? undefined : digestFile(root, path))
      this.#reference.set(path, { ...kept, stamp: stampOf(stats), changedAt, digest })
    }
  }

  check(): { readonly changed: readonly string[]; readonly added: readonly Added[] } {
    const { root } = this.#copy
    const now = Date.now()
    const { files } = listFiles(root)
    // A file that somebody wrote to has another stamp, even where its content was put back.
    const isChanged = ([path, { stamp, changedAt, isOwn, digest }]: readonly [string, Kept]): boolean => {
      const stats = files.get(path)
      const isStamped = stats !== undefined && stampOf(stats) === stamp
      if (stats === undefined || (!isStamped && !isOwn)) return true
      return !(isStamped && this.#isSafe(changedAt)) && digestFile(root, path) !== digest
    }
    const isExempt = (path: string): boolean => [...parentsOf(path), path].some(place => this.#exempt.has(place))
    const changed = [...this.#reference].filter(isChanged).map(([path]) => path)
    const added = [...files.keys()].filter(path => !this.#reference.has(path) && !isExempt(path))
    this.#seenAt = now
    const describe = (path: string): Added => ({
      name: this.#name(path),
      parents: [root, ...parentsOf(path).map(parent => join(root, parent))],
    })
    return { changed: changed.sort().map(path => this.#name(path)), added: added.sort().map(describe) }
  }

  #name(path: string): string {
    return nameIn(this.#copy.root, path, this.#nameOf)
  }

  #noteDirectories({ directories }: Listing): void {
    const { root } = this.#copy
    this.directories = [root, ...[...directories].map(path => join(root, path))]
  }

  /** Returns whether a file would have another stamp if it had been written to after it was last seen; a clock may show the same for a while. */
  #isSafe(changedAt: number): boolean {
    return changedAt < this.#seenAt - coarsestStepInMilliseconds
  }
}
