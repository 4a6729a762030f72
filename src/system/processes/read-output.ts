import { type BigIntStats, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Written } from '../../measure/session.js'
import { findFilesWithin } from './files-within.js'

const mostFiles = 5000
const mostMebibytes = 64

/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
export function readOutput(path: string, isFresh: (path: string, stats: BigIntStats) => boolean = () => true): Written {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return { problem: 'is not there' }
  if (stats.isDirectory()) return readDirectory(path, isFresh)
  if (!stats.isFile()) return { problem: 'is neither a file nor a directory' }
  if (!isFresh('', stats)) return { problem: 'is older than this invocation: the command did not write it now' }
  if (isTooLarge(stats.size)) return { problem: tooLarge }
  return { files: [{ path: basename(path), text: readFileSync(path, 'utf8') }] }
}

function readDirectory(path: string, isFresh: (path: string, stats: BigIntStats) => boolean): Written {
  const all = findFilesWithin(path)
  const files = all.filter(file => isFresh(file.path, file.stats))
  if (all.length === 0) return { problem: 'holds no file whose name ends with .json or .xml' }
  if (files.length === 0) return { problem: 'holds only files that are older than this invocation' }
  if (files.length > mostFiles)
    return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` }
  if (isTooLarge(files.reduce((sum, { stats }) => sum + stats.size, 0n))) return { problem: tooLarge }
  return { files: files.map(file => ({ path: file.path, text: readFileSync(join(path, file.path), 'utf8') })) }
}

const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`

function isTooLarge(sizeInBytes: bigint): boolean {
  return sizeInBytes > BigInt(mostMebibytes * 2 ** 20)
}
