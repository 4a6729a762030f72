import { lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '../../world.js'
import { digestBytes } from './content-digest.js'
import { listMatches } from './payload.js'

/** Adds to each contender of `installation` which of `globs` match the same files as in the baseline, with the same bytes. */
export function findSameFiles(installation: Installation, globs: readonly string[]): Installation {
  const [baseline, ...contenders] = installation.sides
  if (baseline === undefined || globs.length === 0) return installation
  const own = new Map(globs.map(glob => [glob, describeFiles(rootOf(baseline), glob)]))
  const sides = contenders.map(side => {
    // Of one directory, nobody knows what is whose.
    if (rootOf(side) === rootOf(baseline)) return side
    const isSame = (glob: string): boolean =>
      own.get(glob) !== undefined && own.get(glob) === describeFiles(rootOf(side), glob)
    return { ...side, sameFiles: globs.filter(isSame) }
  })
  return { ...installation, sides: [baseline, ...sides] }
}

function rootOf({ places }: Installation['sides'][number]): string {
  return places[0].root
}

/** The paths, modes and bytes of all files that `glob` names in `root`; undefined without any. */
function describeFiles(root: string, glob: string): string | undefined {
  const paths = [...listMatches(root, [glob], { name: 'files' })].sort()
  if (paths.length === 0) return undefined
  return paths
    .map(path => {
      const file = join(root, path)
      const stats = lstatSync(file)
      return JSON.stringify([path, stats.mode, stats.isSymbolicLink() ? readlinkSync(file) : digestBytes(file)])
    })
    .join('\n')
}
