import { readFileSync } from 'node:fs'

/** Decodes text as its byte order mark says: `>` of Windows PowerShell writes UTF-16. Without a mark it is UTF-8. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString('utf8')
}

/** Reads the text of the file at `path`, or of a descriptor, as `decodeText` does. */
export function readText(path: string | number): string {
  return decodeText(readFileSync(path))
}
