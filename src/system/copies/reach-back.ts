import { open, readFile, readlink, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { Entry } from './payload.js'

/** A place in a copy that leads out of it. */
export interface ReachBack {
  readonly path: string
  /** In words, for a message. */
  readonly why: string
  /** Whether it is only a mention inside a binary file, as debug information makes it: nothing that the system would follow. */
  readonly isMention: boolean
}

const chunkInBytes = 1 << 20
const sniffedInBytes = 8192
const longestName = 4096

/**
 * Finds where the files of `entries`, as they are in `directory`, lead back into one of `roots`. It checks symbolic links, and
 * absolute paths in text: a virtual environment's launchers, an editable install's `.pth`, a build directory's cache.
 *
 * A command that follows them runs the contender from the baseline's copy. In a binary file, a path is mostly debug information
 * and counts as a mention.
 */
export async function findReachBacks(
  directory: string,
  entries: readonly Entry[],
  roots: readonly string[],
): Promise<readonly ReachBack[]> {
  const found: ReachBack[] = []
  for (const { path, kind, sizeInBytes } of entries) {
    const reachBack =
      kind === 'link'
        ? await checkLink(directory, path, roots)
        : kind === 'file' && sizeInBytes > 0
          ? await checkFile(directory, path, roots)
          : undefined
    if (reachBack) found.push(reachBack)
  }
  return found
}

async function checkLink(directory: string, path: string, roots: readonly string[]): Promise<ReachBack | undefined> {
  const target = await readlink(join(directory, path))
  if (isAbsolute(target)) {
    const ends = [target, await realpath(target).catch(() => target)]
    const isBack = ends.some(end => roots.some(root => isWithin(root, end)))
    return isBack ? { path, why: `is a link to ${target}`, isMention: false } : undefined
  }
  const isInside = isWithin(directory, resolve(directory, dirname(path), target))
  return isInside ? undefined : { path, why: `is a link to ${target}, which is outside of the copy`, isMention: false }
}

async function checkFile(directory: string, path: string, roots: readonly string[]): Promise<ReachBack | undefined> {
  const { isBinary, root } = await searchFile(join(directory, path), roots)
  if (root === undefined) return undefined
  if (!isBinary) return { path, why: `holds the path ${root}`, isMention: false }
  const runPath = findRunPaths(await readFile(join(directory, path))).find(one =>
    roots.some(each => isWithin(each, one)),
  )
  return runPath === undefined
    ? { path, why: `mentions the path ${root}`, isMention: true }
    : { path, why: `loads its libraries from ${runPath}`, isMention: false }
}

/** The first of `roots` that the file holds as a path, and whether it is a binary file: one with a NUL among its first bytes. */
async function searchFile(
  file: string,
  roots: readonly string[],
): Promise<{ readonly isBinary: boolean; readonly root: string | undefined }> {
  await using handle = await open(file)
  const buffer = Buffer.alloc(chunkInBytes + longestName)
  let isBinary = false
  let kept = 0
  for (let offset = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, kept, chunkInBytes, offset)
    if (offset === 0) isBinary = buffer.subarray(0, Math.min(bytesRead, sniffedInBytes)).includes(0)
    const filled = buffer.subarray(0, kept + bytesRead)
    const root = roots.find(candidate => holdsPath(filled, candidate))
    if (root !== undefined || bytesRead === 0) return { isBinary, root }
    offset += bytesRead
    // A path may lie across the border of two chunks.
    kept = Math.min(filled.length, longestName)
    buffer.copyWithin(0, filled.length - kept, filled.length)
  }
}

/** Returns whether `text` contains `path` or something below it. */
export function holdsPath(text: Buffer, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const next = text[at + Buffer.byteLength(path)]
    if (next === undefined || !/[\w.-]/.test(String.fromCharCode(next))) return true
  }
  return false
}

/** Lists the paths of a directory in the files that were made in it: its real path, and those over the links in `path`. */
export async function findNames(path: string): Promise<readonly string[]> {
  const root = await realpath(path)
  // A shell keeps in PWD the way by which it came.
  const asTyped = resolve(process.env.PWD ?? '', path)
  const isSame = (await realpath(asTyped).catch(() => undefined)) === root
  return [...new Set([root, resolve(path), ...(isSame ? [asTyped] : [])])]
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path)
  return way === '' || !(way === '..' || way.startsWith('../') || isAbsolute(way))
}

const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
const [ptLoad, ptDynamic] = [1, 2]
const [dtNull, dtStringTable, dtRunPathOld, dtRunPath] = [0, 5, 15, 29]

interface Segment {
  readonly type: number
  readonly offset: number
  readonly address: number
  readonly size: number
}

/**
 * The directories that a program asks the dynamic linker to load its libraries from (DT_RPATH and DT_RUNPATH, in the System V
 * ABI's chapter on dynamic linking); none where `file` is not a little-endian ELF file of 64 bits.
 */
function findRunPaths(file: Buffer): readonly string[] {
  const isReadable = file.length > 64 && file.subarray(0, 4).equals(magic) && file[4] === 2 && file[5] === 1
  if (!isReadable) return []
  try {
    return readRunPaths(file)
  } catch (error) {
    // A header that points outside of the file: the system would not load it either.
    if (error instanceof RangeError) return []
    throw error
  }
}

function readRunPaths(file: Buffer): readonly string[] {
  const segments = readSegments(file)
  const dynamic = segments.find(segment => segment.type === ptDynamic)
  if (!dynamic) return []
  const entries = readDynamic(file, dynamic)
  const table = entries.find(entry => entry.tag === dtStringTable)
  const home = segments.find(
    one => one.type === ptLoad && table && one.address <= table.value && table.value < one.address + one.size,
  )
  if (!table || !home) return []
  const strings = table.value - home.address + home.offset
  return entries
    .filter(entry => entry.tag === dtRunPath || entry.tag === dtRunPathOld)
    .flatMap(entry => readString(file, strings + entry.value).split(':'))
}

function readSegments(file: Buffer): readonly Segment[] {
  const at = number(file, 32)
  const [size, count] = [file.readUInt16LE(54), file.readUInt16LE(56)]
  return Array.from({ length: count }, (_, index) => {
    const header = at + index * size
    const [offset, address] = [number(file, header + 8), number(file, header + 16)]
    return { type: file.readUInt32LE(header), offset, address, size: number(file, header + 32) }
  })
}

function readDynamic(
  file: Buffer,
  { offset, size }: Segment,
): readonly { readonly tag: number; readonly value: number }[] {
  const entries = Array.from({ length: Math.floor(size / 16) }, (_, index) => {
    const at = offset + index * 16
    return { tag: number(file, at), value: number(file, at + 8) }
  })
  const end = entries.findIndex(entry => entry.tag === dtNull)
  return end < 0 ? entries : entries.slice(0, end)
}

function number(file: Buffer, at: number): number {
  return Number(file.readBigUInt64LE(at))
}

function readString(file: Buffer, at: number): string {
  return file.toString('latin1', at, file.indexOf(0, at))
}
