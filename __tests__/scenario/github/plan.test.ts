import { expect, test } from 'vitest'
import { source } from '../checkout.js'
import { testFirst } from '../some-at-night.js'
import { onMergeGroup, onPullRequest, onPush } from './fake/events.js'
import { makeFork, usualPermissions } from './fake/repository-state.js'
import { runAction } from './run-action.js'
import { makeWorld, usual, type World } from './world.js'

const rules = `
judging:
  unrelated-files: ["docs/**"]
rules:
  - sources: "*.sh"
`

/** A pull request of a main that has rules, with these files changed; it runs as a plan. */
async function plan(world: World, files: Readonly<Record<string, string>>, inputs: Record<string, string> = {}) {
  const { github, pull } = world
  // The values of a history begin with its second version.
  const base = world.commit({ 'counterbalance.yml': rules, 'source.sh': source(1_001_000) })
  await world.push({})
  await world.push({}, base)
  const merge = world.commit(files)
  Object.assign(pull, { mergeCommit: merge })
  return await world.run(onPullRequest(github.state, pull), merge, { mode: 'plan', ...inputs })
}

test('a change that no benchmark needs gets a green check and a comment of one line', async () => {
  await using world = await makeWorld()
  const { state } = world.github
  state.token.permissions = { ...usualPermissions, checks: 'write' }
  const step = await plan(world, { 'docs/a.md': 'new' }, { show: 'comment, check' })
  expect([step.status, step.outputs.measure, step.outputs.benchmarks], step.stdout).toEqual([0, 'false', ''])
  expect(step.stdout).toContain('Nothing to measure, because no benchmark needs docs/a.md.')
  expect(state.comments).toHaveLength(1)
  const [, line, ...more] = state.comments[0]!.body.replaceAll('\u00a0', ' ').trim().split('\n')
  expect(line).toMatch(
    /^\*\*🟰 No benchmark is affected\*\*: no benchmark needs <code>docs\/a\.md<\/code>\. Published for <code>main at [0-9a-f]{7}<\/code>: <code>parse<\/code> [\d.]+ ms\.$/,
  )
  expect(more).toEqual([])
  expect(step.summary).toContain('No benchmark is affected')
  expect(state.checkRuns).toMatchObject([{ name: 'Benchmarks', status: 'completed', conclusion: 'success' }])
})

testFirst<[string, Readonly<Record<string, string>>, string]>(1, [
  ['a source', { 'source.sh': 'echo' }, 'Measure all benchmarks, because source.sh changed.'],
  ['a file that nobody knows', { Makefile: 'all:' }, 'no rule says which benchmarks need Makefile'],
  [
    'its own rules',
    { 'counterbalance.yml': 'rules: []', 'docs/a.md': '' },
    'counterbalance.yml can affect every benchmark',
  ],
])('%s is measured, and nothing is said yet', async (_, files, says) => {
  await using world = await makeWorld()
  const step = await plan(world, files)
  expect([step.status, step.outputs.measure, step.outputs.benchmarks], step.stdout).toEqual([0, 'true', '**'])
  expect(step.stdout).toContain(says)
  expect(world.github.state.comments).toEqual([])
})

test('in a merge queue the check that a branch rule requires is green, on the commit of the entry', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  github.state.token.permissions = { ...usualPermissions, checks: 'write' }
  const base = world.commit({ 'counterbalance.yml': rules })
  const sha = world.commit({ 'docs/a.md': 'new' })
  const group = onMergeGroup(github.state, { sha, base, number: world.pull.number })
  const step = await world.run(group, sha, { mode: 'plan', show: 'comment, check' })
  expect([step.status, step.outputs.measure], step.stdout).toEqual([0, 'false'])
  expect(github.state.checkRuns).toMatchObject([
    { name: 'Benchmarks', head_sha: sha, status: 'completed', conclusion: 'success' },
  ])
  expect(github.state.comments).toEqual([])
})

test('a push is measured, because its numbers are published, and a fork gets no comment', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { state } = world.github
  const pushed = await world.run(onPush(state, world.commits.main), world.commits.main, { mode: 'plan' })
  expect(pushed.outputs.measure, pushed.stdout).toBe('true')
  world.pull.head = { ...world.pull.head, repository: makeFork(state) }
  const forked = await plan(world, { 'docs/a.md': 'new' })
  expect([forked.status, forked.outputs.measure], forked.stdout).toEqual([0, 'false'])
  expect(state.comments).toEqual([])
})

test('a commit that GitHub does not have is measured, with a warning', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, pull, commits, sandbox } = world
  world.checkOut(commits.merge)
  sandbox.write('work/.git/config', sandbox.read('work/.git/config').replace('/origin', '/gone'))
  const trigger = onPullRequest(github.state, pull)
  const step = await runAction({ sandbox, github, trigger, inputs: { ...usual, mode: 'plan' } })
  expect([step.status, step.outputs.measure], step.stdout).toEqual([0, 'true'])
})
