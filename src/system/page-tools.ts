import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { encodeRecord } from '../record/encode.js'
import type { RecordTools } from '../report/page-options.js'

const place = join(dirname(fileURLToPath(import.meta.url)), 'page-script.js')

/**
 * The script of all pages, which is built beside the file that we run from. It is read before any command runs, which could write to it. Who
 * compiles these sources by hand may have built none; then pages have none.
 */
const script = existsSync(place) ? readFileSync(place, 'utf8') : ''

/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
export const pageTools: RecordTools = {
  encodeRecord,
  pack: text => pack(text).toString('base64'),
  digest: text => createHash('sha256').update(text).digest('base64'),
  script,
}

const systemAt = 9
const unix = 3

/** Compresses `text` to the same bytes on every system: the header of RFC 1952 would name the one that we run on. */
function pack(text: string): Buffer {
  const packed = gzipSync(text)
  packed[systemAt] = unix
  return packed
}
