import { basename } from 'node:path'
import type { Changes, Guard } from '../../measure/session.js'
import { coarsestStepInMilliseconds, stampOf } from '../disk.js'
import { digestFile, type Listing, listFiles } from './payload.js'

/** A copy whose files shall stay as they are. */
interface GuardedCopy {
  readonly root: string
  /** Paths of its files and links, without what `install` made. */
  readonly payload: ReadonlySet<string>
}

/**
 * A guard over `copies`. The copies at `others` are those of other sides, which may write to their own. So they are watched only while
 * the first run of `copies` is the only one that there was.
 */
export function makeGuard(copies: readonly GuardedCopy[], others: readonly string[] = []): Guard {
  const watches = copies.map(copy => new Watch(copy))
  let untouched: readonly (readonly [root: string, before: Listing])[] | undefined
  let strays: readonly string[] = []
  const check = (): Changes => {
    const all = watches.map(watch => watch.check())
    return { changed: [...strays, ...all.flatMap(({ changed }) => changed)], added: all.flatMap(({ added }) => added) }
  }
  return {
    begin() {
      for (const watch of watches) watch.begin()
      untouched ??= others.map(root => [root, listFiles(root)])
    },
    settle() {
      for (const watch of watches) watch.settle()
      // A copy that has not run yet will write what the others did.
      const own = watches.flatMap(watch => watch.listOwn())
      for (const watch of watches) watch.allow(own)
      strays = [...strays, ...(untouched ?? []).flatMap(([root, before]) => findWritten(root, before))]
      untouched = []
    },
    check,
    follow(isDated) {
      for (const watch of watches) watch.follow(isDated)
    },
  }
}

/** The files at `root` that were written, made or removed since `before`. A new link to the same file changes nothing in it. */
function findWritten(root: string, before: Listing): readonly string[] {
  const now = listFiles(root)
  const all = new Set([...before.files.keys(), ...now.files.keys()])
  const isSame = (path: string): boolean => {
    const [one, other] = [before.files.get(path), now.files.get(path)]
    return one?.ino === other?.ino && one?.size === other?.size && one?.mtimeNs === other?.mtimeNs
  }
  return [...all]
    .filter(path => !isSame(path))
    .sort()
    .map(path => nameIn(root, path))
}

function nameIn(root: string, path: string): string {
  return `${basename(root)}/${path}`
}

/** A file as it shall stay. */
interface Kept {
  readonly stamp: string
  readonly changedAt: number
  /** Whether the copy's own run writes it: then its content shall stay, and its stamp need not. */
  readonly isOwn: boolean
  /** undefined where the stamp is enough. */
  readonly digest: string | undefined
}

class Watch {
  readonly #copy: GuardedCopy
  #before: Listing = { files: new Map(), directories: new Set() }
  readonly #reference = new Map<string, Kept>()
  /** What the copy's own run made, beside its payload. */
  readonly #exempt = new Set<string>()
  /** When the files were last seen to be as they shall be. */
  #seenAt = 0

  constructor(copy: GuardedCopy) {
    this.#copy = copy
  }

  begin(): void {
    this.#before = listFiles(this.#copy.root)
  }

  settle(): void {
    const { root, payload } = this.#copy
    this.#seenAt = Date.now()
    this.#reference.clear()
    this.#exempt.clear()
    const { files, directories } = listFiles(root)
    for (const path of directories) if (!this.#before.directories.has(path)) this.#exempt.add(path)
    for (const [path, stats] of files) {
      const [stamp, before] = [stampOf(stats), this.#before.files.get(path)]
      const isOwn = before === undefined || stampOf(before) !== stamp
      if (isOwn && !payload.has(path)) {
        this.#exempt.add(path)
        continue
      }
      const changedAt = Number(stats.ctimeMs)
      const digest = isOwn || !this.#isSafe(changedAt) ? digestFile(root, path) : undefined
      this.#reference.set(path, { stamp, changedAt, isOwn, digest })
    }
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
    const { files } = listFiles(root)
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

  check(): Changes {
    const { root } = this.#copy
    const now = Date.now()
    const { files } = listFiles(root)
    const isChanged = ([path, kept]: readonly [string, Kept]): boolean => {
      const stats = files.get(path)
      return stats === undefined || this.#isOther(path, stampOf(stats), kept)
    }
    const changed = [...this.#reference].filter(isChanged).map(([path]) => path)
    const added = [...files.keys()].filter(path => !this.#reference.has(path) && !this.#isExempt(path))
    this.#seenAt = now
    const name = (path: string): string => nameIn(root, path)
    return { changed: changed.sort().map(name), added: added.sort().map(name) }
  }

  /** What is not the copy's own and has another stamp was written to, even where the content was put back. */
  #isOther(path: string, stamp: string, { stamp: kept, changedAt, isOwn, digest }: Kept): boolean {
    if (stamp !== kept && !isOwn) return true
    if (stamp === kept && this.#isSafe(changedAt)) return false
    return digestFile(this.#copy.root, path) !== digest
  }

  /** Whether a file would have another stamp, had it been written to after it was last seen; a clock may show the same for a while. */
  #isSafe(changedAt: number): boolean {
    return changedAt < this.#seenAt - coarsestStepInMilliseconds
  }

  #isExempt(path: string): boolean {
    const parts = path.split('/')
    return parts.some((_, index) => this.#exempt.has(parts.slice(0, index + 1).join('/')))
  }
}
