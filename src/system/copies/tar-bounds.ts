import { PayloadError, type PayloadLimits } from './payload-error.js'

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192
const gzipMagic = 0x1f
/** Tools fill an archive up to a whole record, which may be large. */
const mostPaddingInBytes = 2 ** 20
/** Of a path or a link; longer ones are in no file system. */
const longestPath = 4096
/** Extended headers of one entry. Ours have one; others need one for the path and one for the link. */
const mostExtensions = 2

/** How much of an archive has been read. Size and time are bounded on the way, since an archive says what it likes of itself. */
export class ArchiveBounds {
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
    if (++this.#extensions > mostExtensions)
      throw new PayloadError(
        'the archive of the payload was not made by this action: it has extended headers without a file',
      )
  }

  /** Takes note of an entry. */
  enter({
    path,
    linkpath = '',
    size,
  }: {
    readonly path: string
    readonly linkpath?: string
    readonly size: number
  }): void {
    if (this.#paddingInBytes !== undefined) refuseRest()
    if (path.length > longestPath || linkpath.length > longestPath)
      throw new PayloadError(
        `the archive of the payload was not made by this action: ${path.slice(0, 200)} … is too long a path`,
      )
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
  throw new PayloadError(
    'the archive of the payload was not made by this action: more than 1 MiB, or more than zeros, follow its end',
  )
}
