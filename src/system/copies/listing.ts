import { type BigIntStats, type Dirent, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { digestBytes } from './content-digest.js'

/** The files and directories below a directory, by paths relative to it. */
export interface Listing {
  /** Files and symbolic links; no devices or sockets. */
  readonly files: ReadonlyMap<string, BigIntStats>
  readonly directories: ReadonlySet<string>
}

const mostEntries = 1_000_000

/**
 * Finds everything below `root`, up to a million entries. Links are not followed. A directory that cannot be read counts as
 * empty.
 */
export function listFiles(root: string): Listing {
  const files = new Map<string, BigIntStats>()
  const directories = new Set<string>()
  const walk = (below: string): void => {
    for (const entry of readEntries(join(root, below))) {
      if (files.size + directories.size >= mostEntries) return
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        directories.add(path)
        walk(path)
      } else if (entry.isFile() || entry.isSymbolicLink()) {
        const stats = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false })
        if (stats) files.set(path, stats)
      }
    }
  }
  walk('')
  return { files, directories }
}

/** The SHA-256 of the file at `path` in `root`, or the target of the link there; empty where it cannot be read. */
export function digestFile(root: string, path: string): string {
  const whole = join(root, path)
  try {
    const isLink = lstatSync(whole).isSymbolicLink()
    return isLink ? `link to ${readlinkSync(whole)}` : digestBytes(whole)
  } catch {
    return ''
  }
}

function readEntries(directory: string): readonly Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
}
