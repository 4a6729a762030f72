import * as core from '@actions/core'
import type { Accepted } from '../../compare/gate/decision.js'
import { decideEnd, type Ended } from '../../compare/gate/end.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { harmlessLines } from '../../report/text/escape.js'
import type { Api } from '../api/api.js'
import { GitHubError } from '../api/github-error.js'
import type { Run } from '../run.js'

/** The content of a check run, beside whether it passes. */
export interface CheckPage {
  readonly suite: string
  /** One line of text. */
  readonly title: string
  /** Markdown, within the limit of a comment. */
  readonly summary: string
}

type Conclusion = 'success' | 'neutral' | 'failure'

/** Chooses the result of a check run. It fails if the job fails, and is green only if nothing is open or worse. */
export function concludeCheck(run: Ended, policy: GatePolicy, accepted: Accepted | undefined): Conclusion {
  const { kind, failures } = decideEnd(run, policy)
  if (run.status === 'errored') return 'failure'
  if (kind === 'not-compared' || kind === 'gate-failed')
    return failures.length === 0 || accepted !== undefined ? 'neutral' : 'failure'
  if (kind !== 'done') return 'failure'
  if (run.warnings.some(({ code }) => code === 'failed-run')) return 'neutral'
  return run.status === 'unchanged' || run.status === 'improved' ? 'success' : 'neutral'
}

/** Leaves a check run on the commit that was measured. Where the token lacks the right, the step fails and says which. */
export async function leaveCheckRun(
  api: Api,
  run: Pick<Run, 'identity' | 'url' | 'pull'>,
  { suite, title, summary, conclusion }: CheckPage & { readonly conclusion: Conclusion },
): Promise<void> {
  const { identity, url, pull } = run
  if (pull?.readOnlyCause !== undefined)
    return core.notice(
      `There is no check run: the token of a pull request by ${readers[pull.readOnlyCause]} may only read.`,
    )
  const name = suite === 'benchmark' ? 'Benchmarks' : `Benchmarks ${suite}`
  try {
    await api.rest.checks.create({
      ...api.repository,
      name: name.slice(0, longestName),
      head_sha: identity.head,
      details_url: url,
      status: 'completed',
      conclusion,
      output: { title: title.slice(0, longestTitle), summary },
    })
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const says = harmlessLines(`"check" is true, and the check run could not be made: ${error.message}`)
    if (error.kind !== 'forbidden') return core.warning(says)
    core.setFailed(`${says}. Give the job "checks: write" under "permissions", or leave "check" out`)
  }
}

const longestName = 100
const longestTitle = 250

const readers = { fork: 'a fork', dependabot: 'Dependabot' } as const
