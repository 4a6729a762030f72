import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { encodeRecord } from '../record/encode.js'
import type { PageTools } from '../report/page/context.js'

/** How this machine packs what a page holds, and names what it may run. */
export const pageTools: PageTools = {
  pack,
  packRecord: record => pack(encodeRecord(record)),
  digest: text => createHash('sha256').update(text).digest('base64'),
}

function pack(text: string): string {
  return gzipSync(text).toString('base64')
}
