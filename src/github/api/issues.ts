import type { Api } from './api.js'
import { GitHubError } from './github-error.js'
import { listAll } from './pages.js'

/** The label of issues about benchmarks that became worse. */
const label = 'performance-regression'

/** An issue with its text. */
export interface OpenIssue {
  readonly number: number
  readonly url: string
  readonly body: string
  readonly author: { readonly login: string; readonly isBot: boolean } | null
}

/** Lists the open issues about benchmarks, by whoever wrote them. */
export async function listIssues(api: Api): Promise<readonly OpenIssue[]> {
  const all = await listAll(page =>
    api.rest.issues.listForRepo({ ...api.repository, state: 'open', labels: label, ...page }),
  )
  return all
    .filter(({ pull_request }) => pull_request === undefined)
    .map(({ number, html_url: url, body, user }) => ({
      number,
      url,
      body: body ?? '',
      author: user && { login: user.login, isBot: user.type === 'Bot' },
    }))
}

/** Opens an issue, and returns its address. */
export async function openIssue(api: Api, issue: { readonly title: string; readonly body: string }): Promise<string> {
  const { data } = await api.rest.issues.create({ ...api.repository, ...issue, labels: [label] })
  return data.html_url
}

/** Edits an issue, or closes it. */
export async function editIssue(
  api: Api,
  { number, ...change }: { readonly number: number; readonly body: string; readonly state?: 'closed' },
): Promise<void> {
  await api.rest.issues.update({ ...api.repository, issue_number: number, ...change })
}

/** Finds the merged pull request that `commit` came with; undefined where it came without one. */
export async function findMergedPull(api: Api, commit: string): Promise<number | undefined> {
  const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit({ ...api.repository, commit_sha: commit })
  return data.find(({ merged_at }) => merged_at !== null && merged_at !== undefined)?.number
}

/** Reads who wrote a commit, by their login or else the name in it, and the commit before. */
export async function readCommit(
  api: Api,
  commit: string,
): Promise<{ readonly author?: string; readonly parent?: string }> {
  const { data } = await api.rest.repos.getCommit({ ...api.repository, ref: commit, per_page: 1 })
  const [author, parent] = [data.author?.login ?? data.commit.author?.name, data.parents[0]?.sha]
  return { ...(author === undefined ? {} : { author }), ...(parent === undefined ? {} : { parent }) }
}

/** Counts the commits after `from` up to `to`; undefined where one of them is gone. */
export async function countCommits(api: Api, from: string, to: string): Promise<number | undefined> {
  try {
    const { data } = await api.rest.repos.compareCommitsWithBasehead({ ...api.repository, basehead: `${from}...${to}` })
    return data.total_commits
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return undefined
    throw error
  }
}
