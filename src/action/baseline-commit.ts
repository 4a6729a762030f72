import { fetchMergeBase } from '../github/api/ancestors.js'
import type { Api } from '../github/api/api.js'
import type { Run } from '../github/run.js'
import type { Git } from '../system/git/git.js'
import { nameBaseline } from '../system/git/history.js'

interface Asked {
  /** The commit that the user names. */
  readonly ref?: string | undefined
  readonly run: Run
  /** Undefined where GitHub is not to be asked. */
  readonly api: Api | undefined
}

/** The full name of the baseline commit. Without a checkout that has the history, GitHub knows where the contender parted from its base. */
export async function nameBaselineCommit({ ref, run, api }: Asked, git: Git): Promise<string> {
  try {
    return await nameBaseline(git, ref, run.occasion)
  } catch (error) {
    if (ref !== undefined) throw error
    const { before, baseBranch } = run.occasion
    if (before !== undefined) return before
    if (api === undefined || baseBranch === undefined || run.identity.head === '') throw error
    return await fetchMergeBase(api, baseBranch, run.identity.head)
  }
}
