import { expect, test } from 'vitest'
import type { ForgeErrorKind } from '../../../../src/forge/forge-error.js'
import { makeWritePace, openApi } from '../../../../src/github/api/api.js'
import { GitHubError } from '../../../../src/github/api/github-error.js'
import { type Fault, rateLimit, secondaryRateLimit } from '../fake/faults.js'
import { addComment, readOnly } from '../fake/repository-state.js'
import { type Job, startJob } from '../job.js'

const reading = 'GET issues/1/comments'

async function comment({ api }: Job, body = 'hello'): Promise<unknown> {
  return await api.rest.issues.createComment({ ...api.repository, issue_number: 1, body })
}

async function list({ api }: Job): Promise<unknown> {
  return (await api.rest.issues.listComments({ ...api.repository, issue_number: 1 })).data
}

async function failureOf(work: Promise<unknown>): Promise<{ kind: ForgeErrorKind; message: string }> {
  const error = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  )
  expect(error).toBeInstanceOf(GitHubError)
  const { kind, message } = error as GitHubError
  expect(message).not.toContain('ghs_')
  return { kind, message }
}

test('a token that may only read is told what it lacks', async () => {
  await using job = await startJob({ permissions: readOnly })
  expect(await list(job)).toEqual([])
  expect(await failureOf(comment(job))).toMatchInlineSnapshot(`
    {
      "kind": "forbidden",
      "message": "GitHub refused "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": the token lacks a permission: the job needs "issues: write" or "pull-requests: write" under "permissions" (a pull request from a fork needs a second workflow with "mode: merge")",
    }
  `)
  expect(job.github.log).toHaveLength(2)
})

test('a token that is not one', async () => {
  await using job = await startJob()
  const api = await openApi({ token: 'ghs_other', repository: 'octo/words' })
  expect(await failureOf(list({ ...job, api }))).toMatchInlineSnapshot(`
    {
      "kind": "forbidden",
      "message": "GitHub refused "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": the token is not valid, or has expired: see "github-token"",
    }
  `)
})

test('another repository', async () => {
  await using job = await startJob()
  const api = await openApi({ token: job.github.state.token.text, repository: 'octo/secrets' })
  expect(await failureOf(list({ ...job, api }))).toMatchInlineSnapshot(`
    {
      "kind": "not-found",
      "message": "GitHub did not find "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": it does not exist, or the token may not read it (Not Found)",
    }
  `)
})

test('a comment that is too long', async () => {
  await using job = await startJob()
  expect(await failureOf(comment(job, 'x'.repeat(65_537)))).toMatchInlineSnapshot(`
    {
      "kind": "refused",
      "message": "GitHub refused "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": status 422 (Validation Failed: Body is too long (maximum is 65536 characters))",
    }
  `)
})

test.each<[name: string, fault: Omit<Fault, 'on'>]>([
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503', { status: 503 }],
  ['429', { status: 429, headers: { 'retry-after': '2' } }],
  ['a secondary limit', secondaryRateLimit],
  ['a reset halfway', { isReset: true }],
])('%s once is not seen', async (_, fault) => {
  await using job = await startJob()
  addComment(job.github.state, { issue: 1, body: 'hello' })
  job.github.fail({ on: reading, times: 1, ...fault })
  expect(await list(job)).toMatchObject([{ body: 'hello' }])
  expect(job.github.log).toHaveLength(2)
})

