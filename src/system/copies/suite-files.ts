import { createHash } from 'node:crypto'
import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../../inputs/values.js'
import { mostSuiteFiles, type SuiteFiles } from '../../record/suite-files.js'
import { hashFile } from './content-digest.js'
import { listMatches, parentsOf } from './payload.js'

const input = 'suite-files'

/** Reads the files in `root` that `patterns` name, none of which may be a link or lie behind one. There may be none. */
export function readSuiteFiles(root: string, patterns: readonly string[]): SuiteFiles {
  const paths = listFiles(root, patterns)
  const digests = paths.map(path => [path, digestFile(join(root, path))] as const)
  return { patterns, digests: Object.fromEntries(digests) }
}

/** Reads the files that define the benchmarks of what is published. Returns undefined if nobody named them. */
export function readOwnSuite(root: string, patterns: readonly string[] = []): SuiteFiles | undefined {
  return patterns.length === 0 ? undefined : readSuiteFiles(root, patterns)
}

/**
 * Puts the files of the suite in `from` in the place of those in `to`, and returns those of `to` as they were. So both sides have the
 * same benchmarks.
 */
export function layOver(from: string, to: string, patterns: readonly string[]): SuiteFiles {
  const before = readSuiteFiles(to, patterns)
  const paths = listFiles(from, patterns)
  for (const path of Object.keys(before.digests)) rmSync(join(to, path))
  for (const path of paths) {
    refuseLinks(to, path)
    mkdirSync(dirname(join(to, path)), { recursive: true })
    copyFileSync(join(from, path), join(to, path))
  }
  return before
}

function listFiles(root: string, patterns: readonly string[]): readonly string[] {
  const paths = listMatches(root, patterns, { name: input })
  if (paths.length > mostSuiteFiles)
    throw new InputError(
      `"${input}" matches ${paths.length} files in ${root}; there can be at most ${mostSuiteFiles}: name only what defines the benchmarks`,
    )
  for (const path of paths) refuseLinks(root, path)
  return paths
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

function digestFile(path: string): string {
  const hash = createHash('sha256')
  hashFile(hash, path)
  return hash.digest('hex')
}
