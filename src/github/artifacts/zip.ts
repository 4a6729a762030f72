import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { DiskError, nameFile } from '../../system/disk.js'
import { ArtifactError } from './artifact-error.js'

export interface WantedEntry {
  readonly name: string
  /** Counted while it is inflated: what the zip file says of its size may be a lie. */
  readonly largestInBytes: number
  /** The new file that it goes to; to memory where not given. */
  readonly to?: string
  readonly isOptional?: boolean
}

/**
 * Reads a zip file that holds exactly the wanted entries, each a plain file; the contents of those that go to memory. Zip files come from pull
 * requests: names, sizes and counts in them are claims, and anything that is not as wanted ends the reading.
 */
export async function readZip(path: string, wanted: readonly WantedEntry[]): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  try {
    const { openPromise } = await import('yauzl')
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true })
    try {
      await readAll(zip, wanted, contents)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof ArtifactError || error instanceof DiskError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ArtifactError(`the artifact cannot be read as a zip file: ${reason}`, { cause: error })
  }
  return contents
}

async function readAll(zip: ZipFile, wanted: readonly WantedEntry[], contents: Map<string, Buffer>): Promise<void> {
  const least = wanted.filter(({ isOptional }) => !isOptional).length
  if (zip.entryCount < least || zip.entryCount > wanted.length)
    throw new ArtifactError(`the artifact holds ${zip.entryCount} files instead of ${describeNames(wanted)}`)
  const missing = new Map(wanted.map(entry => [entry.name, entry]))
  for await (const entry of zip.eachEntry()) {
    const one = missing.get(entry.fileName)
    if (!one)
      throw new ArtifactError(
        `the artifact holds ${JSON.stringify(entry.fileName)} instead of ${describeNames(wanted)}`,
      )
    missing.delete(entry.fileName)
    const bytes = await readEntry(zip, entry, one)
    if (bytes) contents.set(one.name, bytes)
  }
  const lost = [...missing.values()].find(({ isOptional }) => !isOptional)
  if (lost) throw new ArtifactError(`the artifact does not hold "${lost.name}"`)
}

function describeNames(wanted: readonly WantedEntry[]): string {
  return wanted.map(({ name }) => `"${name}"`).join(' and ')
}

async function readEntry(zip: ZipFile, entry: Entry, wanted: WantedEntry): Promise<Buffer | undefined> {
  if (entry.uncompressedSize > wanted.largestInBytes) throw tooLarge(wanted)
  const stream: Readable = await zip.openReadStreamPromise(entry)
  async function* limit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let seen = 0
    for await (const chunk of source) {
      seen += chunk.length
      if (seen > wanted.largestInBytes) throw tooLarge(wanted)
      yield chunk
    }
  }
  const { to } = wanted
  if (to === undefined) return await pipeline(stream, limit, buffer)
  try {
    await pipeline(stream, limit, createWriteStream(to, { flags: 'wx' }))
    return undefined
  } catch (error) {
    // What says which file it is of is as good as it is.
    throw error instanceof Error && 'path' in error ? error : nameFile(error, to)
  }
}

function tooLarge({ name, largestInBytes }: WantedEntry): ArtifactError {
  return new ArtifactError(`"${name}" in the artifact has more than ${largestInBytes} bytes`)
}
