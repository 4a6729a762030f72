import { dirname } from 'node:path'
import { needApi } from '../../action/api.js'
import { openChecking } from '../../action/checking.js'
import { concludeRun } from '../../action/conclude.js'
import { type FindJudging, findDefaultConfig, readStep } from '../../action/config.js'
import { decodeReportInputs, type ReportInputs } from '../../action/inputs.js'
import { readInput } from '../../action/step-inputs.js'
import { nameJob } from '../../forge/marker.js'
import type { Api } from '../../github/api/api.js'
import { orNone } from '../../github/api/repository.js'
import {
  collectRecords,
  foreignLimits,
  openRunArtifacts,
  ownLimits,
  type RunArtifacts,
} from '../../github/artifacts/records.js'
import { postComment } from '../../github/comment.js'
import { type Run, runUrlOf } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { makeFiles } from '../../github/step/step.js'
import { decodeOne } from '../../inputs/declarations.js'
import type { EventFacts } from '../../inputs/declared/event.js'
import { InputError } from '../../inputs/values.js'
import { sortOutUnfit } from '../../record/gather.js'
import { withKnownSides } from '../../record/known-sides.js'
import { quoteSentences } from '../../record/quote.js'
import type { Origin, SessionRecord, Warning } from '../../record/record.js'
import { mergeRecords } from '../../report/make-report.js'
import type { Report } from '../../report/report.js'
import { isCommit } from '../../util/commit.js'
import { once, remember } from '../../util/once.js'
import { present } from '../../util/present.js'

/** Reports what another workflow's run has measured, where it could not itself; nothing fails by what was found. */
export async function report(run: Run): Promise<void> {
  const api = await needApi(run)
  const reportInputs = decodeReportInputs(await readStep())
  const files = makeFiles(reportInputs.suite)
  // Only asked for once there is something to judge.
  const findConfig = once(async () => await findDefaultConfig(api, run))
  const ports = {
    ...openReportPorts(api, dirname(files.report)),
    findRules: async () => {
      const { of, warnings } = await findConfig()
      const judge = (suite: string) => {
        const { get, rules } = of(suite)
        return { settings: decodeReportInputs(get).settings, rules }
      }
      return { judge, warnings }
    },
  }
  const reported = await reportRun(resolveRun(decodeOne(readInput, 'event'), run.repository.id), reportInputs, ports)
  if (reported.kind === 'skipped') return log.notice(`There is nothing to report: ${reported.notice}.`)
  const inputs = decodeReportInputs((await findConfig()).get)
  const { id, number, attempt, head, path } = reported.run
  // Which workflow it was is for the event to say: what a record says of that could pass for another one's.
  const measured = { id, number, attempt, ...(path === undefined ? {} : { job: nameJob(path) }), head: head.sha }
  const runUrl = runUrlOf(run.repository, id)
  await concludeRun(reported.report, {
    // The records stay in their artifacts.
    page: { request: inputs, run, files: { ...files, record: '' }, key: { suite: inputs.suite }, mode: 'report' },
    records: reported.records,
    pages: { ...inputs, run: measured, runUrl },
    step: {},
    comment:
      inputs.comment === 'never'
        ? undefined
        : async pages => {
            const request = { ...pages(), policy: inputs.comment, isSecondHand: true, isOfClaimed: true }
            return await postComment({ api, run, pull: reported.pullRequest, request })
          },
    check: inputs.check
      ? openChecking({ suite: inputs.suite, api, run: { identity: measured, url: runUrl, pull: undefined } })
      : undefined,
  })
}

/** Makes a reporter's requests to GitHub's REST API; `directory` is for what is downloaded. */
function openReportPorts(api: Api, directory: string): Omit<ReportPorts, 'findRules'> {
  return {
    async listPulls({ owner, branch }) {
      const { data } = await api.rest.pulls.list({
        ...api.repository,
        state: 'open',
        head: `${owner}:${branch}`,
        per_page: 100,
      })
      return data.map(({ number, head, base }) => ({
        ...{ number, headSha: head.sha, headRepositoryId: head.repo?.id, target: base.ref },
      }))
    },
    async isIn(commit, branch) {
      const request = { ...api.repository, basehead: `${encodeURIComponent(branch)}...${commit}`, per_page: 1 }
      const compared = await orNone(() => api.rest.repos.compareCommitsWithBasehead(request))
      return compared !== undefined && ['behind', 'identical'].includes(compared.data.status)
    },
    artifactsOf: runId => openRunArtifacts(api, runId, directory),
  }
}

