import { createHash } from 'node:crypto'
import type { Endpoints } from '@octokit/types'
import type { Artifact, Author, Comment, Commit, Pull, RepositoryName, State, WorkflowRun } from './repository-state.js'

type Body<Route extends keyof Endpoints> = Endpoints[Route]['response']['data']
type ArtifactBody = Body<'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}'>
type RunBody = Body<'GET /repos/{owner}/{repo}/actions/runs/{run_id}'>
type CommitBody = Body<'GET /repos/{owner}/{repo}/commits'>[number]
type PullBody = Body<'GET /repos/{owner}/{repo}/pulls/{pull_number}'>
type CommentBody = Body<'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'>
type LabelBody = Body<'GET /repos/{owner}/{repo}/issues/{issue_number}/labels'>[number]
type RepositoryBody = PullBody['base']['repo']
type UserBody = PullBody['user']

const site = 'https://github.com'
const api = 'https://api.github.com'
const long = '2026-01-31T12:00:00Z'

export function apiOf({ owner, name }: RepositoryName): string {
  return `${api}/repos/${owner}/${name}`
}

export function pageOf({ owner, name }: RepositoryName): string {
  return `${site}/${owner}/${name}`
}

export function makeArtifactBody({ repository, runs }: State, artifact: Artifact): ArtifactBody {
  const url = `${apiOf(repository)}/actions/artifacts/${artifact.id}`
  const run = runs.find(({ id }) => id === artifact.run)
  return {
    id: artifact.id,
    node_id: `A${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.sizeInBytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    digest: artifact.digest,
    ...(run && { workflow_run: makeRunSummary(repository, run) }),
  }
}

function makeRunSummary(
  { id }: RepositoryName,
  { id: run, headRepository, headBranch, headSha }: WorkflowRun,
): NonNullable<ArtifactBody['workflow_run']> {
  return {
    id: run,
    repository_id: id,
    ...(headRepository && { head_repository_id: headRepository.id }),
    ...(headBranch !== null && { head_branch: headBranch }),
    head_sha: headSha,
  }
}

export function makeRunBody({ repository }: State, run: WorkflowRun): RunBody {
  const url = `${apiOf(repository)}/actions/runs/${run.id}`
  return {
    id: run.id,
    node_id: `R${run.id}`,
    name: 'Benchmark',
    display_title: 'A change',
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.path,
    workflow_id: 1,
    pull_requests: [],
    created_at: long,
    updated_at: long,
    head_commit: null,
    repository: makeRepositoryBody(repository) as RunBody['repository'],
    head_repository: (run.headRepository && makeRepositoryBody(run.headRepository)) as RunBody['head_repository'],
    url,
    html_url: `${pageOf(repository)}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${apiOf(repository)}/check-suites/1`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    artifacts_url: `${url}/artifacts`,
    workflow_url: `${apiOf(repository)}/actions/workflows/1`,
  }
}

/** A file that a comparison lists. */
export function makeChangeBody({ repository }: State, filename: string): object {
  const url = `${pageOf(repository)}/blob/main/${filename}`
  const counts = { additions: 1, deletions: 1, changes: 2 }
  return {
    ...{ sha: 'b'.repeat(40), filename, status: 'modified', ...counts, blob_url: url, raw_url: url },
    contents_url: `${apiOf(repository)}/contents/${filename}`,
  }
}

export function makeCommitBody({ repository }: State, { sha, parents }: Commit): CommitBody {
  const url = `${apiOf(repository)}/commits/${sha}`
  const person = { name: 'Tester', email: 'tester@example.com', date: long }
  return {
    sha,
    node_id: `C${sha}`,
    url,
    html_url: `${pageOf(repository)}/commit/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${apiOf(repository)}/git/commits/${sha}`,
      author: person,
      committer: person,
      message: 'A change',
      comment_count: 0,
      tree: { sha, url: `${apiOf(repository)}/git/trees/${sha}` },
    },
    author: null,
    committer: null,
    parents: parents.map(parent => ({ sha: parent, url: `${apiOf(repository)}/commits/${parent}` })),
  }
}

export function makePullBody({ repository }: State, pull: Pull): PullBody {
  const url = `${apiOf(repository)}/pulls/${pull.number}`
  const issue = `${apiOf(repository)}/issues/${pull.number}`
  const html = `${pageOf(repository)}/pull/${pull.number}`
  const link = { href: url }
  const urls = {
    url,
    html_url: html,
    issue_url: issue,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    commits_url: `${url}/commits`,
    comments_url: `${issue}/comments`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${apiOf(repository)}/pulls/comments{/number}`,
    statuses_url: `${apiOf(repository)}/statuses/${pull.head.sha}`,
  }
  return {
    id: 5000 + pull.number,
    node_id: `P${pull.number}`,
    number: pull.number,
    state: pull.state,
    title: 'A change',
    body: null,
    user: makeUserBody(pull.head.repository?.owner ?? 'ghost'),
    labels: pull.labels.map((name, index) => ({ ...makeLabelBody(repository, name, index), description: '' })),
    head: makeEnd(pull.head, pull.head.repository) as PullBody['head'],
    base: makeEnd(pull.base, repository) as PullBody['base'],
    merge_commit_sha: pull.mergeCommit,
    ...urls,
    _links: {
      ...{ self: link, html: link, issue: link, comments: link },
      ...{ review_comments: link, review_comment: link, commits: link, statuses: link },
    },
    ...quiet,
    merged_at: pull.mergedAt ?? null,
  }
}

