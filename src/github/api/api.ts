import { setTimeout } from 'node:timers/promises'
import { isRequestFailure, type RequestFailure, translateFailure } from './github-error.js'
import { insist } from './insist.js'

type Octokit = ReturnType<typeof import('@actions/github')['getOctokit']>

/** GitHub's REST API for one repository. Every request insists a little, and fails with a `GitHubError`. */
export interface Api {
  readonly rest: Octokit['rest']
  readonly paginate: Octokit['paginate']
  /** For what REST does not tell. */
  readonly request: Octokit['request']
  /** The first parameters of every request. */
  readonly repository: { readonly owner: string; readonly repo: string }
  /** For clients that make their requests themselves. */
  readonly token: string
}

/** An answer that takes longer is as good as none. */
const patienceInMilliseconds = 60_000

/** The API for `OWNER/NAME`, at the address that the runner names. */
export async function openApi({
  token,
  repository,
}: {
  readonly token: string
  readonly repository: string
}): Promise<Api> {
  const { getOctokit } = await import('@actions/github')
  const baseUrl = process.env.GITHUB_API_URL || 'https://api.github.com'
  const octokit = getOctokit(token, { userAgent: 'counterbalance', baseUrl })
  octokit.hook.wrap('request', (request, options) => {
    const what = `${options.method} ${options.url}`
    return insist(() =>
      withPatience(what, async signal => {
        // The hooks below this one were given these very options: a copy would not reach them.
        options.request = { ...options.request, signal }
        return await request(options)
      }),
    )
  })
  const [owner = '', repo = ''] = repository.split('/')
  return {
    rest: octokit.rest,
    paginate: octokit.paginate,
    request: octokit.request,
    repository: { owner, repo },
    token,
  }
}

async function withPatience<T extends { readonly status: number; readonly data: unknown }>(
  what: string,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const [patience, done] = [new AbortController(), new AbortController()]
  setTimeout(patienceInMilliseconds, undefined, { signal: done.signal }).then(
    () => patience.abort(),
    () => {},
  )
  try {
    return checkCompleteness(await attempt(patience.signal))
  } catch (error) {
    if (patience.signal.aborted) throw translateFailure(what, failed('there was no answer in time'))
    throw isRequestFailure(error) ? translateFailure(what, error) : error
  } finally {
    done.abort()
  }
}

// Where the connection breaks inside of an answer, the client gives what came until then as text.
function checkCompleteness<T extends { readonly status: number; readonly data: unknown }>(answer: T): T {
  if (answer.status === 200 && typeof answer.data === 'string') throw failed('the answer is incomplete')
  return answer
}

function failed(message: string): RequestFailure {
  return Object.assign(new Error(message), { status: 0 })
}
