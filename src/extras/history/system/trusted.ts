import { type Candidate, isOfRepository, isTrustedEvent } from '../../../baseline/choose.js'
import type { Api } from '../../../github/api/api.js'
import { readRunEvent } from '../../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../../github/run.js'

/** Returns whether an artifact is there, and made by a run on the default branch, as far as its name tells. */
export function isOwn(candidate: Candidate, { repository: { id, defaultBranch } }: Run): boolean {
  return !candidate.expired && isOfRepository(candidate, id) && candidate.headBranch === defaultBranch
}

/** An artifact that may be believed, and the number of its run. */
export type Trusted = Candidate & { readonly runNumber: number }

/** Finds the first of the repository's own artifacts whose run was started by an event that is trusted. */
export async function findTrusted(api: Api, candidates: readonly Candidate[]): Promise<Trusted | undefined> {
  for (const candidate of candidates.slice(0, mostAsked)) {
    const { event, runNumber } = await readRunEvent(api, candidate.runId)
    if (isTrustedEvent(event)) return { ...candidate, runNumber }
  }
  return undefined
}

/** Each costs a request. */
const mostAsked = 3
