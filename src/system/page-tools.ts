import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { encodeRecord } from '../record/encode.js'
import type { RecordTools } from '../report/page/context.js'

/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
export const pageTools: RecordTools = {
  encodeRecord,
  pack: text => gzipSync(text).toString('base64'),
  digest: text => createHash('sha256').update(text).digest('base64'),
}
