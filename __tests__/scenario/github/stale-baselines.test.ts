import { expect, test } from 'vitest'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { pushAll } from './fake/commit-graph.js'
import { onMergeGroup, onPullRequest } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

const gated = { 'fail-on': 'regressed' }
const building = { ...gated, setup: 'cp source.sh built.sh' }

/** A branch from `base` that changes `files`, and GitHub's merge of the two. */
function merge(world: World, base: string, files: Readonly<Record<string, string>>) {
  const origin = openRepository(world.sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'topic', base)
  const head = origin.commit(files)
  origin.git('checkout', '--quiet', '-b', 'queue', base)
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', head)
  const merged = origin.git('rev-parse', 'HEAD')
  origin.git('checkout', '--quiet', 'main')
  pushAll(world.github.state, origin)
  return { head, merged }
}

/** Publishes the baseline of main, adds a commit to it that publishes none, and compares a pull request that is built on that. */
async function proposeOnUnpublished(
  world: World,
  newest: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
) {
  const { github, commits } = world
  await world.push({ rounds: '0' })
  const base = world.commit(newest)
  const { head, merged } = merge(world, base, change)
  const pull = addPull(github.state, { head: { sha: head, ref: 'topic' }, mergeCommit: merged })
  github.requests()
  return {
    base,
    published: commits.main,
    run: (inputs: Readonly<Record<string, string>>) => world.run(onPullRequest(github.state, pull), merged, inputs),
  }
}

const slower = { 'source.sh': source(1_200_000) }
const faster = { 'source.sh': source(800_000) }
const nothing = { ideas: 'of what to do next' }
const back = { 'source.sh': source(1_000_000) }

test('an empty pull request is not blamed for the newest commit of main, which setup builds', async () => {
  await using world = await makeWorld()
  const { base, run } = await proposeOnUnpublished(world, slower, nothing)
  const step = await run(building)
  expect([step.status, step.outputs['baseline-sha'], step.outputs['baseline-source']], step.stdout).toEqual([
    0,
    base,
    'ref',
  ])
  expect(step.outputs.status).not.toBe('regressed')
  expect(step.stdout).toMatch(
    /^The baseline is built here: the nearest baseline is .*, 1 commit behind: \w+ has none\.$/m,
  )
  expect(world.github.requests().filter(line => line.includes('/zip'))).toEqual([])
})

test('a pull request that takes a gain of the newest commit back fails against what setup builds', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { base, run } = await proposeOnUnpublished(world, faster, back)
  const step = await run(building)
  expect([step.status, step.outputs.status, step.outputs['baseline-sha']], step.stdout).toEqual([1, 'regressed', base])
})

testFirst(1, [
  ['an empty pull request', slower, nothing],
  ['one that takes the gain of the newest commit back', faster, back],
])('without setup, %s is shown against the nearest ancestor, and not judged', async (_, newest, change) => {
  await using world = await makeWorld()
  const { base, published, run } = await proposeOnUnpublished(world, newest, change)
  const step = await run(gated)
  expect([step.status, step.outputs.status, step.outputs['baseline-sha']], step.stdout).toEqual([
    1,
    'not-compared',
    published,
  ])
  expect(JSON.parse(step.outputs.verdicts!)).toMatchObject({ regressed: 0, improved: 0, unchanged: 0 })
  const said = `Not compared: the base commit has no baseline** · ⚠️ against ${published.slice(0, 7)}, 1 commit behind`
  expect(step.summary.split('\n')[1]).toContain(said)
  expect(world.github.state.comments[0]!.body).toContain(said)
  expect(step.summary).toContain(`1 commit behind&#58; ${base.slice(0, 7)} has none`)
  expect(step.stdout.match(/^::error.*/gm)).toEqual([
    expect.stringMatching(/^::error::"fail-on": not compared: the base commit has no baseline/),
  ])
  const allowed = await run({ 'fail-on': 'regressed, allow-not-compared' })
  expect([allowed.status, allowed.outputs.status], allowed.stdout).toEqual([0, 'not-compared'])
  expect(allowed.stdout).not.toMatch(/^::error/m)
})

test('without setup, a contender that fails in every run still fails', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { run } = await proposeOnUnpublished(world, slower, { 'source.sh': 'exit 1\n' })
  const step = await run({ 'fail-on': 'regressed, allow-not-compared' })
  expect(step.status, step.stdout).toBe(1)
})

test('an ancestor counts as the base commit itself if only documents changed since', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { published, run } = await proposeOnUnpublished(world, { 'README.md': 'words' }, slower)
  for (const inputs of [gated, building]) {
    const step = await run(inputs)
    const { status, 'baseline-sha': sha, 'baseline-source': from } = step.outputs
    expect([step.status, status, sha, from], step.stdout).toEqual([1, 'regressed', published, 'published'])
    expect(step.summary).toContain('1 commit behind, with only documents changed since')
    expect(step.summary.split('\n')[1]).not.toContain('behind')
  }
})

testFirst(0, [
  ['GitHub does not list what changed', 'GET compare/*'],
  ['the document is part of what is measured', undefined],
])('an ancestor does not count as the base commit if %s', async (_, broken) => {
  await using world = await makeWorld()
  const { run } = await proposeOnUnpublished(world, { 'README.md': 'words' }, slower)
  if (broken !== undefined) world.github.fail({ on: broken, status: 404 })
  const step = await run({ ...gated, files: broken === undefined ? 'built.sh\n*.md' : 'built.sh' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'not-compared'])
})

test('"baseline: published" is judged against the nearest ancestor, which the first line names', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { published, run } = await proposeOnUnpublished(world, nothing, slower)
  const step = await run({ ...gated, baseline: 'published' })
  expect([step.status, step.outputs.status, step.outputs['baseline-sha']], step.stdout).toEqual([
    1,
    'regressed',
    published,
  ])
  expect(step.summary.split('\n')[1]).toContain(`against ${published.slice(0, 7)}, 1 commit behind`)
})

test('the second entry of a merge queue is compared with the entry before it', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  await world.push({ rounds: '0' })
  const { merged } = merge(world, commits.merge, nothing)
  const group = () => onMergeGroup(github.state, { sha: merged, base: commits.merge, number: 2 })
  const built = await world.run(group(), merged, building)
  expect([built.status, built.outputs['baseline-sha']], built.stdout).toEqual([0, commits.merge])
  expect(built.outputs.status).not.toBe('regressed')
  const step = await world.run(group(), merged, gated)
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'not-compared'])
})
