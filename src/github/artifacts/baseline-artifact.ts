import { isBaselineName } from '../../baseline/artifact-name.js'
import type { Candidate } from '../../baseline/choose.js'
import type { Api } from '../api/api.js'

const perPage = 100
/** A thousand artifacts: the commits of months. */
const mostPages = 10

/**
 * The artifacts of a name, newest first, without those that have no run or digest to vouch for them. Further pages are only asked for while
 * what was found is not enough.
 */
export async function listBaselineCandidates(
  api: Api,
  name: string,
  isEnough: (candidates: readonly Candidate[]) => boolean = () => true,
): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await api.rest.actions.listArtifactsForRepo({ ...api.repository, name, per_page: perPage, page })
    candidates.push(...data.artifacts.flatMap(makeCandidate))
    if (page * perPage >= data.total_count || isEnough(candidates)) break
  }
  return candidates
}

/** Lists the baselines of all suites, newest first; `isAll` is false where there are too many artifacts to look at. */
export async function listBaselines(
  api: Api,
): Promise<{ readonly baselines: readonly Candidate[]; readonly isAll: boolean }> {
  const baselines: Candidate[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await api.rest.actions.listArtifactsForRepo({ ...api.repository, per_page: perPage, page })
    baselines.push(...data.artifacts.filter(({ name }) => isBaselineName(name)).flatMap(makeCandidate))
    if (page * perPage >= data.total_count) return { baselines, isAll: true }
  }
  return { baselines, isAll: false }
}

type ArtifactBody = Awaited<ReturnType<Api['rest']['actions']['listArtifactsForRepo']>>['data']['artifacts'][number]

function makeCandidate(artifact: ArtifactBody): readonly Candidate[] {
  const { id, name, digest, workflow_run: run } = artifact
  if (!digest || !run?.id || !run.repository_id || !run.head_repository_id || !run.head_branch || !run.head_sha)
    return []
  return [
    {
      id: Number(id),
      name,
      digest,
      sizeInBytes: artifact.size_in_bytes,
      expired: artifact.expired,
      createdAt: artifact.created_at ?? '',
      expiresAt: artifact.expires_at ?? '',
      runId: Number(run.id),
      repositoryId: Number(run.repository_id),
      headRepositoryId: Number(run.head_repository_id),
      headBranch: run.head_branch,
      headSha: run.head_sha,
    },
  ]
}

export interface RunEvent {
  readonly event: string
  readonly path: string
  readonly runNumber: number
}

/** Reads what started the run with this id. */
export async function readRunEvent(api: Api, runId: number): Promise<RunEvent> {
  const { data } = await api.rest.actions.getWorkflowRun({ ...api.repository, run_id: runId })
  return { event: data.event, path: data.path, runNumber: data.run_number }
}
