import type { Race } from './race.js'

/** As many pushes as people look back at; the file stays below 400 kB with 80 benchmarks. */
const mostKept = 200

/** The races of several files, which may have a part in common, in the order of their times. The newest are kept. */
export function joinRaces(...files: readonly (readonly Race[])[]): readonly Race[] {
  const byId = new Map(files.flat().map(race => [race.id, race]))
  return [...byId.values()]
    .sort((one, other) => compareTexts(one.at, other.at) || compareTexts(one.id, other.id))
    .slice(-mostKept)
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
