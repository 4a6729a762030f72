import { collectRecords, foreignLimits, ownLimits, type RunArtifacts } from '../github/artifacts/records.js'
import { quoteSentences } from '../github/quoted-record.js'
import { sortOutUnfit } from '../record/gather.js'
import { listContenders } from '../record/pair.js'
import type { SessionRecord, Settings, Warning } from '../record/record.js'
import { mergeRecords, type Report } from '../report/report.js'
import { choosePull, type EndedRun, findPulls, type PullSummary, resolveRun } from './ended-run.js'
import type { ReportInputs } from './inputs.js'
import type { MergeRequest } from './merged-run.js'

/** The requests that a reporter makes to GitHub. */
export interface ReportPorts {
  /** The open pull requests from a branch of somebody's repository. */
  listPulls(head: { readonly owner: string; readonly branch: string }): Promise<readonly PullSummary[]>
  artifactsOf(runId: number): RunArtifacts
  /** Finds the settings and rules of the default branch, with warnings for the reader. */
  findRules(): Promise<Pick<MergeRequest, 'judge'> & { readonly warnings: readonly Warning[] }>
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
 * The report of the run that `event` tells of, for a job that may write where the run itself could not.
 *
 * Which pull request it is comes from the event and from GitHub, and never from an artifact. The records are numbers that anybody may
 * have written: every statistic and verdict is made from them here, with the settings and rules of the default branch. Nothing is run or
 * checked out, and text from an artifact is shown as a name or in quotation marks.
 */
export async function reportRun(
  event: unknown,
  { parts }: Pick<ReportInputs, 'parts'>,
  github: ReportPorts,
): Promise<Reported> {
  const run = resolveRun(event)
  if (run.kind === 'skip') return skipped(run.notice)
  const { head, id } = run.value
  const pulls = findPulls(await github.listPulls(head), run.value)
  if (pulls.kind === 'skip') return skipped(pulls.notice)
  const { records, unread } = await collectRecords(
    github.artifactsOf(id),
    run.value.isFromFork ? foreignLimits : ownLimits,
  )
  if (records.length + unread.length === 0) return skipped('the run left no records')
  const pull = choosePull(
    pulls.value,
    records.flatMap(({ pullRequest }) => pullRequest ?? []),
  )
  if (pull.kind === 'skip') return skipped(pull.notice)
  const { judge, warnings: notes } = await github.findRules()
  const { fitting, unfit } = sortOutUnfit(
    records.map(record => {
      const { settings, rules } = judge(record.suite)
      return quoteSentences(withTrusted(record, run.value, { ...settings, ...(rules ? { rules } : {}) }))
    }),
  )
  const report = mergeRecords(fitting, { parts, unread: [...unread, ...unfit] })
  // A regression is reason enough for its gate to fail.
  const isUnexplained = run.value.hasFailed && report.status !== 'regressed'
  const warnings = [
    ...report.warnings,
    ...notes,
    ...(isUnexplained ? [failedWarning] : []),
    ...(run.value.isFromFork ? [forkWarning] : []),
  ]
  const merged = { ...report, warnings }
  return { kind: 'reported', report: merged, records: fitting, pullRequest: pull.value.number, run: run.value }
}

/** The numbers of `record`; how they are judged, and what they are said to be of, is not for it to say. */
function withTrusted(record: SessionRecord, { head }: EndedRun, settings: Settings): SessionRecord {
  const [measured] = listContenders(record)
  const sides = record.sides.map(side =>
    side === measured && side.origin
      ? { ...side, origin: { ...side.origin, label: head.branch, commit: head.sha } }
      : side,
  )
  return { ...record, settings, sides }
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
