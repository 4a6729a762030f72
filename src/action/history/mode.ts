import * as core from '@actions/core'
import { nameBaselineArtifact } from '../../baseline/artifact-name.js'
import { type Candidate, isTrustedEvent } from '../../baseline/choose.js'
import type { Api } from '../../github/api/api.js'
import { listBaselineCandidates } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'
import { InputError } from '../../inputs/values.js'
import type { RecordKey } from '../../record/key.js'
import { makePublishedPair } from '../../record/pair.js'
import { makeSection } from '../../report/section.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { needApi } from '../api.js'
import { findDefaultConfig } from '../config.js'
import { checkManifest, type FetchedBaseline, fetchBaseline } from '../fetched-baseline.js'
import { decodeHistoryInputs } from '../inputs.js'
import { tellAfterMerge } from './after-merge.js'
import { checkBranch, publishHistory } from './branch.js'
import { findTrusted, isOwn } from './trusted.js'

/** Does what a push leaves to do with its history, in a job that runs no code of the project. */
export async function runHistory(run: Run): Promise<void> {
  const asked = decodeHistoryInputs(core.getInput)
  const { key, suite, threshold, afterMerge, historyBranch } = asked
  refuseUntrusted(run)
  checkBranch(asked, run)
  if (afterMerge === 'off' && historyBranch === '')
    throw new InputError('"mode" is history, and it has nothing to do: set "history-branch", "after-merge" or both')
  const api = await needApi(run)
  const own = await fetchOwnBaseline(api, key, run)
  if (own === undefined) return core.notice('This push has published no baseline, so there is nothing to report.')
  const { history: races, manifest } = own
  const { record } = manifest
  const findings = record === null ? [] : makeSection(makePublishedPair(record)).findings
  // What is worth reporting is for the job to say that has measured.
  const thresholds = record?.settings ?? { threshold }
  if (afterMerge !== 'off') await tellAfterMerge(afterMerge, { run, api, suite, thresholds, races, findings })
  if (historyBranch === '') return
  // Of all keys, only the one for private repositories counts here.
  const config = run.repository.isPrivate ? await findDefaultConfig(core.getInput, api, run) : undefined
  const inputs = config === undefined ? asked : decodeHistoryInputs(config.get)
  await publishHistory(inputs, { run, api, races, thresholds })
}

function refuseUntrusted({ event: { name = 'no event', ref, defaultBranch } }: Run): void {
  if (isTrustedEvent(name) && ref === `refs/heads/${defaultBranch}`) return
  throw new InputError(
    `"mode" is history on "${name}", but only a push, a schedule or a dispatch on the default branch has a history`,
  )
}

/** Fetches the baseline that this push has published, without its payload; undefined where there is none. */
async function fetchOwnBaseline(
  api: Api,
  key: RecordKey,
  run: Run,
): Promise<Omit<FetchedBaseline, 'file'> | undefined> {
  const { head: commit } = run.identity
  const isOfPush = (one: Candidate): boolean => one.headSha === commit && isOwn(one, run)
  const found = await listBaselineCandidates(api, nameBaselineArtifact(key), all => all.some(isOfPush))
  const candidate = await findTrusted(api, found.filter(isOfPush))
  if (candidate === undefined) return undefined
  await using home = await makeTemporaryDirectory()
  const { file: _, ...baseline } = await fetchBaseline(candidate, { api, directory: home.path })
  checkManifest(baseline.manifest, { commit, suite: key.suite })
  return baseline
}
