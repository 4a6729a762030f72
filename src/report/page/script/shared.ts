/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** A record as the page has it packed. */
export interface PackedRecord {
  readonly rounds: readonly (readonly PackedInvocation[])[]
}

export interface PackedInvocation {
  readonly side: string
  readonly copy: number
  readonly startedAt?: number
  readonly outcome: string
  readonly measurements: readonly {
    readonly benchmark: string
    readonly metric: string
    readonly unit: string
    readonly better: string
    readonly value?: number
    readonly error?: string
  }[]
}

/** What was unpacked already, by its key. */
export type Unpacked = Map<string, Promise<string>>

/** What is written once at the start of the script, for all of its functions. */
export const state = 'const pageUnpacked = new Map();'
declare const pageUnpacked: Unpacked

/** The elements that `selector` finds. */
export function pageFind<T extends Element>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)]
}

/** The text that the page has packed under `key`. */
export function pageUnpack(key: string): Promise<string> {
  const known = pageUnpacked.get(key)
  if (known !== undefined) return known
  const packed = document.querySelector(`script[data-packed="${key}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0))
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  pageUnpacked.set(key, text)
  return text
}
