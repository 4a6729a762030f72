import type { Race } from './race.js'

/**
 * Returns whether a push must be raced against the version of `commit` too: where no race has had that version yet, and on every
 * `every`th push after the last that had.
 */
export function isAnchorDue(races: readonly Race[], commit: string, every: number): boolean {
  const last = races.findLastIndex(({ racers }) => racers.some(racer => racer.commit === commit))
  return last < 0 || races.length - last >= every
}

/** Says that an anchor is not raced, for `error`. */
export function withoutAnchor(error: Error): string {
  return `the new version is compared without the anchor: ${error.message}`
}
