import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeHistory } from '../../../src/extras/history/file.js'
import type { Texts } from '../action.js'
import { source } from '../checkout.js'
import type { Artifact } from './fake/repository-state.js'
import { readManifest, readStored } from './stored.js'
import { makeWorld, type World } from './world.js'

const day = 86_400_000
const at = (days: number): string => new Date(Date.now() + days * day).toISOString()

/** A world with a release of so many days ago, and a push whose history does not have it: a comparison with it is due. */
async function begin(age: number): Promise<World & { readonly release: string; readonly artifact: Artifact }> {
  const world = await makeWorld()
  const { github, commits } = world
  // A version that is published and not measured is in no comparison.
  await world.push({ rounds: '0' })
  github.state.tags.set('v1.4', commits.main)
  github.state.releases.push('v1.4')
  const artifact = github.state.artifacts[0]!
  artifact.expired = true
  await world.push({}, world.commit({ 'source.sh': source(1_020_000) }))
  Object.assign(artifact, { expired: false, createdAt: at(-age), expiresAt: at(90 - age) })
  github.requests()
  return { ...world, release: commits.main, artifact }
}

const comparisonsOf = async ({ github, sandbox }: World) => {
  const newest = github.state.artifacts.findLast(({ name }) => name === 'counterbalance-benchmark')!
  return decodeHistory((await readStored(sandbox, newest))[2]!).comparisons
}

test('a push is compared with the last release too, and the comment of a pull request says what changed since', {
  tags: 'nightly',
}, async () => {
  await using world = await begin(1)
  const { github, release, pull } = world
  const third = world.commit({ 'source.sh': source(1_060_000) })
  const step = await world.push({}, third)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const comparisons = await comparisonsOf(world)
  expect(comparisons.map(({ comparedSides, anchor }) => [comparedSides.length, anchor?.name])).toEqual([
    [1, undefined],
    [3, 'v1.4'],
  ])
  const { comparedSides, estimates } = comparisons[1]!
  expect(comparedSides.map(({ commit }) => commit)).toEqual([comparedSides[0]!.commit, third, release])
  expect(estimates[0]!.heights).toEqual([0, expect.any(Number), expect.any(Number)])
  expect(step.summary).toMatch(/<code>parse<\/code> \| <code>v1.4<\/code> \| \+[56]\.\d%/)
  const reading = github.requests().filter(line => line.startsWith('GET'))
  expect(reading.map(line => line.replace(/-[0-9a-f]{12}--[0-9a-f]{12}/, '-COMMIT'))).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3002 → 200",
      "GET actions/artifacts/1002/zip → 302",
      "GET blobs/download-3 → 200",
      "GET releases/latest → 200",
      "GET commits/tags/v1.4?per_page=1 → 200",
      "GET actions/artifacts?name=counterbalance-anchor-benchmark-COMMIT&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-4 → 200",
    ]
  `)
  pull.base.sha = third
  const proposed = await world.propose({ baseline: `published:${third}` })
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  // The levels of the last pushes come with the baseline: nothing more is asked for.
  const { trend } = JSON.parse(readFileSync(proposed.outputs.record!, 'utf8'))
  expect(trend).toEqual({
    pushes: ['v1.4', expect.any(String), third.slice(0, 7)],
    levels: [{ benchmark: 'parse', metric: 'time', heights: [expect.any(Number), expect.any(Number), 0] }],
  })
  expect(github.requests().filter(line => line.startsWith('GET') && /zip|blobs|contents/.test(line))).toHaveLength(2)
  expect(github.state.comments[0]!.body).toMatch(
    /- Since <code>v1.4<\/code>, <code>parse<\/code>: \+[56]\.\d% \[.*\] on main, and with this change \+(9|10)\.\d% \[/,
  )
})

test('a release is stored again before it expires, and one that cannot run or is gone keeps no push from being published', {
  tags: 'nightly',
}, async () => {
  await using world = await begin(70)
  const { github, sandbox, artifact } = world
  const push = async (value: number, inputs: Texts = {}): Promise<string> => {
    const step = await world.push(inputs, world.commit({ 'source.sh': source(value) }))
    expect([step.status, step.outputs.published], step.stdout).toEqual([0, 'true'])
    return step.stdout
  }
  const install = '[ ! -e old ] && grep -q 1000000 built.sh && exit 3; true'
  const broken = await push(1_100_000, { install })
  expect(broken).toContain('compared without the anchor: "install"')
  expect(broken).toContain('The baseline of v1.4 is stored again, since its artifact would expire soon')
  const again = github.state.artifacts.findLast(({ name }) => name.startsWith('counterbalance-anchor-'))!
  expect(again.name).toMatch(/^counterbalance-anchor-benchmark-[0-9a-f]{12}--/)
  expect(await readManifest(sandbox, again)).toEqual(await readManifest(sandbox, artifact))
  expect((await readStored(sandbox, again))[1]).toEqual((await readStored(sandbox, artifact))[1])
  artifact.expired = true
  Object.assign(again, { createdAt: at(0), expiresAt: at(90) })
  expect(await push(1_150_000, { install })).not.toContain('stored again')
  again.expired = true
  expect(await push(1_200_000)).toMatch(
    /This push has no anchor: no baseline of v1\.4 \([0-9a-f]{7}\) is stored any more/,
  )
  github.fail({ on: 'GET releases/latest', status: 500 })
  expect(await push(1_250_000)).toContain('This push has no anchor: GitHub could not answer')
  expect((await comparisonsOf(world)).map(({ comparedSides }) => comparedSides.length)).toEqual([1, 2, 2, 2, 2])
})

test('of two pushes at once, the history goes on from the one that the next is compared with, and fetches no other', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  await world.push()
  const [one, other] = [
    world.commit({ 'source.sh': source(1_050_000) }),
    world.commit({ 'source.sh': source(1_100_000) }),
  ]
  await world.push({}, other)
  await world.push({}, one)
  const last = world.commit({ 'source.sh': source(1_150_000) })
  github.requests()
  await world.push({}, last)
  const downloads = github.requests().filter(line => line.startsWith('GET blobs/'))
  expect(downloads).toHaveLength(1)
  expect((await comparisonsOf(world)).map(({ comparedSides }) => comparedSides.map(({ commit }) => commit))).toEqual([
    [commits.main],
    [commits.main, other],
    [other, last],
  ])
})
