import { expect, test } from 'vitest'
import { decodeHistory } from '../../../src/history/file.js'
import { source } from '../checkout.js'
import type { Artifact } from './fake/repository-state.js'
import { readManifest, readStored } from './stored.js'
import { makeWorld, type World } from './world.js'

const day = 86_400_000
const at = (days: number): string => new Date(Date.now() + days * day).toISOString()

/** A world with a release of two pushes ago, and its artifact. */
async function begin(age: number): Promise<World & { readonly release: string; readonly artifact: Artifact }> {
  const world = await makeWorld()
  const { github, commits } = world
  await world.push()
  github.state.tags.set('v1.4', commits.main)
  github.state.releases.push('v1.4')
  const artifact = github.state.artifacts[0]!
  Object.assign(artifact, { createdAt: at(-age), expiresAt: at(90 - age) })
  await world.push({}, world.commit({ 'source.sh': source(1_050_000) }))
  github.requests()
  return { ...world, release: commits.main, artifact }
}

const racesOf = async ({ github, sandbox }: World) => {
  const newest = github.state.artifacts.findLast(({ name }) => name === 'counterbalance-benchmark')!
  return decodeHistory((await readStored(sandbox, newest))[2]!).races
}

test('a push is raced against the last release too, as a third side', async () => {
  await using world = await begin(1)
  const { github, release } = world
  const third = world.commit({ 'source.sh': source(1_100_000) })
  const step = await world.push({ 'anchor-every': '1' }, third)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const races = await racesOf(world)
  expect(races.map(({ racers, anchor }) => [racers.length, anchor?.name])).toEqual([
    [1, undefined],
    [2, 'v1.4'],
    [3, 'v1.4'],
  ])
  const { racers, estimates } = races[2]!
  expect(racers.map(({ commit }) => commit)).toEqual([racers[0]!.commit, third, release])
  expect(estimates[0]!.heights).toEqual([0, expect.any(Number), expect.any(Number)])
  expect(step.summary).toMatch(/<code>parse<\/code> \| <code>v1&#46;4<\/code> \| \+(9|10)\.\d %/)
  const reading = github.requests().filter(line => line.startsWith('GET'))
  expect(reading.map(line => line.replace(/-[0-9a-f]{12}--[0-9a-f]{12}/, '-COMMIT'))).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3002 → 200",
      "GET actions/artifacts/1002/zip → 302",
      "GET blobs/download-4 → 200",
      "GET releases/latest → 200",
      "GET commits/tags/v1.4?per_page=1 → 200",
      "GET actions/artifacts?name=counterbalance-anchor-benchmark-COMMIT&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-5 → 200",
    ]
  `)
})

test('a release is not raced again before its time, and its baseline is stored again before it expires', async () => {
  await using world = await begin(70)
  const { github, sandbox, release, artifact } = world
  const step = await world.push({}, world.commit({ 'source.sh': source(1_100_000) }))
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.stdout).toContain('The baseline of v1.4 is stored again, since its artifact would expire soon')
  const again = github.state.artifacts.at(-1)!
  expect(again.name).toMatch(/^counterbalance-anchor-benchmark-[0-9a-f]{12}--/)
  expect(await readManifest(sandbox, again)).toEqual(await readManifest(sandbox, artifact))
  expect((await readStored(sandbox, again))[1]).toEqual((await readStored(sandbox, artifact))[1])
  expect((await racesOf(world)).map(({ racers }) => racers.length)).toEqual([1, 2, 2])
  artifact.expired = true
  Object.assign(again, { createdAt: at(0), expiresAt: at(90) })
  const late = await world.push({ 'anchor-every': '1' }, world.commit({ 'source.sh': source(1_150_000) }))
  expect(late.stdout).not.toContain('stored again')
  expect((await racesOf(world)).at(-1)!.racers.map(({ commit }) => commit)[2]).toBe(release)
})

test('a release that no longer runs, or is not to be had, keeps no push from being published', async () => {
  await using world = await begin(1)
  const { github, artifact } = world
  const install = '[ ! -e old ] && grep -q 1000000 built.sh && exit 3; true'
  const step = await world.push({ 'anchor-every': '1', install }, world.commit({ 'source.sh': source(1_100_000) }))
  expect([step.status, step.outputs.published], step.stdout).toEqual([0, 'true'])
  expect(step.stdout).toContain('raced without the anchor, which cannot be run: "install"')
  artifact.expired = true
  const late = await world.push({ 'anchor-every': '1' }, world.commit({ 'source.sh': source(1_150_000) }))
  expect([late.status, late.outputs.published], late.stdout).toEqual([0, 'true'])
  expect(late.stdout).toMatch(/This push has no anchor: no baseline of v1\.4 \([0-9a-f]{7}\) is stored any more/)
  github.fail({ on: 'GET releases/latest', status: 500 })
  const blind = await world.push({ 'anchor-every': '1' }, world.commit({ 'source.sh': source(1_200_000) }))
  expect([blind.status, blind.outputs.published], blind.stdout).toEqual([0, 'true'])
  expect(blind.stdout).toContain('This push has no anchor: GitHub could not answer')
  expect((await racesOf(world)).map(({ racers }) => racers.length)).toEqual([1, 2, 2, 2, 2])
})

test('two pushes at once race the same baseline, and the next has the races of both', async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  await world.push()
  const [one, other] = [
    world.commit({ 'source.sh': source(1_050_000) }),
    world.commit({ 'source.sh': source(1_100_000) }),
  ]
  await world.push({}, other)
  await world.push({}, one)
  const last = world.commit({ notes: 'on' })
  github.requests()
  await world.push({}, last)
  const downloads = github.requests().filter(line => line.startsWith('GET blobs/'))
  expect(downloads).toHaveLength(2)
  expect((await racesOf(world)).map(({ racers }) => racers.map(({ commit }) => commit))).toEqual([
    [commits.main],
    [commits.main, other],
    [commits.main, one],
    [other, last],
  ])
  await world.push({}, world.commit({ notes: 'and on' }))
  expect(github.requests().filter(line => line.startsWith('GET blobs/'))).toHaveLength(1)
})

test('the comment says what changed since the release, where it is anchored', async () => {
  await using world = await begin(1)
  const { github, commits, pull } = world
  await world.push({ 'anchor-every': '1' }, world.commit({ 'source.sh': source(1_050_000), notes: 'on' }))
  pull.base.sha = github.state.commits.at(-1)!.sha
  const step = await world.propose({ 'baseline-ref': pull.base.sha })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const [comment] = github.state.comments
  expect(comment!.body).toMatch(
    /- Since <code>v1&#46;4<\/code>, <code>parse<\/code>: \+[45]\.\d % \[.*\] on main, and with this change \+(9|10)\.\d % \[/,
  )
  const plain = await world.propose({ 'baseline-ref': commits.main })
  expect(plain.outputs['baseline-sha']).toBe(commits.main)
  expect(github.state.comments[0]!.body).not.toContain('Since')
})
