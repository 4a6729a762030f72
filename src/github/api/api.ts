import { setTimeout } from 'node:timers/promises'
import { isRequestFailure, type RequestFailure, translateFailure } from './github-error.js'
import { insist, Patience, readingPatience } from './insist.js'
import { checkShape } from './shapes.js'
import { ownWritePace, type WritePace } from './write-pace.js'

type Octokit = ReturnType<typeof import('@actions/github')['getOctokit']>

/** The means of making requests. A request that is not granted fails with a `GitHubError`. */
export interface Requests {
  readonly rest: Octokit['rest']
  /** For what REST does not tell. */
  readonly request: Octokit['request']
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
        answerInTime(what, async signal => {
          // The hooks below this one were given these very options: a copy would not reach them.
          options.request = { ...options.request, signal }
          return await request(options)
        })
      if (!isReading(what)) return pace().then(attempt)
      return patience ? insist(attempt, patience) : attempt()
    })
    return octokit
  }
  const [owner = '', repo = ''] = repository.split('/')
  return { ...connect(new Patience(readingPatience)), once: connect(), repository: { owner, repo } }
}

/** GraphQL is only asked here. */
function isReading(what: string): boolean {
  return what.startsWith('GET ') || what === 'POST /graphql'
}

interface Answer {
  readonly status: number
  readonly data: unknown
}

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
