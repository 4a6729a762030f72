import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, shown } from '../../inputs/values.js'
import { type Credentials, GitError, openPrivately } from './git.js'

/** The store of baselines that a branch of the origin holds, as it was fetched. */
export interface BranchStore {
  /** Its files, as a directory of this machine. */
  readonly directory: string
  /**
   * Makes the files the only commit of the branch. Returns false where another push has written it since, and nothing is pushed.
   *
   * The commit has no parent, so that a server can forget the builds that were taken out.
   */
  push(message: string): Promise<boolean>
}

/** Fetches the store on `branch` into a new directory in `home`: an empty one where there is no such branch. */
export async function fetchBranchStore(branch: string, home: string, credentials: Credentials): Promise<BranchStore> {
  const place = mkdtempSync(join(home, 'store-'))
  const directory = join(place, 'files')
  mkdirSync(directory)
  const repository = await openPrivately(place, credentials, new AbortController().signal)
  const ref = `refs/heads/${branch}`
  const { url } = credentials
  const [tip = ''] = (await repository.run(['ls-remote', url, ref])).split(/\s/)
  // A link in the store would lead out of it, so it becomes a file that holds its target.
  const files = ['-c', 'core.symlinks=false', `--work-tree=${directory}`]
  if (tip !== '') {
    await repository.run(['fetch', '--quiet', '--no-tags', '--depth=1', url, ref])
    const foreign = (await repository.run(['ls-tree', '--name-only', tip]))
      .split('\n')
      .filter(name => !suiteName.test(name))
    if (foreign.length > 0)
      throw new InputError(
        `the branch "${branch}" holds ${shown(foreign[0]!)}, which is no baseline: name a branch for baselines alone`,
      )
    await repository.run([...files, 'read-tree', '-u', '--reset', tip])
  }
  return {
    directory,
    async push(message) {
      await repository.run([...files, 'add', '--all', '--force', '.'], { GIT_LITERAL_PATHSPECS: '1' })
      const tree = await repository.run(['write-tree'])
      const commit = await repository.run(['commit-tree', tree, '-m', message], author)
      const lease = `--force-with-lease=${ref}:${tip}`
      try {
        await repository.run(['push', '--quiet', lease, url, `${commit}:${ref}`])
        return true
      } catch (error) {
        if (error instanceof GitError && /stale info|fetch first|cannot lock ref/.test(error.message)) return false
        throw error
      }
    },
  }
}

/** The directories of suites; anything else was made by people, and would lose its history. */
const suiteName = /^counterbalance-/

const [name, email] = ['counterbalance', 'counterbalance@users.noreply.github.com']
const author = {
  ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
  ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
}
