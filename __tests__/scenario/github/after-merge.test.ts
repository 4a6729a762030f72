import { expect, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import { source } from '../checkout.js'
import { onPush } from './fake/events.js'
import { makeWorld, type World } from './world.js'

/** A push, and the job behind it that tells what it found. */
async function pushAndTell(
  world: World,
  inputs: Texts,
  value: number,
): Promise<{ readonly step: Step; readonly commit: string }> {
  const { github } = world
  const commit = world.commit({ 'source.sh': source(value), notes: `${github.state.commits.length}` })
  Object.assign(world.pull, { mergeCommit: commit, mergedAt: '2026-02-01T12:00:00Z', state: 'closed' })
  await world.push({}, commit)
  const job = { mode: 'history', command: '', payload: '', rounds: '', warmups: '', ...inputs }
  const step = await world.run(onPush(github.state, commit), commit, job)
  expect([step.status, step.stdout.includes('::warning::')], step.stdout).toEqual([0, false])
  return { step, commit }
}

async function begin(): Promise<World> {
  const world = await makeWorld({
    permissions: { actions: 'read', contents: 'read', issues: 'write', 'pull-requests': 'write' },
  })
  await world.push()
  return world
}

test('the merged pull request gets a comment about what became worse, once', async () => {
  await using world = await begin()
  const { github, pull } = world
  const { commit } = await pushAndTell(world, { 'after-merge': 'comment' }, 1_200_000)
  const [comment] = github.state.comments
  expect(comment).toMatchObject({ issue: pull.number, author: { login: 'github-actions[bot]' } })
  expect(comment!.body).toMatch(/^<!-- counterbalance:after-the-merge-\S+ run=.*\n## ⏱ After the merge/)
  expect(comment!.body).toMatch(
    /- <code>parse<\/code> \(<code>time<\/code>\): \+[12]\d\.?\d* % \[.*counterbalance bisect.* By <code>Tester<\/code>\./,
  )
  expect(comment!.body).toContain(commit.slice(0, 7))
  const again = await world.run(onPush(github.state, commit), commit, { mode: 'history', 'after-merge': 'comment' })
  expect([again.status, github.state.comments.length]).toEqual([0, 1])
  expect(github.state.comments[0]!.body).toBe(comment!.body)
})

test('an issue for each benchmark is opened, edited, and closed when the level is back', async () => {
  await using world = await begin()
  const { github } = world
  const tell = (value: number) => pushAndTell(world, { 'after-merge': 'issue' }, value)
  // A push that nothing was published of: either commit may be the one.
  world.commit({ notes: 'skipped' })
  await tell(1_200_000)
  expect(github.state.issues[0]!.body).toMatch(/ It came with one of 2 commits since <code>[0-9a-f]{7}<\/code>\.\n$/)
  expect(github.state.issues).toMatchObject([
    { title: 'Performance: parse (time) became worse', state: 'open', labels: ['performance-regression'] },
  ])
  const [issue] = github.state.issues
  const first = issue!.body
  await tell(1_400_000)
  expect(github.state.issues).toHaveLength(1)
  expect(issue!.body.startsWith(first.trimEnd())).toBe(true)
  expect(issue!.body.match(/^- /gm)!.length).toBeGreaterThan(1)
  await tell(1_000_000)
  expect(issue).toMatchObject({
    state: 'closed',
    body: expect.stringMatching(/- The level is back at that of [0-9a-f]{7}, with/),
  })
  expect(github.state.comments).toEqual([])
})

test('without the right, the job says which it lacks and goes on', async () => {
  await using world = await begin()
  const { github } = world
  github.state.token.permissions = { actions: 'read', contents: 'read' }
  const commit = world.commit({ 'source.sh': source(1_200_000) })
  await world.push({}, commit)
  const step = await world.run(onPush(github.state, commit), commit, { mode: 'history', 'after-merge': 'issue' })
  expect(step.status).toBe(0)
  expect(step.stdout).toContain('::warning::The news after the merge could not be told')
  expect(step.stdout).toContain('issues: write')
})
