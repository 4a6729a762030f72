import type { Api } from '../github/api/api.js'
import { askForBase } from '../github/api/base.js'
import { fetchMergeBase } from '../github/api/repository.js'
import type { Run } from '../github/run.js'
import { makeReason, type Reason } from '../record/reasons.js'
import type { Git } from '../system/git/git.js'
import { isExpected } from './published-baseline.js'

/** A base commit that GitHub confirmed, with the texts of its files; or why it did not. */
export type ConfirmedBase =
  | { readonly kind: 'confirmed'; readonly texts: ReadonlyMap<string, string | null> }
  /** Measured all the same, with nothing judged, unless git and GitHub contradict each other. */
  | { readonly kind: 'unconfirmed' | 'contradicted'; readonly reason: Reason }

/**
 * Compares what git says the base of a pull request, or of a queue's entry, is with what GitHub says, and reads `paths` of it from GitHub.
 *
 * A step before us may have run the pull request's code, which can write anything to the checkout and its `.git`. So this decides which
 * rules judge, and it has to be asked before anything else runs.
 */
export async function confirmBase(
  base: string,
  {
    run,
    api,
    git,
    paths,
  }: { readonly run: Run; readonly api: Api; readonly git: Git; readonly paths: readonly string[] },
): Promise<ConfirmedBase> {
  const { mergeCommit: merge = base } = run.occasion
  try {
    const { parent, texts } = await askForBase(api, { merge, base, paths })
    const named = run.pull === undefined ? base : await nameByGitHub(base, { api, git, merge, parent })
    if (named === undefined) return unconfirmed(`it does not know the commit ${merge.slice(0, 7)} of this event`)
    if (named !== base)
      return { kind: 'contradicted', reason: makeReason('base-contradicted', { git: base, github: named }) }
    return { kind: 'confirmed', texts }
  } catch (error) {
    if (!isExpected(error)) throw error
    return unconfirmed(error.message)
  }
}

function unconfirmed(why: string): ConfirmedBase {
  return { kind: 'unconfirmed', reason: makeReason('base-unconfirmed', { why }) }
}

interface Known {
  readonly api: Api
  readonly git: Git
  readonly merge: string
  /** The first parent of the merge, by GitHub. */
  readonly parent: string | undefined
}

/** The base of what is checked out, by GitHub's word alone; undefined where GitHub does not know the event's commit. */
async function nameByGitHub(base: string, { api, git, merge, parent }: Known): Promise<string | undefined> {
  const head = await git.try('rev-parse', '--verify', 'HEAD')
  // Without a checkout, GitHub was asked for the base in the first place.
  if (head === undefined) return base
  if (parent === undefined || head === merge) return parent
  return await fetchMergeBase(api, parent, head)
}
