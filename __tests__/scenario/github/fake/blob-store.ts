/** One file that is being, or has been, uploaded as Azure's block blobs are. */
interface Blob {
  readonly blocks: Map<string, Uint8Array>
  bytes?: Uint8Array
}

/** What comes from a URL. */
export interface Download {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

/** The store that artifacts' bytes go to and come from, by URLs with a signature in their query. */
export class BlobStore {
  readonly #blobs = new Map<string, Blob>()
  readonly #downloads = new Map<string, () => Download>()
  #count = 0

  constructor(readonly origin: () => string) {}

  /** A URL to upload to, and the name that the bytes can be taken by. */
  signUpload(): { readonly name: string; readonly url: string } {
    const name = `upload-${++this.#count}`
    this.#blobs.set(name, { blocks: new Map() })
    return { name, url: `${this.origin()}/blobs/${name}?sig=secret-signature-${this.#count}` }
  }

  /** A URL from which `read()` can be downloaded once, from its beginning to its end. */
  signDownload(read: () => Download): string {
    const name = `download-${++this.#count}`
    this.#downloads.set(name, read)
    return `${this.origin()}/blobs/${name}?sig=secret-signature-${this.#count}`
  }

  /** The bytes of a finished upload. */
  take(name: string): Uint8Array | undefined {
    return this.#blobs.get(name)?.bytes
  }

  /** The bytes of a download that has not been done. */
  find(name: string): Download | undefined {
    return this.#downloads.get(name)?.()
  }

  /** Makes a URL useless, once its bytes have been sent. */
  forget(name: string): void {
    this.#downloads.delete(name)
  }

  /** `PUT`: a block, the list of blocks that make the blob, or all of it. */
  put(name: string, query: URLSearchParams, body: Buffer): 201 | 403 {
    const blob = this.#blobs.get(name)
    if (!blob || !query.has('sig')) return 403
    if (query.get('comp') === 'block') blob.blocks.set(query.get('blockid') ?? '', body)
    else if (query.get('comp') === 'blocklist') {
      const ids = [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(([, id = '']) => id)
      blob.bytes = Buffer.concat(ids.map(id => blob.blocks.get(id) ?? Buffer.alloc(0)))
    } else blob.bytes = body
    return 201
  }
}
