import { join } from 'node:path'
import type { CopyPlace } from '../../measure/session.js'

/** Letters for contenders: `c` to `z`. */
const letters = 24

/**
 * The names of a side's copies, all of equal length: `b1` and `b2` for the baseline, which is the first side, then `c1` and `c2`, `d1`
 * and `d2` and so on; after `z2` come `c3` and `c4`.
 */
export function nameCopies(index: number): readonly [string, string] {
  if (index === 0) return ['b1', 'b2']
  const letter = String.fromCharCode('c'.charCodeAt(0) + ((index - 1) % letters))
  const before = 2 * Math.floor((index - 1) / letters)
  return [`${letter}${before + 1}`, `${letter}${before + 2}`]
}

/** The places of the copies of the side with this number, below `home`. */
export function makePlaces(
  index: number,
  { home, workingDirectory }: { readonly home: string; readonly workingDirectory: string },
): readonly [CopyPlace, CopyPlace] {
  const [first, second] = nameCopies(index).map(name => join(home, name)) as [string, string]
  return [makePlace(first, workingDirectory), makePlace(second, workingDirectory)]
}

/** A copy at `root`. */
export function makePlace(root: string, workingDirectory: string): CopyPlace {
  return { root, directory: join(root, workingDirectory) }
}
