import * as core from '@actions/core'
import { decodeMode, type Mode } from './action/mode.js'
import { makeFiles, writeFiles } from './github/files.js'
import { gate } from './github/gate.js'
import { logProgress, logReport } from './github/log.js'
import { setOutputs } from './github/outputs.js'
import { describeError } from './github/problem.js'
import { readRun } from './github/run.js'
import { gateSelfTest, logSelfTestProgress, publishSelfTest } from './github/self-test.js'
import { writeSummary } from './github/summary.js'
import { InputError } from './input-values.js'
import { decodeLocalInputs } from './inputs.js'
import { makeReport } from './report/report.js'
import { decodeSelfTest } from './self-test/inputs.js'
import { selfTest } from './self-test/run.js'
import { here, unseen } from './system/here.js'
import { measureHere } from './system/measure-here.js'

const workspace = process.env.GITHUB_WORKSPACE ?? '.'

const modes: Readonly<Partial<Record<Mode, () => Promise<void>>>> = {
  async compare() {
    const inputs = decodeLocalInputs(core.getInput, workspace)
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
    await gate(report, inputs.failOn)
  },

  async 'self-test'() {
    const inputs = decodeSelfTest(core.getInput, workspace)
    const files = makeFiles(inputs.inputs.suite)
    const run = readRun(process.env, core.getInput('github-token'))
    const tested = await core.group('Self-test', () =>
      here({ ...run, ...unseen }, world => selfTest(inputs, world, logSelfTestProgress)),
    )
    await publishSelfTest(tested, files)
    gateSelfTest(tested)
  },
}

try {
  const asked = decodeMode(core.getInput)
  const run = modes[asked === 'auto' ? 'compare' : asked]
  if (run === undefined) throw new InputError(`"mode" is "${asked}", which this version does not have yet`)
  await run()
} catch (error) {
  core.setFailed(describeError(error))
}
