import { rollup } from 'd3-array'

/** The longest name of a benchmark that is kept whole. */
export const longestName = 256

/** `name`, where it is too long without its middle: what tells benchmarks apart stands at both ends. */
export function shorten(name: string): string {
  if (name.length <= longestName) return name
  const half = (longestName - 1) >> 1
  return `${name.slice(0, half)}…${name.slice(-half)}`
}

/** The name of what is in `outer`, if anything. Shortened at each step, or a long name with many things in it would be in memory once for each. */
export function nest(outer: string | undefined, separator: string, name: string): string {
  return outer === undefined ? shorten(name) : shorten(`${shorten(outer)}${separator}${name}`)
}

/** `items`, of which those that share a name are renamed by what tells them apart. */
export function distinguish<Item extends { readonly name: string }>(
  items: readonly Item[],
  rename: (item: Item) => string,
): readonly Item[] {
  const counts = rollup(
    items,
    ({ length }) => length,
    ({ name }) => name,
  )
  return items.map(item => (counts.get(item.name) === 1 ? item : { ...item, name: rename(item) }))
}

/** `names`, of which the second, third, … of the same is numbered: `parse`, `parse (2)`. */
export function numberDuplicates(names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  if (taken.size === names.length) return names
  const seen = new Map<string, number>()
  return names.map(name => {
    if (name.trim() === '') return name
    let count = (seen.get(name) ?? 0) + 1
    let unique = count === 1 ? name : `${name} (${count})`
    // A benchmark may have been named so by its author.
    while (count > 1 && taken.has(unique)) unique = `${name} (${++count})`
    seen.set(name, count)
    taken.add(unique)
    return unique
  })
}
