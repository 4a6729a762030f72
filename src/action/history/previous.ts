import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Candidate, isOfRepository, isTrustedEvent } from '../../baseline/choose.js'
import type { Api } from '../../github/api/api.js'
import { readRunEvent } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import type { Race } from '../../history/race.js'
import { joinRaces } from '../../history/race.js'
import type { PackedBaseline } from '../../inputs/sides.js'
import { explain } from '../../record/reasons.js'
import { endSentence } from '../../util/end-sentence.js'
import { findApi } from '../api.js'
import type { PublishInputs } from '../inputs.js'
import { fetchBaseline, findPublished, isExpected, withoutToken } from '../published-baseline.js'

/** The baseline before a push. */
export interface Previous {
  /** With the races of all pushes before. */
  readonly baseline: PackedBaseline
  /** The other baselines of the default branch, as far as GitHub was asked. */
  readonly candidates: readonly Candidate[]
  readonly api: Api
}

/** The places in which a push looks for what was before it. */
export interface PushSearch {
  readonly run: Run
  readonly workspace: string
  /** A directory for what is downloaded. */
  readonly home: string
}

/** Finds the baseline before a push, and the comparisons of concurrent pushes. `branch` keeps them, where artifacts do not. */
export async function findPrevious(
  { key, measured }: Pick<PublishInputs, 'key' | 'measured'>,
  { run, workspace, home }: PushSearch,
  branch?: string,
): Promise<Previous | undefined> {
  const api = await findApi(run)
  const found =
    api === undefined ? withoutToken : await findPublished({ key, ref: undefined, run, workspace, home, api, branch })
  if (api === undefined || found.kind === 'absent') {
    if (found.kind === 'absent') log.info(`There is no earlier baseline: ${endSentence(explain(found.reason))}`)
    return undefined
  }
  log.info(`Baseline: ${endSentence(found.message)}`)
  const { baseline, candidates } = found
  const siblings =
    measured === undefined
      ? []
      : await fetchSiblings(
          baseline,
          candidates.filter(candidate => isOwn(candidate, run)),
          { api, home },
        )
  return { baseline: { ...baseline, history: joinRaces(baseline.history ?? [], siblings) }, candidates, api }
}

/** Newer pushes than these overlap with nothing that is still to come. */
const newest = 10
/** Each costs a download. */
const mostFetched = 5
/** A history is small, and comes with its payload. */
const largestInBytes = 100 * 2 ** 20

/**
 * Fetches the races of pushes that the history of `previous` does not have: two concurrent pushes are compared with the same baseline, and the next
 * continues from only one of them. Where there were none, nothing is asked.
 */
async function fetchSiblings(
  previous: PackedBaseline,
  candidates: readonly Candidate[],
  { api, home }: { readonly api: Api; readonly home: string },
): Promise<readonly Race[]> {
  const known = new Set((previous.history ?? []).flatMap(({ racers }) => racers.map(({ commit }) => commit)))
  const missing = candidates
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, newest)
    .filter(one => one.headSha !== previous.origin.commit && !known.has(one.headSha))
    .filter(({ sizeInBytes }) => sizeInBytes <= largestInBytes)
    .slice(0, mostFetched)
  const found: Race[] = []
  for (const candidate of missing) {
    try {
      if (!isTrustedEvent((await readRunEvent(api, candidate.runId)).event)) continue
      const directory = mkdtempSync(join(home, 'sibling-'))
      found.push(...(await fetchBaseline(candidate, { api, directory })).history)
    } catch (error) {
      if (!isExpected(error)) throw error
      log.info(
        `The history continues without the push of ${candidate.headSha.slice(0, 7)}: ${endSentence(error.message)}`,
      )
    }
  }
  return found
}

/** Returns whether an artifact is there, and made by a run on the default branch, as far as its name tells. */
export function isOwn(candidate: Candidate, { repository: { id, defaultBranch } }: Run): boolean {
  return !candidate.expired && isOfRepository(candidate, id) && candidate.headBranch === defaultBranch
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
