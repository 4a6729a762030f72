import { expect, test } from 'vitest'
import { onPullRequest, onWorkflowRun } from './fake/events.js'
import { makeFork, readOnly, usualPermissions } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

/** The pull request of the world, as if its branch were in a fork. */
function moveToFork({ github, pull }: World): void {
  pull.head = { ...pull.head, repository: makeFork(github.state) }
}

test('what a fork measured is kept as an artifact, and commented by the reporter', async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  moveToFork(world)
  await world.push({ rounds: '0' })
  github.state.token.permissions = readOnly
  github.requests()
  const measuring = onPullRequest(github.state, pull)
  const measured = await world.run(measuring, commits.merge)
  expect([measured.status, measured.outputs.status], measured.stdout).toEqual([0, 'regressed'])
  expect(measured.stdout).toContain(
    'on pull requests from forks the token may only read. To comment on them, add a second workflow',
  )
  expect(measured.summary).toContain('regressed by ')
  const [, kept] = github.state.artifacts
  expect(kept).toMatchObject({ run: measuring.run.id, name: 'counterbalance-record-benchmark' })
  expect(measured.outputs['artifact-id']).toBe(`${kept!.id}`)
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
      "POST results/CreateArtifact counterbalance-record-benchmark → 200",
      "PUT blobs/upload-3?comp=block → 201",
      "PUT blobs/upload-3?comp=blocklist → 201",
      "POST results/FinalizeArtifact counterbalance-record-benchmark → 200",
    ]
  `)

  github.state.token.permissions = usualPermissions
  const reported = await world.run(onWorkflowRun(github.state, measuring.run), commits.main, { command: '' })
  expect([reported.status, reported.outputs.status], reported.stdout).toEqual([0, 'regressed'])
  expect(github.state.comments).toMatchObject([{ issue: pull.number }])
  const { body } = github.state.comments[0]!
  expect(body).toContain('regressed by ')
  expect(body).toContain(commits.head.slice(0, 7))
  expect(body).toContain(commits.main.slice(0, 7))
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET pulls?state=open&head=stranger:feature&per_page=100 → 200",
      "GET actions/runs/3002/artifacts?per_page=100&page=1 → 200",
      "GET actions/artifacts/1002/zip → 302",
      "GET blobs/download-4 → 200",
      "GET contents/counterbalance.yml?ref=main → 404",
      "GET contents/.github/counterbalance.yml?ref=main → 404",
      "GET compare/main...<sha>?per_page=1 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})

test('a second push to a fork edits the comment of the first', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  moveToFork(world)
  await world.push({ rounds: '0' })
  for (const _ of [1, 2]) {
    github.state.token.permissions = readOnly
    const measuring = onPullRequest(github.state, pull)
    await world.run(measuring, commits.merge)
    github.state.token.permissions = usualPermissions
    await world.run(onWorkflowRun(github.state, measuring.run), commits.main, { command: '' })
  }
  expect(github.state.comments).toHaveLength(1)
  expect(github.state.comments[0]!.body).toContain(`run=${github.state.runs[3]!.id} `)
})
