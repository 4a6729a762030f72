import { scheduler, setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { describeTooMany, type Listing, mostPages } from '../../forge/forge-error.js'
import { insist, Patience, readingPatience } from '../../forge/insist.js'
import { debug } from '../../system/debug.js'
import { GitHubError, isRequestFailure, type RequestFailure, translateFailure } from './github-error.js'

/** Tells the time, and lets it pass; in milliseconds. */
interface Clock {
  now(): number
  wait(milliseconds: number): Promise<void>
}

const ownClock: Clock = { now: () => performance.now(), wait: milliseconds => scheduler.wait(milliseconds) }

/** Lets a request that writes go, as soon as it may. */
type WritePace = () => Promise<void>

/**
 * Makes a pace of one request a second for all that shares it, first come, first served. GitHub asks for that ("Best practices for
 * using the REST API"), and answers those who create more with a secondary rate limit.
 */
export function makeWritePace({ now, wait }: Clock = ownClock): WritePace {
  let last = Number.NEGATIVE_INFINITY
  let turn = Promise.resolve()
  return () => {
    turn = turn.then(async () => {
      const pause = last + apartInMilliseconds - now()
      if (pause > 0) await wait(pause)
      last = now()
    })
    return turn
  }
}

const apartInMilliseconds = 1000

const ownWritePace = makeWritePace()

interface Page<T> {
  readonly data: readonly T[]
  readonly headers: { readonly link?: string | undefined }
}

/** Lists the items of all pages, which are as large as they can be, since each is a request. Throws a GitHubError where they are too many. */
export async function listAll<T>(
  listing: Listing,
  ask: (parameters: { readonly per_page: number; readonly page?: number }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data, headers } = await ask({ per_page: 100, ...(page > 1 ? { page } : {}) })
    all.push(...data)
    if (!headers.link?.includes('rel="next"')) return all
  }
  throw new GitHubError('refused', describeTooMany(listing))
}

type Octokit = ReturnType<typeof import('@actions/github')['getOctokit']>

interface Requests {
  readonly rest: Octokit['rest']
  /** For what REST does not tell. */
  readonly graphql: Octokit['graphql']
}

/** GitHub's REST API for one repository. What is read is asked for again where there is no answer; what is written never is. */
export interface Api extends Requests {
  /** The same, with one try for each request: for those who decide anew before the next. */
  readonly once: Requests
  /** The first parameters of every request. */
  readonly repository: { readonly owner: string; readonly repo: string }
}

/** An answer that takes longer is as good as none. */
const longestAnswerInSeconds = 30

/** The API for `OWNER/NAME`, at the address that the runner names. */
export async function openApi({
  token,
  repository,
  pace = ownWritePace,
}: {
  readonly token: string
  readonly repository: string
  readonly pace?: WritePace
}): Promise<Api> {
  const { getOctokit } = await import('@actions/github')
  const baseUrl = process.env.GITHUB_API_URL || 'https://api.github.com'
  const connect = (patience?: Patience): Requests => {
    const octokit = getOctokit(token, { userAgent: 'counterbalance', baseUrl })
    octokit.hook.wrap('request', (request, options) => {
      const what = `${options.method} ${options.url}`
      const attempt = () =>
        answerInTime(what, signal =>
          debugRequest(
            `${options.method} ${options.url.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(options[name] ?? place))}`,
            async () => {
              // The hooks below this one were given these very options: a copy would not reach them.
              options.request = { ...options.request, signal }
              return await request(options)
            },
          ),
        )
      // GraphQL is only asked here.
      if (!(what.startsWith('GET ') || what === 'POST /graphql')) return pace().then(attempt)
      return patience ? insist(attempt, patience) : attempt()
    })
    return octokit
  }
  const [owner = '', repo = ''] = repository.split('/')
  return { ...connect(new Patience(readingPatience)), once: connect(), repository: { owner, repo } }
}

/** Makes one request, and tells the debug log of its path, its status and how long it took. */
async function debugRequest<T extends Answer>(what: string, ask: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const tell = (end: string): void => debug(`${what}: ${end} after ${Math.round(performance.now() - start)} ms`)
  try {
    const answer = await ask()
    tell(`status ${answer.status}`)
    return answer
  } catch (error) {
    tell(isRequestFailure(error) && error.status > 0 ? `status ${error.status}` : 'no answer')
    throw error
  }
}

interface Answer {
  readonly status: number
  readonly data: unknown
}

/** Gives an answer its time to begin: the body of a download streams on, however long it takes. */
async function answerInTime<T extends Answer>(what: string, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const [patience, done] = [new AbortController(), new AbortController()]
  setTimeout(longestAnswerInSeconds * 1000, undefined, { signal: done.signal }).then(
    () => patience.abort(),
    () => {},
  )
  try {
    return checkAnswer(what, await attempt(patience.signal))
  } catch (error) {
    if (patience.signal.aborted)
      throw translateFailure(what, failed('there was no answer in time'), { spentInSeconds: longestAnswerInSeconds })
    throw isRequestFailure(error) ? translateFailure(what, error) : error
  } finally {
    done.abort()
  }
}

// Where the connection breaks inside of an answer, the client gives what came until then as text.
function checkAnswer<T extends Answer>(what: string, answer: T): T {
  if (answer.status === 200 && typeof answer.data === 'string') throw failed('the answer is incomplete')
  checkShape(what, answer.data)
  return answer
}

function failed(message: string): RequestFailure {
  return Object.assign(new Error(message), { status: 0 })
}

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

/** The fields that are read of an answer, by route. Any others are ignored. */
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
function checkShape(route: string, data: unknown): void {
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
