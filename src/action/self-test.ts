import * as core from '@actions/core'
import type { Run } from '../github/run.js'
import { makeFiles } from '../github/step/files.js'
import { runnerFiles } from '../github/step/runner-files.js'
import { gateSelfTest, logSelfTestProgress, publishSelfTest } from '../github/step/self-test.js'
import { decodeGiven } from '../inputs/declarations.js'
import { decodeSelfTest } from '../self-test/inputs.js'
import { selfTest } from '../self-test/run.js'
import { onLocalMachine, unseen } from '../system/local-machine.js'
import { findOwnConfig } from './config.js'
import { guarded } from './guarded.js'
import { storeSelfTestPage } from './stored-page.js'

/** Measures how far the method can be trusted on this runner. */
export async function runSelfTest(run: Run, workspace: string): Promise<void> {
  const { get } = await findOwnConfig({ get: core.getInput, workspace })
  const inputs = decodeSelfTest(get, workspace)
  const files = makeFiles(inputs.inputs.suite)
  const tested = await guarded(() =>
    core.group('Self-test', () =>
      onLocalMachine(
        { ...run, ...unseen, passEnv: inputs.inputs.passEnv, withholdsSecrets: true, ownFiles: runnerFiles() },
        world => selfTest(inputs, world, logSelfTestProgress),
      ),
    ),
  )
  const { suite } = inputs.inputs
  const { show, retentionInDays } = decodeGiven(get, 'self-test')
  const request = { ...show, retentionInDays }
  const pageUrl = await storeSelfTestPage({ request, run, files, key: { suite }, mode: 'self-test' }, tested)
  await publishSelfTest(tested, files, pageUrl)
  gateSelfTest(tested)
}