test.each<[name: string, fault: Omit<Fault, 'on'>]>([
  ['500', { status: 500 }],
  ['a secondary limit', secondaryRateLimit],
  ['a reset halfway', { isReset: true }],
  ['an answer that is lost', { isAnswerLost: true }],
])('what is written is never written again for itself: %s', async (_, fault) => {
  await using job = await startJob()
  // The connection may be one that another test has left, which only a request finds out.
  await list(job)
  job.github.fail({ on: 'POST issues/1/comments', times: 1, ...fault })
  await failureOf(comment(job))
  expect(job.github.log.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('all that is written shares one pace, and what is read has none', async () => {
  await using job = await startJob()
  const waits: number[] = []
  const clock = { now: () => 0, wait: async (milliseconds: number) => void waits.push(milliseconds) }
  const connection = { token: job.github.state.token.text, repository: 'octo/words', pace: makeWritePace(clock) }
  const api = await openApi(connection)
  await comment({ ...job, api })
  await list({ ...job, api })
  await api.once.rest.issues.updateComment({ ...api.repository, comment_id: 2001, body: 'more' })
  await (await openApi(connection)).rest.issues.deleteComment({ ...api.repository, comment_id: 2001 })
  expect(waits).toEqual([1000, 1000])
})

test('a limit of the hour that ends soon is waited for', async () => {
  await using job = await startJob()
  const reset = `${Math.ceil(Date.now() / 1000) + 60}`
  const headers = { ...rateLimit.headers, 'x-ratelimit-reset': reset }
  job.github.fail({ on: reading, times: 1, ...rateLimit, headers })
  expect(await list(job)).toEqual([])
})

const home = { owner: 'octo', repo: 'words' }

test.each<[on: string, read: (rest: Job['api']['rest']) => Promise<unknown>]>([
  ['GET actions/artifacts*', rest => rest.actions.listArtifactsForRepo({ ...home, name: 'x' })],
  ['GET actions/runs/1/artifacts*', rest => rest.actions.listWorkflowRunArtifacts({ ...home, run_id: 1 })],
  ['GET actions/runs/1', rest => rest.actions.getWorkflowRun({ ...home, run_id: 1 })],
  ['GET commits*', rest => rest.repos.listCommits({ ...home })],
  ['GET compare/*', rest => rest.repos.compareCommitsWithBasehead({ ...home, basehead: 'a...b' })],
  ['GET contents/*', rest => rest.repos.getContent({ ...home, path: 'x' })],
  ['GET issues/1/comments*', rest => rest.issues.listComments({ ...home, issue_number: 1 })],
  ['POST issues/1/comments', rest => rest.issues.createComment({ ...home, issue_number: 1, body: 'x' })],
  ['GET issues/1/events*', rest => rest.issues.listEvents({ ...home, issue_number: 1 })],
  ['GET pulls*', rest => rest.pulls.list({ ...home })],
  ['GET pulls/1', rest => rest.pulls.get({ ...home, pull_number: 1 })],
])('an answer of another shape to %s is refused by name', async (on, read) => {
  await using job = await startJob()
  const tries = on.startsWith('GET') ? 4 : 1
  for (const body of [{ message: 'ok' }, null, 'welcome']) {
    job.github.fail({ on, body, times: tries })
    const { kind, message } = await failureOf(read(job.api.rest))
    expect([kind, message]).toEqual([
      'unavailable',
      expect.stringContaining(`"${on.split(' ')[0]} /repos/{owner}/{repo}/`),
    ])
  }
})

test('what is wrong in an answer is named', async () => {
  await using job = await startJob()
  job.github.fail({ on: 'GET pulls*', body: [{ number: 1, head: { sha: null, repo: null } }] })
  expect(await failureOf(job.api.rest.pulls.list(home))).toMatchInlineSnapshot(`
    {
      "kind": "unavailable",
      "message": "the answer to "GET /repos/{owner}/{repo}/pulls" is not what GitHub's API gives (0.head.sha: Invalid type: Expected string but received null): see whether a proxy answers in its place, or run the job again later",
    }
  `)
})

test.each<[name: string, fault: Omit<Fault, 'on'>, requests: number]>([
  ['500', { status: 500, message: 'Oops\n::error::x' }, 4],
  ['409', { status: 409, message: 'Conflict' }, 1],
  ['410', { status: 410, message: 'Gone' }, 1],
  ['the hourly limit', rateLimit, 1],
  ['a long retry-after', { ...secondaryRateLimit, headers: { 'retry-after': '3600' } }, 1],
  ['a secondary limit', secondaryRateLimit, 4],
  ['429 without a time', { status: 429 }, 4],
  ['a secondary limit without a time', { ...secondaryRateLimit, headers: {} }, 4],
  ['resets', { isReset: true }, 4],
])('%s for ever fails in words', async (_, fault, requests) => {
  await using job = await startJob()
  job.github.fail({ on: reading, ...fault })
  expect(await failureOf(list(job))).toMatchSnapshot()
  expect(job.github.log).toHaveLength(requests)
})
