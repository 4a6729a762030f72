import { openGit } from './git.js'

/** The files below a directory that git knows or would take, by their paths there. */
export interface Tracked {
  readonly tracked: ReadonlySet<string>
  /** What git neither tracks nor ignores. A repository inside is one entry with a slash at its end. */
  readonly others: ReadonlySet<string>
}

/**
 * Lists the files below `directory` that git tracks, and those that it neither tracks nor ignores. Returns undefined if the directory is
 * in no checkout.
 */
export async function listTracked(directory: string): Promise<Tracked | undefined> {
  const git = openGit(directory, { signal: new AbortController().signal })
  if ((await git.try('rev-parse', '--verify', 'HEAD')) === undefined) return undefined
  const list = async (...words: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await git.run('ls-files', '-z', ...words)).split('\0').filter(path => path !== ''))
  const tracked = await list('--cached', '--recurse-submodules')
  return { tracked, others: await list('--others', '--exclude-standard') }
}
