import * as v from 'valibot'
import { GitHubError } from './github-error.js'

const text = v.string()
const maybe = v.nullish(text)
/** The client makes a bigint of what a number cannot hold. */
const id = v.union([v.number(), v.bigint()])

const artifacts = v.object({
  total_count: v.number(),
  artifacts: v.array(
    v.object({
      id,
      name: text,
      size_in_bytes: v.number(),
      expired: v.boolean(),
      created_at: maybe,
      expires_at: maybe,
      digest: maybe,
      workflow_run: v.nullish(
        v.object({
          id: v.nullish(id),
          repository_id: v.nullish(id),
          head_repository_id: v.nullish(id),
          head_branch: maybe,
          head_sha: maybe,
        }),
      ),
    }),
  ),
})
const comment = v.object({ id, html_url: text })
const posted = v.object({ ...comment.entries, body: maybe, user: v.nullable(v.object({ login: text, type: text })) })
const commit = v.object({ sha: text })

/** What is read of the answers, by the route; the rest of them may be as it likes. */
const shapes: Readonly<Record<string, v.GenericSchema>> = {
  'GET /repos/{owner}/{repo}/actions/artifacts': artifacts,
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': artifacts,
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': v.object({ event: text, path: text, run_number: v.number() }),
  'POST /repos/{owner}/{repo}/check-runs': v.object({ id }),
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': v.object({
    check_runs: v.array(v.object({ id, external_id: maybe })),
  }),
  'GET /repos/{owner}/{repo}/commits': v.array(v.object({ sha: text, parents: v.array(commit) })),
  'GET /repos/{owner}/{repo}/commits/{ref}': v.object({
    sha: text,
    author: v.nullish(v.object({ login: v.optional(text) })),
    commit: v.object({ author: v.nullish(v.object({ name: v.optional(text) })) }),
    parents: v.array(commit),
  }),
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': v.array(v.object({ number: v.number(), merged_at: maybe })),
  'GET /repos/{owner}/{repo}/compare/{basehead}': v.object({ merge_base_commit: commit, total_commits: v.number() }),
  'GET /repos/{owner}/{repo}/contents/{path}': v.union([
    v.array(v.unknown()),
    v.object({ type: text, content: v.optional(text), encoding: v.optional(text), sha: v.optional(text) }),
  ]),
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': v.object({ content: text }),
  'GET /repos/{owner}/{repo}/git/ref/{ref}': v.object({ object: commit }),
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': v.object({ sha: text, tree: commit }),
  'POST /repos/{owner}/{repo}/git/trees': commit,
  'POST /repos/{owner}/{repo}/git/commits': commit,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': v.array(posted),
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': comment,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/events': v.array(v.object({ event: text })),
  'GET /repos/{owner}/{repo}/issues': v.array(
    v.object({ number: v.number(), html_url: text, body: maybe, user: posted.entries.user }),
  ),
  'POST /repos/{owner}/{repo}/issues': v.object({ html_url: text }),
  'GET /repos/{owner}/{repo}/pulls': v.array(
    v.object({ number: v.number(), head: v.object({ sha: text, repo: v.nullable(v.object({ id })) }) }),
  ),
  'GET /repos/{owner}/{repo}/releases/latest': v.object({ tag_name: text }),
  'GET /repos/{owner}/{repo}/tags': v.array(v.object({ name: text, commit })),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': v.object({
    head: commit,
    labels: v.array(v.object({ name: maybe })),
  }),
}

/** Refuses the answer to `route` where it is not what GitHub's API is described to give: what answered may be something else. */
export function checkShape(route: string, data: unknown): void {
  const schema = shapes[route]
  const decoded = schema && v.safeParse(schema, data)
  if (decoded === undefined || decoded.success) return
  const [issue] = decoded.issues
  const place = v.getDotPath(issue)
  throw new GitHubError(
    'unavailable',
    `the answer to "${route}" is not what GitHub's API gives (${place === null ? '' : `${place}: `}${issue.message}): see whether a proxy answers in its place, or run the job again later`,
  )
}
