/**
 * Finds the value at `pointer` in `json` (RFC 6901, also as a URI fragment, where blanks are `%20`). Returns undefined if there
 * is none.
 */
export function findAt(json: unknown, pointer: string): unknown {
  const tokens = (pointer.startsWith('#') ? decode(pointer.slice(1)) : pointer).split('/').slice(1)
  let value = json
  for (const token of tokens) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
