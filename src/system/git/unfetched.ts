import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeReason, NotComparedError, type Reason } from '../../record/reasons.js'
import type { Sides } from '../../world.js'
import { readPart } from '../disk.js'
import { openGit } from './git.js'

/** The first line of a file in the place of one that LFS keeps elsewhere (its specification, "The Pointer"). */
const pointerStart = 'version https://git-lfs.github.com/spec/v1\n'
const longestPointerInBytes = 1024
/** The paths that a reason names are few, and one of them is enough to know the rest by. */
const mostPaths = 10

/**
 * Refuses sides of which only one has the submodules or the files of LFS that git fetches apart from a commit, by the first copy of each:
 * a pointer is parsed fast, and an empty directory builds another program. Where both lack them, both run the same.
 */
export async function refuseUnfetched(
  sides: Sides,
  installed: readonly { readonly places: readonly [{ readonly root: string }, ...unknown[]] }[],
  signal: AbortSignal,
): Promise<void> {
  const [baseline, ...contenders] = installed.map(({ places }, at) => ({
    copy: places[0].root,
    checkout: sides[at]!.directory,
  }))
  for (const contender of contenders) {
    const { checkout } = contender
    if (checkout === undefined || contender.copy === baseline!.copy) continue
    const reason = await findUnfetched(checkout, { baseline: baseline!, contender }, signal)
    if (reason !== undefined) throw new NotComparedError(reason)
  }
}

/** The places of a side's files. */
interface Places {
  readonly copy: string
  /** Not there where the side comes from an archive. */
  readonly checkout: string | undefined
}

/** Finds what only one of two sides lacks of that which git would fetch apart for `checkout`; undefined where git knows nothing of it. */
async function findUnfetched(
  checkout: string,
  places: { readonly baseline: Places; readonly contender: Places },
  signal: AbortSignal,
): Promise<Reason | undefined> {
  const git = openGit(checkout, { signal })
  const list = async (...words: readonly string[]): Promise<readonly string[]> =>
    ((await git.try('ls-files', '-z', ...words)) ?? '').split('\0').filter(entry => entry !== '')
  const submodules = (await list('--stage')).flatMap(entry => /^160000 [^\t]*\t(.+)$/s.exec(entry)?.[1] ?? [])
  const files = await list('--', ':(attr:filter=lfs)')
  for (const [what, paths, isUnfetched] of [
    ['submodules', submodules, (path: string) => statSync(path).isDirectory() && readdirSync(path).length === 0],
    ['LFS files', files, isPointer],
  ] as const) {
    for (const side of ['baseline', 'contender'] as const) {
      const opposite = places[side === 'baseline' ? 'contender' : 'baseline']
      const lacking = paths.filter(path => {
        const { copy, checkout = copy } = places[side]
        // No pattern matches an empty directory, so that it may be in the checkout alone.
        const place = [copy, checkout].map(root => join(root, path)).find(existsSync)
        const counterpart = join(opposite.copy, path)
        return place && existsSync(counterpart) && isUnfetched(place) && !isUnfetched(counterpart)
      })
      if (lacking.length > 0) return makeReason('not-fetched', { side, what, paths: lacking.slice(0, mostPaths) })
    }
  }
  return undefined
}

/** Returns whether `path` is a file that stands for one that LFS keeps elsewhere. */
export function isPointer(path: string): boolean {
  const stats = statSync(path)
  if (!stats.isFile() || stats.size > longestPointerInBytes) return false
  return readPart(path, pointerStart.length).toString('latin1') === pointerStart
}
