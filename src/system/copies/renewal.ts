import { execFile } from 'node:child_process'
import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { basename, join, relative } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { callPlaces } from '../../measure/called.js'
import type { CopyPlace, Renewal } from '../../measure/session.js'
import type { Item } from '../../world.js'
import { type Listing, listFiles, stampOf } from '../disk.js'
import { platform } from '../platform/platform.js'
import { leadsToDirectory } from '../platform/posix.js'
import { removeAll } from '../temporary.js'
import { type Entry, findReachBacks, listPayload, PayloadError } from './payload.js'

/** A copy that can be made anew. */
export interface RenewableCopy {
  readonly place: CopyPlace
  /** The size of its side's files, before anything was installed. */
  readonly payloadInBytes: number
  /** The files in it before the first run. */
  readonly before: Listing
  /** Its side's files, where `install` runs in them again. */
  readonly payload: Template | undefined
}

interface RenewalRequest {
  readonly copies: readonly RenewableCopy[]
  /** An existing directory for templates, on the file system of the copies. */
  readonly home: string
  /** The file that the command writes its numbers to, relative to its working directory. */
  readonly output?: string | undefined
  /** Returns what the copy at `root` is called; by its directory where this is left out. */
  readonly nameOf?: (root: string) => string
  /** All that the sides' directories are called. */
  readonly names: readonly string[]
  /** Installs what must be made in place. */
  readonly install: (root: string) => Promise<void>
  /** The seconds that the first installation of all copies took. */
  readonly secondsToInstall: number
}

/** A renewal of `copies`. */
export function makeRenewal(request: RenewalRequest): Renewal {
  const { copies, home, output, install, secondsToInstall, nameOf = basename } = request
  let templates: readonly ReadyCopy[] = []
  return {
    secondsToInstall,
    get isReady() {
      return templates.length === copies.length
    },
    async begin(seconds) {
      if (this.isReady) return undefined
      const start = performance.now()
      const made: ReadyCopy[] = []
      for (const copy of copies) {
        const problem = await findProblem(copy, request)
        if (problem !== undefined) return problem
        const { place, payload, payloadInBytes } = copy
        // Files that a run made, and that are larger than all of its side's, are not kept.
        const kept = (await listEntries(copy, output)).filter(entry =>
          isMade(copy, entry) ? entry.sizeInBytes <= payloadInBytes : payload === undefined,
        )
        const template = await makeTemplate(place.root, join(home, basename(place.root)), kept)
        made.push({ ...copy, template })
        if (performance.now() - start > 1000 * seconds) {
          for (const { template } of made) await removeAll(template.directory)
          return undefined
        }
      }
      templates = made
      return undefined
    },
    async renew() {
      for (const { place, payload, template } of templates) {
        await empty(place.root)
        if (payload !== undefined) {
          await payload.put(place.root)
          await install(place.root)
        }
        await template.put(place.root)
      }
      await flush(home)
      return await waitForClock(home)
    },
    check() {
      const changed = templates.flatMap(({ place, template, payload }) =>
        [...template.findChanges(), ...(payload?.findChanges() ?? [])].map(path => `${nameOf(place.root)}/${path}`),
      )
      return [...new Set(changed)]
    },
  }
}

interface ReadyCopy extends RenewableCopy {
  /** All of the copy; where `install` runs again, only what a run added or changed. */
  readonly template: Template
}

/** Describes why `copy` cannot be made anew from what it is now. Returns undefined if it can. */
async function findProblem(copy: RenewableCopy, { copies, home, output, names, nameOf = basename }: RenewalRequest) {
  const { root } = copy.place
  const entries = await listEntries(copy, output)
  const size = copies.length * entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
  if (!hasRoom(size, home))
    return `new copies take ${Math.ceil(size / 2 ** 20)} MiB, for which there is not enough memory or disk`
  const user = process.getuid?.() ?? 0
  const foreign = entries.find(({ path }) => user !== 0 && lstatSync(join(root, path)).uid !== user)
  if (foreign !== undefined) return `${nameOf(root)}/${foreign.path} belongs to another user`
  const elsewhere = copies.map(({ place }) => place.root).filter(place => place !== root)
  const made = entries.filter(entry => isMade(copy, entry))
  const [back] = (await findReachBacks(root, made, [...names, ...elsewhere])).filter(({ isMention }) => !isMention)
  if (back === undefined) return undefined
  const why = callPlaces(
    back.why,
    copies.map(({ place }) => place),
  )
  return `a run left a file that leads out of its copy: ${nameOf(root)}/${back.path} ${why}`
}

/** Returns whether the disk of `directory`, and memory, hold copies of so many bytes, and once more the files that these are made from. */
export function hasRoom(bytes: number, directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return 2 * bytes <= Math.min(freemem(), bavail * bsize)
}

/** All that is in `copy`, but for its output. */
async function listEntries(
  { place: { root, directory } }: RenewableCopy,
  output: string | undefined,
): Promise<readonly Entry[]> {
  const entries = await listPayload(root, [])
  if (output === undefined) return entries
  const written = platform.toSlashes(relative(root, join(directory, output)))
  return entries.filter(({ path }) => path !== written && !path.startsWith(`${written}/`))
}

