import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeHistory } from '../../../src/extras/history/file.js'
import { source } from '../checkout.js'
import { onPush } from './fake/events.js'
import { readManifest, readStored } from './stored.js'
import { makeWorld } from './world.js'

test('a push that fails each time is not published, and is no version of the history', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '1', copies: '1+1' })
  const step = await world.push({ rounds: '1', copies: '1+1' }, world.commit({ 'source.sh': 'exit 1\n' }))
  expect([step.status, step.outputs.published], step.stdout).toEqual([1, 'false'])
  expect(step.stdout).toContain('::error::this push is not published: its command failed each time')
  expect(github.state.artifacts).toHaveLength(1)
})

test('a push compares its build with the baseline before, says that it is slower, and carries the ledger on', async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  // Only then is there an offset of copies to keep in the ledger, and a second stage.
  const once = { 'fresh-copies': 'once' }
  await world.push(once)
  github.requests()
  const slower = world.commit({ 'source.sh': source(1_200_000) })
  const step = await world.push(once, slower)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.outputs.published).toBe('true')
  expect(JSON.parse(step.outputs.verdicts!)).toMatchObject({ regressed: 1 })
  expect(step.outputs).toMatchObject({ 'baseline-sha': commits.main, 'baseline-source': 'published' })
  expect(step.summary).toMatch(/regressed by [\s\S]*📦 Published the baseline of/)
  const [first, second] = await Promise.all(github.state.artifacts.map(one => readManifest(sandbox, one)))
  expect([first!.commit, second!.commit]).toEqual([commits.main, slower])
  expect([first!.ledger.length, second!.ledger.length]).toEqual([1, 2])
  expect(second!.ledger[0]).toEqual(first!.ledger[0])
  expect(second!.record?.sides[0]?.origin?.commit).toBe(commits.main)
  const [before, after] = await Promise.all(
    github.state.artifacts.map(async one => decodeHistory((await readStored(sandbox, one))[2]!).comparisons),
  )
  expect(after![0]).toEqual(before![0])
  expect(after!.map(({ comparedSides }) => comparedSides.map(({ commit }) => commit))).toEqual([
    [commits.main],
    [commits.main, slower],
  ])
  expect(after![1]!.estimates[0]).toMatchObject({ of: { benchmark: 'parse' }, heights: [0, expect.any(Number)] })
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
      "GET releases/latest → 404",
      "GET tags?per_page=100 → 200",
      "POST results/CreateArtifact counterbalance-benchmark → 200",
      "PUT blobs/upload-3?comp=block → 201",
      "PUT blobs/upload-3?comp=blocklist → 201",
      "POST results/FinalizeArtifact counterbalance-benchmark → 200",
    ]
  `)
})

test('a push that leaves the program as it was measures nothing, and the baseline goes on from the one before', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  await world.push()
  const slower = world.commit({ 'source.sh': source(1_200_000) })
  await world.push({}, slower)
  const documents = world.commit({ 'README.md': 'words' })
  const counting = { command: 'echo run >> $GITHUB_WORKSPACE/../ran; sh built.sh', 'pass-env': 'GITHUB_WORKSPACE' }
  const step = await world.push(counting, documents)
  expect([step.status, step.outputs.status, step.outputs.published], step.stdout).toEqual([0, 'unchanged', 'true'])
  expect(step.stdout).toContain(', without measuring: the program is the one before.')
  expect(existsSync(sandbox.at('ran'))).toBe(false)
  expect(JSON.parse(step.outputs.news!).news).toEqual([])
  const [, before, after] = await Promise.all(github.state.artifacts.map(one => readManifest(sandbox, one)))
  expect([after!.commit, after!.payload]).toEqual([documents, before!.payload])
  const told = await world.run(onPush(github.state, documents), documents, {
    ...{ mode: 'history', command: '', files: '', rounds: '', warmup: '', 'fresh-copies': '' },
    news: 'issue',
  })
  expect(told.stdout).toContain('This push left the program as it was, so there is nothing to report.')
  const comparisons = async () =>
    decodeHistory((await readStored(sandbox, github.state.artifacts.at(-1)!))[2]!).comparisons.map(
      ({ comparedSides }) => comparedSides.map(({ commit }) => commit),
    )
  const known = await comparisons()
  await world.push({}, world.commit({ 'source.sh': source(1_300_000) }))
  const all = await comparisons()
  expect(all.slice(0, -1)).toEqual(known)
  // The version is known by its files, and has the name of the last commit with them.
  expect(all.at(-1)![0]).toBe(documents)
})
