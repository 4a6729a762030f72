import { readlinkSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onPullRequest, onPush } from './fake/events.js'
import type { Fault } from './fake/faults.js'
import { plant } from './planted.js'
import { makeWorld, type World } from './world.js'

const fullDisk = fileURLToPath(new URL('full-disk.js', import.meta.url))

/** A world with a baseline, against which the pull request is `improved`. */
async function begin(): Promise<World> {
  const world = await makeWorld()
  plant(world.github.state, world.sandbox, { commit: world.commits.main })
  return world
}

const shape = /the answer to "GET [^"]+" is not what GitHub's API gives \([^)]+\)/

testFirst<[what: string, fault: Fault, says: RegExp]>(0, [
  ['artifacts', { on: 'GET actions/artifacts?*', body: { artifacts: {} } }, shape],
  ['runs', { on: 'GET actions/runs/*', body: [] }, shape],
  ['comments', { on: 'GET issues/1/comments*', body: { message: 'hello' } }, shape],
  ['comments without texts', { on: 'GET issues/1/comments*', body: [{ id: 'x' }] }, shape],
  ['a pull request', { on: 'GET pulls/1', body: { head: 'main' } }, shape],
  ['a page of a proxy', { on: 'GET issues/1/comments*', body: '<html>' }, /the answer is incomplete/],
])(
  'an answer of another shape for %s is named, and what was measured is there',

  async (_, fault, says) => {
    await using world = await begin()
    world.github.fail(fault)
    const step = await world.propose()
    expect([step.status, step.outputs.status], step.stdout).toEqual([
      0,
      fault.on.startsWith('GET actions') ? 'not-compared' : 'improved',
    ])
    expect(step.stdout).toMatch(says)
    expect(step.stdout).not.toMatch(/TypeError|ValiError| at .*\(.*:\d+:\d+\)/)
    expect(step.summary).toContain('> [!')
  },
)

test('without the right to see comments the one to write them is named', { tags: 'nightly' }, async () => {
  await using world = await begin()
  world.github.state.token.permissions = { actions: 'read', contents: 'read' }
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.stdout).toMatch(/::notice::.*the job needs "issues: write" or "pull-requests: write" under "permissions"/)
})

test('where GitHub names another right than the one to comment, one right is named', async () => {
  await using world = await begin()
  const headers = { 'x-accepted-github-permissions': 'issues=read' }
  world.github.fail({ on: 'GET issues/1/comments*', status: 403, message: 'No.', headers })
  const step = await world.propose()
  expect(step.stdout).toMatch(/::notice::.*the job needs "pull-requests: write" under "permissions"/)
  expect(step.stdout).not.toContain('issues: write')
})

test('a 403 for the comments that names nothing is told what it takes', { tags: 'nightly' }, async () => {
  await using world = await begin()
  world.github.fail({ on: 'GET issues/1/comments*', status: 403, message: 'No.' })
  const step = await world.propose()
  expect(step.stdout).toMatch(/::notice::.*\(No\.\); to comment, the job needs "pull-requests: write"/)
})

test('a file of the event that a step before has written to is not read', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const { github, sandbox, commits, pull } = world
  const variables = { GITHUB_EVENT_PATH: sandbox.write('broken.json', '{"pull_request": {') }
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, { variables })
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'improved' } })
})

test.each(['quota', 'insufficient usage'])('a full storage is told what frees it ("%s")', async words => {
  await using world = await makeWorld()
  const message = words === 'quota' ? 'Artifact storage quota has been hit.' : 'insufficient usage to create artifact'
  world.github.fail({ on: 'POST results/CreateArtifact*', status: 403, message })
  const step = await world.push({ rounds: '0' })
  expect(step.status).toBe(1)
  expect(step.stdout).toMatch(
    /::error::.*torage quota has been hit.*delete artifacts that are not needed.*"retention-days"/,
  )
  expect(step.stdout).not.toContain('githubstatus.com')
})

testFirst(0, [
  ['report.json', 'report.json'],
  ['report.md', 'report.md'],
  ['the summary', 'summary'],
  ['the outputs', 'output'],
])(
  'a disk that has no room for %s is named; all else is done, and the step fails',

  async (_, file) => {
    await using world = await begin()
    const { github, sandbox, commits, pull } = world
    const device = sandbox.at('full')
    symlinkSync('/dev/full', device)
    const full = file.includes('.')
      ? { preload: [fullDisk], variables: { FULL_DISK: `/${file}` } }
      : { variables: { [file === 'summary' ? 'GITHUB_STEP_SUMMARY' : 'GITHUB_OUTPUT']: device } }
    const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, full)
    expect(step.stdout).toMatch(/::error::"\/\S+" could not be written: no space left on device/)
    expect(step.stdout.match(/::error::/g)).toHaveLength(1)
    if (file.includes('.')) expect(step.stdout).toContain(`/${file}" could not be written`)
    expect([step.status, readlinkSync(device)]).toEqual([1, '/dev/full'])
    expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('improved by ')])
  },
)

testFirst(0, [
  ['download', 'what is fetched'],
  ['payload.tar.gz', 'what is unpacked of it'],
  ['built.sh', 'its program'],
])('a disk that has no room for the baseline is named (%s: %s)', async file => {
  await using world = await begin()
  const { github, commits, pull } = world
  const full = { preload: [fullDisk], variables: { FULL_DISK: `/${file}` } }
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, full)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))).toMatch(
    /"\/\S+" could not be written: no space left on device/,
  )
})

test('a disk that has no room for what is published is named', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  for (const file of ['payload.tar.gz', 'baseline.json']) {
    const full = { preload: [fullDisk], variables: { FULL_DISK: `/${file}` } }
    const step = await world.run(onPush(github.state, commits.main), commits.main, { rounds: '0' }, full)
    expect(step.status, step.stdout).toBe(1)
    expect(step.stdout).toMatch(
      new RegExp(`::error::"/\\S+/${file.replace('.', '\\.')}" could not be written: no space`),
    )
  }
})
