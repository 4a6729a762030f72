import type { Race } from './race.js'

/**
 * The races of several files, which may have a part in common, in the order of their times. A race that was pruned in one of them is
 * left out of all. Of two blocks with races in common, the larger is kept.
 */
export function joinRaces(...files: readonly (readonly Race[])[]): readonly Race[] {
  const all = [...new Map(files.flat().map(race => [race.id, race])).values()]
  const pruned = new Set<string>()
  const bySize = all.toSorted((one, other) => sizeOf(other) - sizeOf(one) || compareTexts(one.id, other.id))
  const kept = bySize.filter(({ id, block }) => {
    if (block === undefined) return !pruned.has(id)
    if (block.ids.some(one => pruned.has(one))) return false
    for (const one of block.ids) pruned.add(one)
    return true
  })
  return kept.sort((one, other) => compareTexts(one.at, other.at) || compareTexts(one.id, other.id))
}

function sizeOf({ block }: Race): number {
  return block === undefined ? -1 : block.ids.length
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
