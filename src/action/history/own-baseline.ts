import { nameBaselineArtifact } from '../../baseline/artifact-name.js'
import type { Candidate } from '../../baseline/choose.js'
import type { Api } from '../../github/api/api.js'
import { listBaselineCandidates } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'
import type { RecordKey } from '../../record/key.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { checkManifest, type FetchedBaseline, fetchBaseline } from '../fetched-baseline.js'
import { findTrusted, isOwn } from './trusted.js'

/** Fetches the baseline that this push has published, without its payload; undefined where there is none. */
export async function fetchOwnBaseline(
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
