import { deflateRawSync } from 'node:zlib'

/** An entry of a zip file, which may be a lie. */
export interface ZipEntry {
  readonly name: string
  readonly content: string | Uint8Array
  /** What the file says of the content's size. */
  readonly claimedSize?: number
  /** Bytes instead of the deflated content. */
  readonly deflated?: Uint8Array
}

/** A zip file as no library would make it, without checksums (PKWARE's APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12 and 4.3.16). */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const content = Buffer.from(entry.content)
    const data = Buffer.from(entry.deflated ?? deflateRawSync(content))
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(entry.claimedSize ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, name]))
    files.push(file)
    offset += file.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end])
}
