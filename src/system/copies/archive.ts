import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  createReadStream,
  fchmodSync,
  futimesSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  type Stats,
  utimesSync,
  writeSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ReadEntry } from 'tar'
import { findCredentials } from '../../baseline/files.js'
import { InputError } from '../../inputs/values.js'
import { nameSome } from '../../util/list.js'
import { nameFile } from '../disk.js'
import { platform } from '../platform/platform.js'
import { leadsToDirectory } from '../platform/posix.js'
import {
  type Entry,
  isEscape,
  listPayload,
  PayloadError,
  type PayloadLimits,
  payloadLimits,
  placeOutputs,
  withoutOutputs,
} from './payload.js'

/** The archive that holds a payload. */
export interface PackedPayload {
  readonly file: string
  /** The digest of the archive. */
  readonly sha256: string
  readonly sizeInBytes: number
}

type Tar = typeof import('tar')

/**
 * Packs what `globs` name in `root` into `file`, for others to download, but for the files `outputs` that this call writes, and
 * the `store` that it goes into. Fails if any of it looks like credentials.
 */
export async function packForPublishing(
  root: string,
  globs: readonly string[],
  file: string,
  { outputs = [], store }: { readonly outputs?: readonly string[]; readonly store?: string } = {},
): Promise<PackedPayload> {
  const entries = withoutOutputs(await listPayload(root, globs, { store }), placeOutputs([root], outputs))
  const credentials = findCredentials(
    entries.filter(entry => entry.kind !== 'directory').map(entry => entry.path),
    globs,
  )
  if (credentials.length === 0) return await packPayload(root, entries, file)
  throw new InputError(
    `"files" matches files that look like credentials, and everybody who can read the repository could download them: ${nameSome(credentials, 5)}. Leave them out with "!" in front of a pattern. If they are not credentials, name each by its whole path`,
  )
}

/**
 * `entries` of `root` as a compressed archive in `file`: modes without setuid and its like, symbolic links, times of modification in
 * milliseconds; nobody's name, no device, and in the order of their paths, so that the same files make the same archive.
 */
export async function packPayload(root: string, entries: readonly Entry[], file: string): Promise<PackedPayload> {
  const size = entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0)
  const { sizeInBytes: largest, entries: most } = payloadLimits
  if (size > largest || entries.length > most)
    throw new InputError(
      `there are ${entries.length} files with ${(size / 2 ** 30).toFixed(1)} GiB to publish, and at most ${most} and ${largest / 2 ** 30} GiB can be packed. Name only the files that the command needs in "files"`,
    )
  const tar = await import('tar')
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const archive = makeArchive(tar, root, sorted, readLinks(root, entries))
  const hash = createHash('sha256')
  let sizeInBytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      sizeInBytes += chunk.length
      done(null, chunk)
    },
  })
  // Level 1 makes programs hardly larger than level 6, in a third of the time.
  const gzip = createGzip({ level: 1, chunkSize: 1 << 18 })
  // Opened before, since a stream that is ended at once may make its file later.
  const target = (await open(file, 'w')).createWriteStream()
  try {
    await pipeline(Readable.from(archive), gzip, meter, target)
  } catch (error) {
    throw nameFile(error, file)
  }
  return { file, sha256: hash.digest('hex'), sizeInBytes }
}

const blockInBytes = 512
const largestAtOnce = 1 << 20

/** The targets of the links among `entries`, none of which leads out. */
function readLinks(root: string, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const links = new Map(
    entries.filter(({ kind }) => kind === 'link').map(({ path }) => [path, platform.readLink(root, join(root, path))]),
  )
  for (const [path, target] of links)
    if (isEscape(path, links))
      throw new PayloadError(
        `${path} is a link to ${target}, which is outside of the payload. Create it in every copy with "install" (a command), or leave it out of "files"`,
      )
  return links
}

async function* makeArchive(
  tar: Tar,
  root: string,
  entries: readonly Entry[],
  links: ReadonlyMap<string, string>,
): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    const stats = lstatSync(join(root, entry.path))
    const header = makeHeader(tar, entry, stats, links.get(entry.path))
    if (entry.kind === 'file') yield* readBlocks(join(root, entry.path), header, stats.size)
    else yield header
  }
  yield Buffer.alloc(2 * blockInBytes)
}

const types = { file: 'File', link: 'SymbolicLink', directory: 'Directory' } as const

