import { dirname } from 'node:path'
import { Announcements } from '../../action/announcements.js'
import { needApi } from '../../action/api.js'
import { openChecking } from '../../action/checking.js'
import { concludeRun } from '../../action/conclude.js'
import { type FindJudging, findBaselineConfig } from '../../action/config.js'
import { decodeMergeInputs } from '../../action/inputs.js'
import { collectRecords, openRunArtifacts, ownLimits, type RunArtifacts } from '../../github/artifacts/records.js'
import { postComment } from '../../github/comment.js'
import { makeAcceptanceFinder } from '../../github/labels.js'
import type { Run } from '../../github/run.js'
import { makeFiles } from '../../github/step/step.js'
import { pickUnusual } from '../../inputs/settings.js'
import type { Reason } from '../../record/reasons.js'
import type { SessionRecord, Warning } from '../../record/record.js'
import { mergeRecords } from '../../report/make-report.js'
import type { Report } from '../../report/report.js'
import { present } from '../../util/present.js'

/** Makes one report of all records that the other jobs of this run have left; the gate comes last. */
export async function merge(run: Run, workspace: string): Promise<void> {
  await using announcements = new Announcements(run)
  const { identity, url, pull } = run
  const api = await needApi(run)
  const foundConfig = await findBaselineConfig(workspace, { run, api, isMerge: true })
  const inputs = decodeMergeInputs(foundConfig.get)
  const files = makeFiles(inputs.suite)
  const checking = inputs.check ? openChecking({ suite: inputs.suite, run, api, announcements }) : undefined
  await checking?.begin()
  const findAcceptance = makeAcceptanceFinder(api, run, inputs.overrideLabel)
  const { report: merged, records } = await mergeRun(openRunArtifacts(api, identity.id, dirname(files.report)), {
    parts: inputs.parts,
    judge: suite => {
      const { get, rules } = foundConfig.of(suite)
      return { settings: decodeMergeInputs(get).settings, rules }
    },
    warnings: foundConfig.warnings,
    unjudged: foundConfig.doubt?.reason,
  })
  announcements.isReporting = true
  await concludeRun(merged, {
    // The records stay in their artifacts.
    page: {
      ...{
        request: inputs,
        run,
        key: { suite: inputs.suite },
        mode: 'merge',
        interruption: announcements.interruption,
      },
      files: { ...files, record: '' },
    },
    records,
    pages: { ...inputs, run: identity, runUrl: url },
    step: {},
    comment:
      pull &&
      (async pages => {
        const request = { ...pages(), policy: inputs.comment }
        return await postComment({ api, run, pull: pull.number, request, cause: pull.readOnlyCause })
      }),
    check: checking,
    gate: inputs.gate,
    findAcceptance,
  })
  announcements.isOver = true
}

/** The number of parts and the settings that a merge uses. */
interface MergeRequest {
  /** The number of parts that must be there; undefined: as many as there are. */
  readonly parts: number | undefined
  /** Finds what the job that merges has for `suite`; settings that differ from the defaults win over a record's. */
  readonly judge: FindJudging
  /** Warnings about the rules. */
  readonly warnings?: readonly Warning[]
  /** Why nothing may be judged. */
  readonly unjudged?: Reason | undefined
}

/** A merged report, and the records that it was made from. */
interface MergedRun {
  readonly report: Report
  readonly records: readonly SessionRecord[]
}

/**
 * The report of all records that the jobs of this run have left, whatever their parts and suites.
 *
 * A record is judged as its own job asked, but for what the merging job sets: what it leaves as it is says nothing. Rules are
 * always its own, since records are files that a job's own code can write.
 */
export async function mergeRun(artifacts: RunArtifacts, request: MergeRequest): Promise<MergedRun> {
  const { parts, judge, warnings = [], unjudged } = request
  const { records, unread } = await collectRecords(artifacts, ownLimits)
  const judged = records.map(record => {
    const { settings, rules } = judge(record.suite)
    const { rules: _, ...kept } = record.settings
    const absence = unjudged ?? record.absence
    return {
      ...record,
      ...present({ absence }),
      settings: { ...kept, ...pickUnusual(settings), ...(rules ? { rules } : {}) },
    }
  })
  const report = mergeRecords(judged, { parts, unread })
  return { report: { ...report, warnings: [...report.warnings, ...warnings] }, records: judged }
}
