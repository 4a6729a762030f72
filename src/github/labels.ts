import type { Acceptance } from '../compare/gate/passage.js'
import type { Api } from './api/api.js'
import { GitHubError } from './api/github-error.js'
import { listAll } from './api/pages.js'

/**
 * Whether the pull request bears `label` now, and who set it.
 *
 * It is asked of GitHub, since the event of a run says what was so when it was first started, also in its re-runs. Labels need
 * the right to triage, so the author of a pull request from a fork cannot accept their own slowdown.
 */
export async function findAcceptance(api: Api, pull: number, label: string): Promise<Acceptance> {
  try {
    const { data } = await api.rest.pulls.get({ ...api.repository, pull_number: pull })
    const isSet = data.labels.some(({ name }) => isSameLabel(name, label))
    return isSet ? { kind: 'given', label, by: await findSetter(api, pull, label) } : { kind: 'missing', label }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unknown', label, reason: error.message }
  }
}

/** Who set the label last; undefined where the token may not read that. */
async function findSetter(api: Api, pull: number, label: string): Promise<string | undefined> {
  try {
    const events = await listAll(page => api.rest.issues.listEvents({ ...api.repository, issue_number: pull, ...page }))
    const set = events.filter(one => one.event === 'labeled' && 'label' in one && isSameLabel(one.label.name, label))
    return set.at(-1)?.actor?.login
  } catch (error) {
    if (error instanceof GitHubError) return undefined
    throw error
  }
}

/** GitHub takes labels that differ in case for the same. */
function isSameLabel(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
