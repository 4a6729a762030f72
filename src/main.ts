import * as core from '@actions/core'
import { makeFiles, writeFiles } from './github/files.js'
import { gate } from './github/gate.js'
import { logProgress, logReport } from './github/log.js'
import { setOutputs } from './github/outputs.js'
import { describeError } from './github/problem.js'
import { readRun } from './github/run.js'
import { writeSummary } from './github/summary.js'
import { decodeInputs } from './inputs.js'
import { makeReport } from './report/report.js'
import { measureHere } from './system/measure-here.js'

try {
  const inputs = decodeInputs(core.getInput, process.env.GITHUB_WORKSPACE ?? '.')
  const files = makeFiles(inputs.suite)
  const run = readRun(process.env, core.getInput('github-token'))
  const measured = await core.group('Measure', () =>
    measureHere(inputs, { ...run, watch: logProgress, recordPath: files.record }),
  )
  const report = makeReport(measured.record)
  logReport(report, measured.problem)
  writeFiles(report, files)
  await writeSummary(report)
  setOutputs(report, files)
  gate(report, inputs.failOn)
} catch (error) {
  core.setFailed(describeError(error))
}
