import * as core from '@actions/core'
import type { Api } from '../github/api/api.js'
import { labelFor } from '../github/comment/comment-pages.js'
import type { Run } from '../github/run.js'
import { annotate } from '../github/step/annotations.js'
import { type Files, makeFiles, writeFiles } from '../github/step/files.js'
import { gate } from '../github/step/gate.js'
import { logProgress, logReport } from '../github/step/log.js'
import { setOutputs } from '../github/step/outputs.js'
import { guardingRunnerFiles, runnerFiles } from '../github/step/runner-files.js'
import { writeSummary } from '../github/step/summary.js'
import type { AskedInputs } from '../inputs/inputs.js'
import type { Record } from '../record/record.js'
import { makeReport } from '../report/report.js'
import { measureHere } from '../system/measure-here.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { findApi } from './api.js'
import { findBaseline } from './baseline.js'
import { openCommenting } from './commenting.js'
import { type CompareInputs, decodeCompare, type Key } from './inputs.js'
import { keepRecord } from './kept-record.js'
import { type FoundRules, findBaselineRules } from './rules.js'
import { keepUnpaired } from './unpaired.js'

/** Compares what is checked out with its baseline. */
export async function compare(run: Run, workspace: string): Promise<void> {
  const asked = decodeCompare(core.getInput, workspace)
  const { key, failOn } = asked
  const files = makeFiles(key.suite)
  const isAlone = run.pull === undefined && asked.inputs.baseline.kind !== 'artifact'
  const api = isAlone ? undefined : await findApi(run)
  const commenting = openCommenting(run, api, asked)
  await commenting.begin()
  const { record, problem } = await guardingRunnerFiles(() =>
    measureAgainstBaseline({ asked, run, api, workspace, files }),
  )
  const report = makeReport(record)
  logReport(report, problem)
  writeFiles(report, files)
  await writeSummary(report, labelFor(asked))
  setOutputs(report, files)
  const told = await commenting.tell(report)
  const isPart = key.leg !== undefined || key.shard !== undefined
  if (isPart || told?.kind === 'forbidden') await keepRecord(files.record, key)
  if (!isPart) annotate(report, failOn)
  await gate(report, isPart ? [] : failOn, commenting.findAcceptance)
}

interface Measuring {
  readonly asked: CompareInputs
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
  readonly files: Files
}

interface Measured {
  readonly record: Record
  /** Why the record's file is not complete. */
  readonly problem: string | undefined
}

async function measureAgainstBaseline({ asked, run, api, workspace, files }: Measuring): Promise<Measured> {
  await using home = await makeTemporaryDirectory()
  const found = await findBaselineRules({ config: asked.config, run, api, workspace })
  const inputs = withRules(withKey(asked.inputs, asked.key, run), found)
  const search = { key: asked.key, run, api, workspace, home: home.path }
  const baseline = await findBaseline(inputs.baseline, search)
  if (baseline.kind === 'absent') {
    const record = keepUnpaired(inputs, { contender: run.contender, absence: baseline.reason }, files.record)
    return { record, problem: undefined }
  }
  return await core.group('Measure', () =>
    measureHere(
      { ...inputs, baseline },
      { ...run, passEnv: asked.passEnv, ownFiles: runnerFiles(), watch: logProgress, recordPath: files.record },
    ),
  )
}

function withRules(inputs: AskedInputs, { rules, warnings }: FoundRules): AskedInputs {
  return { ...inputs, settings: { ...inputs.settings, ...(rules ? { rules } : {}) }, warnings }
}

function withKey(inputs: AskedInputs, { leg, shard }: Key, { pull }: Run): AskedInputs {
  return { ...inputs, leg, shard, pullRequest: pull?.number }
}
