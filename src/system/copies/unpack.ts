import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  createReadStream,
  fchmodSync,
  futimesSync,
  lutimesSync,
  mkdirSync,
  openSync,
  symlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { ReadEntry } from 'tar'
import { isEscape } from './link-escape.js'
import { PayloadError, type PayloadLimits, payloadLimits } from './payload-error.js'

/**
 * Unpacks the archive `file` into the new directory `target`, with modes and times of modification.
 *
 * Nobody vouches for the archive but `sha256`, which is checked first. What `packPayload` never makes is refused: absolute paths,
 * `..`, links that lead out, hard links, devices, setuid and its like, a file under a link, a file twice, and more than `limits`.
 */
export async function unpackPayload(
  { file, sha256 }: { readonly file: string; readonly sha256: string },
  target: string,
  limits: PayloadLimits = payloadLimits,
): Promise<void> {
  await checkSha256(file, sha256)
  const { Parser } = await import('tar')
  mkdirSync(target)
  using extraction = new Extraction(target, limits)
  // The extraction counts what comes out, which a ratio only guesses at.
  const parser = new Parser({ strict: true, brotli: false, zstd: false, maxDecompressionRatio: Infinity })
  parser.on('entry', entry => extraction.add(entry))
  parser.on('error', error => {
    throw error
  })
  try {
    for await (const chunk of decompress(file)) {
      extraction.count(chunk)
      parser.write(chunk)
    }
    parser.end()
    extraction.finish()
  } catch (error) {
    throw describeDamage(error as Error)
  }
}

async function* decompress(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const gunzip = createGunzip({ chunkSize: 1 << 18 })
  source.on('error', error => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer
  } finally {
    source.destroy()
  }
}

/** What the archive brought about; what the disk refuses is told as it is. */
function describeDamage(error: Error): Error {
  if (error instanceof PayloadError || 'syscall' in error) return error
  return new PayloadError(`the archive of the payload is damaged: ${error.message}`, { cause: error })
}

/** Refuses the archive `file` where its SHA-256 is not the `expected` one. */
export async function checkSha256(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  const found = hash.digest('hex')
  if (found === expected) return
  throw new PayloadError(
    `the archive of the payload is not what was published: its SHA-256 is ${found}, not ${expected}`,
  )
}

interface Timed {
  readonly path: string
  readonly mode: number
  /** Seconds. */
  readonly time: number
}

type EntryKind = 'File' | 'SymbolicLink' | 'Directory'

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192
const gzipMagic = 0x1f

/** What has been unpacked. All is written at once when it comes, so that there is no telling what comes first. */
class Extraction implements Disposable {
  readonly #target: string
  readonly #limits: PayloadLimits
  readonly #kinds = new Map<string, EntryKind>([['', 'Directory']])
  readonly #directories: Timed[] = []
  readonly #links: (Timed & { readonly to: string })[] = []
  #sizeInBytes = 0
  #rawInBytes = 0
  #open: number | undefined

  constructor(target: string, limits: PayloadLimits) {
    this.#target = target
    this.#limits = limits
  }

  /** Takes note of the next bytes of the archive, decompressed. */
  count(chunk: Buffer): void {
    // The library would decompress it again, uncounted.
    if (this.#rawInBytes === 0 && chunk[0] === gzipMagic)
      throw new PayloadError('the archive of the payload is compressed twice')
    this.#rawInBytes += chunk.length
    if (this.#rawInBytes > this.#limits.sizeInBytes + overheadInBytes * (1 + this.#limits.entries)) this.#refuseSize()
  }

  add(entry: ReadEntry): void {
    const { path, kind } = this.#place(entry)
    const timed = { path, mode: entry.mode ?? 0, time: (entry.mtime?.getTime() ?? 0) / 1000 }
    switch (kind) {
      case 'Directory':
        mkdirSync(join(this.#target, path), 0o700)
        this.#directories.push(timed)
        entry.resume()
        break
      case 'SymbolicLink':
        this.#links.push({ ...timed, to: entry.linkpath ?? '' })
        entry.resume()
        break
      case 'File':
        this.#write(entry, timed)
    }
  }

  /** Links last, so that nothing is written through one; then the directories, which their modes may close. */
  finish(): void {
    const targets = new Map(this.#links.map(({ path, to }) => [path, to]))
    for (const { path, to } of this.#links)
      if (isEscape(path, targets)) refuse(path, `is a link to "${to}", which is outside of it`)
    for (const { path, to, time } of this.#links) {
      symlinkSync(to, join(this.#target, path))
      lutimesSync(join(this.#target, path), time, time)
    }
    for (const { path, mode, time } of this.#directories.reverse()) {
      utimesSync(join(this.#target, path), time, time)
      chmodSync(join(this.#target, path), mode)
    }
  }

  /** Where `entry` belongs, if it may be anywhere. */
  #place(entry: ReadEntry): { readonly path: string; readonly kind: EntryKind } {
    const path = entry.path.replace(/\/$/, '')
    const kind = findKind(entry)
    const parts = path.split('/')
    if (path.includes('\0') || parts.some(part => part === '' || part === '.' || part === '..'))
      refuse(entry.path, 'does not stay inside of it')
    if (((entry.mode ?? 0) & ~0o777) !== 0) refuse(path, 'is setuid, setgid or sticky')
    if (this.#kinds.get(parts.slice(0, -1).join('/')) !== 'Directory') refuse(path, 'is in no directory of it')
    if (this.#kinds.has(path)) refuse(path, 'is there twice')
    this.#kinds.set(path, kind)
    this.#sizeInBytes += entry.size
    if (this.#sizeInBytes > this.#limits.sizeInBytes) this.#refuseSize()
    if (this.#kinds.size - 1 > this.#limits.entries)
      throw new PayloadError(`the payload has more than ${this.#limits.entries} entries, and is not unpacked`)
    return { path, kind }
  }

  #refuseSize(): never {
    const limit = `${this.#limits.sizeInBytes / 2 ** 20} MiB`
    throw new PayloadError(`the payload is larger than ${limit}, and is not unpacked`)
  }

  #write(entry: ReadEntry, { path, mode, time }: Timed): void {
    const descriptor = openSync(join(this.#target, path), 'wx', 0o600)
    this.#open = descriptor
    entry.on('data', chunk => {
      for (let written = 0; written < chunk.length; ) written += writeSync(descriptor, chunk, written)
    })
    entry.on('end', () => {
      futimesSync(descriptor, time, time)
      fchmodSync(descriptor, mode)
      this[Symbol.dispose]()
    })
  }

  [Symbol.dispose](): void {
    if (this.#open !== undefined) closeSync(this.#open)
    this.#open = undefined
  }
}

function findKind({ type, path }: ReadEntry): EntryKind {
  switch (type) {
    case 'File':
    case 'Directory':
    case 'SymbolicLink':
      return type
    default:
      return refuse(path, `is a ${type}`)
  }
}

function refuse(path: string, why: string): never {
  throw new PayloadError(`the archive of the payload is not one of ours: ${path.slice(0, 200)} ${why}`)
}
