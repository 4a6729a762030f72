import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import type { MeasurePorts } from '../../measure/session.js'

const mostFiles = 1000
const mostMebibytes = 64

/**
 * Measures files by patterns. What is compressed once is not compressed again: most rounds bring the same files, and the strongest
 * compression takes a second for each megabyte.
 */
export function makeSizer(): MeasurePorts['measureSizes'] {
  const known = new Map<string, Compressed>()
  const compress = (content: Buffer): Compressed => {
    const key = createHash('sha256').update(content).digest('base64')
    const found = known.get(key) ?? compressNow(content)
    known.set(key, found)
    return found
  }
  return (directory, patterns) => {
    const sizes: ({ readonly pattern: string } & Compressed)[] = []
    for (const pattern of patterns) {
      const sum = tryToAdd(directory, { pattern, compress })
      if (typeof sum === 'string') return { problem: `"size" (${pattern}) ${sum}` }
      sizes.push({ pattern, ...sum })
    }
    return { sizes }
  }
}

interface Adding {
  readonly pattern: string
  readonly compress: (content: Buffer) => Compressed
}

/** What the files come to, or why that is not known, in words. */
function tryToAdd(directory: string, { pattern, compress }: Adding): Compressed | string {
  try {
    const files = findFiles(directory, pattern)
    const problem = findProblem(files.map(path => lstatSync(path).size))
    if (problem !== undefined) return problem
    const parts = files.map(path => compress(readFileSync(path)))
    const sum = (key: keyof Compressed) => parts.reduce((total, part) => total + part[key], 0)
    return { size: sum('size'), gzip: sum('gzip'), brotli: sum('brotli') }
  } catch (error) {
    // A process that the command left behind may take away a file, or forbid it.
    return `cannot be read: ${(error as Error).message.slice(0, 200)}`
  }
}

/** Of one file, in bytes. */
interface Compressed {
  readonly size: number
  readonly gzip: number
  readonly brotli: number
}

/** Links are no files here: where they lead is nothing that the side brings. */
function findFiles(directory: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: directory, dot: true, followSymbolicLinks: false, expandDirectories: false })
    .map(path => join(directory, path))
    .filter(path => lstatSync(path).isFile())
    .sort()
}

function findProblem(sizesInBytes: readonly number[]): string | undefined {
  if (sizesInBytes.length === 0) return 'matches no file: does the command write one there?'
  if (sizesInBytes.length > mostFiles) return `matches ${sizesInBytes.length} files, and ${mostFiles} are the most`
  const total = sizesInBytes.reduce((sum, size) => sum + size, 0)
  if (total <= mostMebibytes * 2 ** 20) return undefined
  return `matches more than ${mostMebibytes} MiB: let it match only what is delivered`
}

function compressNow(content: Buffer): Compressed {
  return {
    size: content.length,
    gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length,
  }
}
