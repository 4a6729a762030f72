import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onPullRequest, onPush } from './fake/events.js'
import type { GitHub } from './fake/fake-github.js'
import type { Drip } from './fake/faults.js'
import { makeWorld } from './world.js'

const shortLimits = { preload: [fileURLToPath(new URL('shorten-limits.js', import.meta.url))] }
const asking = 'GET actions/artifacts/*'
const getting = 'GET blobs/*'
const fetchesOf = (github: GitHub) => github.requests().filter(line => line.startsWith('GET blobs/'))

testFirst(1, [
  [410, (head: string) => `1 commit behind: that of ${head.slice(0, 7)} has expired`],
  [404, (head: string) => `1 commit behind: ${head.slice(0, 7)} has none`],
])('a baseline that is gone with %i gives way to the nearest before it, which is not judged', async (status, says) => {
  await using world = await makeWorld()
  const { github, commits } = world
  const [first] = github.state.commits
  await world.push({ rounds: '0' }, first!.sha)
  await world.push({ rounds: '0' })
  github.fail({ on: `${asking.slice(0, -1)}${github.state.artifacts[1]!.id}/zip`, status })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.outputs['baseline-sha']).toBe(first!.sha)
  expect(step.stdout).toContain(says(commits.main))
})

test('a store that sends nothing any more is left after a minute, each of four times; the run goes on', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  github.fail({ on: getting, drip: { bytes: 100, everyInMilliseconds: 1, last: 0 } })
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, shortLimits)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toContain('no byte came for 60 seconds')
  expect(fetchesOf(github)).toHaveLength(4)
})

testFirst<[what: string, drip: Drip]>(1, [
  ['stalls', { bytes: 100, everyInMilliseconds: 1, last: 100 }],
  ['comes too slowly', { bytes: 10, everyInMilliseconds: 100 }],
  ['stalls before its first byte', { bytes: 1, everyInMilliseconds: 1, last: 0 }],
])('a download that %s is begun anew', async (_, drip) => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  github.fail({ on: getting, times: 1, drip })
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, shortLimits)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(fetchesOf(github).length).toBeGreaterThan(1)
})

test('a download that is fast enough, and not there after ten minutes, ends', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  github.fail({ on: getting, body: Buffer.alloc(100_000_000), drip: { bytes: 400_000, everyInMilliseconds: 100 } })
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, shortLimits)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toMatch(/artifact \d+ could not be fetched within 10 minutes/)
  expect(fetchesOf(github)).toHaveLength(1)
})

test('an API that never answers is asked four times, half a minute each', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  github.fail({ on: 'GET actions/artifacts?*', isSilent: true })
  const step = await world.run(onPush(github.state, commits.main), commits.main, { rounds: '0' }, shortLimits)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect(step.stdout).toContain('there was no answer in time')
  expect(github.requests().filter(line => line.startsWith('GET actions/artifacts?'))).toHaveLength(4)
})
