import { type BigIntStats, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file in a directory, which is neither a link nor a device. */
export interface FoundFile {
  /** Relative to the directory. */
  readonly path: string
  readonly stats: BigIntStats
}

const deepest = 32
const mostEntries = 100_000
/** What tools write into directories for others to read. */
const wanted = /\.(?:json|xml)$/

/** The files below `directory` that may hold numbers, by path, links not followed; none beyond the first 100,000 entries. */
export function findFilesWithin(directory: string): readonly FoundFile[] {
  const found: FoundFile[] = []
  let entries = 0
  const walk = (below: string, depth: number): void => {
    for (const entry of readdirSync(join(directory, below), { withFileTypes: true })) {
      if (++entries > mostEntries) return
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory() && depth < deepest) walk(path, depth + 1)
      else if (entry.isFile() && wanted.test(entry.name))
        found.push({ path, stats: lstatSync(join(directory, path), { bigint: true }) })
    }
  }
  walk('', 0)
  return found.sort((one, other) => (one.path < other.path ? -1 : 1))
}
