import * as core from '@actions/core'
import { bisect } from '../bisect/bisect.js'
import type { Run } from '../github/run.js'
import { bisectLog, publishBisection } from '../github/step/bisect.js'
import { makeFiles } from '../github/step/files.js'
import { runnerFiles } from '../github/step/runner-files.js'
import { decodeBisect } from '../inputs/bisect.js'
import { decodeOne } from '../inputs/declarations.js'
import { InputError, shown } from '../inputs/values.js'
import { type BisectWorld, bisectHere } from '../system/bisect-here.js'
import { guarded } from './guarded.js'

/** Finds the commit that made a benchmark slower, among commits of the default branch. */
export async function runBisect({ credentials, event }: Run, workspace: string): Promise<void> {
  const asked = decodeBisect(core.getInput, workspace, {})
  const { inputs, setup } = asked
  for (const [name, commit] of [
    ['good', asked.good],
    ['bad', asked.bad],
  ] as const)
    refuseShortName(name, commit)
  const passEnv = decodeOne(core.getInput, 'passEnv')
  const files = makeFiles(inputs.suite)
  const result = await guarded(() =>
    core.group('Bisect', () =>
      bisectHere({ inputs, setup, keep: undefined, credentials, passEnv, ownFiles: runnerFiles() }, async world => {
        await refuseForeign(world, asked.bad, event.defaultBranch)
        return await bisect(asked, world, bisectLog)
      }),
    ),
  )
  await publishBisection(result, files)
  if (result.end.kind === 'same') core.setFailed('the good commit and the bad one cannot be told apart')
}

/** What somebody types into a form is text from outside until it is the full name of a commit. */
function refuseShortName(name: string, commit: string): void {
  if (!/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(commit))
    throw new InputError(`"${name}" is ${shown(commit)}; it must be the full name of a commit, of 40 characters`)
}

/** Only commits that were reviewed and merged are built here. */
async function refuseForeign({ isReachable }: BisectWorld, bad: string, branch: string | undefined): Promise<void> {
  if (branch !== undefined && (await isReachable(bad, `origin/${branch}`))) return
  throw new InputError(
    `"bad" is ${bad.slice(0, 7)}, which is not a commit of the default branch: only its commits are built`,
  )
}
