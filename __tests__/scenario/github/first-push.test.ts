import { expect, test } from 'vitest'
import { makeWorld } from './world.js'

test('the first push publishes a baseline; the first pull request races it and gets one comment', async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  const pushed = await world.push()
  expect([pushed.status, pushed.outputs.status], pushed.stdout).toEqual([0, 'unchanged'])
  expect(pushed.outputs.published).toBe('true')
  expect(github.state.artifacts).toMatchObject([{ name: 'counterbalance-benchmark' }])
  expect(pushed.summary).toContain('📦 Published the baseline of')
  expect(pushed.summary).toContain('both versions are identical')
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "POST results/CreateArtifact counterbalance-benchmark → 200",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=blocklist → 201",
      "POST results/FinalizeArtifact counterbalance-benchmark → 200",
    ]
  `)
  const proposed = await world.propose()
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  expect(proposed.outputs).toMatchObject({ 'baseline-sha': commits.main, 'baseline-source': 'published' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('regressed by ')])
  expect(github.state.comments[0]!.body).toContain('artifact of <code>main</code>, run 1)')
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})
