import type { Git } from './git.js'

/** A checkout of a commit beside the user's own, gone when its scope ends. */
export interface Worktree extends AsyncDisposable {
  readonly path: string
}

/** A worktree of `commit` in the new directory `path`. */
export async function addWorktree(git: Git, commit: string, path: string): Promise<Worktree> {
  await git.run('worktree', 'add', '--quiet', '--force', '--detach', path, commit)
  return {
    path,
    async [Symbol.asyncDispose]() {
      // Not always both: prune also forgets the user's own worktrees whose disk is away.
      const removed = await git.try('worktree', 'remove', '--force', '--force', path)
      if (removed === undefined) await git.try('worktree', 'prune')
    },
  }
}
