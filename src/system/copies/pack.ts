import { createHash } from 'node:crypto'
import { createReadStream, lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { findCredentials } from '../../baseline/files.js'
import type { PackedBaseline } from '../../inputs/baseline.js'
import { InputError } from '../../inputs/values.js'
import type { Origin } from '../../record/record.js'
import type { SuiteFiles } from '../../record/suite-files.js'
import { nameSome } from '../../util/list.js'
import { nameFile } from '../disk.js'
import {
  type Entry,
  isEscape,
  listPayload,
  PayloadError,
  payloadLimits,
  placeOutputs,
  withoutOutputs,
} from './payload.js'

/** The archive that holds a payload. */
export interface PackedPayload {
  readonly file: string
  /** Of the archive. */
  readonly sha256: string
  readonly sizeInBytes: number
}

/** Returns a packed payload as the baseline of itself. Raced against itself, the first payload has at least a control. */
export function asOwnBaseline({ file, sha256 }: PackedPayload, origin: Origin, suite?: SuiteFiles): PackedBaseline {
  return { kind: 'packed', file, sha256, origin, ledger: [], ...(suite ? { suite } : {}) }
}

type Tar = typeof import('tar')

/**
 * Packs what `globs` name in `root` into `file`, for others to download, but for the files `outputs` that this call writes. Fails if
 * any of it looks like credentials.
 */
export async function packForPublishing(
  root: string,
  globs: readonly string[],
  file: string,
  outputs: readonly string[] = [],
): Promise<PackedPayload> {
  const entries = withoutOutputs(await listPayload(root, globs), placeOutputs([root], outputs))
  const found = findCredentials(
    entries.filter(entry => entry.kind !== 'directory').map(entry => entry.path),
    globs,
  )
  if (found.length === 0) return await packPayload(root, entries, file)
  throw new InputError(
    `"files" matches files that look like credentials, and everybody who can read the repository could download them: ${nameSome(found, 5)}. Leave them out with "!" in front of a pattern. If they are not credentials, name each by its whole path`,
  )
}

/**
 * `entries` of `root` as a compressed archive in `file`: modes without setuid and its like, symbolic links, times of modification in
 * milliseconds; nobody's name, no device, and in the order of their paths, so that the same files make the same archive.
 */
export async function packPayload(root: string, entries: readonly Entry[], file: string): Promise<PackedPayload> {
  checkLimits(entries)
  const tar = await import('tar')
  const links = readLinks(root, entries)
  const hash = createHash('sha256')
  let sizeInBytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      sizeInBytes += chunk.length
      done(null, chunk)
    },
  })
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  // Level 1 makes programs hardly larger than level 6, in a third of the time.
  const gzip = createGzip({ level: 1, chunkSize: 1 << 18 })
  // Opened before, since a stream that is ended at once may make its file later.
  const target = (await open(file, 'w')).createWriteStream()
  try {
    await pipeline(Readable.from(makeArchive(tar, { root, entries: sorted, links })), gzip, meter, target)
  } catch (error) {
    throw nameFile(error, file)
  }
  return { file, sha256: hash.digest('hex'), sizeInBytes }
}

function checkLimits(entries: readonly Entry[]): void {
  const size = entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0)
  const { sizeInBytes, entries: most } = payloadLimits
  if (size <= sizeInBytes && entries.length <= most) return
  throw new InputError(
    `there are ${entries.length} files with ${(size / 2 ** 30).toFixed(1)} GiB to publish, and at most ${most} and ${sizeInBytes / 2 ** 30} GiB can be packed. Name only the files that the command needs in "files"`,
  )
}

const blockInBytes = 512
const largestAtOnce = 1 << 20

/** The targets of the links among `entries`, none of which leads out. */
function readLinks(root: string, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const links = new Map(
    entries.filter(one => one.kind === 'link').map(({ path }) => [path, readlinkSync(join(root, path))]),
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
  {
    root,
    entries,
    links,
  }: {
    readonly root: string
    readonly entries: readonly Entry[]
    readonly links: ReadonlyMap<string, string>
  },
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
