import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { baselineFiles } from '../../baseline/manifest.js'
import { keeper } from '../../extras/index.js'
import { attempt } from '../../util/attempt.js'
import { remember } from '../../util/once.js'
import { platform } from '../platform/platform.js'

/** The beginning of the name of a directory that becomes a baseline. */
export const unfinished = '.making-'

/** Recognizes baselines by the time that their names begin with; any other entry is somebody else's. */
export const publishedAt = /^\d{4}-\d{2}-\d{2}T/

/** The beginning of the names of a store's directories, each of which holds the baselines of one suite. */
const shelfPrefix = 'counterbalance-'

/** An entry of a payload. */
interface Placed {
  /** Relative to the root, with `/` between its parts. */
  readonly path: string
  readonly kind: 'file' | 'link' | 'directory'
}

/**
 * Returns `entries` of `root` without stores of baselines, links to them, and directories that hold nothing else: a baseline with those before
 * it in it would be twice as large as the last.
 *
 * Stores are known by what is in them, since a side may hold those of other calls, suites and checkouts. `store` is where this call will
 * put its baseline, which need not be there yet.
 */
export function withoutStores<Some extends Placed>(
  root: string,
  entries: readonly Some[],
  store?: string,
): readonly Some[] {
  const top = findReal(root)
  const storePlaces = store === undefined ? [] : [...new Set([placeOf(store), findReal(store)])]
  const { isInside, isOnlyStore } = makeTests()
  const leadsToStore = (path: string): boolean => {
    const link = join(top, path)
    if (storePlaces.includes(link)) return true
    const end = findReal(resolve(dirname(link), attempt(() => readlinkSync(link)) ?? ''))
    const isStoreOfCall = storePlaces.includes(end) && (attempt(() => readdirSync(end)) ?? []).length === 0
    return isStoreOfCall || isInside(end) || isOnlyStore(end)
  }
  const isGone = ({ path, kind }: Placed): boolean =>
    isInside(join(top, path)) || (kind === 'link' && leadsToStore(path))
  const gone = new Set(entries.filter(isGone))
  const ways = [...gone].flatMap(({ path }) => listParents(path))
  const placesOfStore = storePlaces.map(place => platform.toSlashes(relative(top, place)))
  const mayBeEmpty = new Set([...ways, ...placesOfStore.flatMap(place => [...listParents(place), place])])
  const isEmptied = ({ path, kind }: Placed): boolean => kind === 'directory' && mayBeEmpty.has(path)
  const kept = entries.filter(entry => !gone.has(entry))
  const needed = new Set(kept.filter(entry => !isEmptied(entry)).flatMap(({ path }) => listParents(path)))
  return kept.filter(entry => !isEmptied(entry) || needed.has(entry.path))
}

/** Makes what tells places of stores from others, each of which it looks at once. */
function makeTests() {
  const list = remember((directory: string) => attempt(() => readdirSync(directory)) ?? [])
  // The directory of the baselines of one suite. Before the first is whole, it is known by its own name.
  const isShelf = remember((directory: string): boolean => {
    const names = list(directory)
    const isBaseline = (name: string) =>
      publishedAt.test(name) && existsSync(join(directory, name, baselineFiles.manifest))
    return names.some(isBaseline) || (basename(directory).startsWith(shelfPrefix) && names.some(isOfShelf))
  })
  const isStored = (path: string): boolean => isOfShelf(basename(path)) && isShelf(dirname(path))
  const isInside = remember((path: string): boolean => {
    const parent = dirname(path)
    return parent !== path && (isStored(path) || isInside(parent))
  })
  const isOnlyStore = remember((directory: string): boolean => {
    const names = list(directory)
    const isOf = (name: string) =>
      isStored(join(directory, name)) || (name.startsWith(shelfPrefix) && isOnlyStore(join(directory, name)))
    return names.length > 0 && names.every(isOf)
  })
  return { isInside, isOnlyStore }
}

/** Returns whether an entry of a shelf with this name is ours: a baseline, or the file that an extra keeps beside them. */
function isOfShelf(name: string): boolean {
  const isBeside = keeper !== undefined && (name === keeper.file || name.startsWith(`${keeper.file}.`))
  return publishedAt.test(name) || name.startsWith(unfinished) || isBeside
}

function listParents(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The place of `path`, whose last part may be a link. */
function placeOf(path: string): string {
  return join(findReal(dirname(resolve(path))), basename(resolve(path)))
}

/** The path without links, as far as it is there. */
function findReal(path: string): string {
  const whole = resolve(path)
  const real = attempt(() => realpathSync(whole))
  return real ?? (dirname(whole) === whole ? whole : join(findReal(dirname(whole)), basename(whole)))
}
