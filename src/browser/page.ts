/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Finds the elements of `selector`. */
export function find<T extends Element>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)]
}

/** The parts of the page's address: what is open, and behind a question mark what the filters show. */
export function readAddress(): { readonly id: string; readonly shown: URLSearchParams } {
  const [id = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s)
  return { id, shown: new URLSearchParams(query) }
}

/** Makes the address of an encoded `id` with what the filters show. */
export function addressOf(id: string, shown: URLSearchParams): string {
  const query = shown.toString()
  return `#${id}${query && `?${query}`}`
}
