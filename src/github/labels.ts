import type { Acceptance, Setting } from '../compare/gate/decision.js'
import type { Api } from './api/api.js'
import { GitHubError } from './api/github-error.js'
import { listAll } from './api/pages.js'

/** How to ask whether the pull request bears `label` now; GitHub is asked once, however often the answer is needed. */
export function makeAcceptanceFinder(api: Api, pull: number, label: string): () => Promise<Acceptance> {
  let known: Promise<Acceptance> | undefined
  return () => {
    known ??= findAcceptance(api, pull, label)
    return known
  }
}

/**
 * Whether the pull request bears `label` now, who set it and when, and why.
 *
 * It is asked of GitHub, since the event of a run says what was so when it was first started, also in its re-runs. Labels need
 * the right to triage, so the author of a pull request from a fork cannot accept their own slowdown.
 */
export async function findAcceptance(api: Api, pull: number, label: string): Promise<Acceptance> {
  try {
    const { data } = await api.rest.pulls.get({ ...api.repository, pull_number: pull })
    const isSet = data.labels.some(({ name }) => isSameLabel(name, label))
    if (!isSet) return { kind: 'missing', label }
    const [setter, why] = [await findSetter(api, pull, label), await findReason(api, pull)]
    return { kind: 'given', label, ...setter, ...(why === undefined ? {} : { why }) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unknown', label, reason: error.message }
  }
}

/** Who set the label last, and when; nothing where the token may not read that. */
async function findSetter(api: Api, pull: number, label: string): Promise<Pick<Setting, 'by' | 'at'>> {
  const events = await readable(() =>
    listAll(page => api.rest.issues.listEvents({ ...api.repository, issue_number: pull, ...page })),
  )
  const set = events?.filter(one => one.event === 'labeled' && 'label' in one && isSameLabel(one.label.name, label))
  const last = set?.at(-1)
  const by = last?.actor?.login
  return { ...(by === undefined ? {} : { by }), ...(last === undefined ? {} : { at: last.created_at }) }
}

/** What the first line of a comment begins with that says why. */
const opening = /^counterbalance: accept\b[ \t:,.;–—-]*(.*)/i
const longestReason = 300
/** Comments of others are asked about no more often. */
const mostAsked = 10

/** What the newest of such comments says, by somebody who may write to the repository. */
async function findReason(api: Api, pull: number): Promise<string | undefined> {
  const comments = await readable(() =>
    listAll(page => api.rest.issues.listComments({ ...api.repository, issue_number: pull, ...page })),
  )
  const reasons = (comments ?? []).flatMap(({ body, user }) => {
    const why = opening
      .exec(body ?? '')?.[1]
      ?.trim()
      .slice(0, longestReason)
    return why && user ? [{ why, login: user.login }] : []
  })
  for (const { why, login } of reasons.reverse().slice(0, mostAsked)) if (await mayWrite(api, login)) return why
  return undefined
}

async function mayWrite(api: Api, username: string): Promise<boolean> {
  const answer = await readable(() => api.rest.repos.getCollaboratorPermissionLevel({ ...api.repository, username }))
  return answer !== undefined && ['admin', 'maintain', 'write'].includes(answer.data.permission)
}

/** What can be read; nothing where GitHub does not tell. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof GitHubError) return undefined
    throw error
  }
}

/** GitHub takes labels that differ in case for the same. */
function isSameLabel(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
