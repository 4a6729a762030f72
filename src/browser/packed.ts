/// <reference lib="dom" />
import { restore } from '../document/condense.js'

/** The texts that were unpacked already, by their keys. */
const unpacked = new Map<string, Promise<string>>()

/** Returns the text that the page has packed under `key`: base64 of gzip of what `condense` made of it. */
export function unpack(key: string): Promise<string> {
  const known = unpacked.get(key)
  if (known !== undefined) return known
  const packed = document.querySelector(`script[data-packed="${CSS.escape(key)}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0))
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const restored = text.then(restore)
  unpacked.set(key, restored)
  return restored
}
