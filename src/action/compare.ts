import * as core from '@actions/core'
import { makeFiles, writeFiles } from '../github/files.js'
import { gate } from '../github/gate.js'
import { logProgress, logReport } from '../github/log.js'
import { setOutputs } from '../github/outputs.js'
import type { Run } from '../github/run.js'
import { writeSummary } from '../github/summary.js'
import { decodeLocalInputs } from '../inputs.js'
import { makeReport } from '../report/report.js'
import { measureHere } from '../system/measure-here.js'

/** Compares what is checked out with its baseline. */
export async function compare(run: Run, workspace: string): Promise<void> {
  const inputs = decodeLocalInputs(core.getInput, workspace)
  const files = makeFiles(inputs.suite)
  const measured = await core.group('Measure', () =>
    measureHere(inputs, { ...run, watch: logProgress, recordPath: files.record }),
  )
  const report = makeReport(measured.record)
  logReport(report, measured.problem)
  writeFiles(report, files)
  await writeSummary(report)
  setOutputs(report, files)
  await gate(report, inputs.failOn)
}
