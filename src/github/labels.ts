import type { Acceptance, Setting } from '../compare/gate/gate.js'
import { listedComments } from '../forge/forge-error.js'
import { once } from '../util/once.js'
import { type Api, listAll } from './api/api.js'
import { GitHubError } from './api/github-error.js'
import type { QueueEntry } from './run.js'

/**
 * Makes a function that asks whether `label` accepts what is found now. It asks GitHub once, however often the answer is needed. Returns
 * undefined if there is no label, or nothing that it could be set on: a pull request, or an entry of a merge queue.
 */
export function makeAcceptanceFinder(
  api: Api,
  { pull, group }: { readonly pull?: { readonly number: number } | undefined; readonly group?: QueueEntry | undefined },
  label: string,
): (() => Promise<Acceptance>) | undefined {
  if (label === '' || (pull === undefined && group === undefined)) return undefined
  return once(async () =>
    pull ? await findAcceptance(api, pull.number, label) : await findGroupAcceptance(api, group!, label),
  )
}

/** Finds whether every pull request of an entry has `label` now. One alone accepts nothing for the others, whose numbers these are too. */
async function findGroupAcceptance(api: Api, group: QueueEntry, label: string): Promise<Acceptance> {
  const pulls = await listQueued(api, group).catch(error => {
    if (error instanceof GitHubError) return error.message
    throw error
  })
  if (typeof pulls === 'string') return { kind: 'unknown', label, reason: pulls }
  const answers = await Promise.all(pulls.map(number => findAcceptance(api, number, label)))
  if (answers.some(({ kind }) => kind === 'missing')) return { kind: 'missing', label, pulls }
  return answers.find(({ kind }) => kind === 'unknown') ?? answers[0]!
}

const mostCommits = 100
const openPulls = { items: 'open pull requests of the branch', remedy: 'close some' }
const events = { items: 'events of the pull request', remedy: 'open a new one' }

/**
 * The numbers of the pull requests of an entry, or why they are not known: the one that GitHub has named its branch by, and those whose head
 * is among its commits. What people wrote into these commits says nothing.
 */
async function listQueued(api: Api, { ref, branch, base, head }: QueueEntry): Promise<readonly number[] | string> {
  const { data } = await api.rest.repos.compareCommitsWithBasehead({
    ...api.repository,
    basehead: `${base}...${head}`,
    per_page: mostCommits,
  })
  if (data.total_commits > mostCommits) return `the entry has more than ${mostCommits} commits`
  const open = await listAll(openPulls, page =>
    api.rest.pulls.list({ ...api.repository, state: 'open', base: branch, ...page }),
  )
  const named = Number(/\/pr-(\d+)-[0-9a-f]{40,64}$/.exec(ref)?.[1])
  if (!open.some(({ number }) => number === named)) return `${ref} names no open pull request of ${branch}`
  const shas = new Set(data.commits.map(({ sha }) => sha))
  const others = open.filter(({ number, head }) => number !== named && shas.has(head.sha))
  return [named, ...others.map(({ number }) => number)]
}

/**
 * Finds whether the pull request has `label` now, who set it and when, and why. The event of a run shows the state when it was first started,
 * also in re-runs. Labels need the right to triage, so the author of a pull request from a fork cannot accept their own slowdown.
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

/** Finds the person who set the label last, and the time; nothing where the token may not read that. */
async function findSetter(api: Api, pull: number, label: string): Promise<Pick<Setting, 'by' | 'at'>> {
  const listed = await readable(() =>
    listAll(events, page => api.rest.issues.listEvents({ ...api.repository, issue_number: pull, ...page })),
  )
  const set = listed?.filter(
    labelEvent => labelEvent.event === 'labeled' && 'label' in labelEvent && isSameLabel(labelEvent.label.name, label),
  )
  const last = set?.at(-1)
  return last === undefined ? {} : { ...(last.actor && { by: last.actor.login }), at: last.created_at }
}

/** The first words of a comment that gives a reason. */
const opening = /^counterbalance: accept\b[ \t:,.;–—-]*(.*)/i
const longestReason = 300
/** Comments of others are asked about no more often. */
const mostAsked = 10

/** Finds the reason in the newest of such comments by somebody who may write to the repository. */
async function findReason(api: Api, pull: number): Promise<string | undefined> {
  const comments = await readable(() =>
    listAll(listedComments, page => api.rest.issues.listComments({ ...api.repository, issue_number: pull, ...page })),
  )
  const reasons = (comments ?? []).flatMap(({ body, user }) => {
    const [, why = ''] = opening.exec(body ?? '') ?? []
    return why.trim() !== '' && user ? [{ why: why.trim().slice(0, longestReason), login: user.login }] : []
  })
  for (const { why, login } of reasons.reverse().slice(0, mostAsked)) if (await mayWrite(api, login)) return why
  return undefined
}

/** Returns whether GitHub says that `username` may write to the repository. */
export async function mayWrite(api: Api, username: string): Promise<boolean> {
  const answer = await readable(() => api.rest.repos.getCollaboratorPermissionLevel({ ...api.repository, username }))
  return answer !== undefined && ['admin', 'maintain', 'write'].includes(answer.data.permission)
}

/** Returns the answer of `read`; undefined where GitHub does not tell. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof GitHubError) return undefined
    throw error
  }
}

/** GitHub takes labels that differ in case for the same. */
function isSameLabel(a: string | null | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}
