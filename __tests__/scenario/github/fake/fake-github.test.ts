import { expect, test } from 'vitest'
import { listAll } from '../../../../src/github/api/api.js'
import { startJob } from '../job.js'
import { makeCommits } from './commit-graph.js'
import { findFaults } from './openapi.js'
import { addArtifact, addComment, addPull, addRun, makeFork } from './repository-state.js'

test('every operation answers as GitHub describes it', async () => {
  const commits = makeCommits(3)
  const [first, second, third] = commits.map(({ sha }) => sha)
  await using job = await startJob({ commits, branches: { main: second!, feature: third! } })
  const { github, api, run } = job
  const { state } = github
  const fork = makeFork(state)
  addPull(state, { head: { sha: third! }, labels: ['performance-accepted'], mergeCommit: third! })
  addPull(state, { head: { sha: third!, ref: 'main', repository: fork } })
  addPull(state, { head: { sha: third!, repository: null } })
  const gone = addRun(state, { headSha: third!, headRepository: null, headBranch: null, event: 'pull_request' })
  const kept = addArtifact(state, { name: 'numbers', run: run.id, bytes: new Uint8Array(3) })
  addArtifact(state, { name: 'numbers', run: gone.id, bytes: new Uint8Array(4), expired: true })
  const comment = addComment(state, { issue: 1, body: 'hello', author: { login: 'octo', type: 'User' } })
  state.files.set('.github/counterbalance.yml', 'rules: []\n')
  const { rest, repository } = api
  const artifact = { ...repository, artifact_id: kept.id }
  await rest.actions.listArtifactsForRepo({ ...repository, name: 'numbers' })
  await rest.actions.getArtifact(artifact)
  await rest.actions.listWorkflowRunArtifacts({ ...repository, run_id: run.id })
  await rest.actions.getWorkflowRun({ ...repository, run_id: run.id })
  await rest.actions.getWorkflowRun({ ...repository, run_id: gone.id })
  await rest.repos.listCommits({ ...repository, sha: 'feature' })
  await rest.repos.listPullRequestsAssociatedWithCommit({ ...repository, commit_sha: third! })
  await rest.repos.compareCommitsWithBasehead({ ...repository, basehead: `${first}...feature` })
  await rest.repos.getContent({ ...repository, path: '.github/counterbalance.yml' })
  state.files.set('history.jsonl', 'x'.repeat(2 ** 20 + 1))
  const { data: large } = await rest.repos.getContent({ ...repository, path: 'history.jsonl' })
  expect(large).toMatchObject({ encoding: 'none', content: '' })
  await rest.git.getBlob({ ...repository, file_sha: (large as { readonly sha: string }).sha })
  await rest.issues.listComments({ ...repository, issue_number: 1 })
  await rest.issues.createComment({ ...repository, issue_number: 1, body: 'x'.repeat(65_536) })
  await rest.issues.getComment({ ...repository, comment_id: comment.id })
  await rest.issues.updateComment({ ...repository, comment_id: comment.id, body: 'more' })
  await rest.issues.deleteComment({ ...repository, comment_id: comment.id })
  await rest.issues.listLabelsOnIssue({ ...repository, issue_number: 1 })
  await rest.pulls.list({ ...repository, head: 'stranger:main' })
  for (const { number } of state.pulls) await rest.pulls.get({ ...repository, pull_number: number })
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=numbers → 200",
      "GET actions/artifacts/1001 → 200",
      "GET actions/runs/3001/artifacts → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/runs/3002 → 200",
      "GET commits?sha=feature → 200",
      "GET commits/<sha>/pulls → 200",
      "GET compare/<sha>...feature → 200",
      "GET contents/.github/counterbalance.yml → 200",
      "GET contents/history.jsonl → 200",
      "GET git/blobs/<sha> → 200",
      "GET issues/1/comments → 200",
      "POST issues/1/comments → 201",
      "GET issues/comments/2001 → 200",
      "PATCH issues/comments/2001 → 200",
      "DELETE issues/comments/2001 → 204",
      "GET issues/1/labels → 200",
      "GET pulls?head=stranger:main → 200",
      "GET pulls/1 → 200",
      "GET pulls/2 → 200",
      "GET pulls/3 → 200",
    ]
  `)
})

test('pages are linked', async () => {
  await using job = await startJob()
  const { github, api } = job
  for (let count = 0; count < 250; count++) addComment(github.state, { issue: 1, body: `${count}` })
  const parameters = { ...api.repository, issue_number: 1 }
  const comments = await listAll({ items: 'comments', remedy: 'delete some' }, page =>
    api.rest.issues.listComments({ ...parameters, ...page }),
  )
  expect(comments.map(({ body }) => body)).toEqual(Array.from({ length: 250 }, (_, count) => `${count}`))
  expect(github.requests()).toHaveLength(3)
})

test('an answer that is not as described is found, with the field', () => {
  const operation = 'GET /repos/{owner}/{repo}/actions/artifacts'
  const body = { total_count: 1, artifacts: [{ id: '1', name: 'x' }] }
  expect(findFaults(operation, 200, body)).toContain(`${operation}: 200: /artifacts/0/id must be integer`)
  expect(findFaults(operation, 200, body)).toContain(
    `${operation}: 200: /artifacts/0 must have required property 'node_id'`,
  )
})

test('a wrong answer fails the test that got it', async () => {
  const job = await startJob()
  addRun(job.github.state, { headSha: 3 as unknown as string })
  await job.api.rest.actions.getWorkflowRun({ ...job.api.repository, run_id: 3002 })
  await expect(job[Symbol.asyncDispose]()).rejects.toThrow('/head_sha must be string')
})
