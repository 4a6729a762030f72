import type { SuiteFiles } from '../../record/suite-files.js'
import type { PreparedSide } from '../../world.js'
import { parentsOf } from '../copies/payload.js'
import { listSuite, readSuiteFiles } from '../copies/suite-files.js'
import { openGit } from './git.js'

/** The files that define the benchmarks of a directory, and those that git does not know yet. */
export type FoundSuite = Required<Pick<PreparedSide, 'suite'>> & Pick<PreparedSide, 'suiteUntracked'>

/**
 * Finds the files in `directory` that `patterns` name. In a checkout, these are the files that git tracks: everything else may be what a
 * build made of the program, and no definition of a benchmark. What git does not even ignore may be new work, and is named.
 *
 * A directory of which git tracks nothing counts as it is, unless its files go to another side (`isLaidOver`).
 */
export async function findSuite(
  directory: string,
  patterns: readonly string[],
  { isLaidOver = false }: { readonly isLaidOver?: boolean } = {},
): Promise<FoundSuite> {
  const known = await listTracked(directory)
  if (known === undefined || (known.tracked.size === 0 && !isLaidOver))
    return { suite: readSuiteFiles(directory, patterns) }
  const { tracked, others } = known
  const isOther = (path: string): boolean =>
    others.has(path) || parentsOf(path).some(parent => others.has(`${parent}/`))
  const untracked = others.size === 0 ? [] : listSuite(directory, patterns).filter(isOther)
  return {
    suite: readSuiteFiles(directory, patterns, tracked),
    ...(untracked.length > 0 ? { suiteUntracked: untracked } : {}),
  }
}

/** Reads the files that define the benchmarks of what is published. Returns undefined if nobody named them. */
export async function readOwnSuite(
  directory: string,
  patterns: readonly string[] = [],
): Promise<SuiteFiles | undefined> {
  return patterns.length === 0 ? undefined : (await findSuite(directory, patterns)).suite
}

/** The files below a directory that git knows or would take, by their paths there. */
interface Tracked {
  readonly tracked: ReadonlySet<string>
  /** What git neither tracks nor ignores. A repository inside is one entry with a slash at its end. */
  readonly others: ReadonlySet<string>
}

/**
 * Lists the files below `directory` that git tracks, and those that it neither tracks nor ignores. Returns undefined if the directory is
 * in no checkout.
 */
async function listTracked(directory: string): Promise<Tracked | undefined> {
  const git = openGit(directory, { signal: new AbortController().signal })
  if ((await git.try('rev-parse', '--verify', 'HEAD')) === undefined) return undefined
  const list = async (...words: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await git.run('ls-files', '-z', ...words)).split('\0').filter(path => path !== ''))
  const tracked = await list('--cached', '--recurse-submodules')
  return { tracked, others: await list('--others', '--exclude-standard') }
}