/** The requests that a reporter makes to GitHub. */
export interface ReportPorts {
  /** The open pull requests from a branch of somebody's repository. */
  listPulls(head: { readonly owner: string; readonly branch: string }): Promise<readonly PullSummary[]>
  artifactsOf(runId: number): RunArtifacts
  /** Returns whether `branch` has the commit. */
  isIn(commit: string, branch: string): Promise<boolean>
  /** Finds the settings and rules of the default branch, with warnings for the reader. */
  findRules(): Promise<{ readonly judge: FindJudging; readonly warnings: readonly Warning[] }>
}

/** The report and its pull request, or a notice why there is nothing to report. */
export type Reported =
  | { readonly kind: 'skipped'; readonly notice: string }
  | {
      readonly kind: 'reported'
      readonly report: Report
      /** The records that it was made from. */
      readonly records: readonly SessionRecord[]
      readonly pullRequest: number
      readonly run: EndedRun
    }

/**
 * The report of a run that has `ended`, for a job that may write where the run itself could not.
 *
 * Which pull request it is comes from the event and from GitHub, and never from an artifact. The records are numbers that anybody may
 * have written: every statistic and verdict is made from them here, with the settings and rules of the default branch. Nothing is run or
 * checked out, and text from an artifact is shown as a name or in quotation marks.
 */
export async function reportRun(
  ended: Resolved<EndedRun>,
  { parts }: Pick<ReportInputs, 'parts'>,
  github: ReportPorts,
): Promise<Reported> {
  if (ended.kind === 'skip') return skipped(ended.notice)
  const { head, id } = ended.value
  const pulls = findPulls(await github.listPulls(head), ended.value)
  if (pulls.kind === 'skip') return skipped(pulls.notice)
  const { records, unread } = await collectRecords(
    github.artifactsOf(id),
    ended.value.isFromFork ? foreignLimits : ownLimits,
  )
  if (records.length + unread.length === 0) return skipped('the run left no records')
  const pull = choosePull(
    pulls.value,
    records.flatMap(({ pullRequest }) => pullRequest ?? []),
  )
  if (pull.kind === 'skip') return skipped(pull.notice)
  const { judge, warnings: notes } = await github.findRules()
  const trusted = await trustRecords(records, { run: ended.value, pull: pull.value, github })
  const { fitting, unfit } = sortOutUnfit(
    trusted.map(record => {
      const { settings, rules } = judge(record.suite)
      return quoteSentences({ ...record, settings: { ...settings, ...(rules ? { rules } : {}) } })
    }),
  )
  const report = mergeRecords(fitting, { parts, unread: [...unread, ...unfit] })
  // A regression is reason enough for its gate to fail.
  const isUnexplained = ended.value.hasFailed && report.status !== 'regressed'
  const warnings = [
    ...report.warnings,
    ...notes,
    ...(isUnexplained ? [failedWarning] : []),
    ...(ended.value.isFromFork ? [forkWarning] : []),
  ]
  const merged = { ...report, warnings }
  return { kind: 'reported', report: merged, records: fitting, pullRequest: pull.value.number, run: ended.value }
}

interface Trusting {
  readonly run: EndedRun
  readonly pull: PullSummary
  readonly github: Pick<ReportPorts, 'isIn'>
}

/**
 * The numbers of `records`; what they are said to be of, is not for them to say. A commit of the baseline is only named if the target branch
 * has it. A run of a fork has no experiments before it, since only an answer to `/bench more` makes such records.
 */
async function trustRecords(
  records: readonly SessionRecord[],
  { run: { head, isFromFork }, pull, github }: Trusting,
): Promise<readonly SessionRecord[]> {
  const isOfTarget = remember(async (commit: string) => isCommit(commit) && (await github.isIn(commit, pull.target)))
  return await Promise.all(
    records.map(async record => {
      const { earlier, ...newest } = record
      const claimed = record.sides.find(({ name }) => name === record.baseline)?.origin
      const isKnown = claimed?.commit !== undefined && (await isOfTarget(claimed.commit))
      const { commit, artifact } = isKnown ? claimed : {}
      const baseline: Origin = {
        ...{ source: claimed?.source ?? 'ref', label: pull.target },
        ...present({ commit, artifact: isFromFork ? undefined : artifact }),
      }
      const contender: Origin = { source: 'workspace', label: head.branch, commit: head.sha }
      const numbers = isFromFork || earlier === undefined ? newest : record
      return withKnownSides(numbers, { baseline, contender })
    }),
  )
}

