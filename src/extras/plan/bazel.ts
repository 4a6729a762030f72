import type { Effect } from './packages.js'

/**
 * Reads what `bazel query 'kind("source file", deps(LABEL))'` prints. A file that the query does not name is none of the target's,
 * unless it is new: only a query of the new commit would know it.
 */
export function readBazelSources(printed: string, paths: ReadonlySet<string>): (path: string) => Effect {
  const sources = new Set(
    printed.split('\n').flatMap(line => {
      const [, directory, name] = /^@?@?\/\/([^:]*):(.+)$/.exec(line.trim()) ?? []
      return name === undefined ? [] : [directory === '' ? name : `${directory}/${name}`]
    }),
  )
  return path => (sources.has(path) ? 'affects' : paths.has(path) && sources.size > 0 ? 'none' : 'unknown')
}
