import { type Candidate, isTrusted, isTrustedEvent } from '../../baseline/choose.js'
import type { Api } from '../../github/api/api.js'
import { readRunEvent } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'

/** Returns whether an artifact is there, and made from code of the default branch. */
export function isOwn(candidate: Candidate, { repository: { id, defaultBranch: branch = '' } }: Run): boolean {
  return !candidate.expired && isTrusted(candidate, { repositoryId: id, branch })
}

/** An artifact that may be believed, and the number of its run. */
export type Trusted = Candidate & { readonly runNumber: number }

/** Finds the first of the repository's own artifacts whose run was started by an event that is trusted. */
export async function findTrusted(api: Api, own: readonly Candidate[]): Promise<Trusted | undefined> {
  for (const candidate of own.slice(0, mostAsked)) {
    const { event, runNumber } = await readRunEvent(api, candidate.runId)
    if (isTrustedEvent(event)) return { ...candidate, runNumber }
  }
  return undefined
}

/** Each costs a request. */
const mostAsked = 3