const failedWarning: Warning = {
  code: 'failed-run',
  message: 'the run that measured this failed, so the records of some of its jobs may be missing',
}

const forkWarning: Warning = {
  code: 'from-fork',
  message: 'a run of a fork measured this, so its code could have changed the numbers; the verdicts are computed here',
}

function skipped(notice: string): Reported {
  return { kind: 'skipped', notice }
}

/** A run that has ended, as the event "workflow_run" tells of it: the one thing here that nobody outside can write. */
interface EndedRun {
  readonly id: number
  readonly number: number
  readonly attempt: number
  /** Its workflow's file; undefined where the event does not say. */
  readonly path: string | undefined
  readonly head: {
    readonly sha: string
    readonly branch: string
    readonly owner: string
    readonly repositoryId: number
  }
  /** Set if any of its jobs failed, perhaps before its record was kept. */
  readonly hasFailed: boolean
  /** Set if it ran code from outside of this repository. */
  readonly isFromFork: boolean
}

/** The properties that distinguish one pull request from others. */
interface PullSummary {
  readonly number: number
  readonly headSha: string
  /** undefined: the fork is gone. */
  readonly headRepositoryId: number | undefined
  /** The branch that it is to be merged into. */
  readonly target: string
}

/** Something found, or why there is nothing to do, in words for a notice. */
type Resolved<T> = { readonly kind: 'found'; readonly value: T } | { readonly kind: 'skip'; readonly notice: string }

/** The run that the event tells of, where it is one of a pull request that came to its end; `repository` is the id of ours. */
export function resolveRun(event: EventFacts, repository: number): Resolved<EndedRun> {
  const { 'run-id': id, 'run-number': number, 'run-attempt': attempt, 'run-sha': sha } = event
  const { 'run-branch': branch, 'run-head-repository': from, 'run-head-owner': owner } = event
  const conclusion = event['run-conclusion']
  if (id === undefined || number === undefined || attempt === undefined || sha === undefined)
    throw new InputError('the event "workflow_run" names no run that has ended, so there is nothing to merge')
  if (event['run-repository'] !== repository) return skip('the run is of another repository')
  if (event['run-event'] !== 'pull_request')
    return skip(`the run was started by "${event['run-event']}", and only runs of "pull_request" are reported`)
  if (conclusion !== 'success' && conclusion !== 'failure')
    return skip(`the run did not finish (${conclusion ?? 'no conclusion'})`)
  if (from === undefined || owner === undefined || branch === undefined)
    return skip('the repository or the branch of the pull request is gone')
  return found({
    ...{ id, number, attempt, path: event['run-path'] },
    head: { sha, branch, owner, repositoryId: from },
    hasFailed: conclusion === 'failure',
    isFromFork: from !== repository,
  })
}

/**
 * The pull requests that `run` may be of, among those that are open and come from its branch.
 *
 * Several have the same head where one branch is proposed to several others. What an artifact says of itself never adds one.
 */
function findPulls(pulls: readonly PullSummary[], { head }: EndedRun): Resolved<readonly PullSummary[]> {
  const fittingPulls = pulls.filter(({ headRepositoryId }) => headRepositoryId === head.repositoryId)
  const current = fittingPulls.filter(({ headSha }) => headSha === head.sha)
  if (current.length > 0) return found(current)
  return skip(
    fittingPulls.length > 0
      ? 'the pull request has newer commits; their own run reports them'
      : 'no pull request from this branch is open any more',
  )
}

/** The one that is meant; where there are several, what the records claim picks among them, and can do no more than that. */
function choosePull(pulls: readonly PullSummary[], claimed: readonly number[]): Resolved<PullSummary> {
  const [only] = pulls
  if (pulls.length === 1) return found(only!)
  const meant = pulls.filter(({ number }) => claimed.includes(number))
  if (meant.length === 1) return found(meant[0]!)
  const numbers = pulls.map(({ number }) => `#${number}`).join(', ')
  return skip(
    `the branch is in several pull requests (${numbers}), and the records do not say which one they belong to`,
  )
}

function found<T>(value: T): Resolved<T> {
  return { kind: 'found', value }
}

function skip(notice: string): Resolved<never> {
  return { kind: 'skip', notice }
}
