import { expect, test } from 'vitest'
import { again, onPullRequest, onPush } from './fake/events.js'
import { readOnly } from './fake/repository-state.js'
import { makeWorld } from './world.js'

test('a failed job that runs again keeps its comment and replaces its artifact', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  const pushing = onPush(github.state, commits.main)
  await world.run(pushing, commits.main, { rounds: '0' })
  const second = await world.run(again(pushing), commits.main, { rounds: '0' })
  expect([second.status, second.outputs.status], second.stdout).toEqual([0, 'published'])
  expect(github.state.artifacts).toMatchObject([{ id: Number(second.outputs['artifact-id']) }])
  const proposing = onPullRequest(github.state, pull)
  const failed = await world.run(proposing, commits.merge, { 'fail-on': 'regressed' })
  expect([failed.status, failed.outputs.status], failed.stdout).toEqual([1, 'regressed'])
  const repeated = await world.run(again(proposing), commits.merge, { 'fail-on': 'regressed' })
  expect(repeated.outputs['comment-url']).toBe(failed.outputs['comment-url'])
  expect(github.state.comments).toHaveLength(1)
  expect(github.state.comments[0]!.body).toMatch(/^<!-- counterbalance:\S+ run=3002 number=2 attempt=2 /)
})

test('a record that is kept a second time takes the place of the first', async () => {
  await using world = await makeWorld({ permissions: readOnly })
  const { github, commits, pull } = world
  const proposing = onPullRequest(github.state, pull)
  await world.run(proposing, commits.merge, { part: 'linux' })
  github.requests()
  const repeated = await world.run(again(proposing), commits.merge, { part: 'linux' })
  expect([repeated.status, repeated.outputs.status], repeated.stdout).toEqual([0, 'not-compared'])
  expect(github.state.artifacts).toMatchObject([{ id: Number(repeated.outputs['artifact-id']) }])
  expect(github.requests().filter(line => line.includes('results/'))).toMatchInlineSnapshot(`
    [
      "POST results/CreateArtifact counterbalance-record-benchmark-linux--f1979fadaa42 → 409",
      "POST results/ListArtifacts → 200",
      "POST results/DeleteArtifact counterbalance-record-benchmark-linux--f1979fadaa42 → 200",
      "POST results/CreateArtifact counterbalance-record-benchmark-linux--f1979fadaa42 → 200",
      "POST results/FinalizeArtifact counterbalance-record-benchmark-linux--f1979fadaa42 → 200",
    ]
  `)
})

test('an older run that ends last leaves the comment to the newer one', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  const [older, newer] = [onPullRequest(github.state, pull), onPullRequest(github.state, pull)]
  await world.run(newer, commits.merge)
  const { body } = github.state.comments[0]!
  const late = await world.run(older, commits.merge)
  expect([late.status, late.outputs.status], late.stdout).toEqual([0, 'regressed'])
  expect(late.stdout).toContain('::notice::The comment was left alone: a newer run has written it')
  expect(late.summary).toContain('regressed by ')
  expect(github.state.comments.map(one => one.body)).toEqual([body])
})

test('a run whose commit is no longer the head writes nothing', async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  const outdated = onPullRequest(github.state, pull)
  pull.head.sha = 'd'.repeat(40)
  const step = await world.run(outdated, commits.merge)
  expect(step.status, step.stdout).toBe(0)
  expect(step.stdout).toContain('the pull request has newer commits than this run')
  expect(github.state.comments).toEqual([])
})
