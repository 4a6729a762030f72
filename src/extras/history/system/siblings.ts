import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fetchBaseline, isExpected } from '../../../action/published-baseline.js'
import { type Candidate, isOfRepository, isTrustedEvent } from '../../../baseline/choose.js'
import type { PushOfRun } from '../../../extra.js'
import type { Api } from '../../../github/api/api.js'
import { readRunEvent } from '../../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../../github/run.js'
import { log } from '../../../github/step/log.js'
import { endSentence } from '../../../util/end-sentence.js'
import type { Comparison } from '../comparison.js'
import { tryDecoding } from '../file.js'

/** Newer pushes than these overlap with nothing that is still to come. */
const newest = 10
/** Each costs a download. */
const mostFetched = 5
/** A history is small, and comes with its payload. */
const largestInBytes = 100 * 2 ** 20

/**
 * Fetches the comparisons of pushes that `comparisons`, which came with the baseline, do not have: two concurrent pushes are compared with the same baseline, and the next
 * continues from only one of them. Where there were none, nothing is asked.
 */
export async function fetchSiblings(
  { previous, artifacts, run, home }: PushOfRun,
  comparisons: readonly Comparison[],
): Promise<readonly Comparison[]> {
  if (previous === undefined || artifacts === undefined) return []
  const { api, candidates } = artifacts
  const known = new Set(comparisons.flatMap(({ comparedSides }) => comparedSides.map(({ commit }) => commit)))
  const missing = candidates
    .filter(candidate => isOwn(candidate, run))
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, newest)
    .filter(candidate => candidate.headSha !== previous.origin.commit && !known.has(candidate.headSha))
    .filter(({ sizeInBytes }) => sizeInBytes <= largestInBytes)
    .slice(0, mostFetched)
  const siblings: Comparison[] = []
  for (const candidate of missing) {
    try {
      if (!isTrustedEvent((await readRunEvent(api, candidate.runId)).event)) continue
      const directory = mkdtempSync(join(home, 'sibling-'))
      const { beside } = await fetchBaseline(candidate, { api, directory })
      siblings.push(...(tryDecoding(beside).history?.comparisons ?? []))
    } catch (error) {
      if (!isExpected(error)) throw error
      log.info(
        `The history continues without the push of ${candidate.headSha.slice(0, 7)}: ${endSentence(error.message)}`,
      )
    }
  }
  return siblings
}

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
