import { expect, test } from 'vitest'
import { openApi } from '../../../../src/github/api/api.js'
import { GitHubError, type GitHubErrorKind } from '../../../../src/github/api/github-error.js'
import { type Fault, rateLimit, secondaryRateLimit } from '../fake/faults.js'
import { readOnly } from '../fake/repository-state.js'
import { type Job, startJob } from '../job.js'

const reading = 'GET issues/1/comments'

async function comment({ api }: Job, body = 'hello'): Promise<unknown> {
  return await api.rest.issues.createComment({ ...api.repository, issue_number: 1, body })
}

async function list({ api }: Job): Promise<unknown> {
  return (await api.rest.issues.listComments({ ...api.repository, issue_number: 1 })).data
}

async function failureOf(work: Promise<unknown>): Promise<{ kind: GitHubErrorKind; message: string }> {
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
      "message": "GitHub refused "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": the token lacks a permission: the job needs "issues: write" or "pull-requests: write" under "permissions" (pull requests from forks cannot have "write")",
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
      "message": "GitHub refused "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": the token is not valid, or no more: see "github-token"",
    }
  `)
})

test('another repository', async () => {
  await using job = await startJob()
  const api = await openApi({ token: job.api.token, repository: 'octo/secrets' })
  expect(await failureOf(list({ ...job, api }))).toMatchInlineSnapshot(`
    {
      "kind": "not-found",
      "message": "GitHub did not find "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": there is no such thing, or the token may not see it (Not Found)",
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
  ['a server that is too slow', { delayInMilliseconds: 2500 }],
])('%s once is not seen', async (_, fault) => {
  await using job = await startJob()
  await comment(job)
  job.github.fail({ on: reading, times: 1, ...fault })
  expect(await list(job)).toMatchObject([{ body: 'hello' }])
  expect(job.github.log).toHaveLength(3)
})

test('a comment whose connection was reset is posted once', async () => {
  await using job = await startJob()
  job.github.fail({ on: 'POST issues/1/comments', times: 1, isReset: true })
  await comment(job)
  expect(job.github.state.comments).toHaveLength(1)
})

test.each<[name: string, fault: Omit<Fault, 'on'>, requests: number]>([
  ['500', { status: 500, message: 'Oops\n::error::x' }, 4],
  ['409', { status: 409, message: 'Conflict' }, 1],
  ['410', { status: 410, message: 'Gone' }, 1],
  ['the hourly limit', rateLimit, 1],
  ['a long retry-after', { ...secondaryRateLimit, headers: { 'retry-after': '3600' } }, 1],
  ['a secondary limit', secondaryRateLimit, 4],
  ['429 without a time', { status: 429 }, 1],
  ['resets', { isReset: true }, 4],
])('%s for ever fails in words', async (_, fault, requests) => {
  await using job = await startJob()
  job.github.fail({ on: reading, ...fault })
  expect(await failureOf(list(job))).toMatchSnapshot()
  expect(job.github.log).toHaveLength(requests)
})
