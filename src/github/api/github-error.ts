import { harmlessLines } from '../../document/escape.js'
import { ForgeError, type ForgeErrorKind, oneLine } from '../../forge/forge-error.js'
import type { Outage } from '../../record/record.js'
import { describeFault } from '../../report/words/words.js'

/** Describes the step's failure: by a message that its user can act on, or by the stack and the place to report a fault of ours. */
export function describeError(
  error: unknown,
  { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }: NodeJS.ProcessEnv,
): string {
  if (!(error instanceof Error)) return harmlessLines(String(error))
  // What the system refuses (a file, a disk) is no fault of ours, and its message names the file.
  const isOurs = ['Error', 'TypeError', 'RangeError', 'ReferenceError'].includes(error.name) && !('syscall' in error)
  if (!isOurs) return harmlessLines(error.message)
  const issues = server && repository ? `${server}/${repository}/issues` : undefined
  return harmlessLines(`${error.stack ?? error.message}\n${describeFault(issues)}`)
}

export class GitHubError extends ForgeError {
  override readonly name = 'GitHubError'
}

/** Finds whether a request failed because GitHub could not be asked, and says nothing about what was asked for. */
export function findOutage(error: GitHubError): Outage | undefined {
  const status = findStatus(error)
  if (error.kind === 'rate-limited') return { kind: 'rate-limited', ...(status === undefined ? {} : { status }) }
  if (error.kind !== 'unavailable') return undefined
  return { kind: 'unanswered', ...(status === undefined || status < 500 ? {} : { status }) }
}

/** Finds the status of the answer that an error comes from, however often it was put into other words. */
export function findStatus(error: unknown): number | undefined {
  if (isRequestFailure(error)) return error.response?.status
  return error instanceof Error ? findStatus(error.cause) : undefined
}

/** The error that GitHub's client throws: the request with its answer, if there was one. */
export interface RequestFailure extends Error {
  readonly status: number
  readonly response?: {
    readonly status?: number
    /** Address that answered in the end, where the request was redirected. */
    readonly url?: string
    readonly headers: Readonly<Record<string, string | number | undefined>>
    readonly data?: unknown
  }
}

/** Returns whether `error` comes from GitHub's client, of which there are several copies, so that the error's class says nothing. */
export function isRequestFailure(error: unknown): error is RequestFailure {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
}

/** `failure` in words, for the request `what`, which holds no ids: `GET /repos/{owner}/{repo}/issues/…`. */
export function translateFailure(
  what: string,
  failure: RequestFailure,
  options: { readonly spentInSeconds?: number } = {},
): GitHubError {
  const { kind, because, ...more } = explain(failure)
  return new GitHubError(kind, `${openings[kind]} "${what}": ${because}`, { cause: failure, ...more, ...options })
}

const openings: Readonly<Record<ForgeErrorKind, string>> = {
  forbidden: 'GitHub refused',
  'not-found': 'GitHub did not find',
  'rate-limited': 'GitHub put off',
  unavailable: 'GitHub could not answer',
  refused: 'GitHub refused',
}

interface Explanation {
  readonly kind: ForgeErrorKind
  readonly because: string
  readonly retryAfterInSeconds?: number
  readonly needs?: string
}

function explain(failure: RequestFailure): Explanation {
  const { status, response } = failure
  const said = quote(response?.data)
  const as = (kind: ForgeErrorKind, because: string): Explanation => ({ kind, because })
  if (!response)
    return as('unavailable', `the connection failed (${oneLine(failure.message)}); run the job again later`)
  const limited = explainLimit(status, response.headers, said)
  if (limited) return limited
  if (status === 401) return as('forbidden', 'the token is not valid, or has expired: see "github-token"')
  if (status === 403) return explainPermissions(response.headers, said)
  if (status === 404) return as('not-found', `it does not exist, or the token may not read it${said}`)
  if (status === 410) return as('not-found', `it is gone${said}`)
  if (status >= 500) return as('unavailable', `status ${status}${said}; run the job again later`)
  return as('refused', `status ${status}${said}`)
}

type Headers = NonNullable<RequestFailure['response']>['headers']

/** A limit that is used up, where that is the reason: the hourly one, or one against doing too much at once. */
function explainLimit(status: number, headers: Headers, said: string): Explanation | undefined {
  if (status !== 403 && status !== 429) return undefined
  const kind = 'rate-limited'
  if (`${headers['x-ratelimit-remaining']}` === '0' && headers['retry-after'] === undefined) {
    const reset = Number(headers['x-ratelimit-reset'])
    const until = reset > 0 ? ` until ${new Date(reset * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
    const seconds = Math.ceil(reset - Date.now() / 1000) + 1
    return {
      kind,
      because: `the token's rate limit is used up${until}; run the job again then`,
      ...(seconds > 0 ? { retryAfterInSeconds: seconds } : {}),
    }
  }
  if (status !== 429 && headers['retry-after'] === undefined && !/secondary rate limit/i.test(said)) return undefined
  const seconds = Number(headers['retry-after'])
  return {
    kind,
    because: `there were too many requests${said}; run the job again later`,
    retryAfterInSeconds: seconds >= 0 ? seconds : unnamedPauseInSeconds,
  }
}

/** The wait that GitHub's documentation asks for where a refusal names no time. */
const unnamedPauseInSeconds = 60

/** The permissions that would do, as a workflow writes them: GitHub separates alternatives by `;`, and parts by `,`. */
function explainPermissions(headers: Headers, said: string): Explanation {
  const accepted = `${headers['x-accepted-github-permissions'] ?? ''}`.slice(0, 300)
  const ways = accepted
    .split(';')
    .map(way => [...way.matchAll(/(\w+)=(\w+)/g)].map(([, scope, level]) => `${scope?.replaceAll('_', '-')}: ${level}`))
    .filter(way => way.length > 0)
    .map(way => way.join(', '))
  const [needs] = ways
  if (needs === undefined) return { kind: 'forbidden', because: `the token may not do this${said}` }
  const which = ways.map(way => `"${way}"`).join(' or ')
  const because = `the token lacks a permission: the job needs ${which} under "permissions" (a pull request from a fork needs a second workflow with "mode: merge")`
  return { kind: 'forbidden', because, needs }
}

/** Words for GitHub's own message, as the end of a sentence. */
function quote(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data)) return ''
  const details =
    'errors' in data && Array.isArray(data.errors)
      ? data.errors
          .map(error => {
            if (typeof error === 'string') return error
            return typeof error === 'object' && error !== null && 'message' in error ? `${error.message}` : ''
          })
          .filter(Boolean)
      : []
  return ` (${oneLine([data.message, ...details].join(': '))})`
}
