import type { CopyPlace } from './session.js'

/** Returns `text` as people are shown it: copies lie in directories with drawn names, and are called `b1`, `c1` and so on. */
export function callPlaces(text: string, places: readonly CopyPlace[]): string {
  return places.reduce((said, { root, name }) => {
    if (name === undefined) return said
    // A copy lies in a directory of its own, which has the same name.
    const [, separator = '', drawn = ''] = /([\\/])([^\\/]+)$/.exec(root) ?? []
    const parent = root.slice(0, root.length - 2 * drawn.length - separator.length)
    return said.replaceAll(root, `${parent}${name}${separator}${name}`)
  }, text)
}

/** Returns `facts` with every text in it as people are shown it. */
export function callPlacesIn<Facts extends object>(facts: Facts, places: readonly CopyPlace[]): Facts {
  const entries = Object.entries(facts).map(([key, value]) => [
    key,
    typeof value === 'string' ? callPlaces(value, places) : value,
  ])
  return Object.fromEntries(entries) as Facts
}
