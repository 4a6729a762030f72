import type { Api } from './api.js'
import { GitHubError } from './github-error.js'

/** The newest commit of a branch, with its files. */
export interface Tip {
  readonly commit: string
  readonly tree: string
}

/** Reads where `branch` stands; undefined where there is none. */
export async function readTip(api: Api, branch: string): Promise<Tip | undefined> {
  const ref = await readRef(api, branch)
  if (ref === undefined) return undefined
  const { data } = await api.rest.git.getCommit({ ...api.repository, commit_sha: ref })
  return { commit: data.sha, tree: data.tree.sha }
}

/** The content of a commit: the texts of files by their paths. Other files of the branch stay. */
export interface Change {
  readonly branch: string
  readonly files: ReadonlyMap<string, string>
  readonly message: string
}

/**
 * Commits files to a branch that stands at `tip`; without one, the branch begins, with no commit before. Returns false where another
 * commit came in between.
 */
export async function commitFiles(
  api: Api,
  tip: Tip | undefined,
  { branch, files, message }: Change,
): Promise<boolean> {
  const { git } = api.rest
  const { data: tree } = await git.createTree({
    ...api.repository,
    ...(tip && { base_tree: tip.tree }),
    tree: [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content })),
  })
  const parents = tip === undefined ? [] : [tip.commit]
  const { data: commit } = await git.createCommit({ ...api.repository, message, tree: tree.sha, parents })
  try {
    if (tip === undefined) await git.createRef({ ...api.repository, ref: `refs/heads/${branch}`, sha: commit.sha })
    else await git.updateRef({ ...api.repository, ref: `heads/${branch}`, sha: commit.sha, force: false })
    return true
  } catch (error) {
    // What is no longer a fast-forward, or exists by now, is refused in this way; but so is what a ruleset forbids.
    const isMoved = error instanceof GitHubError && error.kind === 'refused' && (await hasMoved(api, branch, tip))
    if (isMoved) return false
    throw error
  }
}

async function hasMoved(api: Api, branch: string, tip: Tip | undefined): Promise<boolean> {
  return (await readRef(api, branch)) !== tip?.commit
}

/** Reads the newest commit of a branch; undefined where there is none. */
async function readRef(api: Api, branch: string): Promise<string | undefined> {
  try {
    const { data } = await api.rest.git.getRef({ ...api.repository, ref: `heads/${branch}` })
    return data.object.sha
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return undefined
    throw error
  }
}
