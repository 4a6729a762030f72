import { closeSync, lstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FreshDirectory } from '../../measure/session.js'

/** What instruments count stands at the top of their files, however long these are. */
const readInBytes = 64 * 1024

/** The directory at `path`, which is made, for what is written about one command. */
export function makeFreshDirectory(path: string): FreshDirectory {
  mkdirSync(path, { recursive: true })
  return {
    path,
    read: () =>
      readdirSync(path)
        .map(name => join(path, name))
        .filter(file => lstatSync(file).isFile())
        .map(readBeginning),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

function readBeginning(path: string): string {
  const buffer = Buffer.alloc(readInBytes)
  const descriptor = openSync(path, 'r')
  try {
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, readInBytes, 0))
  } finally {
    closeSync(descriptor)
  }
}
