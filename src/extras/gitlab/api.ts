import * as v from 'valibot'
import {
  describeTooMany,
  ForgeError,
  type ForgeErrorKind,
  type ForgeErrorOptions,
  type Listing,
  mostPages,
  oneLine,
} from '../../forge/forge-error.js'
import { type HttpAnswer, NoAnswerError, send as sendOnce } from '../../system/http.js'
import { tryToParseJson } from '../../util/json.js'

/** An answer that takes longer is as good as none. */
const longestAnswerInSeconds = 30
/** The wait where a refusal names no time. */
const unnamedPauseInSeconds = 60

/** GitLab's REST API for one project, with one try for each request. */
export interface GitLabApi {
  /** Asks for `path` below the project, or below the API where it begins with a slash, and decodes the answer by `schema`. */
  readonly ask: <Schema extends v.GenericSchema>(
    request: { readonly method?: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: object },
    schema: Schema,
  ) => Promise<v.InferOutput<Schema>>
  readonly remove: (path: string) => Promise<void>
  /** Lists the items of all pages; throws a ForgeError where they are too many. */
  readonly list: <Schema extends v.GenericSchema>(
    listing: Listing,
    request: { readonly path: string; readonly item: Schema },
  ) => Promise<v.InferOutput<Schema>[]>
}

/** The API at `url`, such as `https://gitlab.com/api/v4`, with a token of the project. */
export function openApi({ url, project, token }: { url: string; project: string; token: string }): GitLabApi {
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const what = `${method} ${path.replace(/\?.*/, '').replaceAll(/\d+/g, '{id}')}`
    const place = path.startsWith('/') ? path : `/projects/${encodeURIComponent(project)}/${path}`
    const headers = { 'private-token': token, ...(body && { 'content-type': 'application/json' }) }
    const request = { url: `${url}${place}`, method, headers, ...(body && { body: JSON.stringify(body) }) }
    const decoded = await sendOnce({ ...request, what, limitInSeconds: longestAnswerInSeconds }).catch(error => {
      throw makeOutage(what, error)
    })
    const answer = { what, ...decoded, data: tryToParseJson(decoded.text) }
    if (decoded.status >= 200 && decoded.status < 300) return answer
    throw translate(answer)
  }
  return {
    ask: async ({ method = 'GET', path, body }, schema) => decode(schema, await send(method, path, body)),
    async remove(path) {
      await send('DELETE', path)
    },
    async list(listing, { path, item }) {
      const all: v.InferOutput<typeof item>[] = []
      let page = '1'
      for (let pages = 0; pages < mostPages; pages++) {
        const answer = await send('GET', `${path}?per_page=100&page=${page}`)
        all.push(...decode(v.array(item), answer))
        page = answer.headers.get('x-next-page')?.trim() ?? ''
        if (page === '') return all
      }
      throw new ForgeError('refused', describeTooMany(listing))
    },
  }
}

interface Answer extends HttpAnswer {
  readonly what: string
  /** undefined: it is no JSON. */
  readonly data: unknown
}

function makeOutage(what: string, error: unknown): unknown {
  if (!(error instanceof NoAnswerError)) return error
  const { isLate, cause } = error
  const because = isLate ? 'there was no answer in time' : `the connection failed (${describeFailure(cause)})`
  const message = `GitLab could not answer "${what}": ${because}; run the job again later`
  return new ForgeError('unavailable', message, { cause, spentInSeconds: isLate ? longestAnswerInSeconds : 0 })
}

/** The cause names the address and the fault; fetch's own message does not. */
function describeFailure(error: unknown): string {
  const { cause, message } = error as Error
  return oneLine(cause instanceof Error ? cause.message : message)
}

/** Refuses an answer that is not what GitLab's API is described to give: what answered may be something else. */
function decode<Schema extends v.GenericSchema>(schema: Schema, { what, data }: Answer): v.InferOutput<Schema> {
  const decoded = v.safeParse(schema, data)
  if (decoded.success) return decoded.output
  const [issue] = decoded.issues
  const place = v.getDotPath(issue)
  throw new ForgeError(
    'unavailable',
    `the answer to "${what}" is not what GitLab's API gives (${place === null ? '' : `${place}: `}${issue.message}): see whether a proxy answers in its place, or run the job again later`,
  )
}

function translate({ what, status, headers, data }: Answer): ForgeError {
  const said = quote(data)
  const refuse = (kind: ForgeErrorKind, opening: string, because: string, options?: ForgeErrorOptions): ForgeError =>
    new ForgeError(kind, `GitLab ${opening} "${what}": ${because}`, options)
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? unnamedPauseInSeconds)
    return refuse('rate-limited', 'put off', `there were too many requests${said}; run the job again later`, {
      retryAfterInSeconds: seconds >= 0 ? seconds : unnamedPauseInSeconds,
    })
  }
  if (status === 401) return refuse('forbidden', 'refused', `the token is not valid, or has expired${said}`)
  if (status === 403)
    return refuse('forbidden', 'refused', `the token needs the scope "api" and the role Reporter or higher${said}`)
  if (status === 404)
    return refuse('not-found', 'did not find', `it does not exist, or the token may not read it${said}`)
  if (status >= 500)
    return refuse('unavailable', 'could not answer', `status ${status}${said}; run the job again later`)
  if (status >= 300 && status < 400) return refuse('refused', 'refused', `it answers with a redirect (${status})`)
  return refuse('refused', 'refused', `status ${status}${said}`)
}

function quote(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const { message, error, error_description: more } = data as Readonly<Record<string, unknown>>
  const said = more ?? message ?? error
  return said === undefined ? '' : ` (${oneLine(typeof said === 'string' ? said : JSON.stringify(said))})`
}
