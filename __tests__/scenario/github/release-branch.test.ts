import { expect, test } from 'vitest'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest, onPush } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { plant } from './planted.js'
import { makeWorld, type World } from './world.js'

const release = 'release/1.x'

/** Adds a release branch that left main before its newest commit, and a slower pull request into it. */
function branchOff({ sandbox, github, commits }: World) {
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', release, `${commits.main}^`)
  const base = origin.commit({ notes: 'mended' })
  origin.git('checkout', '--quiet', '-b', 'backport')
  const head = origin.commit({ 'source.sh': source(1_200_000) })
  origin.git('checkout', '--quiet', '--detach', base)
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', head)
  const merged = origin.git('rev-parse', 'HEAD')
  // On no branch: what a tag that is called main may stand for.
  const astray = origin.commit({ notes: 'never reviewed' })
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const pull = addPull(github.state, {
    ...{ head: { sha: head, ref: 'backport' }, base: { ref: release, sha: base }, mergeCommit: merged },
  })
  return { base, merged, astray, pull }
}

test('a pull request into a release branch takes what that branch has published', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github } = world
  const { base, merged, pull } = branchOff(world)
  await world.push({ rounds: '0' })
  const pushed = onPush(github.state, base, { branch: release })
  const published = await world.run(pushed, base, { mode: 'publish', rounds: '0' })
  expect(published.status, published.stdout).toBe(0)
  github.requests()
  const step = await world.run(onPullRequest(github.state, pull), merged)
  expect(step.outputs, step.stdout).toMatchObject({
    ...{ status: 'regressed', 'baseline-sha': base, 'baseline-source': 'published' },
  })
  expect(github.requests().filter(line => line.includes('actions/'))).toEqual([
    'GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200',
    'GET actions/runs/3002 → 200',
    'GET actions/artifacts/1002/zip → 302',
  ])
})

test('a release branch that publishes nothing is told how it would, and compared with where it left main', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  const [first] = github.state.commits
  const { merged, pull } = branchOff(world)
  await world.push({ rounds: '0' }, first!.sha)
  const step = await world.run(onPullRequest(github.state, pull), merged)
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared', 'baseline-sha': first!.sha })
  const summary = step.summary.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
  expect(summary).toContain('**Not compared: only another branch has published a baseline**')
  expect(summary).toContain(`main has published one, and ${release} has not`)
  expect(summary).toContain(`add <code>${release}</code> to <code>on: push: branches</code>`)
  expect(step.stdout).toContain('::warning title=Not compared%3A only another branch has published a baseline::')
})

test('a pushed tag that is called main publishes no baseline of a commit that is on no branch', async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  const { astray } = branchOff(world)
  plant(github.state, sandbox, { commit: astray, run: { event: 'push', headBranch: 'main' } })
  const step = await world.propose()
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared' })
  expect(step.summary).toContain(`no baseline is published for ${commits.main.slice(0, 7)}`)
  expect(github.requests().filter(line => line.includes('/zip'))).toEqual([])
})
