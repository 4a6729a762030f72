import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../../inputs/values.js'
import { mostSuiteFiles, type SuiteFiles } from '../../record/suite-files.js'
import { digestBytes } from './content-digest.js'
import { listMatches, parentsOf } from './payload.js'

const input = 'suite-files'

/** The files that define the benchmarks of a side, and where they are. */
export interface PlacedSuite extends SuiteFiles {
  readonly root: string
}

/** Lists the files in `root` that `patterns` name. */
export function listSuite(root: string, patterns: readonly string[]): readonly string[] {
  return listMatches(root, patterns, { name: input })
}

/**
 * Reads the files in `root` that `patterns` name, none of which may be a link or lie behind one. There may be none. Only those in
 * `tracked` count, where that is given.
 */
export function readSuiteFiles(root: string, patterns: readonly string[], tracked?: ReadonlySet<string>): SuiteFiles {
  const paths = listSuite(root, patterns).filter(path => tracked?.has(path) ?? true)
  if (paths.length > mostSuiteFiles)
    throw new InputError(
      `"${input}" matches ${paths.length} files in ${root}; there can be at most ${mostSuiteFiles}: name only what defines the benchmarks`,
    )
  for (const path of paths) refuseLinks(root, path)
  const digests = paths.map(path => [path, digestBytes(join(root, path))] as const)
  return { patterns, digests: Object.fromEntries(digests) }
}

/** Puts the files of the suite in the place of those in `to`, and returns those of `to` as they were. */
export function layOver({ root, patterns, digests }: PlacedSuite, to: string): SuiteFiles {
  const before = readSuiteFiles(to, patterns)
  for (const path of Object.keys(before.digests)) rmSync(join(to, path))
  for (const path of Object.keys(digests)) {
    refuseLinks(to, path)
    mkdirSync(dirname(join(to, path)), { recursive: true })
    copyFileSync(join(root, path), join(to, path))
  }
  return before
}

/** What is behind a link may belong to somebody else. */
function refuseLinks(root: string, path: string): void {
  for (const part of [...parentsOf(path), path]) {
    if (lstatSync(join(root, part), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new InputError(
        `"${input}" matches ${part} in ${root}, which is a link: name the file itself, or leave it out`,
      )
  }
}
