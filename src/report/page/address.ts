import { attribute } from '../../document/escape.js'

/** A name as an address can have it: no blanks, and nothing that is not to be seen. */
export function idOf(name: string): string {
  return name.replace(/[\s\p{C}]+/gu, '-') || '-'
}

/** `wanted`, with a number where it is taken already; it is taken from then on. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

/** The address of an id in its page, as an attribute. */
export function addressOfId(id: string): string {
  return attribute(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`)
}