/** Returns whether a run made or changed it. */
function isMade({ place, before }: RenewableCopy, { path, kind }: Entry): boolean {
  if (kind === 'directory') return !before.directories.has(path)
  const stats = before.files.get(path)
  return stats === undefined || stampOf(stats) !== stampOf(lstatSync(join(place.root, path), { bigint: true }))
}

/** Empties a directory. It stays itself, for what is bound to it. */
export async function empty(root: string): Promise<void> {
  for (const name of readdirSync(root)) await removeAll(join(root, name))
}

/** Has what was written reach the disk, so that nothing is written back under a measurement. */
export async function flush(directory: string): Promise<void> {
  const words = process.platform === 'linux' ? ['-f', directory] : []
  // Where there is no such command, the system writes when it likes.
  await new Promise<void>(resolve => execFile('sync', words, () => resolve()))
}

const mostWaitInMilliseconds = 50

/** Waits until the file system's clock shows another time than it did for the last file. Returns whether it does. */
async function waitForClock(home: string): Promise<boolean> {
  const probe = join(home, '.clock')
  const readClock = (): bigint => {
    writeFileSync(probe, '')
    return lstatSync(probe, { bigint: true }).ctimeNs
  }
  const [start, first] = [performance.now(), readClock()]
  while (performance.now() - start < mostWaitInMilliseconds) {
    if (readClock() !== first) return true
    await setTimeout(1)
  }
  return false
}

/** Files in a directory of ours that copies are made from. */
export type Template = ReturnType<typeof openTemplate>

/** The template of `entries` of `source`, copied to the new `directory`. */
export async function makeTemplate(source: string, directory: string, entries: readonly Entry[]): Promise<Template> {
  return openTemplate(directory, await copyEntries(entries, source, directory))
}

/** The template of `items`, of which `directory` holds a copy. */
export function openTemplate(directory: string, items: readonly Item[]) {
  const before = stampAll(directory)
  return {
    directory,
    /** Puts new files with the same content, modes and times into the directory `root`; where there is a file already, it goes. */
    put: async (root: string) => await copyItems(items, directory, root),
    /** The paths of files that were changed, added or removed since the template was made. */
    findChanges(): readonly string[] {
      const now = stampAll(directory)
      return [...new Set([...before.keys(), ...now.keys()])].filter(path => before.get(path) !== now.get(path)).sort()
    },
  }
}

function stampAll(root: string): ReadonlyMap<string, string> {
  return new Map([...listFiles(root).files].map(([path, stats]) => [path, stampOf(stats)]))
}

/** Copies `entries` of `source` into the directory `target`, with their modes, symbolic links and times. Returns how they were. */
export async function copyEntries(
  entries: readonly Entry[],
  source: string,
  target: string,
  onTurn?: () => void,
): Promise<readonly Item[]> {
  try {
    const items = describeItems(source, entries)
    await copyItems(items, source, target, onTurn)
    return items
  } catch (cause) {
    const { path = '' } = cause as NodeJS.ErrnoException
    const name = relative(source, path)
    if (path === '' || name.startsWith('..') || lstatSync(path, { throwIfNoEntry: false })) throw cause
    throw new RemovedError({ path: platform.toSlashes(name), source }, { cause })
  }
}

/** The removal of a file of a side before it was copied. */
export class RemovedError extends PayloadError {
  readonly path: string

  constructor({ path, source }: { readonly path: string; readonly source: string }, options: ErrorOptions) {
    super(
      `"${path}" was removed while it was copied. End what still writes to ${source}, or leave the file out of "files"`,
      options,
    )
    this.path = path
  }
}

/** Describes what copies of `entries` of `source` need, as they are now. */
export function describeItems(source: string, entries: readonly Entry[]): readonly Item[] {
  return entries.map(({ path, kind, sizeInBytes }) => {
    const from = join(source, path)
    // Not as a Date, which has milliseconds: a build tool would see a file that is newer than it is.
    const { mode, atimeMs, mtimeMs } = lstatSync(from)
    const target = kind === 'link' ? platform.readLink(source, from) : ''
    const isToDirectory = kind === 'link' && leadsToDirectory(from)
    const times = { accessedAt: atimeMs / 1000, modifiedAt: mtimeMs / 1000 }
    return { path, kind, sizeInBytes, mode, ...times, target, isToDirectory }
  })
}

/** Signals and progress get their turn after so many files. */
const filesAtOnce = 64

/** Copies one after the other, which is quicker for many small files than to wait for each. An error of `onTurn` ends it. */
export async function copyItems(
  items: readonly Item[],
  from: string,
  to: string,
  onTurn: () => void = () => {},
): Promise<void> {
  const directories = items.filter(({ kind }) => kind === 'directory')
  for (const path of ['', ...directories.map(({ path }) => path)]) mkdirSync(join(to, path), { recursive: true })
  for (const [index, item] of items.entries()) {
    if (index % filesAtOnce === 0) {
      await setImmediate()
      onTurn()
    }
    if (item.kind !== 'directory') copyItem(item, join(from, item.path), join(to, item.path))
  }
  // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
  for (const item of directories.toReversed()) keepModeAndTimes(item, join(to, item.path))
}

/** Files are reflinked where the file system can, else copied. */
function copyItem(item: Item, from: string, to: string): void {
  rmSync(to, { force: true })
  if (item.kind === 'link') {
    platform.makeLink(item.target, to, item.isToDirectory)
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