/** What is the same for every pull request here. */
const quiet = {
  assignee: null,
  milestone: null,
  locked: false,
  created_at: long,
  updated_at: long,
  closed_at: null,
  merged_at: null,
  author_association: 'CONTRIBUTOR',
  auto_merge: null,
  merged: false,
  mergeable: true,
  mergeable_state: 'clean',
  merged_by: null,
  maintainer_can_modify: false,
  comments: 0,
  review_comments: 0,
  commits: 1,
  additions: 1,
  deletions: 1,
  changed_files: 1,
} as const

function makeEnd(
  { ref, sha }: { readonly ref: string; readonly sha: string },
  repository: RepositoryName | null,
): object {
  const owner = repository?.owner ?? 'unknown'
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: makeUserBody(owner),
    repo: repository && makeRepositoryBody(repository),
  }
}

export function makeCommentBody({ repository }: State, comment: Comment): CommentBody {
  const { id, issue, author, body, createdAt, updatedAt } = comment
  return {
    id,
    node_id: `IC${id}`,
    url: `${apiOf(repository)}/issues/comments/${id}`,
    html_url: `${pageOf(repository)}/pull/${issue}#issuecomment-${id}`,
    issue_url: `${apiOf(repository)}/issues/${issue}`,
    user: makeUserBody(author.login, author.type),
    author_association: 'CONTRIBUTOR',
    created_at: createdAt,
    updated_at: updatedAt,
    body,
  }
}

export function makeLabelBody(repository: RepositoryName, name: string, index: number): LabelBody {
  const url = `${apiOf(repository)}/labels/${encodeURIComponent(name)}`
  return { id: index + 1, node_id: `L${index}`, url, name, description: null, color: 'ededed', default: false }
}

/** The digest of a file's text, which stands for git's. */
export function hash(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}

/** Of a larger file, GitHub gives no content with its description. */
const largestDescribed = 2 ** 20

export function makeFileBody({ repository }: State, path: string, text: string): object {
  const url = `${apiOf(repository)}/contents/${path}`
  const [sha, size] = [hash(text), Buffer.byteLength(text)]
  const isLarge = size > largestDescribed
  return {
    type: 'file',
    name: path.split('/').at(-1),
    path,
    sha,
    size,
    encoding: isLarge ? 'none' : 'base64',
    content: isLarge ? '' : Buffer.from(text).toString('base64'),
    url,
    html_url: `${pageOf(repository)}/blob/main/${path}`,
    git_url: `${apiOf(repository)}/git/blobs/${sha}`,
    download_url: null,
    _links: { self: url, git: null, html: null },
  }
}

export function makeBlobBody({ repository }: State, text: string): object {
  const sha = hash(text)
  return {
    ...{ sha, node_id: `B${sha}`, size: Buffer.byteLength(text), url: `${apiOf(repository)}/git/blobs/${sha}` },
    ...{ encoding: 'base64', content: Buffer.from(text).toString('base64') },
  }
}

export function makeUserBody(login: string, type: Author['type'] = 'User'): UserBody {
  const url = `${api}/users/${encodeURIComponent(login)}`
  return {
    login,
    id: login.length,
    node_id: `U${login.length}`,
    type,
    site_admin: false,
    gravatar_id: '',
    url,
    html_url: `${site}/${encodeURIComponent(login)}`,
    avatar_url: `${site}/avatar`,
    ...makeUrls(url, ['followers', 'following', 'gists', 'starred', 'subscriptions', 'organizations', 'repos']),
    ...makeUrls(url, ['events', 'received_events']),
  } as UserBody
}

const urlNames =
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees clone git ssh svn mirror'
const no = Object.fromEntries(
  ['downloads', 'issues', 'projects', 'wiki', 'pages', 'discussions'].map(what => [`has_${what}`, false]),
)
const none = Object.fromEntries(
  [
    'forks',
    'forks_count',
    'open_issues',
    'open_issues_count',
    'size',
    'stargazers_count',
    'watchers',
    'watchers_count',
  ].map(what => [what, 0]),
)

function makeRepositoryBody(repository: RepositoryName): RepositoryBody {
  const { id, owner, name, pushedAt = long } = repository
  return {
    id,
    node_id: `R${id}`,
    name,
    full_name: `${owner}/${name}`,
    owner: makeUserBody(owner),
    private: false,
    fork: false,
    description: null,
    default_branch: 'main',
    homepage: null,
    language: null,
    license: null,
    archived: false,
    disabled: false,
    created_at: long,
    updated_at: long,
    pushed_at: pushedAt,
    url: apiOf(repository),
    html_url: pageOf(repository),
    ...no,
    ...none,
    ...makeUrls(apiOf(repository), urlNames.split(' ')),
  } as RepositoryBody
}

function makeUrls(base: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map(name => [`${name}_url`, `${base}/${name}`]))
}
