import { expect, test } from 'vitest'
import { onMergeGroup } from './fake/events.js'
import { makeWorld } from './world.js'

test('in the merge queue the group is compared with its base, and nothing is commented', async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ measure: 'false' })
  github.requests()
  const group = onMergeGroup(github.state, { sha: commits.merge, base: commits.main, number: pull.number })
  const step = await world.run(group, commits.merge, { 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.outputs['baseline-sha']).toBe(commits.main)
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
    ]
  `)
})
