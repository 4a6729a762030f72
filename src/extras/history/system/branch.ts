import type { Api } from '../../../github/api/api.js'
import { GitHubError } from '../../../github/api/github-error.js'
import { orNone } from '../../../github/api/repository.js'

interface Tip {
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

/**
 * Commits `files`, texts by their paths, to a branch that stands at `tip`; without one, the branch begins, with no commit before. Other
 * files of the branch stay. Returns false where another commit came in between.
 */
export async function commitFiles(
  api: Api,
  tip: Tip | undefined,
  {
    branch,
    files,
    message,
  }: { readonly branch: string; readonly files: ReadonlyMap<string, string>; readonly message: string },
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
    const isRefused = error instanceof GitHubError && error.kind === 'refused'
    if (isRefused && (await readRef(api, branch)) !== tip?.commit) return false
    throw error
  }
}

async function readRef(api: Api, branch: string): Promise<string | undefined> {
  const response = await orNone(() => api.rest.git.getRef({ ...api.repository, ref: `heads/${branch}` }))
  return response?.data.object.sha
}
