import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onPullRequest } from './fake/events.js'
import { makeWorld } from './world.js'

test('"comment: never" asks nothing of the pull request', async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  github.requests()
  const step = await world.propose({ show: 'none' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.summary).toContain('regressed by ')
  expect(github.requests().filter(line => / (issues|pulls)/.test(line))).toEqual([])
})

test('"comment: changes" says nothing of what did not change, and edits what it once said', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  const silent = await world.propose({ show: 'comment:changes', threshold: '50%' })
  expect([silent.status, silent.outputs.status], silent.stdout).toEqual([0, 'unchanged'])
  expect([github.state.comments, silent.outputs['comment-url']]).toEqual([[], ''])
  await world.propose({ show: 'comment:changes' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('regressed by ')])
  await world.propose({ show: 'comment:changes', threshold: '50%' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('did not change')])
})

/** Measures something else, in which a change of 20% is none. */
const other = { command: 'sh built.sh | sed s/parse/disk/', threshold: '50%' }

testFirst<[what: string, variables: Record<string, string>]>(1, [
  ['two jobs of one workflow', { GITHUB_JOB: 'io' }],
  ['two workflows', { GITHUB_WORKFLOW_REF: 'owner/name/.github/workflows/io.yml@refs/heads/main' }],
  ['a reusable workflow that is called twice', {}],
])('the slow and the equal report of %s stay in one comment, and both say to name them', async (what, variables) => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  const trigger = onPullRequest(github.state, pull)
  const cpu = await world.run(trigger, commits.merge)
  expect([cpu.status, cpu.outputs.status], cpu.stdout).toEqual([0, 'regressed'])
  const next = what === 'two workflows' ? onPullRequest(github.state, pull) : trigger
  const io = await world.run(next, commits.merge, other, { variables })
  expect([io.status, io.outputs.status], io.stdout).toEqual([0, 'unchanged'])
  expect(io.stdout).toMatch(
    /::warning::Another job reports under the same name, .*: give each of them a name of its own/,
  )
  expect(github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /regressed by [\s\S]*\n> ⚠️ Another job reports under the same name, above: [\s\S]*did not change/,
    ),
  ])
})

test('a pull request that changes its command has one report', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  await world.propose()
  const changed = await world.propose(other)
  expect(changed.stdout).not.toContain('under the same name')
  expect(world.github.state.comments.map(({ body }) => body)).toEqual([expect.not.stringContaining('regressed by')])
})
