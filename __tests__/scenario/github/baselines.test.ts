import { expect, test } from 'vitest'
import { makeWorld } from './world.js'

test('without any baseline nothing is compared, which is a first run and no warning', async () => {
  await using world = await makeWorld()
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  const first = '> [!NOTE]\n> **First run: there is nothing to compare with yet.**'
  expect(step.summary).toContain(first)
  expect(step.stdout).not.toMatch(/^::(?:error|warning)/m)
  expect(world.github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining(first)])
  expect(step.outputs.record).toMatch(/record\.json$/)
  expect(world.github.requests()).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})

test('a baseline that has expired is no baseline, and the way to a new one is said', async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  github.state.artifacts[0]!.expired = true
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toMatch(/\*\*Not compared: the baseline of \w{7} has expired\*\*/)
  expect(step.summary).toContain('<code>retention-days</code>')
})

test('the baseline of the nearest ancestor stands in, which is said, and is not judged', async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  const [first] = github.state.commits
  await world.push({ rounds: '0' }, first!.sha)
  github.requests()
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.outputs).toMatchObject({ 'baseline-sha': first!.sha, 'baseline-source': 'published' })
  expect(step.stdout).toContain(`1 commit behind: ${commits.main.slice(0, 7)} has none`)
  expect(step.summary).toContain('1 commit behind')
  expect(github.state.comments[0]!.body).toContain('1 commit behind')
  const requests = github.requests()
  expect(requests).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET commits?sha=<sha>&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET compare/<sha>...<sha>?per_page=1 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})
