import { nameBaselineArtifact } from '../../baseline/artifact-name.js'
import { isTrusted, isTrustedEvent } from '../../baseline/choose.js'
import type { Api } from '../../github/api/api.js'
import { listBaselineCandidates, readRunEvent } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'
import type { RecordKey } from '../../record/key.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { checkManifest, type FetchedBaseline, fetchBaseline } from '../fetched-baseline.js'

/** Fetches the baseline that this push has published, without its payload; undefined where there is none. */
export async function fetchOwnBaseline(
  api: Api,
  key: RecordKey,
  { repository, identity }: Run,
): Promise<Omit<FetchedBaseline, 'file'> | undefined> {
  const { id: repositoryId, defaultBranch: branch = '' } = repository
  const isOwn = (one: Parameters<typeof isTrusted>[0]): boolean =>
    !one.expired && one.headSha === identity.head && isTrusted(one, { repositoryId, branch })
  const found = await listBaselineCandidates(api, nameBaselineArtifact(key), all => all.some(isOwn))
  for (const candidate of found.filter(isOwn)) {
    if (!isTrustedEvent((await readRunEvent(api, candidate.runId)).event)) continue
    await using home = await makeTemporaryDirectory()
    const { file: _, ...baseline } = await fetchBaseline(candidate, { api, directory: home.path })
    checkManifest(baseline.manifest, { commit: identity.head, suite: key.suite })
    return baseline
  }
  return undefined
}
