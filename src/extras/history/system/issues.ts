import type { PostedComment } from '../../../forge/conversation.js'
import type { Api } from '../../../github/api/api.js'
import { listAll } from '../../../github/api/api.js'
import { GitHubError } from '../../../github/api/github-error.js'
import { orNone } from '../../../github/api/repository.js'
import { makePosted } from '../../../github/conversation.js'

const label = 'performance-regression'
const labelled = { items: `open issues with the label "${label}"`, remedy: 'close some' }

/** The open issues about benchmarks; all of it may fail with a {@link GitHubError}, and is tried once. */
export interface Issues {
  /** All of them, by whoever wrote them. The id of each is its number. */
  readonly list: () => Promise<readonly PostedComment[]>
  readonly open: (issue: { readonly title: string; readonly body: string }) => Promise<string>
  /** Gives an issue a new text, and closes it where it says why. */
  readonly edit: (
    id: number,
    change: { readonly body: string; readonly closedAs?: 'completed' | 'not_planned' },
  ) => Promise<void>
}

/** The issues about benchmarks on GitHub. */
export function makeIssues({ once, repository }: Api): Issues {
  const { issues } = once.rest
  return {
    async list() {
      const all = await listAll(labelled, page =>
        issues.listForRepo({ ...repository, state: 'open', labels: label, ...page }),
      )
      return all
        .filter(({ pull_request }) => pull_request === undefined)
        .map(({ number, ...posted }) => makePosted({ ...posted, id: number }))
    },
    async open(issue) {
      const { data } = await issues.create({ ...repository, ...issue, labels: [label] })
      return data.html_url
    },
    async edit(id, { body, closedAs }) {
      const closing = closedAs === undefined ? {} : ({ state: 'closed', state_reason: closedAs } as const)
      await issues.update({ ...repository, issue_number: id, body, ...closing })
    },
  }
}

/** Finds the merged pull request that `commit` came with; undefined where it came without one. */
export async function findMergedPull(api: Api, commit: string): Promise<number | undefined> {
  const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit({ ...api.repository, commit_sha: commit })
  return data.find(({ merged_at }) => merged_at !== null && merged_at !== undefined)?.number
}

/** Reads who wrote a commit, by their login or else the name in it, and the commit before; nothing of a commit that is gone. */
export async function readCommit(
  api: Api,
  commit: string,
): Promise<{ readonly author?: string; readonly parent?: string }> {
  try {
    const { data } = await api.rest.repos.getCommit({ ...api.repository, ref: commit, per_page: 1 })
    const [author, parent] = [data.author?.login ?? data.commit.author?.name, data.parents[0]?.sha]
    return { ...(author === undefined ? {} : { author }), ...(parent === undefined ? {} : { parent }) }
  } catch (error) {
    // GitHub does not know it (422), or may not say so (404).
    if (error instanceof GitHubError && (error.kind === 'not-found' || error.kind === 'refused')) return {}
    throw error
  }
}

/** Counts the commits after `from` up to `to`; undefined where one of them is gone. */
export async function countCommits(api: Api, from: string, to: string): Promise<number | undefined> {
  const basehead = `${from}...${to}`
  const response = await orNone(() => api.rest.repos.compareCommitsWithBasehead({ ...api.repository, basehead }))
  return response?.data.total_commits
}