function makeHeader(tar: Tar, entry: Entry, stats: Stats, linkpath: string | undefined): Buffer {
  const path = entry.kind === 'directory' ? `${entry.path}/` : entry.path
  // The library reads extended headers line by line.
  if (`${path}${linkpath ?? ''}`.includes('\n'))
    throw new PayloadError(`${JSON.stringify(path)} has a line break in its name: leave it out of "files"`)
  const known = {
    path,
    mtime: new Date(Math.floor(stats.mtimeMs)),
    ...(linkpath === undefined ? {} : { linkpath }),
  }
  const header = new tar.Header({
    ...known,
    type: types[entry.kind],
    mode: stats.mode & 0o777,
    size: entry.kind === 'file' ? stats.size : 0,
  })
  header.encode()
  return Buffer.concat([new tar.Pax(known).encode(), header.block!])
}

/** `header`, and what is in the file, of `size` bytes, filled up to whole blocks. */
async function* readBlocks(path: string, header: Buffer, size: number): AsyncGenerator<Buffer> {
  let read = 0
  const take = (chunk: Buffer): Buffer => {
    read += chunk.length
    if (read > size) throw makeChangeError(path)
    return chunk
  }
  const rest = Buffer.alloc((blockInBytes - (size % blockInBytes)) % blockInBytes)
  if (size <= largestAtOnce) yield Buffer.concat([header, take(readFileSync(path)), rest])
  else {
    yield header
    for await (const chunk of createReadStream(path, { highWaterMark: largestAtOnce })) yield take(chunk as Buffer)
    yield rest
  }
  if (read < size) throw makeChangeError(path)
}

