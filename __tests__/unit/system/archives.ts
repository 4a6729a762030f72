import { createHash } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Header, type HeaderData } from 'tar'
import { onTestFinished } from 'vitest'

/** A directory of one test's own. */
export function makeDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'payload-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export interface HandMade {
  readonly header: HeaderData
  readonly text?: string
}

/** An archive of whatever entries, and its SHA-256. */
export function writeArchive(
  file: string,
  entries: readonly HandMade[],
  compress = gzipSync,
): { readonly file: string; readonly sha256: string } {
  const blocks = entries.flatMap(({ header, text = '' }) => {
    const head = new Header({ mode: 0o644, mtime: new Date(0), size: Buffer.byteLength(text), ...header })
    head.encode()
    const body = Buffer.alloc(512 * Math.ceil(Buffer.byteLength(text) / 512))
    body.write(text)
    return [head.block!, body]
  })
  return writeRaw(file, compress(Buffer.concat([...blocks, Buffer.alloc(1024)])))
}

export function writeRaw(file: string, bytes: Buffer): { readonly file: string; readonly sha256: string } {
  writeFileSync(file, bytes)
  return { file, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Everything below `root`: mode, time and text or target, by path. */
export function describeTree(root: string): Readonly<Record<string, string>> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    paths.map(path => {
      const stats = lstatSync(join(root, path))
      const mode = stats.isSymbolicLink() ? 'link' : (stats.mode & 0o7777).toString(8)
      const what = stats.isSymbolicLink()
        ? readlinkSync(join(root, path))
        : stats.isFile()
          ? describeText(readFileSync(join(root, path), 'latin1'))
          : ''
      return [path, `${mode} ${Math.floor(stats.mtimeMs)} ${what}`]
    }),
  )
}

function describeText(text: string): string {
  return text.length < 100 ? text : createHash('sha256').update(text).digest('hex')
}
