import { openGit } from './git.js'

const fullName = /^[0-9a-f]{40,64}$/

/**
 * Finds how the files below `directory` differ from those of `commit`, as `git diff -U0` says it. Returns undefined where git cannot
 * say: no repository, or a clone that lacks the commit.
 */
export async function diffWith(directory: string, commit: string, signal: AbortSignal): Promise<string | undefined> {
  if (!fullName.test(commit)) return undefined
  const plain = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--relative']
  const git = openGit(directory, { signal })
  return await git.try('diff', ...plain, '--src-prefix=a/', '--dst-prefix=b/', commit, '--')
}
