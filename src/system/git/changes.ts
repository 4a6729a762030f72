import type { Git } from './git.js'

/** Lists the files that differ from `base`. A file that was moved is two. */
export async function listChanges(git: Git, base: string, head: string | undefined): Promise<readonly string[]> {
  const plain = ['--no-ext-diff', '--no-renames', '--ignore-submodules=none', '--name-only', '-z']
  const changed = await git.run('diff', ...plain, base, ...(head === undefined ? [] : [head]), '--')
  const added = head === undefined ? await git.run('ls-files', '-z', '--others', '--exclude-standard') : ''
  return [...new Set(`${changed}\0${added}`.split('\0').filter(path => path !== ''))].sort()
}
