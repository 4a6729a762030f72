import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Listing, listFiles } from './listing.js'
import type { Entry } from './payload.js'
import { stampOf } from './stamp.js'

/** A file, link or directory with what a copy of it needs. */
interface Item {
  readonly path: string
  readonly kind: Entry['kind']
  readonly mode: number
  /** Seconds. */
  readonly accessedAt: number
  readonly modifiedAt: number
  /** The target of a link; empty for everything else. */
  readonly target: string
}

/** Files in a directory of ours that copies are made from. */
export class Template {
  readonly directory: string
  readonly #items: readonly Item[]
  readonly #before: ReadonlyMap<string, string>

  /** The template of `entries` of `source`, copied to the new `directory`. */
  constructor(source: string, directory: string, entries: readonly Entry[]) {
    this.directory = directory
    this.#items = entries.map(entry => describe(source, entry))
    mkdirSync(directory, { recursive: true })
    copyItems(this.#items, source, directory)
    this.#before = stampAll(listFiles(directory))
  }

  /** Puts new files with the same content, modes and times into the directory `root`; where there is a file already, it goes. */
  put(root: string): void {
    copyItems(this.#items, this.directory, root)
  }

  /** The paths of files that were changed, added or removed since the template was made. */
  findChanges(): readonly string[] {
    const now = stampAll(listFiles(this.directory))
    const all = new Set([...this.#before.keys(), ...now.keys()])
    return [...all].filter(path => this.#before.get(path) !== now.get(path)).sort()
  }
}

function stampAll({ files }: Listing): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, stats]) => [path, stampOf(stats)]))
}

function describe(source: string, { path, kind }: Entry): Item {
  const from = join(source, path)
  const { mode, atimeMs, mtimeMs } = lstatSync(from)
  const target = kind === 'link' ? readlinkSync(from) : ''
  return { path, kind, mode, accessedAt: atimeMs / 1000, modifiedAt: mtimeMs / 1000, target }
}

/** One after the other, which is quicker for many small files than to wait for each. */
function copyItems(items: readonly Item[], from: string, to: string): void {
  const directories = items.filter(({ kind }) => kind === 'directory')
  for (const { path } of directories) mkdirSync(join(to, path), { recursive: true })
  for (const item of items) if (item.kind !== 'directory') copyItem(item, join(from, item.path), join(to, item.path))
  // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
  for (const item of directories.toReversed()) keepModeAndTimes(item, join(to, item.path))
}

function copyItem(item: Item, from: string, to: string): void {
  rmSync(to, { force: true })
  if (item.kind === 'link') {
    symlinkSync(item.target, to)
    lutimesSync(to, item.accessedAt, item.modifiedAt)
    return
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  keepModeAndTimes(item, to)
}

function keepModeAndTimes({ accessedAt, modifiedAt, mode }: Item, path: string): void {
  utimesSync(path, accessedAt, modifiedAt)
  chmodSync(path, mode)
}
