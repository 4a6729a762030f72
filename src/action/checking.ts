import { randomUUID } from 'node:crypto'
import { shortPatience, writingPatience } from '../forge/insist.js'
import type { Api } from '../github/api/api.js'
import { GitHubError } from '../github/api/github-error.js'
import type { CheckPage } from '../github/check-run.js'
import { type CheckConclusion, CheckRun } from '../github/check-run.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { once } from '../util/once.js'
import type { Announcements } from './announcements.js'

/** Everything that a job does with its check run. */
export interface Checking {
  /** Makes a check run that is in progress. If that fails, {@link end} makes it. */
  begin(): Promise<void>
  /** Leaves what was found, or more of it. If GitHub does not take it, the step fails, and continues. */
  end(page: CheckPage & { readonly conclusion: CheckConclusion }): Promise<void>
}

/** The commit of a check run, who makes it, and who ends it where there is no result. */
export interface CheckingOptions {
  readonly suite: string
  readonly api: Api
  readonly run: Pick<Run, 'identity' | 'url' | 'pull'>
  /** Left out where the check run is never in progress. */
  readonly announcements?: Announcements
}

const longestName = 100

/** The check run of `run`, whose token may only read on some pull requests. */
export function openChecking({ suite, api, run, announcements }: CheckingOptions): Checking {
  const { identity, url, pull } = run
  const cause = pull?.readOnlyCause
  if (cause !== undefined) return { begin: async () => {}, end: once(async () => sayReadOnly(cause)) }
  const name = (suite === 'benchmark' ? 'Benchmarks' : `Benchmarks ${suite}`).slice(0, longestName)
  const check = new CheckRun(api, { name, head: identity.head, url, mark: randomUUID() })
  const remember = (open: CheckRun | undefined): void => {
    if (announcements) announcements.check = open
  }
  let refusal: GitHubError | undefined
  let hasFailed = false
  return {
    async begin() {
      // Before it is asked for: a signal may come while this waits for the answer.
      remember(check)
      const error = await catchFailure(() => check.put({ status: 'in_progress' }, shortPatience))
      if (error?.kind === 'forbidden') refusal = error
      remember(refusal === undefined ? check : undefined)
    },
    async end({ title, summary, conclusion }) {
      const ended = { status: 'completed', conclusion, title, summary } as const
      if (hasFailed) return
      const error = refusal ?? (await catchFailure(() => check.put(ended, writingPatience)))
      if (error === undefined) remember(undefined)
      else sayFailure(error, check.isMade ? 'ended' : 'made')
      hasFailed = error !== undefined
    },
  }
}

async function catchFailure(work: () => Promise<void>): Promise<GitHubError | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof GitHubError) return error
    throw error
  }
}

function sayFailure({ kind, message }: GitHubError, what: string): void {
  const remedy =
    kind === 'forbidden' ? '. Give the job "checks: write" under "permissions", or leave "check" out of "show"' : ''
  log.fail(`"show" holds "check", and the check run could not be ${what}: ${message}${remedy}`)
}

function sayReadOnly(cause: keyof typeof readers): void {
  log.notice(`There is no check run: the token of a pull request by ${readers[cause]} may only read.`)
}

const readers = { fork: 'a fork', dependabot: 'Dependabot' } as const