function makeChangeError(path: string): PayloadError {
  return new PayloadError(`${path} changed while it was packed: let the program that writes to it end first`)
}

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
  mkdirSync(target, { recursive: true })
  const bounds = new ArchiveBounds(limits)
  using extraction = new Extraction(target, bounds)
  // The unpacked bytes are counted, which a ratio only guesses at.
  const parser = new Parser({ strict: true, brotli: false, zstd: false, maxDecompressionRatio: Infinity })
  parser.on('entry', entry => extraction.add(entry))
  parser.on('ignoredEntry', ({ path }) => refuse(path, 'is of a kind that we do not write'))
  parser.on('meta', () => bounds.extend())
  parser.on('eof', () => bounds.end())
  parser.on('error', error => {
    throw error
  })
  try {
    // The library would keep bytes behind the archive's end, and copy them with each chunk.
    for await (const chunk of decompress(file)) if (bounds.isPart(chunk)) parser.write(chunk)
    parser.end()
    extraction.finish()
  } catch (error) {
    if (error instanceof PayloadError) throw error
    if ('syscall' in (error as Error)) throw nameFile(error, target)
    throw new PayloadError(`the archive of the payload is damaged: ${(error as Error).message}`, { cause: error })
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

/** Refuses the archive `file` where its SHA-256 is not the `expected` one. */
export async function checkSha256(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  const actual = hash.digest('hex')
  if (actual === expected) return
  throw new PayloadError(
    `the archive of the payload is not what was published: its SHA-256 is ${actual}, not ${expected}`,
  )
}

interface Timed {
  readonly path: string
  readonly mode: number
  /** Seconds. */
  readonly time: number
}

const kinds = ['File', 'SymbolicLink', 'Directory'] as const
type EntryKind = (typeof kinds)[number]

/** The entries that have been unpacked. They are written as they come, at the same time, so that their order is not known. */
class Extraction implements Disposable {
  readonly #target: string
  readonly #bounds: ArchiveBounds
  readonly #kinds = new Map<string, EntryKind>([['', 'Directory']])
  readonly #directories: Timed[] = []
  readonly #links: (Timed & { readonly to: string })[] = []
  #open: number | undefined

  constructor(target: string, bounds: ArchiveBounds) {
    this.#target = target
    this.#bounds = bounds
  }

  add(entry: ReadEntry): void {
    this.#bounds.enter(entry)
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
      case 'File': {
        const descriptor = openSync(join(this.#target, path), 'wx', 0o600)
        this.#open = descriptor
        entry.on('data', chunk => {
          for (let written = 0; written < chunk.length; ) written += writeSync(descriptor, chunk, written)
        })
        entry.on('end', () => {
          futimesSync(descriptor, timed.time, timed.time)
          fchmodSync(descriptor, timed.mode)
          this[Symbol.dispose]()
        })
      }
    }
  }

  /** Links last, so that nothing is written through one; then the directories, which their modes may close. */
  finish(): void {
    const targets = new Map(this.#links.map(({ path, to }) => [path, to]))
    for (const { path, to } of this.#links) {
      this.#bounds.checkTime()
      if (isEscape(path, targets)) refuse(path, `is a link to "${to}", which is outside of it`)
    }
    for (const { path, to, time } of this.#links) {
      const place = join(this.#target, path)
      platform.makeLink(to, place, leadsToDirectory(resolve(dirname(place), to)))
      lutimesSync(place, time, time)
    }
    for (const { path, mode, time } of this.#directories.reverse()) {
      utimesSync(join(this.#target, path), time, time)
      chmodSync(join(this.#target, path), mode)
    }
  }

  /** Returns the path that `entry` belongs to, if it may be anywhere. */
  #place(entry: ReadEntry): { readonly path: string; readonly kind: EntryKind } {
    const path = entry.path.replace(/\/$/, '')
    const kind = kinds.find(known => known === entry.type) ?? refuse(path, `is a ${entry.type}`)
    if (entry.globalExtended) refuse(path, 'is described by a header for all files')
    const parts = path.split('/')
    if (
      path.includes('\0') ||
      parts.some(part => part === '' || part === '.' || part === '..' || platform.isForeign(part))
    )
      refuse(entry.path, 'does not stay inside of it')
    if (((entry.mode ?? 0) & ~0o777) !== 0) refuse(path, 'is setuid, setgid or sticky')
    if (this.#kinds.get(parts.slice(0, -1).join('/')) !== 'Directory') refuse(path, 'is in no directory of it')
    if (this.#kinds.has(path)) refuse(path, 'is there twice')
    this.#kinds.set(path, kind)
    return { path, kind }
  }

  [Symbol.dispose](): void {
    if (this.#open !== undefined) closeSync(this.#open)
    this.#open = undefined
  }
}

function refuse(path: string, why: string): never {
  throw makeForeignError(`${path.slice(0, 200)} ${why}`)
}

function makeForeignError(what: string): PayloadError {
  return new PayloadError(`the archive of the payload was not made by this action: ${what}`)
}

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192
const gzipMagic = 0x1f
/** Tools fill an archive up to a whole record, which may be large. */
const mostPaddingInBytes = 2 ** 20
/** The longest path or link; no file system has longer ones. */
const longestPath = 4096
/** Extended headers of one entry. Ours have one; others need one for the path and one for the link. */
const mostExtensions = 2

/**
 * The amount of an archive that has been read. Size and time are limited during reading, because an archive can claim anything
 * about itself.
 */
class ArchiveBounds {
  readonly #limits: PayloadLimits
  readonly #start = performance.now()
  #rawInBytes = 0
  #sizeInBytes = 0
  #entries = 0
  #extensions = 0
  /** Behind the end of the archive; undefined before it. */
  #paddingInBytes: number | undefined

  constructor(limits: PayloadLimits) {
    this.#limits = limits
  }

  /** Takes note of the next bytes of the archive, decompressed. Whether they are still part of it, and not what fills it up. */
  isPart(chunk: Buffer): boolean {
    // The library would decompress it again, uncounted.
    if (this.#rawInBytes === 0 && chunk[0] === gzipMagic)
      throw new PayloadError('the archive of the payload is compressed twice')
    this.#rawInBytes += chunk.length
    if (this.#rawInBytes > this.#limits.sizeInBytes + overheadInBytes * (1 + this.#limits.entries)) this.#refuseSize()
    this.checkTime()
    if (this.#paddingInBytes === undefined) return true
    this.#paddingInBytes += chunk.length
    if (this.#paddingInBytes > mostPaddingInBytes || chunk.some(byte => byte !== 0)) refuseRest()
    return false
  }

  /** Takes note of an extended header, whose entry is still to come. */
  extend(): void {
    if (++this.#extensions > mostExtensions) throw makeForeignError('it has extended headers without a file')
  }

  /** Takes note of an entry. */
  enter({ path, linkpath = '', size }: ReadEntry): void {
    if (this.#paddingInBytes !== undefined) refuseRest()
    if (path.length > longestPath || linkpath.length > longestPath) refuse(path, '… is too long a path')
    this.#extensions = 0
    this.#sizeInBytes += size
    if (this.#sizeInBytes > this.#limits.sizeInBytes) this.#refuseSize()
    if (++this.#entries > this.#limits.entries)
      throw new PayloadError(`the payload has more than ${this.#limits.entries} entries, so it is not unpacked`)
  }

  /** Takes note that the archive is at its end. */
  end(): void {
    this.#paddingInBytes ??= 0
  }

  /** Refuses what takes too long. */
  checkTime(): void {
    const { seconds } = this.#limits
    if (performance.now() - this.#start <= 1000 * seconds) return
    throw new PayloadError(`the payload takes longer than ${seconds} s to unpack: publish fewer or smaller files`)
  }

  #refuseSize(): never {
    const limit = `${this.#limits.sizeInBytes / 2 ** 20} MiB`
    throw new PayloadError(`the payload is larger than ${limit}, so it is not unpacked`)
  }
}

function refuseRest(): never {
  throw makeForeignError('more than 1 MiB, or more than zeros, follow its end')
}
