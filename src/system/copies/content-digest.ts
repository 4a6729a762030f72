import { createHash, type Hash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './payload.js'

const chunkInBytes = 1 << 20

/**
 * The SHA-256 of what `entries` are in `root`: paths, modes, bytes and the targets of links. Times are left out, since two builds
 * of the same source differ in them.
 */
export function digestContent(root: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(chunkInBytes)
  for (const { path, kind } of entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const { mode, size } = lstatSync(join(root, path))
    const what = kind === 'link' ? readlinkSync(join(root, path)) : kind === 'file' ? size : 0
    hash.update(`${JSON.stringify([kind, path, kind === 'link' ? 0 : mode & 0o777, what])}\n`)
    if (kind === 'file') hashFile(hash, join(root, path), buffer)
  }
  return hash.digest('hex')
}

/** The SHA-256 of the bytes of the file at `path`. */
export function digestBytes(path: string): string {
  const hash = createHash('sha256')
  hashFile(hash, path)
  return hash.digest('hex')
}

/** Adds the bytes of the file at `path` to `hash`, by way of `buffer`. */
function hashFile(hash: Hash, path: string, buffer = Buffer.allocUnsafe(chunkInBytes)): void {
  const descriptor = openSync(path, 'r')
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(descriptor, buffer)
      hash.update(buffer.subarray(0, read))
    }
  } finally {
    closeSync(descriptor)
  }
}
