import * as core from '@actions/core'
import { isTrustedEvent } from '../../baseline/choose.js'
import type { Run } from '../../github/run.js'
import { InputError } from '../../inputs/values.js'
import { makePublishedPair } from '../../record/pair.js'
import { makeReport } from '../../report/report.js'
import { needApi } from '../api.js'
import { decodeHistoryInputs } from '../inputs.js'
import { tellAfterMerge } from './after-merge.js'
import { fetchOwnBaseline } from './own-baseline.js'

/** Does what a push leaves to do with its history, in a job that runs no code of the project. */
export async function runHistory(run: Run): Promise<void> {
  const { key, suite, threshold, afterMerge } = decodeHistoryInputs(core.getInput)
  refuseUntrusted(run)
  if (afterMerge === 'off') return
  const api = await needApi(run)
  const own = await fetchOwnBaseline(api, key, run)
  if (own === undefined) return core.notice('This push has published no baseline, so there is nothing to tell.')
  const { record } = own.manifest
  const findings = record === null ? [] : makeReport(makePublishedPair(record)).findings
  await tellAfterMerge(afterMerge, { run, api, suite, threshold, races: own.history, findings })
}

function refuseUntrusted({ event: { name = 'no event', ref, defaultBranch } }: Run): void {
  if (isTrustedEvent(name) && ref === `refs/heads/${defaultBranch}`) return
  throw new InputError(
    `"mode" is history on "${name}", but only a push, a schedule or a dispatch on the default branch has a history`,
  )
}
