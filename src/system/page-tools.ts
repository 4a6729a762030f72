import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { encodeRecord } from '../record/encode.js'
import type { RecordTools } from '../report/page/context.js'

/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
export const pageTools: RecordTools = {
  encodeRecord,
  pack: text => pack(text).toString('base64'),
  digest: text => createHash('sha256').update(text).digest('base64'),
}

const systemAt = 9
const unix = 3

/** Compresses `text` to the same bytes on every system: the header of RFC 1952 would name the one that we run on. */
function pack(text: string): Buffer {
  const packed = gzipSync(text)
  packed[systemAt] = unix
  return packed
}
