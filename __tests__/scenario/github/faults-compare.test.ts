import { expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { testFirst } from '../some-at-night.js'
import { type Fault, rateLimit } from './fake/faults.js'
import { makeFork, readOnly } from './fake/repository-state.js'
import { plant } from './planted.js'
import { makeWorld, type World } from './world.js'

/** A world whose pull request has a baseline, with which it is `improved`. */
async function begin(...faults: readonly Fault[]): Promise<World> {
  const world = await makeWorld()
  plant(world.github.state, world.sandbox, { commit: world.commits.main })
  for (const fault of faults) world.github.fail(fault)
  return world
}

/** Whatever happened to GitHub: what was measured is where it belongs. */
async function expectMeasured(world: World, inputs = {}): Promise<string> {
  const step = await world.propose(inputs)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.summary).toContain('improved by ')
  const path = step.outputs.record!.slice(world.sandbox.path.length + 1)
  expect(decodeRecord(world.sandbox.read(path)).rounds).toHaveLength(5)
  return step.stdout
}

const listing = 'GET issues/1/comments*'
const creating = 'POST issues/1/comments'

testFirst<[what: string, fault: Fault, notice: RegExp]>(3, [
  ['401', { on: listing, status: 401 }, /::notice::.*not in a comment: .*see "github-token"/],
  ['an hourly limit', { on: listing, ...rateLimit }, /::notice::.*rate limit is used up until/],
  ['403 for the new comment', { on: creating, status: 403 }, /::notice::.*not in a comment: .*the token may not/],
  ['404 for the new comment', { on: creating, status: 404 }, /::notice::.*could not be written: GitHub did not find/],
  ['422 for whatever is said', { on: creating, status: 422 }, /::notice::.*could not be written: .*status 422/],
  ['500 for the new comment', { on: creating, status: 500 }, /::notice::.*could not be written: .*run the job again/],
  ['resets', { on: creating, isReset: true }, /::notice::.*could not be written: GitHub could not answer/],
  ['500 for the head', { on: 'GET pulls/1', status: 500 }, /::notice::.*could not be written/],
])('a comment that meets %s is missed, and nothing else is', async (_, fault, notice) => {
  await using world = await begin(fault)
  expect(await expectMeasured(world)).toMatch(notice)
  expect(world.github.state.comments).toEqual([])
})

testFirst<[what: string, fault: Fault]>(1, [
  ['500', { on: creating, status: 500 }],
  ['429', { on: creating, status: 429, headers: { 'retry-after': '1' } }],
  ['a reset', { on: listing, isReset: true }],
  ['a body that is refused', { on: creating, status: 422 }],
])('a comment gets over %s, once', async (_, fault) => {
  await using world = await begin({ ...fault, times: 1 })
  expect(await expectMeasured(world)).not.toContain('::notice::')
  expect(world.github.state.comments).toHaveLength(1)
})

test('the permission that a comment lacks is named, and the record is kept for a reporter', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  world.github.state.token.permissions = readOnly
  expect(await expectMeasured(world)).toMatch(/::notice::.*"issues: write" or "pull-requests: write"/)
  expect(world.github.state.artifacts.map(({ name }) => name)).toContain('counterbalance-record-benchmark')
})

const storing = 'POST results/CreateArtifact*'

testFirst<[what: string, fault: Fault]>(0, [
  ['403', { on: storing, status: 403, message: 'quota reached' }],
  ['400 at the end', { on: 'POST results/FinalizeArtifact*', status: 400 }],
  ['resets in the middle', { on: 'PUT blobs/*', isReset: true }],
])("a fork's record that meets %s is missed by the reporter, and nothing else is", async (_, fault) => {
  await using world = await begin(fault)
  const { github, pull } = world
  pull.head = { ...pull.head, repository: makeFork(github.state) }
  expect(await expectMeasured(world)).toMatch(
    /::warning::the artifact "counterbalance-record-benchmark" could not be stored: .*; the results are only in the job summary/,
  )
})

test('without a token there is no published baseline, and the input is named', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const step = await world.propose({ 'github-token': '' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toContain('github-token')
  expect(world.github.requests()).toEqual([])
})

testFirst<[what: string, fault: Omit<Fault, 'on'>, says: string]>(0, [
  ['502', { status: 502 }, 'GitHub did not answer (502)'],
  ['resets', { isReset: true }, 'GitHub did not answer'],
  ['an hourly limit', rateLimit, "GitHub's rate limit is used up"],
  ['429', { status: 429, headers: { 'retry-after': '3600' } }, "GitHub's rate limit is used up (429)"],
])('a baseline that cannot be asked for, because of %s, is not called missing', async (_, fault, says) => {
  await using world = await begin({ on: 'GET actions/artifacts?*', ...fault })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  const summary = step.summary.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
  expect(summary).toContain(`Not compared: ${says}`)
  expect(summary).not.toContain('no baseline')
  expect(summary).toContain('**Next:** run the job again')
  expect(summary).not.toContain('setup')
  expect(step.stdout).toContain(`::warning title=Not compared::${says}`)
  expect(world.github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining(says)])
  const shut = await world.propose({ 'fail-on': 'regressed' })
  expect([shut.status, shut.outputs.status], shut.stdout).toEqual([1, 'not-compared'])
  expect(shut.stdout).toMatch(/::error::"fail-on": nothing was compared: GitHub/)
  const open = await world.propose({ 'fail-on': 'regressed, allow-not-compared' })
  expect([open.status, open.stdout.includes('::error')], open.stdout).toEqual([0, false])
})
